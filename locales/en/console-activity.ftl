# The activity stream.

activity-title = Activity
activity-about = Everything that happened in this workspace. Nothing here can be changed unnoticed.
activity-empty = Nothing has happened yet
activity-empty-next = As soon as somebody creates a template or sends a document, it is noted here.
activity-none-found = Nothing matches
activity-none-found-next = Try fewer words or a longer time.
activity-what = What
activity-who = Who
activity-when = When
activity-about-what = About
activity-address = Internet address
activity-record = As recorded
activity-id = Entry
activity-more = More details
activity-open-document = Open the document
activity-open-template = Open the template
activity-same-actor = All that they did
activity-export = Export as CSV

## Looking for something

activity-filters = Filters
activity-search = Search
activity-search-hint = Names, addresses
activity-events = What happened
activity-events-all = Anything
activity-clear-events = Clear the choice of events
activity-actor = Who did it
activity-actor-all = Anybody
activity-actor-user = Somebody of the team
activity-actor-apiKey = A program
activity-actor-respondent = A recipient
activity-actor-system = The service
activity-from = From
activity-to = Until
activity-clear = Clear the filters
activity-group-document = Documents
activity-group-respondent = Recipients
activity-group-template = Templates
activity-group-file = Files and exports
activity-group-people = People
activity-group-workspace = Workspace

## Checking the stream

activity-verify = Check for tampering
activity-verify-title = Has anything been tampered with?
activity-verify-busy = Every entry is being checked. This may take a while.
activity-verify-holds = Nothing was tampered with
activity-verify-holds-what = Every entry follows from the one before it, and the service’s signatures confirm them. Nothing was changed, removed or added later.
activity-verify-broken = { $count ->
    [one] One place is not as it was written
   *[other] { $count } places are not as they were written
}
activity-verify-broken-what = Somebody with access to the database may have changed something, or it was damaged. Tell whoever runs this service, and keep this result.
activity-verify-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
activity-verify-entries = Entries
activity-verify-documents = Documents
activity-verify-checkpoints = Signatures of the service
activity-verify-erased = Entries whose personal data was erased
activity-verify-head = Fingerprint of the stream
activity-verify-head-what = Note it somewhere else, with the date. By it anybody can show later that the stream up to today was not replaced.

## What happened

activity-event-template-created = Template created
activity-event-template-updated = Template changed
activity-event-template-deleted = Template deleted
activity-event-document-created = Document created
activity-event-document-updated = Document changed
activity-event-document-deleted = Document deleted
activity-event-document-sent = Document sent
activity-event-document-opened = Document opened
activity-event-document-completed = Document completed
activity-event-document-declined = Document declined
activity-event-document-voided = Document withdrawn
activity-event-document-expired = Document expired
activity-event-document-sealed = Document sealed
activity-event-document-downloaded = Document downloaded
activity-event-respondent-invited = Recipient invited
activity-event-respondent-opened = Recipient opened the document
activity-event-respondent-consented = Recipient agreed to sign or approve electronically
activity-event-respondent-submitted = Recipient submitted
activity-event-respondent-declined = Recipient declined
activity-event-respondent-delegated = Recipient passed it on
activity-event-respondent-reminded = Recipient reminded
activity-event-respondent-code-refused = Wrong access code
activity-event-respondent-opted-out = Recipient wants no more reminders
activity-event-respondent-erased = Personal data erased
activity-event-file-uploaded = File uploaded
activity-event-api-key-created = API key created
activity-event-api-key-revoked = API key revoked
activity-event-webhook-created = Webhook registered
activity-event-webhook-updated = Webhook changed
activity-event-webhook-deleted = Webhook deleted
activity-event-webhook-disabled = Webhook disabled
activity-event-webhook-enabled = Webhook enabled
activity-event-webhook-secret-rotated = Webhook’s secret replaced
activity-event-export-created = Export asked for
activity-event-export-completed = Export finished
activity-event-export-failed = Export failed
activity-event-user-invited = Colleague invited
activity-event-user-joined = Colleague joined
activity-event-user-removed = Colleague removed
activity-event-user-role-changed = Role changed
activity-event-user-signed-in = Signed in
activity-event-user-sign-in-failed = Sign-in refused
activity-event-user-updated = Account changed
activity-event-workspace-updated = Settings changed
