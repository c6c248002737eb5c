# The template editor.

## Around the text

editor-back = Back to the template
editor-text = Text of the template
editor-text-help = Type / to insert something. Press Escape to go to the toolbar.
editor-name-of-template = Name of the template
editor-panels = Panels
editor-toolbar = Format the text
editor-done = Done
editor-add = Add
editor-saved = Saved
editor-saving = Saving…
editor-unsaved = Not saved yet
editor-save-failed = Not saved
editor-problems = { $count ->
    [one] One thing to mend
   *[other] { $count } things to mend
}
editor-problems-what = Your changes are saved as soon as these are mended. Choose one to go to its place.
editor-leave = Leave without saving?
editor-leave-what = Your last changes could not be saved. They are lost if you leave now.
editor-leave-action = Leave without saving
editor-elsewhere = Somebody else has changed this template
editor-elsewhere-what = Nothing is saved until you choose: load their version and lose what you have written since, or save yours over it. What they have not published is lost then.
editor-elsewhere-only = What you see is no longer what is saved.
editor-elsewhere-load = Load their version
editor-elsewhere-mine = Save mine
editor-tab-preview = Preview
editor-tab-variables = Variables
editor-tab-computed = Calculations
editor-tab-fields = People and fields
editor-tab-page = Page
editor-tab-history = History

## The toolbar

editor-undo = Undo
editor-redo = Redo
editor-insert = Insert
editor-style = Kind of paragraph
editor-paragraph = Text
editor-heading = Heading { $level }
editor-heading-numbered = Number this heading
editor-bold = Bold
editor-italic = Italic
editor-underline = Underline
editor-strike = Strike through
editor-looks = More looks
editor-code = Fixed width
editor-subscript = Subscript
editor-superscript = Superscript
editor-highlight = Highlight
editor-highlight-with = Highlight with { $colour }
editor-color = Colour of the letters
editor-color-with = Letters in { $colour }
editor-colour-none = No colour
editor-size = Size in points
editor-size-points = { $size } points
editor-size-usual = Usual size
editor-clear-looks = Clear all looks
editor-link = Link
editor-link-address = Where the link leads
editor-link-help = A web address, a mail address or a telephone number
editor-link-wrong = This must be an address that starts with https://, http://, mailto: or tel:
editor-link-put = Set link
editor-link-remove = Remove link
editor-bullets = Bulleted list
editor-numbers = Numbered list
editor-list-style = Kind of numbers
editor-list-restart = Start at 1
editor-quote = Quote
editor-align = Alignment
editor-align-start = At the start
editor-align-center = Centred
editor-align-end = At the end
editor-align-justify = At both edges
editor-edit-nearest = Edit the chip, condition or repeat at the cursor

## Insertions

editor-group-values = Values
editor-group-fields = To be filled in
editor-group-logic = Conditions and repeats
editor-group-text = Text
editor-group-page = On the page
editor-group-new = New
editor-insert-here = Insert at the cursor
editor-insert-new-variable = New variable
editor-insert-variable-named = New variable “{ $name }”
editor-insert-new-field = new field
editor-insert-condition = Condition
editor-insert-condition-note = shown only if …
editor-insert-repeat = Repeat
editor-insert-repeat-note = once for each item of a list
editor-table = Table
editor-image = Picture
editor-columns = Columns
editor-columns-count = { $count } columns
editor-columns-remove = Remove columns
editor-rule = Line across
editor-page-break = Page break

## Tables

editor-table-row-above = Row above
editor-table-row-below = Row below
editor-table-row-remove = Remove row
editor-table-column-before = Column before
editor-table-column-after = Column after
editor-table-column-remove = Remove column
editor-table-column-widths = Widths of the columns
editor-table-column = Column { $number }
editor-table-widths-help = The numbers are in proportion to each other: a column with 2 is twice as wide as one with 1.
editor-table-merge = Join the chosen cells
editor-table-split = Split the cell
editor-table-head-row = Heading row on or off
editor-table-head-cell = Heading cell on or off
editor-table-repeat = Repeat these rows for each item of a list
editor-table-condition = Show these rows only if …
editor-table-remove = Remove table

## Chips, conditions, repeats, pictures

editor-chip-variable = Variable
editor-chip-computed = Calculation
editor-chip-field = Field
editor-logic-if = Only if
editor-logic-each = For each { $name } of
editor-logic-edit = Edit
editor-logic-unwrap = Remove, keep the content
editor-logic-remove = Remove with the content
editor-inspect-variable = Value in the text
editor-inspect-field = Field in the text
editor-inspect-image = Picture
editor-inspect-logic = Condition or repeat
editor-inspect-around = Condition or repeat
editor-place-value = What is printed here
editor-place-field = What is filled in here
editor-edit-value = Edit it
editor-edit-field = Edit the field
editor-remove-here = Remove here
editor-condition-when = Shown only if
editor-condition-when-help = An expression that is true or false, such as rent > 1000 or isSet(company).
editor-repeat-over = Repeated for each item of
editor-repeat-over-help = A list among your variables or calculations.
editor-repeat-as = An item is called
editor-repeat-as-help = By this name its values are printed inside; { $name } is its place in the list.
editor-image-alt = What the picture shows
editor-image-alt-help = For people who can’t see it. Leave it empty if the picture is mere ornament.
editor-image-width = Width: { $percent } %
editor-image-replace = Replace
editor-image-failed = The picture could not be uploaded

## Expressions

editor-expression = Expression
editor-expression-help = Type the first letters of a name or function, or press Ctrl and the space bar.
editor-completions = Names and functions that fit
editor-completions-count = { $count ->
    [one] One suggestion
   *[other] { $count } suggestions
}
editor-result = With the sample values:
editor-result-none = nothing yet, since a value is missing
editor-result-held = The value is shown once the other problems are mended.
editor-result-wrong = Not right:
editor-result-wrong-at = Line { $line }, column { $column }:

## Variables and calculations

editor-variables-what = What changes from document to document.
editor-variables-none = No variables yet
editor-variables-none-help = A name, a date, an amount: whatever is filled in anew for each document. Type / in the text to make one where it belongs.
editor-variable-new-name = New value
editor-variable-remove = Remove { $name }?
editor-variable-remove-used = { $count ->
    [one] It is used in one place, which has to be changed afterwards.
   *[other] It is used in { $count } places, which have to be changed afterwards.
}
editor-computed-what = Values that are worked out from others.
editor-computed-none = No calculations yet
editor-computed-none-help = A total, a date of expiry, a sentence that depends on a choice.
editor-computed-new-name = result
editor-name = Name
editor-name-help = As it is written in expressions. Renaming it changes all places that use it.
editor-name-wrong = Letters, digits and underscores only, and a letter first
editor-name-taken = Something else has this name
editor-name-empty = A name is needed
editor-label = Label
editor-label-help = What people read; the name if left empty.
editor-description = Explanation
editor-description-help = A sentence for whoever fills it in.
editor-required-variable = Has to be given
editor-default = Value if none is given
editor-default-remove = Remove the value that is used if none is given
editor-type = Kind
editor-type-any = Whatever comes out
editor-type-text = Text
editor-type-number = Number
editor-type-money = Amount of money
editor-type-date = Date
editor-type-datetime = Date and time
editor-type-boolean = Yes or no
editor-type-email = Email address
editor-type-choice = Choice
editor-type-list = List
editor-type-image = Picture
editor-true = Yes
editor-false = No
editor-currency = Currency
editor-currency-help = Three letters, such as EUR
editor-format = Printed as
editor-format-usual = As usual
editor-format-percent = Per cent
editor-format-words = In words
editor-format-symbol = With the sign of the currency
editor-format-code = With the letters of the currency
editor-format-amount = The number alone
editor-format-short = Short
editor-format-medium = Medium
editor-format-long = Long
editor-format-full = With the day of the week
editor-format-iso = 2026-11-14
editor-format-upper = IN CAPITALS
editor-format-lower = in small letters
editor-format-yesno = Yes or no
editor-format-check = A box with a cross
editor-options = To choose from
editor-option-value = Choice { $number }
editor-option-label = What people read for choice { $number }
editor-option-remove = Remove choice { $number }
editor-option-add = Add a choice
editor-option-first = First choice
editor-option-new = Choice { $number }
editor-columns-of-list = Each entry of the list holds
editor-column-add = Add a value
editor-column-name = value
editor-move-up = Move up
editor-move-up-of = Move up: { $of }
editor-move-down = Move down
editor-move-down-of = Move down: { $of }
editor-remove = Remove
editor-remove-of = Remove: { $of }

## People and fields

editor-roles = Who takes part
editor-roles-none = Add the people who sign, approve or get a copy, such as tenant and landlord.
editor-role-add = Add a person
editor-role-first = Signer
editor-role-next = Second signer
editor-role-name = Part { $number }
editor-role-kind = Does what
editor-role-kind-signer = Fills in and signs
editor-role-kind-approver = Approves
editor-role-kind-viewer = Gets a copy
editor-role-order = Turn
editor-role-order-help = Those with a lower turn go first; equal turns act at the same time.
editor-role-remove = Remove { $name }?
editor-role-remove-used = { $count ->
    [one] One field belongs to this person and will belong to nobody.
   *[other] { $count } fields belong to this person and will belong to nobody.
}
editor-fields = Fields
editor-fields-none = A field is something that a person fills in or signs. Add one here, or type / in the text where it belongs.
editor-field-remove = Remove the field { $name }?
editor-field-remove-what = It is taken out of the text too.
editor-field-role = Filled in by
editor-field-nobody = Nobody yet
editor-field-help = Help
editor-field-help-help = A sentence that helps to answer.
editor-field-required = Has to be filled in
editor-field-readonly = Only shows its value
editor-field-variable = Linked to the variable
editor-field-variable-help = The field shows its value and changes it.
editor-field-visible = Shown only if
editor-field-visible-help = An expression. Leave it empty to show the field always.
editor-field-signature = Signature
editor-field-initials = Initials
editor-field-fullName = Full name
editor-field-signedDate = Date of signing
editor-field-text = Line of text
editor-field-multiline = Several lines of text
editor-field-number = Number
editor-field-money = Amount of money
editor-field-date = Date
editor-field-email = Email address
editor-field-phone = Telephone number
editor-field-checkbox = Tick box
editor-field-radio = One of several, all in sight
editor-field-select = One of several, from a list
editor-field-multiselect = Some of several
editor-field-file = Attached file
editor-field-image = Picture
editor-validation-min = At least
editor-validation-max = At most
editor-validation-min-date = Not before
editor-validation-max-date = Not after
editor-validation-minlength = Fewest characters
editor-validation-maxlength = Most characters
editor-validation-pattern = Pattern
editor-validation-pattern-help = A regular expression that the whole answer has to match.
editor-validation-message = What people read if it does not fit
editor-validation-message-help = Leave it empty for the usual words.

## The page

editor-page-size = Paper
editor-page-size-a4 = A4 (210 × 297 mm)
editor-page-size-letter = Letter (8½ × 11 in)
editor-page-size-legal = Legal (8½ × 14 in)
editor-orientation = Direction of the paper
editor-orientation-portrait = Portrait
editor-orientation-landscape = Landscape
editor-margins = Margins
editor-margin-top = Top
editor-margin-bottom = Bottom
editor-margin-left = Left
editor-margin-right = Right
editor-header = At the top of every page
editor-footer = At the bottom of every page
editor-line-value = Insert a value
editor-line-number = Insert a page number
editor-page-number = Number of the page
editor-page-count = How many pages there are
editor-language = Language of the document
editor-language-help = How dates and numbers are written, and which way the page runs: en, de-AT, ar.
editor-font = Font
editor-font-usual = As usual
editor-font-serif = With serifs
editor-font-sans = Without serifs
editor-font-mono = Fixed width

## Preview

editor-preview-page = Page { $page } of { $count }
editor-preview-blanks = Leave blanks
editor-preview-held = This is how the template last looked without mistakes. It changes once they are mended.
editor-preview-warnings = Look at this
editor-preview-earlier = Earlier pages
editor-preview-later = Later pages
editor-sample = Sample values
editor-sample-what = What you leave empty is made up.
editor-sample-none = There are no variables yet.
editor-sample-clear = Clear all
editor-sample-wrong = A sample value does not fit:
editor-sample-row-add = Add an entry
editor-sample-row-remove = Remove entry { $number }
editor-sample-cell = { $name }, entry { $number }

## History

editor-history-what = Every published version is kept. Look at an earlier one and take it up again if you like.
editor-history-all = Show every version
editor-version = Version { $number }
editor-version-now = published
editor-version-look = View
editor-version-look-at = View version { $number }
editor-restore = Restore this version
editor-restore-title = Restore this version?
editor-restore-what = What you see becomes what it was then. Documents follow when you publish it; what is published now stays in the history. Unpublished changes are lost.
editor-restored = The version is back. Publish it so that documents are made from it.
