# The frame around every page of the console, and words that all its pages share.

## Around every page

frame-skip = Skip to the content
frame-menu = Open the menu
frame-navigation = Main navigation
frame-home = Home
frame-templates = Templates
frame-documents = Documents
frame-activity = Activity
frame-webhooks = Webhooks
frame-settings = Settings
frame-go-home = Go to the home page
frame-go-templates = Go to templates
frame-go-documents = Go to documents
frame-go-activity = Go to activity
frame-go-webhooks = Go to webhooks
frame-go-settings = Go to settings

## Workspace and account

frame-workspace-switch = Switch the workspace
frame-workspaces = Your workspaces
frame-account = Your account
frame-language = Language
frame-colours = Colours
frame-light = Light
frame-dark = Dark
frame-auto = Like this device
frame-sign-out = Sign out

## Commands and shortcuts

frame-search = Search
frame-palette = Find a page, a document or a command
frame-palette-hint = What would you like to do?
frame-palette-none = Nothing fits.
frame-palette-documents = Search documents for “{ $words }”
frame-palette-found-documents = Documents
frame-palette-found-templates = Templates
frame-shortcuts = Keyboard shortcuts
frame-shortcut-does = What it does
frame-shortcut-keys = Keys
frame-shortcuts-plain = Use shortcuts of single keys
frame-shortcuts-plain-help = Switch this off if you dictate or press keys by accident.

## Buttons and small words

frame-close = Close
frame-cancel = Cancel
frame-save = Save
frame-saved = Saved
frame-delete = Delete
frame-edit = Edit
frame-continue = Continue
frame-undo = Undo
frame-more = Show more
frame-actions = Actions
frame-optional = optional
frame-loading = Loading…
frame-try-again = Try again
frame-copy = Copy: { $what }
frame-copied = Copied
frame-rows = { $count ->
    [one] One row
   *[other] { $count } rows
}
frame-confirm-typed = To go on, type: { $words }
frame-secret-once = This is shown only once
frame-secret-advice = Copy it now and keep it in a safe place. Nobody can look it up later, not even us.

## Where documents and people stand

frame-status-draft = Draft
frame-status-sent = Sent
frame-status-in-progress = In progress
frame-status-completed = Completed
frame-status-declined = Declined
frame-status-voided = Withdrawn
frame-status-expired = Expired
frame-status-waiting = Not their turn yet
frame-status-invited = Invited
frame-status-opened = Opened
frame-status-submitted = Signed
frame-status-approved = Approved
frame-status-read = Read
frame-status-undelivered = Not delivered
frame-status-unsigned = Did not sign

## When something goes wrong

frame-request-id = Request id
frame-failure-page = This page can’t be shown
frame-failure-offline = No connection
frame-failure-offline-advice = The service could not be reached. Check your connection and try again.
frame-failure-input = Something needs to be corrected
frame-failure-input-advice = Check what you entered and send it again.
frame-failure-signed-out = You are signed out
frame-failure-signed-out-advice = Sign in again to go on.
frame-failure-forbidden = You may not do this
frame-failure-forbidden-advice = Ask an administrator of your workspace.
frame-failure-missing = This is not here
frame-failure-missing-advice = It may have been deleted, or the link is not complete.
frame-failure-conflict = This has changed meanwhile
frame-failure-conflict-advice = Load the page again to see how it stands now.
frame-failure-busy = Too many requests
frame-failure-busy-advice = { $seconds ->
    [one] Wait a second and try again.
   *[other] Wait { $seconds } seconds and try again.
}
frame-failure-broken = Something went wrong on our side
frame-failure-broken-advice = Try again in a moment. If it keeps happening, tell whoever runs this service the request id.
frame-not-found = There is no such page
frame-not-found-what = The address may have a typing error, or the page has moved.

## A name, and what is said of it

frame-of = { $name }: { $said }
