# The account, and the screens before somebody is signed in.

## Words that several screens share

account-email = Email address
account-password = Password
account-new-password = New password
account-present-password = Current password
account-password-rule = At least { $count } characters. A few words in a row are easy to remember and hard to guess.
account-password-short = Use at least { $count } characters.
account-password-wrong = This is not your password.
account-password-show = Show the password
account-name = Your name
account-language = Language
account-time-zone = Time zone
account-or = or
account-back-to-sign-in = Back to signing in

## Signing in

account-sign-in-title = Sign in
account-sign-in = Sign in
account-sign-in-wrong = Address or password is not right.
account-forgot = Forgot your password?
account-with-passkey = Sign in with a passkey
account-with-single = Sign in with { $name }
account-single-failed = You could not be signed in
account-problem-late = This took too long, or was begun in another browser. Try again.
account-problem-cancelled = Signing in was stopped there. Try again, or use your password.
account-problem-email = Your address has not been confirmed there, so we cannot be sure that it is yours.
account-problem-member = Your address is not in any workspace here. Ask an administrator to invite you.
account-problem-failed = The other service did not answer as it should. Try again, or use your password.
account-passkey-wrong = This passkey is not known here. Sign in with your password.

account-step-title = One more step
account-step-digits = Open your authenticator app and enter the six digits that it shows for Countersign.
account-step-recovery = Enter one of the recovery codes that you kept. Each works once.
account-digits = Six digits
account-recovery-code = Recovery code
account-code-wrong = This code is not right, or it was used before.
account-step-over = This took too long. Begin again with your password.
account-step-lost = I do not have my app at hand
account-step-use-digits = Use the digits of my app
account-step-passkey = Your workspace asks for a second step. Sign in with your passkey.
account-step-passkey-lost = If you no longer have it, ask whoever runs your Countersign to let you in again.
account-step-again = Begin again

## A new password

account-reset-title = Reset your password
account-reset-what = Tell us your address. We send you a link with which you can choose a new password.
account-reset-send = Send the link
account-reset-sent = Look into your mailbox
account-reset-sent-what = If { $email } has an account here, a link is on its way. It works for one hour.
account-reset-choose = Choose a new password
account-reset-for = For the account of { $email }. You will be signed out everywhere.
account-reset-set = Set the password
account-reset-passkeys-what = { $count ->
    [one] This passkey signs in to your account without a password:
   *[other] These passkeys sign in to your account without a password:
}
account-reset-passkey-added = added
account-reset-passkeys = { $count ->
    [one] Remove this passkey
   *[other] Remove these passkeys
}
account-reset-passkeys-help = Somebody who was in your account may have added one. You can add yours again after signing in.
account-reset-over = This link has been used or has expired.
account-reset-again = Ask for a new link
account-reset-done = Your password is changed
account-reset-done-what = You can sign in with it now.

## Joining a workspace

account-join-title = Join a workspace
account-join-to = Join { $workspace }
account-join-what = You are invited to { $workspace }.
account-join-by = { $name } invites you to { $workspace }.
account-join-member = You will be able to work with templates and documents.
account-join-administrator = You will be an administrator, who may change everything.
account-join-over = This invitation has been used, was withdrawn or has expired. Ask the person who invited you for a new one.
account-join-sign-in = You have an account already. Sign in as { $email } to join.
account-join-other = The invitation is for { $email }, but you are signed in as { $other }.
account-join-change = Sign in as somebody else
account-join = Join
account-join-new = Create account and join
account-join-address = The invitation was sent to this address.

## The first run

account-set-up-title = Set up Countersign
account-set-up-what = One minute, then you can send your first document.
account-set-up = Set up
account-set-up-is = Countersign is set up already. Sign in to use it.
account-set-up-link = To set Countersign up, open the link that it printed when it started. It looks like this:
account-set-up-link-again = The link works once, for seven days. Start the service again to get a new one.
account-set-up-language = For you, and for what your workspace sends.
account-set-up-done = All set
account-set-up-done-what = Your workspace is ready, and you are its administrator.
account-set-up-go = Go to your workspace
account-workspace = Name of your workspace
account-workspace-what = Usually your company or team. Recipients see it in mails.
account-first-key = Your first API key
account-first-key-what = For programs that use Countersign. If you do not need it now, you can make one at any time in the settings.

## Your account

account-title = Your account
account-what = Who you are, and how you sign in.
account-profile = Profile
account-profile-what = Your name appears in the invitations that you send.
account-language-workspace = As the workspace
account-time-zone-workspace = As the workspace ({ $zone })
account-address-what = You sign in with this address, and mails about your account go to it.
account-address-single = { $name } knows you by this address too. If you change it only here, sign in with your password or a passkey afterwards.
account-address-no-password = You have no password: only single sign-on lets you in, by this address. Choose a password below before you change it, so that you are not locked out.
account-address-change = Change the address
account-address-new = New email address
account-address-new-what = We send a link to it. Nothing changes before you open that link and confirm.
account-address-send = Send the link
account-address-sent = A link is on its way to { $email }.
account-address-waits = Waiting for your confirmation
account-address-waits-what = Open the link in the mail to { $email } and confirm it there. Until then you sign in with your present address.
account-address-keep = Keep the present address
account-address-kept = Your address stays as it is.
account-address-title = Confirm your new address
account-address-for = Once you confirm, you sign in with { $new }, and no longer with { $email }.
account-address-signs-out = You will be signed out everywhere but where you asked for this.
account-address-confirm = Confirm the address
account-address-done = Your address is changed
account-address-done-what = From now on you sign in with { $email }.
account-address-over = This link has been used, replaced or taken back, or it has expired. You can ask for a new one in your account.
account-password-what = Changing it signs you out everywhere else.
account-password-change = Change the password
account-password-choose = Choose a password
account-password-changed = Your password is changed. You are signed out everywhere else.
account-proof = Enter your password, so that we can be sure it is you.

account-two-step = Two-step sign-in
account-two-step-what = Besides your password you enter six digits from an app on your phone. Whoever learns your password still cannot sign in.
account-two-step-short = Two steps
account-two-step-missing = No second step
account-two-step-on = Turn on
account-two-step-off = Turn off
account-two-step-on-title = Turn on two-step sign-in
account-two-step-off-title = Turn off two-step sign-in
account-two-step-off-what = From then on your password alone is enough. Your recovery codes stop working.
account-two-step-is-off = Two-step sign-in is off.
account-on = On
account-off = Off
account-app-title = Connect your app
account-app-scan = Scan this with an authenticator app, such as the one in your password manager.
account-app-picture = QR code for your authenticator app. The same stands below as text.
account-app-type = Or type this into the app
account-app-digits = The app shows six digits. Enter them here to finish.
account-digits-wrong = These digits are not right. Check the clock of your phone and try the next ones.
account-codes = Recovery codes
account-codes-what = If you lose your phone, each of these codes lets you in once. Keep them in a safe place, not on the phone.
account-codes-download = Download
account-codes-kept = I have kept them
account-codes-new = New recovery codes
account-codes-new-what = The codes that you have now stop working.
account-codes-left = { $count ->
    [0] You have no recovery codes left. Make new ones.
    [one] One recovery code is left. Make new ones.
   *[other] { $count } recovery codes are left.
}

account-passkey = Passkey
account-passkeys = Passkeys
account-passkeys-what = Sign in with your fingerprint, face or device PIN in place of a password.
account-passkeys-none = You have no passkeys yet.
account-passkeys-unknown = This browser cannot make passkeys, or the page is not opened over https.
account-passkey-add = Add a passkey
account-passkey-added = The passkey is added.
account-passkey-name = Name
account-passkey-name-what = So that you recognise it, for example “Work laptop”.
account-passkey-rename = Rename
account-passkey-remove = Remove
account-passkey-remove-title = Remove the passkey “{ $name }”?
account-passkey-remove-what = You can no longer sign in with “{ $name }”. Remove it from your device as well.
account-passkey-removed = The passkey is removed.
account-last-used = Last used
account-added = Added

account-sessions = Where you are signed in
account-sessions-what = If you do not recognise one of these, sign it out and change your password.
account-session-this = This browser
account-session-unknown = Unknown device
account-session-end = Sign out
account-session-end-of = Sign out: { $device }
account-session-ended = Signed out there.
account-sessions-end-all = Sign out everywhere else
account-sessions-end-all-title = Sign out everywhere else?
account-sessions-end-all-what = All browsers but this one will have to sign in again.
account-sessions-ended = Signed out everywhere else.

## The team

account-team-what = Everybody who can work in { $workspace }.
account-members = Members
account-member = Member
account-member-what = Works with templates and documents.
account-administrator = Administrator
account-administrator-what = Also changes team, settings, API keys and webhooks.
account-role = Role
account-role-of = Role of { $name }
account-role-changed = The role of { $name } is changed.
account-you = You
account-joined = Joined
account-remove = Remove
account-remove-of = Remove { $name }
account-remove-title = Remove { $name }?
account-remove-what = { $name } is signed out at once and can no longer open this workspace. API keys that they made stop working. Their documents stay.
account-removed = { $name } is removed.
account-leave = Leave the workspace
account-leave-title = Leave { $workspace }?
account-leave-what = You are signed out at once and can no longer open this workspace. API keys that you made stop working. Your documents stay.
account-leave-only = You are the only administrator. Make somebody else one before you leave.
account-invite = Invite somebody
account-invite-what = They get a mail with a link that works for seven days.
account-invite-language = Language of the mail
account-invite-send = Send the invitation
account-invite-known = This address is in the workspace or invited already.
account-invited = The invitation to { $email } is on its way.
account-invitations = Invitations
account-invitations-what = These people have not joined yet.
account-expired = Expired
account-link-ends = The link works until
account-link-ended = The link ended
account-resend = Send again
account-withdraw = Withdraw
account-withdraw-title = Withdraw the invitation to { $email }?
account-withdraw-what = The link in the mail to { $email } stops working.
account-withdrawn = The invitation to { $email } is withdrawn.

# Where somebody is led who lacks the second step that their workspace asks for.
account-demand-title = Set up a second step
account-demand-why = { $workspace } asks everybody in it for a second step when they sign in. Set one up here to go on: an authenticator app or a passkey.
account-demand-done = Your second step is set up. You can go on to { $workspace }.
account-demand-passkey = You have a passkey. Sign in with it, and you can go on.
account-demand-elsewhere = Go to { $workspace } instead
