# The pages on which people sign and fill in documents.

## Around every page

language = Language
made-with = Sent with Countersign
close = Close
cancel = Cancel
remove = Remove
try-again = Try again
sending = Sending…
fetching = One moment…

## The first screen

landing-signer = { $from } asks you to sign
landing-approver = { $from } asks you to approve
landing-viewer = { $from } shares a document with you
landing-changed = The sender has changed the document since you opened it. Please read it again; what you filled in is kept.
landing-note = Nothing is signed by opening the document. You can read all of it before you decide.
landing-note-viewer = You only read this document. Nothing is asked of you, and nothing is signed.
for = For
until = Until
review = Review document
code-label = Access code
code-help = You got it from the sender, apart from the link.
code-missing = Enter the access code.
code-wrong = This code is not right. Check it and try again.
code-spent = This code was tried too often and opens nothing any more. Ask the sender for another one.

## Consent

consent-sign-title = Signing electronically
consent-sign-agree = I have read this and agree to sign electronically.
consent-approve-title = Approving electronically
consent-approve-agree = I have read this and agree to approve electronically.
consent-required = Tick the box to go on.
consent-version = Version { $version } of this text is stored with your consent.

## The document

hint-signer = Read the document and fill in the marked places. What you enter is saved as you go.
hint-approver = Read the document, then approve or decline it.
hint-viewer = You can read this document. There is nothing for you to fill in.
end-of-document = End of the document
document-download = Download the document
document-missing = The document can't be downloaded right now. Try again later, or ask the sender for it.
more-fields = Also to be filled in
finish = Sign and finish
approve = Approve
send = Send
save-for-later = Save and go on later
start = Start
next = Next
progress = Progress
progress-count = { $done } of { $all }
progress-none = Nothing is required
saving = Saving…
saved = Saved
not-saved = Not saved yet
not-saved-because = Not saved yet: there is something wrong with “{ $label }”.
show-field = Show
offline = No connection. Your answers are kept on this page.
field-unnamed = Answer
optional = (optional)
choose = Choose…
blank = to be filled in: { $label }
blank-of-others = { $label }
unanswered = not filled in yet
ticked = ticked
not-ticked = not ticked
date-by-service = filled in when you finish
view = View
view-pages = Pages
view-list = List of fields
page-of = Page { $number } of { $count }
table-scrolls = Table
page-picture = Page { $number } of { $count }, as a picture. “{ document-download }” above gives you a PDF that a screen reader can read.
pages-hint = The pages are shown as pictures. To have them read out, or to read them in larger letters, choose “{ document-download }”.
page-failed = This page could not be loaded.
page-cut = The page around this field
sheet-done = Done

## Files

file-choose = Choose a file
file-replace = Choose another
file-attached = A file is attached
upload-preview = { $label }: the picture you chose
image-choose = Choose a picture
uploading = Sending { $name }…
file-too-large = The file is too large. Choose a smaller one.
file-failed = The file could not be sent. Check your connection and choose it again.
file-kind = This is not a PDF, PNG, JPEG or WebP file. Choose another.
file-empty = There is nothing in this file. Choose another.
file-too-long = The PDF has more than { $limit } pages. Choose a shorter one.
file-too-wide = The picture is too large: { $width } × { $height } pixels. Make it smaller and choose it again.
file-print-anew = This PDF is made in a way that can't be used here. Print it to a new PDF and choose that.
file-locked = This PDF is protected by a password. Remove the protection and choose it again.
file-damaged = This file is damaged. Open it in another program, save it anew and choose that.
file-name = The file has a name that can't be used. Rename it and choose it again.
file-lost = This file is no longer there. Choose it again.
image-kind = This is not a PNG, JPEG or WebP picture. Choose another.

## Signatures

signature-make = Sign here
signature-place = Put your signature here
signature-yours = Your signature
signature-change = Change
signature-change-of = Change: { $label }
signature-remove-of = Remove: { $label }
initials-make = Initial here
initials-place = Put your initials here
initials-yours = Your initials
signature-dialog = Your signature
initials-dialog = Your initials
signature-way = How do you want to sign?
signature-draw = Draw
signature-type = Type
signature-upload = Upload
signature-pad = Area to draw in. To sign with the keyboard, choose “Type”.
signature-pad-hint = Draw here
undo = Undo
clear = Clear
signature-type-label = Your name
signature-other-hand = Another handwriting
initials-type-label = Your initials
signature-upload-help = A picture of your signature: PNG, JPEG or WebP.
initials-upload-help = A picture of your initials: PNG, JPEG or WebP.
signature-upload-preview = The picture you chose
signature-upload-kind = This is not a PNG, JPEG or WebP picture. Choose another.
signature-upload-large = The picture is larger than 15 MB. Choose a smaller one.
signature-upload-broken = This picture can't be read. Choose another, or draw or type instead.
signature-empty-draw = Draw in the area first, or type instead.
signature-dot = That is only a dot. Draw your signature, or type it instead.
initials-dot = That is only a dot. Draw your initials, or type them instead.
signature-empty-type = Type your name first.
initials-empty-type = Type your initials first.
signature-empty-upload = Choose a picture first.
signature-adopt = Use this signature
signature-adopt-note = It is kept for the other places in this document, where one click is enough.
initials-adopt = Use these initials
initials-adopt-note = They are kept for the other places in this document, where one click is enough.

## What is wrong with an answer

missing = Fill this in.
missing-checkbox = Tick this box.
missing-choice = Choose an answer.
missing-signature = Sign here.
missing-initials = Put your initials here.
missing-file = Choose a file.
missing-image = Choose a picture.
not-a-number = Enter a number.
not-a-date = Enter a whole date: day, month and year.
not-an-email = Enter an email address, like name@example.com.
not-a-phone = Enter a telephone number: digits, spaces and +.
not-an-option = Choose one of the answers that are offered.
not-matching = This does not have the form that is asked for.
too-small = Enter { $min } or more.
too-large = Enter { $max } or less.
too-early = Choose { $min } or a later date.
too-late = Choose { $max } or an earlier date.
too-short =
    { $min ->
        [one] Enter at least one character.
       *[other] Enter at least { $min } characters.
    }
too-long =
    { $max ->
        [one] Enter at most one character; these are { $length }.
       *[other] Enter at most { $max } characters; these are { $length }.
    }
too-long-by-far = This is too long: at most { $max } characters.
too-many-digits = Enter a number of at most 28 digits.
too-many-decimals = Enter an amount with at most { $max } digits behind the decimal point.
whole-amount = Enter a whole amount, without decimals.
odd-characters = There is a character in this that can't be used. Type it again instead of pasting it.
signature-refused = This signature can't be used. Make it again.
form-changed = The document has changed meanwhile. Load the page again.
failed-answered-before = Somebody else who fills in the same fields has sent in another answer meanwhile. It can no longer be changed. Read the document again before you sign it.
failed-form-changed = The form was changed since you opened it. Read it again before you send it.
failed-sent-before = Your first try did arrive, with the answers as they were then. Send again only if the changed answers should be handed in as well.
failed-still-sending = Your answers are still on their way. Try again in a moment.
other-currency = Give an amount in { $currency }.
summary-title =
    { $count ->
        [one] One thing is missing
       *[other] { $count } things are missing or not right
    }
summary-wrong = One thing is not right
summary-not-sent = Not sent yet
summary-unsure = It is not known whether it arrived
unsure-again = Trying again is safe: nothing is sent twice.

## Declining

decline = Decline
decline-title = Decline to sign?
decline-text = { $from } is told, with your reason. The document can't be signed afterwards.
decline-reason = Why do you decline?
decline-missing = Say in a few words why.
decline-confirm = Decline the document

## Passing it on to somebody else

delegate-signer = Somebody else should sign
delegate-approver = Somebody else should approve
delegate-title = Pass the document on
delegate-text = The other person gets an invitation of their own. Your link stops working, and what you filled in is dropped. { $from } is told that you passed it on, and to whom.
delegate-name = Name of the other person
delegate-email = Their email address
delegate-note = A note to the sender
delegate-note-wrong = Write at most 2,000 characters, or leave it empty.
delegate-confirm = Pass it on
delegate-same = This is your own address. Enter that of somebody else.
delegate-takes-part = This person takes part in the document already. Ask the sender.
delegate-off = This document can't be passed on from here. Ask the sender to invite somebody else.
delegate-code = The access code was given to you alone. Ask the sender to invite somebody else.
delegate-by-hand = The sender hands out the links to this document. Ask them to invite somebody else.
delegated-title = Passed on
delegated-text = { $who } ({ $email }) is invited in your place.
delegated-remedy = { $from } is told. Your own link no longer works, and nothing is left for you to do.

## Going on later

left-title = Saved
left-text = Your answers are stored. Open the same link again whenever you want to go on.
left-failed-title = Not saved yet
left-failed-text = Your answers could not be sent, but they are still on this page. Keep it open and try again when you have a connection.
left-refused-text = There is something wrong with “{ $label }”, so it could not be stored. Go back to the document to put it right. It is still on this page.
back-to-document = Back to the document

## What happened to a document

waiting-title = It is not your turn yet
waiting-text =
    { $count ->
        [one] One person signs before you.
       *[other] { $count } people sign before you.
    }
waiting-remedy = You get an email as soon as it is your turn. There is nothing to do until then.
waiting-remedy-quiet = Open this link again later, or look again here. There is nothing to do until then.
look-again = Look again
submitted-title = Thank you, you have signed
submitted-text = Your part is done. Others still have to sign.
submitted-remedy = You get an email with your copy as soon as everybody has signed.
submitted-remedy-quiet = As soon as everybody has signed, your copy is here, behind the same link.
approved-title = Thank you, you have approved
approved-text = Your part is done. Others are still at it.
approved-remedy = You get an email with your copy as soon as everybody is done.
approved-remedy-quiet = As soon as everybody is done, your copy is here, behind the same link.
completed-title = All done
completed-text = Everybody has signed. The document is complete and sealed.
completing-text = Everybody has signed. The document is complete; your sealed copy is being made.
completed-remedy = Keep a copy for your records. It was sent to you by email too.
completed-remedy-quiet = Keep a copy for your records.
preparing = Your copy is being made. It appears here in a moment, and comes by email too.
preparing-quiet = Your copy is being made. It appears here in a moment.
copy-comes = It appears here in a moment, and comes by email too.
copy-comes-quiet = It appears here in a moment.
download = Download your copy
back-to = Back to { $host }
declined-title = This document was declined
declined-text = { $who } has declined it, so it can't be signed any more.
declined-remedy = If you think that is a mistake, ask { $from } for a new document.
declined-mine-title = You have declined
declined-mine-text = { $from } has been told, with your reason.
declined-mine-remedy = If you did not mean to, ask { $from } for a new document.
voided-title = This document was withdrawn
voided-text = { $from } has withdrawn it, so there is nothing left to sign.
voided-remedy = If you have questions, ask { $from }.
expired-title = The time to sign is over
expired-text = This document could be signed until { $until }.
expired-remedy = If it should still be signed, ask { $from } to send it again.
linkExpired-title = This link is too old
linkExpired-text = Links work for a limited time, so that nobody finds a way in through an old email. The document itself may still be open.
linkExpired-remedy = Ask { $from } to send you a new link.
unknown-title = This link leads nowhere
unknown-text = There is no document behind it. Part of the link may be missing, or the document was deleted.
unknown-remedy = Open the link from the email again, or copy all of it. If that does not help, ask the sender for a new one.
replaced-title = There is a newer link
replaced-text = This link was replaced by a newer one and no longer works.
replaced-remedy = Open the latest email about this document and use the link in it.
no-token-title = Open the link from your email
no-token-text = This page needs the link that was sent to you. Open the email and choose the button in it again.
unreachable-title = The document can't be shown right now
nothing-lost = Nothing you entered on this page is lost.

## What goes wrong on the way

failed-network = There is no connection to the service. Check your network and try again.
failed-server = The service has a problem at the moment. Try again in a minute.
failed-too-many = That was too often. Wait a minute and try again.
failed-too-many-seconds =
    { $seconds ->
        [one] That was too often. Try again in a second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
failed-too-many-minutes = That was too often. Try again in { $minutes } minutes.
failed-too-large = What you sent is too large.
failed-not-opened = The document is not open yet. Load the page again and open it first.
failed-not-agreed = You have not agreed to do this electronically yet. Read the text at the end of the document and tick the box.
failed-text-changed = This text has changed meanwhile. Read it again before you agree.
failed-closed = The document is no longer open, so this can't be done any more. Load the page again to see how it stands.
failed-code = This document asks for an access code. Load the page again and enter the one that the sender gave you.
failed-gone = This is no longer there. Load the page again.
failed-unknown = That did not work. Try again.

## The public form

fill-about = { $workspace } asks you to fill in
fill-who = About you
fill-name = Your name
fill-email = Your email address
fill-email-help = Your copy is sent there.
fill-begin = Begin
fill-hint = Fill in the marked places. Nothing is sent before you choose “{ send }”.
fill-thanks-title = Thank you
fill-thanks-text = Your answers to “{ $name }” have arrived.
fill-mail = Your copy comes by email to { $email }.
fill-gone-title = This form is not here
fill-gone-text = It was closed, or the link is not complete. Ask whoever gave it to you.
fill-login-title = This form asks you to sign in
fill-login-text = It is open only to people with an account in this workspace.
fill-login-go = Sign in

## A name, and what is said of it

of = { $name }: { $said }
