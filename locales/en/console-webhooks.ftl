# Webhooks.

webhooks-title = Webhooks
webhooks-webhook-detail-title = Webhook
webhooks-about = A webhook tells one of your programs as soon as something happens to a document, so that nobody has to ask.
webhooks-empty = No webhooks yet
webhooks-empty-next = Register the address of your program, and it is told when somebody signs or a document is completed.
webhooks-no-plan = Your plan does not include webhooks
webhooks-no-plan-next = Ask whoever runs this service.
webhooks-new = New webhook
webhooks-register = Register
webhooks-edit = Change the webhook
webhooks-made = The webhook is registered
webhooks-address = Address
webhooks-address-help = Where your program listens. It has to begin with https://.
webhooks-address-missing = Give the address of your program.
webhooks-events = Events
webhooks-events-missing = Choose at least one event.
webhooks-answers = Answers
webhooks-answers-tell = Tell the answers, too
webhooks-answers-help = When a document is completed, the message carries what everybody filled in. Your program then holds personal data: what is deleted here later stays there until you delete it there, too.
webhooks-answers-sent = Told when a document is completed
webhooks-answers-kept = Not told
webhooks-note = Note
webhooks-note-help = What it is for, so that you know it again.
webhooks-secret = Signing secret
webhooks-secret-what = With it your program checks that a message really comes from us.
webhooks-secret-kept = I have kept it

## Events

webhooks-event = Event
webhooks-event-document-opened = A document was opened
webhooks-event-document-opened-what = A recipient opened it for the first time.
webhooks-event-recipient-submitted = Somebody signed
webhooks-event-recipient-submitted-what = One recipient has filled in and submitted; others may still have to.
webhooks-event-recipient-delegated = Somebody passed a document on
webhooks-event-recipient-delegated-what = A recipient named another person to sign in their place.
webhooks-event-document-completed = A document is completed
webhooks-event-document-completed-what = Everybody has submitted, and the sealed PDF is ready.
webhooks-event-document-sent = A document was sent
webhooks-event-document-sent-what = It went out to its recipients, or to more of them.
webhooks-event-document-declined = A document was declined
webhooks-event-document-declined-what = A recipient refused to sign, and said why.
webhooks-event-document-voided = A document was withdrawn
webhooks-event-document-voided-what = Whoever sent it took it back.
webhooks-event-document-expired = A document expired
webhooks-event-document-expired-what = Its time was over before everybody had signed.
webhooks-event-export-completed = An export is ready
webhooks-event-export-completed-what = The file that was asked for can be downloaded.
webhooks-event-webhook-test = Test

## How it fares

webhooks-health = Condition
webhooks-health-healthy = Works
webhooks-health-failing = Failing
webhooks-health-disabled = Off
webhooks-health-untried = Not used yet
webhooks-recent = Last deliveries
webhooks-recent-words = Arrived recently: { $arrived } of { $count }
webhooks-pending = { $more ->
    [true] more than { $count } pending
   *[other] { $count } pending
}
webhooks-last = Last arrived
webhooks-last-failure = Last failed
webhooks-failing-since = Failing since
webhooks-never = Never
webhooks-disabled-gone = Switched off: the receiver said that the address is gone
webhooks-disabled-failing = Switched off: nothing arrived for five days
webhooks-disabled-switchedOff = This webhook is switched off
webhooks-disabled-what = It is told nothing. What it misses stays listed below and can be delivered again. Off since

## What can be done

webhooks-test = Send a test
webhooks-enable = Switch on
webhooks-enabled = The webhook is switched on
webhooks-switch-off = Switch off
webhooks-switched-off = The webhook is switched off
webhooks-rotate = Replace the secret
webhooks-rotate-do = Make a new secret
webhooks-rotated = The new secret
webhooks-rotate-what = You get a new secret. For a while every message is signed with both, so that your program can change over without missing any.
webhooks-overlap = Hours for which the old one still works
webhooks-overlap-help = 0 to 168. Choose 0 if somebody else knows the old secret.
webhooks-delete = Delete
webhooks-delete-sure = Delete this webhook?
webhooks-delete-what = { $url } is told nothing any more, and the list of its deliveries goes too. This can’t be undone.
webhooks-deleted = The webhook was deleted

## Deliveries

webhooks-deliveries = Deliveries
webhooks-deliveries-empty = Nothing was delivered
webhooks-deliveries-empty-next = Deliveries of the last 30 days are listed here. Send a test to see one.
webhooks-delivery-status = Status
webhooks-delivery-any-status = Any status
webhooks-delivery-any-event = Any event
webhooks-delivery-pending = Waits
webhooks-delivery-succeeded = Arrived
webhooks-delivery-failed = Failed
webhooks-delivery-skipped = Skipped
webhooks-delivery-id = Delivery
webhooks-payload-id = Message
webhooks-answer = Answer
webhooks-attempts = Attempts
webhooks-attempts-none = It was not tried yet.
webhooks-attempts-skipped = It was not sent, since the webhook was switched off.
webhooks-attempt-answered = Answered with { $status }
webhooks-attempt-silent = No answer
webhooks-attempt-took = { $milliseconds } ms
webhooks-attempt-body = What the receiver said
webhooks-when = When
webhooks-next = Next attempt
webhooks-request = What is sent
webhooks-request-answers = When it is sent, the answers are added. They are not kept in this list.
webhooks-request-gone = What was sent is not kept any more.
webhooks-redeliver = Deliver again
webhooks-redelivered = It is on its way again
