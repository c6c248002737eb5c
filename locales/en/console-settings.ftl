# Settings of the workspace.

settings-title = Settings
settings-about = How { $workspace } looks and works.
settings-group-workspace = Workspace
settings-group-developers = For developers
settings-group-documents = Documents and mail
settings-group-danger = What can’t be undone

## Branding

settings-branding-title = General
settings-branding-short = Name, logo, colour, and the name on your mails
settings-branding-about = What people see who get a document from you: in mails and on the page where they sign.
settings-branding-name = Name of the workspace
settings-branding-name-help = Recipients see it in mails and when they sign.
settings-branding-sender = Name that mails come from
settings-branding-sender-help = Leave it empty to use the workspace’s name.
settings-branding-sender-usual = { $name } via Countersign
settings-branding-colour = Colour
settings-branding-colour-help = For buttons in mails and on signing pages. Leave it empty to use ours.
settings-branding-pick = Pick a colour from the screen
settings-branding-hue = Hue
settings-branding-saturation = Brightness and strength
settings-branding-preview = A small preview of an invitation
settings-branding-from = From:
settings-branding-sample = Please sign this document
settings-branding-sample-button = Open the document
settings-branding-locale = Language and time zone
settings-branding-locale-help = Of what you send, where a recipient has no language of their own.
settings-branding-zone = Time zone
settings-branding-logo = Logo
settings-branding-logo-help = A PNG or JPEG of at most 200 kB. It stands at the head of every mail.
settings-branding-logo-now = The logo of the workspace
settings-branding-logo-choose = Choose a picture
settings-branding-logo-change = Choose another picture
settings-branding-logo-remove = Remove the logo
settings-branding-logo-remove-what = Mails are then sent without a picture. You can upload it again at any time.

## Team

settings-team-title = Team
settings-team-short = Who works here, and what they may do

## API keys

settings-api-keys-title = API keys
settings-api-keys-short = Let your own programs create and send documents
settings-api-keys-about = A program that holds a key can do what you can do here. Give each program its own key, so that you can take it away again.
settings-api-keys-new = New key
settings-api-keys-make = Make the key
settings-api-keys-made = Your new key
settings-api-keys-secret = API key
settings-api-keys-secret-how = Your program sends it in the header X-Api-Key.
settings-api-keys-kept = I have kept it
settings-api-keys-name = Name
settings-api-keys-name-help = What the key is for, so that you know it again.
settings-api-keys-name-example = Accounting software
settings-api-keys-name-missing = Give the key a name.
settings-api-keys-created = Created
settings-api-keys-used = Last used
settings-api-keys-never = Never
settings-api-keys-revoke = Revoke
settings-api-keys-revoke-name = Revoke the key { $name }
settings-api-keys-revoke-title = Revoke “{ $name }”?
settings-api-keys-revoke-what = Programs that use this key are refused from now on. This can’t be undone.
settings-api-keys-revoke-done = “{ $name }” was revoked
settings-api-keys-revoked = { $count ->
    [one] One revoked key
   *[other] { $count } revoked keys
}
settings-api-keys-empty = There is no key in use
settings-api-keys-empty-next = Make one to connect a program, for example your accounting or your website.
settings-api-keys-no-plan = Your plan does not include the API. Ask whoever runs this service.
settings-api-keys-docs = What programs can do is described in the
settings-api-keys-docs-link = documentation for developers

## Plan and usage

settings-plan-title = Plan and usage
settings-plan-short = How much of your plan is used, day by day
settings-plan-about = Only calls of programs count towards the plan. What you do here in the browser is free.
settings-plan-month = Calls this month
settings-plan-name-starter = Plan: Starter
settings-plan-name-pro = Plan: Pro
settings-plan-name-business = Plan: Business
settings-plan-name-enterprise = Plan: Enterprise
settings-plan-of = of { $limit }
settings-plan-left = Calls left: { $remaining }.
settings-plan-resets = The count starts again on
settings-plan-minute = At most { $perMinute } calls are taken in a minute.
settings-plan-ask = If you need more, ask whoever runs this service for a larger plan.
settings-plan-days = The last 31 days
settings-plan-view = How it is shown
settings-plan-what = What is counted
settings-plan-chart = Chart
settings-plan-table = Table
settings-plan-calls = Calls
settings-plan-documentsCreated = Documents created
settings-plan-documentsCompleted = Documents completed
settings-plan-date = Day
settings-plan-day = { $day }: { $count }
settings-plan-total = In all: { $count }
settings-plan-utc = Days begin at midnight UTC.

## Sealing

settings-sealing-title = Sealing
settings-sealing-short = The certificate that protects finished documents
settings-sealing-about = Every completed document is sealed, so that anybody can check that nothing was changed afterwards.
settings-sealing-fine = Everything is sealed
settings-sealing-fine-what = No document waits for its seal.
settings-sealing-broken = Documents can’t be sealed at the moment
settings-sealing-broken-advice = Completed documents wait and are sealed as soon as this is mended. Tell whoever runs this service:
settings-sealing-seals-wait = { $count ->
    [one] One document waits for its seal
   *[other] { $count } documents wait for their seals
}
settings-sealing-stamps-wait = { $count ->
    [one] One sealed document waits for its time stamp
   *[other] { $count } sealed documents wait for their time stamps
}
settings-sealing-wait-since = It is tried again by itself. The oldest waits since
settings-sealing-certificate = Certificate in use
settings-sealing-generated = This service made it itself and renews it in time.
settings-sealing-supplied = It was supplied by whoever runs this service.
settings-sealing-self-signed = Since no public authority vouches for it, PDF readers show the signer as unknown.
settings-sealing-subject = Made out to
settings-sealing-issuer = Issued by
settings-sealing-valid = Valid
settings-sealing-span = { $from } to { $to }
settings-sealing-soon = Ends soon
settings-sealing-serial = Serial number
settings-sealing-fingerprint = Fingerprint (SHA-256)
settings-sealing-authority = Time stamps
settings-sealing-authority-what = An independent authority confirms when each document was sealed.
settings-sealing-authority-none = No time-stamp authority is set. Seals carry the time of this service. Whoever runs it can set one.
settings-sealing-address = Address
settings-sealing-answered = Last time stamp
settings-sealing-never = None yet

## Mails

settings-outbox-title = Email log
settings-outbox-short = What was sent, what failed, and what is kept here
settings-outbox-about = All mails of this workspace, the newest first.
settings-outbox-local = No mail server is set
settings-outbox-local-what = Mails are not sent but kept here, so that you can try everything out and hand on links yourself. Whoever runs this service can set a mail server.
settings-outbox-empty = No mails yet
settings-outbox-empty-next = Send a document, and you will see here what was mailed to whom.
settings-outbox-subject = Subject
settings-outbox-status = Status
settings-outbox-when = When
settings-outbox-kept = Kept here
settings-outbox-sent = Sent
settings-outbox-failed = Not delivered
settings-outbox-failed-why = Why it was not delivered
settings-outbox-mail = Mail
settings-outbox-all = All mails
settings-outbox-to = To
settings-outbox-from = From
settings-outbox-reply = Answers go to
settings-outbox-document = Document
settings-outbox-document-open = Open the document
settings-outbox-files = Attached
settings-outbox-view = How it is shown
settings-outbox-as-mail = As a mail
settings-outbox-as-text = As text
settings-outbox-not-kept = What it said is not kept
settings-outbox-not-kept-why = Mails hold personal links, so their content is only kept where there is no mail server.

## Signing

settings-security-title = Signing in
settings-security-short = What members need to sign in
settings-security-about = What members need to sign in to this workspace.
settings-security-require = Members need a second step
settings-security-require-help = Whoever has none is led to set one up before they see anything of this workspace: an authenticator app or a passkey. Members who come by single sign-on are not asked; that is for their identity provider to see to. API keys go on as before. The team page shows who has a second step.
settings-security-own = You have no second step yourself. Set one up before you ask others for it.
settings-security-own-link = Go to your account

settings-signing-title = Signing
settings-signing-short = What recipients may do
settings-signing-about = What recipients may do beside signing and declining.
settings-signing-delegate = Recipients may pass documents on
settings-signing-delegate-help = Whoever is asked to sign or approve may name somebody else in their place. That person gets an invitation of their own, the sender is told, and the audit trail says so. Whoever has a link can forward the mail anyway; this way it is on record.

## Retention

settings-retention-title = Retention
settings-retention-short = How long finished documents are kept
settings-retention-about = Data protection laws often ask to delete what is no longer needed. Here you decide when.
settings-retention-question = What should happen with finished documents?
settings-retention-forever = Keep them until somebody deletes them
settings-retention-days = Delete them after some time
settings-retention-how-many = Days after the end
settings-retention-how-many-help = Counted from when a document was completed, declined, withdrawn, or expired.
settings-retention-warning = Deleted documents can’t be brought back
settings-retention-warning-what = The sealed PDF, all answers and attached files go too. What happened stays in the activity stream.
settings-retention-sure = { $days ->
    [one] Delete finished documents after one day?
   *[other] Delete finished documents after { $days } days?
}
settings-retention-sure-what = Documents that are older than that are deleted within minutes, for good.
settings-retention-sure-action = Delete old documents

## Embedding

settings-embedding-title = Embedding
settings-embedding-short = Let people sign inside your own website
settings-embedding-about = Show forms and signing pages on your own website, without sending people elsewhere.
settings-embedding-origins = Sites that may do so
settings-embedding-origins-help = The address of each site without a path, such as https://www.example.com. Browsers show your pages on these sites and on no others.
settings-embedding-origin = Site { $number }
settings-embedding-add = Add a site
settings-embedding-remove = Remove site { $number }
settings-embedding-snippet = Code for your website
settings-embedding-snippet-help = Put this where the form should be. In place of the words in the second line comes the link of a form or an invitation.
settings-embedding-link-here = LINK OF THE FORM

## Danger zone

settings-danger-title = Delete the workspace
settings-danger-short = Everything in it, for good
settings-danger-about = This can’t be undone, not even by whoever runs this service.
settings-danger-heading = Delete this workspace
settings-danger-what = With { $workspace } the following is deleted:
settings-danger-documents = all templates, documents, sealed PDFs, uploaded files and the activity stream
settings-danger-people = the accounts of people who are in no other workspace
settings-danger-keys = all API keys and webhooks; programs that use them are refused at once
settings-danger-links = all links to signing pages and forms
settings-danger-before = Download what you need first. You are signed out afterwards.
settings-danger-delete = Delete the workspace
settings-danger-sure = Delete { $workspace }?
settings-danger-sure-what = Everything in it is deleted for good. There is no way back.
