# Templates: the list, making one, the overview, and placing fields on an uploaded PDF.

## The list

templates-title = Templates
templates-one = Template
templates-what = What documents are made from: texts, variables, and the fields that people fill in and sign.
templates-new = New template
templates-search = Search templates by name
templates-search-clear = Clear the search
templates-name = Name
templates-labels = Labels
templates-labels-none = No labels yet
templates-labels-edit = Change labels
templates-labels-of = Labels of { $name }
templates-labels-help = Type a word and press Enter.
templates-changed = Changed
templates-public-link = Public link
templates-public = Public
templates-not-public = Off
templates-actions-of = Actions for { $name }
templates-use = New document
templates-duplicate = Duplicate
templates-export-answers = Export answers
templates-copy-of = Copy of { $name }
templates-duplicated = This is a copy of { $name }.
templates-duplicate-failed = The template could not be duplicated
templates-delete-title = Delete { $name }?
templates-delete-body = The template and all its versions are deleted for good. Documents already made from it stay as they are.
templates-deleted = { $name } was deleted.
templates-delete-failed = The template could not be deleted
templates-empty = No templates yet
templates-empty-what = A template is written once and used again and again. The quickest way is to start from an example and make it yours.
templates-start-example = Start from an example
templates-upload-pdf = Upload a PDF
templates-none-found = No template fits
templates-none-found-what = Try another word, or show all templates again.
templates-show-all = Show all

## Making one

templates-new-what = Choose how to begin. Everything can be changed later.
templates-way-example = From an example
templates-way-blank = Blank
templates-way-markdown = From Markdown
templates-way-pdf = From a PDF
templates-example-use = Use this example
templates-example-mutual-nda = Two parties promise each other to keep secret what they learn. Both sign at the same time.
templates-example-offer-letter = Offers somebody a job, with salary in words and a list of benefits. The candidate accepts and signs.
templates-example-invoice = Lines with quantities and prices, exact sums, taxes by rate and a discount. The customer approves it.
templates-example-lease = A lease of a home with deposit, dates and renewal worked out. Tenant and landlord sign, the agent gets a copy.
templates-example-consent-form = Consent to take part in a study: boxes to tick, and a question that depends on another.
templates-example-purchase-order = An order with lines and sums. Above a limit, a second person has to sign before it goes to the supplier.
templates-example-statement-of-work = Describes a project: what is delivered, when, and for which fee, at a fixed price or by time.
templates-example-certificate = A certificate on a landscape page with large type and a picture, signed by teacher and director.
templates-example-arabic-contract = A service agreement in Arabic, on a page that runs from right to left.
templates-example-uploaded-pdf = A form that was made elsewhere as a PDF. Fields were placed on its pages.
templates-name-help = Your team sees it in lists. It can be changed later.
templates-name-missing = Enter a name.
templates-blank-create = Create and open the editor
templates-create = Create template
templates-choose-file = Choose a file
templates-unnamed = Untitled template
templates-markdown-drop = Drop a Markdown file here, or type below
templates-markdown-text = Text in Markdown
templates-markdown-missing = Type or paste a text first.
templates-markdown-unreadable = { $file } is not a text file. Choose a file that a text editor can open.
templates-markdown-name-help = Left empty, the first heading is the name.
templates-markdown-marks = Beside Markdown you can write:
templates-markdown-variable = a value that each document fills in
templates-markdown-if = a part that is printed only under a condition
templates-markdown-each = a part that is repeated for each item of a list
templates-send-pdf = Send a PDF
templates-send-pdf-what = Upload it, mark where people fill in and sign, and send it.
templates-send-pdf-back = New document
templates-pdf-drop = Drop a PDF here
templates-pdf-help = Its pages stay as they are; you place fields on them.
templates-pdf-other = This file is not a PDF. Save it as a PDF first and choose that.
templates-pdf-failed = The file could not be taken in
templates-pages = { $count ->
    [one] One page
   *[other] { $count } pages
}
templates-pdf-found = { $count ->
    [one] Take over the form field that the PDF has
   *[other] Take over the { $count } form fields that the PDF has
}
templates-pdf-found-help = They become fields of the first person to sign. Choices become text fields.
templates-once-keep-too = Keep it as a template for next time
templates-once-keep-too-help = Otherwise it is for this document only, and goes with it.
templates-once = For one document only
templates-once-what = It is not in the list of templates. It is deleted a day after the last document made from it was deleted – or, while there is no document, after 30 days on which nobody worked on it.
templates-once-keep = Keep as a template
templates-once-kept = It is in the list of templates now
templates-pdf-create = Create and place fields
templates-first-role = Signer

## The overview

templates-place = Place fields
templates-rename = Rename
templates-about = At a glance
templates-documents = Documents made from it
templates-form = Who fills in what
templates-form-empty = Nobody has to fill in or sign anything yet. Edit the template to add people and fields.
templates-no-role = Anybody
templates-role-empty = No fields
templates-required = required
templates-step = Step { $order }
templates-kind-signer = Signs
templates-kind-approver = Approves
templates-kind-viewer = Gets a copy
templates-fields-all = { $count ->
    [one] Show the field
   *[other] Show all { $count } fields
}
templates-page-picture = Page { $page } of { $name }
templates-page-of = Page { $page } of { $count }
templates-page-before = Previous page
templates-page-next = Next page
templates-public-switch = Anybody with the link can fill it in
templates-public-help = Each time somebody fills it in, a document is made. They take the first role.
templates-public-login = Only members of this workspace
templates-public-login-help = They have to sign in first.
templates-public-no-fields = There is nothing to fill in yet: the public page would be read only.
templates-public-others-title = Not everybody can sign here
templates-public-others = Whoever fills the public page signs as { $role }, and the document is complete with that. Nobody is asked to act as { $others }. To have all of them sign, make a document and send it.
templates-public-others-action = Open it anyway
templates-public-address = Address
templates-qr-alt = QR code that leads to { $name }
templates-qr-help = Print it or show it: a camera opens the page.
templates-qr-download = Download as SVG
templates-embed = On your web site
templates-embed-element = Element
templates-embed-frame = Frame
templates-embed-help = Your site must be among the allowed sites in the settings of the workspace.
templates-versions = Versions
templates-versions-all = Show every version
templates-version = Version { $number }
templates-version-now = in use
templates-version-look = View
templates-version-look-at = View version { $number }
templates-version-restore = Restore this version
templates-version-restore-help = It becomes the newest version; nothing is lost.
templates-version-restored = Version { $number } is back.

## Types of fields

templates-type-signature = Signature
templates-type-initials = Initials
templates-type-fullName = Full name
templates-type-signedDate = Date of signing
templates-type-text = Text
templates-type-multiline = Several lines
templates-type-number = Number
templates-type-money = Amount
templates-type-date = Date
templates-type-email = Email
templates-type-phone = Telephone
templates-type-checkbox = Tick box
templates-type-radio = Choice
templates-type-select = List
templates-type-multiselect = Several choices
templates-type-file = File
templates-type-image = Picture

## Placing fields

templates-place-back = Back to the template
templates-place-done = Done
templates-place-pages = Pages
templates-place-panel = Properties
templates-place-empty = Drag a field onto the page, or choose one to add it here.
templates-place-keys = Arrow keys move the field, with Shift in larger steps, with Alt they resize it. Space adds it to the selection, Enter opens its properties, Delete removes it.
templates-palette = Fields
templates-palette-signing = To sign
templates-palette-filling = To fill in
templates-tab-field = Field
templates-tab-roles = People
templates-redo = Redo
templates-choose-all = Select all fields
templates-save-now = Save now
templates-zoom-in = Larger
templates-zoom-out = Smaller
templates-align = Align
templates-align-several = Align: select several fields first
templates-align-left = Left edges
templates-align-right = Right edges
templates-align-top = Top edges
templates-align-bottom = Bottom edges
templates-align-size = Same size
templates-align-across = Same space across
templates-align-down = Same space down
templates-all-pages = Copy to all pages
templates-nothing-chosen = Choose a field on the page to see its properties, or add one.
templates-chosen = { $count ->
    [one] One field
   *[other] { $count } fields selected
}
templates-field-add = Add field
templates-field-told = { $name }, { $type }, { $role }
templates-field-wrong = { $told }, needs to be corrected
templates-field-label = What it asks for
templates-field-label-help = Shown to the person who fills it in.
templates-field-role = Filled in by
templates-field-required = Has to be filled in
templates-field-help = Help text
templates-field-options = Choices
templates-field-options-help = One on each line.
templates-option = Choice { $count }
templates-field-more = More
templates-field-when = Shown only if
templates-field-when-help = A condition, such as: agree == true
templates-field-variable = Filled in beforehand from
templates-field-variable-help = A variable lets whoever sends the document fill this in.
templates-field-variable-new = New variable
templates-field-variable-none = Nothing
templates-field-read-only = Only shows its value
templates-field-id = Name for programs
templates-field-id-help = Letters and digits. Conditions and the API use it.
templates-field-place = Position
templates-field-page = Page
templates-field-x = From left (mm)
templates-field-y = From top (mm)
templates-field-width = Width (mm)
templates-field-height = Height (mm)
templates-rules = Rules for the answer
templates-rule-min = At least
templates-rule-max = At most
templates-rule-minLength = Fewest characters
templates-rule-maxLength = Most characters
templates-rule-min-day = Earliest day
templates-rule-max-day = Latest day
templates-rule-pattern = Pattern
templates-rule-pattern-help = A regular expression that the whole answer must match.
templates-rule-message = What to say otherwise
templates-roles-help = Each person has a colour. Those with the same step act at the same time.
templates-role-name = Name of the role
templates-role-kind = What they do
templates-role-order = Step
templates-role-remove = Remove { $name }
templates-role-add = Add a person
templates-role-new = Person { $count }
templates-role-of-new = New fields are for
templates-role-fields = { $count ->
    [one] One field
   *[other] { $count } fields
}

## What is said of changes to those who do not see them

templates-said-place = { $name }: page { $page }, { $left } mm from left, { $top } mm from top, { $width } by { $height } mm
templates-said-added = { $name } added on page { $page }
templates-said-removed = { $count ->
    [one] Field deleted
   *[other] { $count } fields deleted
}
templates-said-duplicated = { $count ->
    [one] Field duplicated
   *[other] { $count } fields duplicated
}
templates-said-aligned = { $count ->
    [one] Field aligned
   *[other] { $count } fields aligned
}
templates-said-all-pages = Copied to all { $count } pages
templates-said-undone = Undone
templates-said-redone = Redone

## Saving

templates-saving = Saving…
templates-save-failed = Not saved, trying again
templates-save-held = Not saved
templates-refused = This can’t be saved yet
templates-conflict = Somebody else changed these fields
templates-conflict-what = Take their state, or save yours over it. What they have not published is lost then.
templates-conflict-theirs = Take theirs
templates-conflict-mine = Save mine
templates-kept = There are changes here that were never saved
templates-kept-what = They were made in this browser on { $when }.
templates-kept-take = Go on with them
templates-kept-drop = Discard them
templates-leave = Leave without saving?
templates-leave-what = Your last changes are not saved and would be lost.
templates-leave-action = Leave

templates-unpublished = Unpublished changes
templates-unpublished-when = Unpublished changes – documents are still made from the version of { $when }.
templates-unpublished-by = Last changed by { $who }, { $when }.
templates-unpublished-what = What you see here is what documents are made from. { $who } has written on the template since, last on { $when }.
templates-unpublished-look = View the changes
templates-published = Published – documents are made from what you see here.
templates-publish = Publish
templates-publish-send = Continue to sending
templates-publish-send-what = Mark where people fill in and sign, then continue.
templates-publish-state = What documents are made from
templates-publish-first = Not published yet – a document made now would be empty.
templates-publish-empty = This template is still empty.
templates-publish-done = Published. New documents are made from this.
templates-discard = Discard changes
templates-discard-title = Discard the unpublished changes?
templates-discard-what = The template goes back to the version of { $when }. What was written since is lost, for everybody who works on it.
templates-discard-empty = The template is empty again. What was written so far is lost, for everybody who works on it.
templates-discarded = The changes were discarded.
templates-overtaken = The template was changed meanwhile
templates-overtaken-what = Another version was published on { $when }, for example by a program. What you see does not hold it. Publish to put yours in its place, or discard yours to go on from there.
templates-overtaken-title = Put this in the place of the other version?
templates-overtaken-sure = The version of { $when } does not go into yours; it stays among the versions.
templates-exchange = Put a newer PDF below the fields
templates-exchange-title = { $count ->
    [one] Remove one field?
   *[other] Remove { $count } fields?
}
templates-exchange-what = { $pages ->
    [one] The new PDF has one page.
   *[other] The new PDF has { $pages } pages.
} These fields lie on pages that it does not have:
templates-exchange-field = { $name }, page { $page }
templates-exchange-action = Exchange and remove them
templates-exchanged = The PDF was exchanged. Look whether the fields still lie right, then publish.
templates-exchange-failed = The PDF could not be exchanged
