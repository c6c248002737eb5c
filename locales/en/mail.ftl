# The words of every mail that Countersign sends. Comments say who reads a mail and when.
# A value in braces is somebody's own text: it is shown as it is and never read as markup.
# $task is what a recipient is asked for: sign, approve, or view (read only).

## Around every mail

# The name that the mail comes from.
from-name = { $workspace } via Countersign
link-hint = If the button does not work, copy this address into your browser:
link-personal = This link is yours alone. Please do not pass it on.
# Before a value, a quotation or a link, where the mail is plain text.
text-label = { $label }:
quote-from = Message from { $name }
quote-reason = Reason
quote-server = What the mail server said
quote-cause = What went wrong
quote-passkeys = Passkeys that open your account
fact-document = Document
fact-waiting = Documents waiting
fact-sender = From
fact-open-until = Open until
fact-valid-until = The link works until
fact-missing = Still missing
fact-address = Address
fact-webhook = Webhook
fact-certificate = Certificate
fact-expired-on = Expired on
fact-when = When
fact-device = Device
fact-ip = Internet address
fact-passkey = Passkey
fact-codes-left = Recovery codes left
fact-present-address = Present address
fact-new-address = New address
footer-recipient = You receive this mail because { $asker } named you as a recipient of this document.
footer-sender = You receive this mail because you sent this document.
footer-administrator = You receive this mail because you are an administrator of { $workspace }.
footer-member = You receive this mail because of your account at { $workspace }.
footer-invited = You receive this mail because somebody at { $workspace } gave us your address.
footer-site = Sent with Countersign at { $site }
footer-opt-out = No more reminders from { $workspace }

## To somebody who is asked to sign, approve or read

invitation-subject = { $task ->
    [sign] { $asker } asks you to sign “{ $document }”
    [approve] { $asker } asks you to approve “{ $document }”
   *[view] { $asker } sends you “{ $document }” to read
}
invitation-preheader = { $task ->
    [sign] Read it and sign it in your browser. You need no account.
    [approve] Read it and approve or decline it in your browser. You need no account.
   *[view] Read it in your browser. You need no account.
}
invitation-heading = { $task ->
    [sign] Please sign “{ $document }”
    [approve] Please approve “{ $document }”
   *[view] “{ $document }” is here for you to read
}
invitation-body = { $task ->
    [sign] { $asker } has prepared this document for you and asks for your signature.
    [approve] { $asker } has prepared this document and asks for your approval.
   *[view] { $asker } has prepared this document and would like you to read it. You have nothing to sign.
}
invitation-how = { $task ->
    [sign] You can read all of it before you decide. It works on a phone or a computer, and you need no account.
    [approve] You can read all of it before you decide. It works on a phone or a computer, and you need no account.
   *[view] It works on a phone or a computer, and you need no account.
}
invitation-button = { $task ->
    [sign] Read and sign
    [approve] Read and decide
   *[view] Read the document
}
unexpected = { $task ->
    [view] You did not expect this? Then you can ignore this mail.
   *[other] You did not expect this? Then you can ignore this mail: nothing is signed or approved unless you open the document and agree.
}

reminder-subject = { $task ->
    [sign] Reminder: “{ $document }” is waiting for your signature
    [approve] Reminder: “{ $document }” is waiting for your approval
   *[view] Reminder: “{ $document }” is here for you to read
}
reminder-preheader = { $asker } is still waiting to hear from you.
reminder-body = { $task ->
    [sign] { $asker } asked you to sign this document and is still waiting for your signature.
    [approve] { $asker } asked you to approve this document and is still waiting for your decision.
   *[view] { $asker } sent you this document to read. You have not opened it yet.
}
reminder-decline = { $task ->
    [view] It works on a phone or a computer, and you need no account.
   *[other] If you do not agree with it, you can decline and say why on the same page.
}

your-turn-subject = { $task ->
    [sign] Your turn: please sign “{ $document }”
    [approve] Your turn: please approve “{ $document }”
   *[view] “{ $document }” is now here for you to read
}
your-turn-preheader = The people before you have done their part.
your-turn-body = { $task ->
    [sign] The people before you have done their part. Now { $asker } asks for your signature.
    [approve] The people before you have done their part. Now { $asker } asks for your approval.
   *[view] The people before you have done their part. Now you can read the document.
}

## To the recipients, when the document has come to its end

completed-subject = Complete: “{ $document }”
completed-preheader = Everyone has done their part. Here is your copy.
completed-heading = “{ $document }” is complete
completed-body = Everyone has done their part. Nothing is left for you to do.
completed-attached = The finished document is attached to this mail as a PDF. Please keep it.
completed-linked = You can download the finished document as a PDF. Please keep it.
completed-code = You need the access code that the sender gave you.
completed-button = Download the PDF

declined-subject = Declined: “{ $document }”
declined-preheader = The document can no longer be signed.
declined-heading = “{ $document }” was declined
declined-body = { $name } has declined this document, so nobody can sign it any more. Nothing is left for you to do.

voided-subject = Withdrawn: “{ $document }”
voided-preheader = The document can no longer be signed.
voided-heading = “{ $document }” was withdrawn
voided-body = { $asker } has withdrawn this document, so nobody can sign it any more. Your link to it no longer works, and nothing is left for you to do.

expired-subject = Expired: “{ $document }”
expired-preheader = The document can no longer be signed.
expired-heading = “{ $document }” has expired
expired-body = The time to sign this document is over, and not everyone signed it.
expired-next = If it still matters to you, please ask { $asker } to send it again.

## To whoever sent the document

sender-completed-preheader = Everyone has done their part.
sender-completed-body = Everyone has done their part. The document is finished.
sender-completed-attached = The PDF is attached to this mail.
open-document = Open the document

sender-declined-subject = { $name } declined “{ $document }”
sender-declined-preheader = Nobody can sign this document any more.
sender-declined-body = { $name } has declined this document, so nobody can sign it any more. The others have been told.
sender-declined-next = To try again, change what stood in the way and send a new document.

sender-delegated-subject = { $name } passed “{ $document }” on to { $other }
sender-delegated-preheader = The invitation to { $other } is on its way.
sender-delegated-heading = “{ $document }” was passed on
sender-delegated-body = { $name } was asked to sign or approve this document and has named { $other } instead. { $other } gets an invitation, and the link of { $name } no longer works.
sender-delegated-next = If that is not right, correct the recipient at the document, or withdraw it.

sender-expired-preheader = Not everyone signed in time.
sender-expired-body = The time to sign this document is over, and not everyone signed it.
sender-expired-next = To try again, send a new document with a later date.

undelivered-subject = Mail to { $address } could not be delivered
undelivered-preheader = Please check the address.
undelivered-heading = Your mail did not arrive
undelivered-body = We could not deliver the mail about “{ $document }” to { $address }. That person does not know of it yet.
undelivered-next = Please check the address. If it is wrong, correct it at the document and we will send the mail again.

## To the administrators of a workspace

webhook-disabled-subject = A webhook was switched off
webhook-disabled-preheader = It no longer receives events from { $workspace }.
webhook-disabled-heading = A webhook was switched off
webhook-disabled-gone = The address below told us that it is gone for good (status 410), so we no longer send events to it.
webhook-disabled-failing = We have not been able to deliver events to the address below since { $since }, so we no longer send any.
webhook-disabled-next = When the address works again, switch the webhook on. What it missed is listed there and can be sent again.
webhook-disabled-button = Open the webhook

sealing-waits-subject = Finished documents are waiting to be sealed
sealing-waits-preheader = Nothing is lost. Somebody needs to mend the cause.
sealing-waits-heading = Finished documents are waiting to be sealed
sealing-waits-body = A finished document cannot be sealed at the moment, so the people who took part do not have their copy yet. Nothing is lost: we keep trying, and the copies go out as soon as it works.
sealing-waits-next = Please pass this on to whoever runs your Countersign. The command “countersign doctor” helps to find the cause.

certificate-expired-subject = The certificate that seals your documents has expired
certificate-expired-preheader = New documents cannot be sealed until it is replaced.
certificate-expired-heading = The sealing certificate has expired
certificate-expired-body = The certificate that seals finished documents is no longer valid. Documents that were sealed before keep their seal; new ones wait until there is a new certificate.
certificate-expired-next = Please pass this on to whoever runs your Countersign. The command “countersign doctor” says what to do.
open-console = Open Countersign

## About an account

password-reset-subject = Choose a new password
password-reset-preheader = Somebody asked for a new password for your account.
password-reset-heading = Choose a new password
password-reset-body = Somebody, hopefully you, asked for a new password for your account at { $workspace }.
password-reset-button = Choose a password
password-reset-ignore = That was not you? Then you can ignore this mail. Your password stays as it is.

# To an address with which somebody wants to sign in; the second letter, under the same subject, where it has an account of its own.
new-address-subject = Is this your new address?
new-address-preheader = Confirm it, and you sign in with it from then on.
new-address-heading = Confirm your new address
new-address-body = Somebody, hopefully you, wants to sign in to their account at { $workspace } with this address from now on.
new-address-button = Confirm the address
new-address-ignore = That was not you? Then you can ignore this mail. Without your confirmation nothing changes.

address-taken-preheader = This address has an account already.
address-taken-heading = This address has an account already
address-taken-body = Somebody wants to sign in to their account at { $workspace } with this address from now on. That is not possible, since this address belongs to an account of its own.
address-taken-button = Sign in
address-taken-yours = That was you? Then you can sign in with this address as it is, or choose another one for the other account.
address-taken-ignore = That was not you? Then you can ignore this mail. Nothing changes in your account, and nobody was told that there is one.

# To somebody whose account was changed: $change says how. It is sent whoever did it, so that what a stranger does is seen.
account-changed-subject = { $change ->
    [passwordChanged] Your password was changed
    [passwordReset] Your password was reset
    [passwordResetAndPasskeysRemoved] Your password was reset
    [passwordGiven] You were given a new password
    [passwordGivenAndSecondStepRemoved] You were given a new password
    [secondStepOn] The second step of signing in was turned on
    [secondStepOff] The second step of signing in was turned off
    [newRecoveryCodes] New recovery codes were made
    [recoveryCodeUsed] A recovery code was used to sign in
    [passkeyAdded] A passkey was added to your account
    [addressAsked] Somebody wants to change the address of your account
    [addressChanged] The address of your account was changed
    [addressGiven] The address of your account was changed
   *[passkeyRemoved] A passkey was removed from your account
}
account-changed-preheader = { $change ->
    [addressAsked] Nothing changes until the new address is confirmed.
   *[other] If this was you, you have nothing to do.
}
account-changed-body = { $change ->
    [passwordChanged] The password of your account at { $workspace } was changed. Everybody who was signed in elsewhere has been signed out.
    [passwordReset] A new password for your account at { $workspace } was chosen by the link in a mail to you. Everybody who was signed in has been signed out.
    [passwordResetAndPasskeysRemoved] A new password for your account at { $workspace } was chosen by the link in a mail to you, and all passkeys were removed. Everybody who was signed in has been signed out.
    [passwordGiven] Whoever runs this Countersign has given your account at { $workspace } a new password. Everybody who was signed in has been signed out.
    [passwordGivenAndSecondStepRemoved] Whoever runs this Countersign has given your account at { $workspace } a new password and has removed the second step of signing in and all passkeys. Everybody who was signed in has been signed out.
    [secondStepOn] From now on, signing in to your account at { $workspace } takes a code from an authenticator app as well as the password.
    [secondStepOff] From now on, the password alone is enough to sign in to your account at { $workspace }. The recovery codes no longer work.
    [newRecoveryCodes] Your account at { $workspace } has new recovery codes. Those from before no longer work.
    [recoveryCodeUsed] Somebody signed in to your account at { $workspace } with your password and one of your recovery codes. That code no longer works.
    [passkeyAdded] This passkey can now sign in to your account at { $workspace } without a password.
    [addressAsked] Somebody, hopefully you, asked to sign in to your account at { $workspace } with the address below instead of this one. Nothing changes until the link in the mail to that address is used.
    [addressChanged] From now on, you sign in to your account at { $workspace } with the address below. This one no longer works. Everybody who was signed in elsewhere has been signed out.
    [addressGiven] Whoever runs this Countersign has changed the address of your account at { $workspace } to the one below. Everybody who was signed in has been signed out.
   *[passkeyRemoved] This passkey can no longer sign in to your account at { $workspace }.
}
account-changed-was-you = { $change ->
    [addressAsked] This was you? Then open the link in the mail to the new address.
   *[other] This was you? Then you have nothing to do.
}
account-changed-not-you = { $change ->
    [addressAsked] That was not you? Then choose a new password at once, with the button above: it signs everybody out, and your address stays as it is. Whoever asked for this knows your password or had your device, so tell whoever runs your Countersign too.
    [addressChanged] That was not you? Then tell whoever runs your Countersign at once. They can give the account this address back.
    [addressGiven] That was not you? Then tell whoever runs your Countersign at once. They can give the account this address back.
   *[other] That was not you? Then choose a new password at once, with the button above: it signs everybody out. After that, look through the passkeys and the second step of your account, and tell whoever runs your Countersign.
}
account-changed-passkeys = The passkeys below still sign in to your account. If you do not know one of them, remove it on the page of your account.
account-changed-passkey = { $name }, added on { $date }
account-changed-button = Choose a new password

set-up-subject = You are invited to { $workspace }
set-up-preheader = Choose a password to begin.
set-up-heading = Welcome to { $workspace }
set-up-body = You have been given an account at { $workspace }, where documents are prepared, sent and signed. Choose a password to begin.
set-up-body-by = { $name } has given you an account at { $workspace }, where documents are prepared, sent and signed. Choose a password to begin.
set-up-button = Choose a password
set-up-ignore = You did not expect this? Then you can ignore this mail.
