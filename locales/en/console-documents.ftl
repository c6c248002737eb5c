# Documents: list, new, send, one of them, many at once.

documents-title = Documents
documents-one = Document
documents-what = All documents from your templates, newest first.
documents-new = New document
documents-bulk = Send to many
documents-export-answers = Export answers
documents-yes = Yes
documents-no = No
documents-hash = Hash

## The list

documents-search = Search
documents-search-hint = Document or person
documents-filters = Filters
documents-filter-status = Status
documents-filter-template = Template
documents-filter-from = Created from
documents-filter-to = Created until
documents-filter-all = All
documents-filter-clear = Clear all filters
documents-status-waiting = Waiting for somebody
documents-mail-lost = Mail came back
documents-mail-lost-of = Mail came back: { $name }
documents-template-unknown = Another template
documents-column-name = Name
documents-column-people = People
documents-people-more = and { $count } more
documents-column-status = Status
documents-column-updated = Changed
documents-column-created = Created
documents-none = No documents yet
documents-none-what = A document is made from a template: you fill in what you know, and the people you invite fill in and sign the rest.
documents-none-action = Make the first document
documents-none-found = Nothing found
documents-none-found-what = No document fits. Try other words or clear the filters.

## A new document

documents-new-title = New document
documents-choose-template = Which template do you want to use?
documents-template-search = Find a template
documents-template-none-found = No template has such a name.
documents-template-changed = Changed
documents-no-templates = You need a template first
documents-no-templates-what = A template is the text with its gaps. Make one from an example, write it, or upload a PDF.
documents-own-pdf = Send a PDF of your own
documents-own-pdf-what = Upload it, mark where people fill in and sign, and send it.
documents-other-template = Another template
documents-back-to-fields = Back to the fields
documents-name = Name of the document
documents-name-what = What you and the people invited call it. Left empty, it is made from the template and the date.
documents-name-needed = Please give it a name.
documents-values = Details
documents-values-required = Please fill in what is marked with *.
documents-values-none = This template has no variables.
documents-values-asked = What others are asked for
documents-value-asked-of = { $role } is asked for this; you can fill it in already.
documents-value-asked-later = Whoever fills in the document is asked for this.
documents-value-none = Please choose
documents-value-currency = Currency of { $label }
documents-value-row = Row { $row }
documents-value-cell = { $column }, row { $row }
documents-value-add-row = Add a row
documents-value-add-row-to = Add a row to { $label }
documents-value-remove-row = Remove row { $row }
documents-value-picture = Choose a picture
documents-value-other-picture = Another picture
documents-value-no-picture = No picture
documents-value-wrong-number = Please enter a number, such as 12.50.
documents-value-wrong-decimals = Please enter an amount without more decimals than its currency has, such as 1500 or 12.50.
documents-value-wrong-currency = Please enter the three letters of a currency, such as EUR.
documents-value-wrong-moment = Please enter a date and a time.
documents-preview = Preview
documents-page-count = { $count ->
    [one] One page
   *[other] { $count } pages
}
documents-page-of = Page { $page } of { $count }
documents-page-next = Next page
documents-page-before = Previous page
documents-page-first = The first { $count } are shown.
documents-warnings = The template warns
documents-make = Save as draft
documents-make-and-send = Continue to sending
documents-made = Document created
documents-leave = Leave without saving?
documents-leave-what = What you have filled in is not saved and would be lost.
documents-leave-action = Leave without saving
documents-signed-out = What you have filled in is still here. Sign in again in a new tab, then come back to this one and choose “{ $cancel }” to go on.
documents-signed-out-link = Sign in in a new tab
documents-missing-title = Some values are missing
documents-missing = { $count ->
    [one] { $names } is empty and will be blank in the document.
   *[other] These are empty and will be blank in the document: { $names }.
}
documents-missing-action = Continue anyway
documents-test-title = Send a test to yourself
documents-test-what-title = This is a test
documents-test-what = Sample values are filled in where we have some. In the next step your own address stands in the place of the others, so nobody else gets a mail.

## Sending

documents-send = Send
documents-send-title = Send “{ $name }”
documents-send-people = People
documents-send-in-turn = They are invited one step after the other: the next when those before are done.
documents-send-at-once = All are invited at once.
documents-send-step = Step { $step }
documents-send-person = Person { $number }
documents-kind-signer = signs
documents-kind-approver = approves
documents-kind-viewer = gets a copy
documents-send-email = Email address
documents-send-name = Name
documents-send-more = Language, order, access code
documents-send-language = Language
documents-send-language-own = That of the workspace
documents-send-turn = Turn
documents-send-code = Access code
documents-send-code-what = With an access code they see the document only after entering it. Tell it to them yourself, not by email. 4 to 64 characters.
documents-send-add = Add a person
documents-send-add-to = Add: { $role }
documents-send-remove = Remove { $name }
documents-send-uninvited-title = Somebody is missing
documents-send-uninvited = { $count ->
    [one] Nobody is invited as { $roles }. Those fields stay empty, and the document is complete without them.
   *[other] Nobody is invited as: { $roles }. Those fields stay empty, and the document is complete without them.
}
documents-send-without-title = Send without { $roles }?
documents-send-without = Send without
documents-send-without-not = Add the address
documents-send-how = How do they get the link?
documents-send-by-mail = By email
documents-send-by-mail-what = We invite them and send them the signed copy.
documents-send-by-mail-kept = No mail server is set: the invitations are kept, and nobody gets one. Hand out the links yourself, or have a mail server set first.
documents-send-by-links = I hand out the links myself
documents-send-by-links-what = No mail is sent. You get a link for each person to pass on.
documents-send-message = Message
documents-send-message-what = Shown in the invitation. { $left } characters left.
documents-send-preview = Preview of the mail
documents-send-preview-for = As it is read by
documents-send-expires = Last day to sign
documents-send-expires-what = After this day nobody can sign any more. Empty: no limit.
documents-send-expired = This day is over. Please choose a later one.
documents-send-return-offer = Lead people back to a page of yours
documents-send-return = Page to go back to
documents-send-return-what = After signing or declining, people find a button that leads to this page. It begins with https://.
documents-send-return-known = After signing or declining, people find a button that leads to this page. You can put another in its place.
documents-send-nobody = Please enter the address of at least one person.
documents-send-email-wrong = Please enter an email address, such as ana@example.com.
documents-send-later = Not now
documents-send-now = { $count ->
    [0] Send
    [one] Send to one person
   *[other] Send to { $count } people
}
documents-sent-mail = The invitations are on their way
documents-sent-kept = The invitations are kept: no mail server is set
documents-sent-links = The document is ready for signing

## One document: who

documents-people = People
documents-people-none = Nobody was invited yet.
documents-people-invite = Invite people
documents-progress = { $done } of { $count } signed
documents-progress-done = { $done } of { $count } done
documents-actions-of = Actions for { $name }
documents-has-code = access code
documents-no-mail = gets no mail
documents-step-submitted = Signed
documents-step-submitted-approver = Approved
documents-step-submitted-viewer = Read
documents-step-declined = Declined
documents-step-consented = Agreed to sign electronically
documents-step-consented-approver = Agreed to approve electronically
documents-step-opened = Opened
documents-step-invited = Invited
documents-step-reminded = last reminded
documents-step-none = Will be invited when it is their turn
documents-correct = Correct address, name or code
documents-correct-what = With another address the old link stops working, and a new invitation is sent.
documents-correct-action = Correct
documents-corrected = Details updated
documents-correct-code-keep = Keep the access code
documents-correct-code-none = No access code
documents-correct-code-change = Set a new access code
documents-correct-code-remove = Take the access code away
documents-correct-code-new = New access code
documents-correct-code-wrong = Please enter 4 to 64 characters.
documents-correct-code-what = The link stays the same. Whoever was locked out by wrong codes can try again at once. Tell them the code yourself, not by email.
documents-undelivered = Mail could not be delivered
documents-undelivered-unknown = There is no such mailbox: the address may be misspelt, or no longer in use.
documents-undelivered-full = Their mailbox is full.
documents-undelivered-refused = Their mail server does not take mail from here.
documents-undelivered-unreachable = Their mail server could not be reached.
documents-undelivered-ours = Our own mail server takes no mail from this service. The address may be right; please tell your administrator.
documents-undelivered-other = Their mail server did not take the mail.
documents-undelivered-said = What the mail server said
documents-undelivered-correct = Correct the address
documents-lost = The mail to { $names } came back
documents-lost-what = So nobody there knows of the document yet. Correct the address, or make a signing link and pass it on yourself.
documents-link = Make a signing link
documents-links = Make signing links
documents-link-what = { $count ->
    [one] A fresh link is made for { $names }, for you to pass on.
   *[other] Fresh links are made for you to pass on to: { $names }.
}
documents-link-old = Links that were sent before stop working.
documents-link-action = { $count ->
    [one] Make the link
   *[other] Make the links
}
documents-link-once = Copy now
documents-link-once-what = Whoever has a link can sign with it, so pass it on to that person only. It is not shown again; you can always make a new one.
documents-link-until = Works until

## One document: what it holds

documents-answers = What was filled in
documents-answers-none = Nothing was filled in yet.
documents-answers-before = Filled in beforehand
documents-answers-anybody = Without a role
documents-signed = signed
documents-file = Download the file
documents-pages = Pages
documents-pages-all = Show all pages
documents-facts = Facts
documents-fact-created = Created
documents-fact-completed = Completed
documents-fact-expires = Can be signed until
documents-fact-never = No limit
documents-fact-template = Template
documents-fact-reminders = Automatic reminders
documents-fact-reminders-off = Off
documents-fact-next = Next:
documents-fact-return = Page to go back to
documents-fact-external = Your reference

## One document: the seal

documents-seal-done = Sealed
documents-seal-waiting = The seal is being made
documents-seal-waiting-what = Everybody has signed. The sealed PDF is usually there within seconds.
documents-seal-none = Not sealed yet
documents-seal-none-what = When everybody has signed, the PDF is sealed, so that any later change to it shows.
documents-seal-what = Any change to the PDF after this moment shows.
documents-seal-level-b = It is signed with this service’s certificate.
documents-seal-level-t = It is signed with this service’s certificate, and an independent authority confirms the time.
documents-seal-level-lt = It is signed, an independent authority confirms the time, and all that is needed to check it later is inside.
documents-seal-level-lta = It is signed, an independent authority confirms the time, and it is kept checkable for many years.
documents-seal-level = Level
documents-seal-hash = Fingerprint (SHA-256)
documents-seal-verify = Check a PDF yourself

## One document: what happened

documents-timeline = History
documents-timeline-live = live
documents-timeline-lost = reconnecting…
documents-timeline-failed = The history can’t be shown at the moment
documents-timeline-more = Details
documents-timeline-less = Fewer details
documents-timeline-about = of: { $what }
documents-timeline-ip = From the address
documents-timeline-hash = Link { $number } of the audit chain:
documents-actor-system = The service
documents-actor-key = API key
documents-event-created = The document was created
documents-event-changed = The document was changed
documents-event-renamed = The document was renamed
documents-event-values = Values were changed: { $names }
documents-event-labels = Your reference or your own data was changed
documents-event-deleted = The document was deleted
documents-event-sent = { $count ->
    [one] Sent to one person
   *[other] Sent to { $count } people
}
documents-event-first-opened = Opened for the first time
documents-event-completed = Completed by everybody
documents-event-declined = The document is declined
documents-event-voided = The document was withdrawn
documents-event-expired = The time to sign is over
documents-event-sealed = The PDF was sealed
documents-event-downloaded = The PDF was downloaded
documents-event-invited = { $email } was invited
documents-event-opened = { $email } opened the document
documents-event-consented = { $email } agreed to sign electronically
documents-event-consented-approver = { $email } agreed to approve electronically
documents-event-submitted = { $email } signed
documents-event-submitted-approver = { $email } approved
documents-event-refused = { $email } declined
documents-event-delegated = { $from } passed it on to { $to }
documents-event-reminded = { $email } was reminded
documents-event-code-refused = A wrong access code was given at the link of { $email }
documents-event-erased = Personal data was erased
documents-event-link = A new signing link was created for { $email }
documents-event-corrected = The details of { $email } were corrected
documents-event-undelivered = Mail to { $email } could not be delivered
documents-event-reminders-on = Automatic reminders were switched on
documents-event-reminders-off = Automatic reminders were switched off
documents-event-time = The time to sign was changed

## One document: what to do

documents-remind = Remind now
documents-remind-again = Remind again
documents-remind-last = last { $when }
documents-remind-sure = Remind again?
documents-remind-sure-what = The last reminder went out { $when }. { $names } would get another mail.
documents-reminded = { $count ->
    [one] One reminder is on its way
   *[other] { $count } reminders are on their way
}
documents-reminded-kept = The reminder is kept: no mail server is set
documents-reminders = Automatic reminders
documents-reminders-what = Everybody whose turn it is gets a mail, until they are done. Whoever does not want reminders can stop them in the mail.
documents-reminders-enabled = Send reminders
documents-reminders-cadence = How often
documents-reminders-on = Reminders are sent from now on
documents-reminders-off = No more reminders are sent
documents-cadence = { $days ->
    [one] Every day
   *[other] Every { $days } days
}
documents-expiry = Change the last day
documents-expiry-in = In { $days } days
documents-expiry-saved = The last day is changed
documents-rename = Rename
documents-edit-values = Change values
documents-edit-values-out = The document is out already: those who are invited will see what you change.
documents-edit-values-signed = Somebody has signed already, so only what others have yet to fill in can change. For anything else, withdraw the document and send another.
documents-again = New document like this
documents-again-title = Like “{ $name }”
documents-again-what = What you filled in there stands here again; change what you like. Those who were invited are suggested when you send it. Nothing that anybody answered or signed is taken over.
documents-invite-more = Invite more people
documents-pdf = Download PDF
documents-trail = audit trail
documents-trail-pdf = Audit trail as PDF
documents-bundle = Everything as a ZIP
documents-void = Withdraw
documents-void-title = Withdraw this document?
documents-void-what = Nobody can sign “{ $name }” any more, and everybody who was invited is told. This can’t be undone.
documents-void-reason = Reason
documents-void-reason-what = The people invited read it. You may leave it empty.
documents-void-action = Withdraw the document
documents-voided = The document is withdrawn
documents-delete-title = Delete this document?
documents-delete = “{ $name }” is deleted for good, with its answers and its PDF. This can’t be undone.
documents-delete-out = “{ $name }” is out for signing. It is deleted for good, with its answers, and the links stop working. This can’t be undone.
documents-delete-action = Delete for good
documents-deleted = The document is deleted
documents-end-declined = { $name } declined
documents-end-voided = This document was withdrawn
documents-end-expired = The time to sign is over
documents-end-reason = Reason:
documents-end-no-reason = Nobody can sign it any more.

## Many at once

documents-bulk-what = One table, one document for each row: made, filled in and sent in one go.
documents-bulk-step-file = Your table
documents-bulk-step-file-what = For the template “{ $name }”. The first line says what the columns are; up to { $most } rows.
documents-bulk-drop = Drop a CSV file here. Every spreadsheet program can save one.
documents-bulk-file = Choose a file
documents-bulk-other-file = Choose another file
documents-bulk-example = Download an empty table
documents-bulk-example-name = table
documents-bulk-unreadable = This file can’t be read
documents-bulk-unreadable-empty = It is empty.
documents-bulk-unreadable-no-rows = It has only one line. The first line names the columns, each line below is one document.
documents-bulk-unreadable-open-quote = A quotation mark is opened and never closed. Save it again from your spreadsheet program as CSV.
documents-bulk-unreadable-spreadsheet = This is a workbook. Save it as CSV: in your spreadsheet program, choose “Save as”, then “CSV”.
documents-bulk-unreadable-large = It is larger than 10 MB.
documents-bulk-step-columns = What the columns mean
documents-bulk-step-columns-what = We have guessed by their names. Below each stands its first value.
documents-bulk-column = Column { $number }
documents-bulk-ignored = Not used
documents-bulk-email-of = { $role }: email address
documents-bulk-name-of = { $role }: name
documents-bulk-no-email = No column holds email addresses
documents-bulk-no-email-what = The documents will be made as drafts, and nobody is invited.
documents-bulk-unmapped = Blank in all documents: { $names }
documents-bulk-order = Which day is { $day }?
documents-bulk-order-day-first = Day, month, year
documents-bulk-order-month-first = Month, day, year
documents-bulk-step-rows = Check the rows
documents-bulk-step-rows-what = This is how we understood your table. Nothing has been sent yet.
documents-bulk-rows = Rows of the table
documents-bulk-written = In your table:
documents-bulk-line = Line
documents-bulk-good = { $count ->
    [one] One row is good
   *[other] { $count } rows are good
}
documents-bulk-faulty = { $count ->
    [one] One row needs a correction
   *[other] { $count } rows need a correction
}
documents-bulk-only-faulty = Only rows that need a correction
documents-bulk-shown = { $shown } of { $count } rows
documents-bulk-repeated = { $count ->
    [one] One row says exactly the same as an earlier one
   *[other] { $count } rows say exactly the same as an earlier one
}
documents-bulk-repeated-lines = Each of them becomes a document of its own. Lines: { $lines }
documents-bulk-same-as = Exactly the same as line { $line }
documents-bulk-wrong-number = { $place }: not a number
documents-bulk-wrong-currency = { $place }: not an amount in { $options }
documents-bulk-wrong-code = { $place }: say the currency by its three letters, as in 500 USD
documents-bulk-wrong-decimals = { $place }: more digits behind the point than { $options } has; write it without a sign between the thousands
documents-bulk-wrong-date = { $place }: not a date such as 2026-11-14
documents-bulk-wrong-order = { $place }: choose above whether the day or the month comes first
documents-bulk-wrong-moment = { $place }: not a date and time such as 2026-11-14 09:30
documents-bulk-wrong-boolean = { $place }: neither yes nor no
documents-bulk-wrong-choice = { $place }: none of { $options }
documents-bulk-wrong-email = { $place }: not an email address
documents-bulk-wrong-nobody = No email address, so nobody would be invited
documents-bulk-wrong-uninvited = { $place }: empty; the document would be complete without a signature of { $options }
documents-bulk-wrong-empty = { $place }: empty, and required
documents-bulk-step-send = Send
documents-bulk-leave-out = { $count ->
    [one] Leave out the row that needs a correction
   *[other] Leave out the { $count } rows that need a correction
}
documents-bulk-not-yet = Correct the rows in your file and choose it again, or leave them out.
documents-bulk-too-many = At most { $most } documents can be made at once; these are { $count }. Split your table.
documents-bulk-send = { $count ->
    [one] Send one document
   *[other] Send { $count } documents
}
documents-bulk-make = { $count ->
    [one] Make one draft
   *[other] Make { $count } drafts
}
documents-bulk-confirm-title = { $count ->
    [one] One document?
   *[other] { $count } documents?
}
documents-bulk-confirm-mail = Documents made from “{ $name }”: { $count }. People invited by email: { $people }, each as soon as it is their turn. Invitations can’t be called back.
documents-bulk-confirm-links = Documents made from “{ $name }”: { $count }. People: { $people }. No mail is sent; you find the links on the pages of the documents.
documents-bulk-confirm-drafts = { $count ->
    [one] One draft is made from “{ $name }”. Nobody is invited.
   *[other] { $count } drafts are made from “{ $name }”. Nobody is invited.
}
documents-bulk-confirm = { $count ->
    [one] Yes, this one
   *[other] Yes, all { $count }
}
documents-bulk-running = The documents are being made
documents-bulk-over = Finished
documents-bulk-done = { $done } of { $count } documents made
documents-bulk-leave = You may leave this page: the work goes on, and the documents appear in your list.
documents-bulk-all-good = All documents are made
documents-bulk-all-good-what = You find them in your list.
documents-bulk-failed = { $count ->
    [one] One document could not be made
   *[other] { $count } documents could not be made
}
documents-bulk-why = What was wrong
documents-bulk-failures = Download these rows as CSV
documents-bulk-failures-name = rows-to-correct
documents-bulk-look = See the documents
documents-bulk-again = Send another table

# Where no mail server is set.
documents-kept = No mail server is set
documents-kept-what = So this service keeps its mails and sends none.
documents-kept-open = Open the mail to { $recipient }
documents-kept-more = { $count ->
    [one] and one more in the email log
   *[other] and { $count } more in the email log
}

documents-template-unpublished = The template has unpublished changes
documents-template-unpublished-what = The document is made from the version that was published on { $when }, without them.
documents-template-empty = The template is still empty
documents-template-empty-what = Nothing is published yet, so the document would be an empty page. Open the template, write it and publish it first.
documents-template-open = Open the template
