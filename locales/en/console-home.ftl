# The first page.

home-title = Home
home-title-named = Hello, { $name }
home-what-first = Three steps, and your first document is signed.
home-new = New document

## The first steps of a new workspace

home-steps = Your first steps
home-step-done = (done)
home-step-template = Make a template
home-step-template-what = Start from a finished example, such as a lease or a non-disclosure agreement. You can change every word later.
home-step-template-action = Choose an example
home-step-sent = Send a test to yourself
home-step-sent-what = See what the people you invite will see: the mail, the signing page, the sealed PDF.
home-step-sent-action = Send a test
home-step-key = Connect your own programs
home-step-key-what = Create an API key, so that your software can make and send documents.
home-step-key-action = Create an API key
home-template-made = The template “{ $name }” is yours

## What waits for oneself

home-asked = Waiting for you
home-asked-sign = Sign
home-asked-approve = Approve
home-asked-read = Read
home-asked-until = open until

## What waits for whom

home-waiting = Waiting for others
home-waiting-all = View all
home-waiting-for = Waiting for { $names }
home-waiting-nobody = Nobody is asked at the moment
home-waiting-since = asked
home-waiting-none = Nothing waits for others
home-waiting-none-what = When you send a document, you see here who has not signed yet.
home-remind = Remind
home-correct = Correct the address
home-reminded-now = Reminded just now

## What was completed

home-completed = Recently completed
home-completed-all = All completed
home-completed-none = Documents that everybody has signed appear here.
home-sealed = sealed

## The plan

home-usage = API calls this month
home-usage-plan = Plan and usage
home-usage-words = { $used } of { $limit } used
home-usage-what = Only your programs use these up, not what you do here. The count starts again on
home-usage-out = The plan is used up: your programs are refused until
