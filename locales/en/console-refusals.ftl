# Why the service did not do what the console asked for, in words for whoever asked.

## What is wrong with a field

refusals-missing = Fill this in.
refusals-proof = Enter this, so that we know it is you.
refusals-too-short = Enter at least this many characters: { $min }.
refusals-too-long = This is too long: at most { $max } characters.
refusals-length = Enter { $min } to { $max } characters.
refusals-odd-characters = There is a character in this that can’t be used. Type it again instead of pasting it.
refusals-email = Enter an email address, like name@example.com.
refusals-phone = Enter a telephone number, like +49 30 123456.
refusals-amount = Enter an amount.
refusals-digits = Enter a number of at most { $max } digits.
refusals-decimals = Enter an amount with at most { $max } decimals, as { $currency } has.
refusals-whole-amount = Enter a whole amount: { $currency } has no decimals.
refusals-above-zero = Enter a number above 0.
refusals-number = Enter a number.
refusals-range = Enter a number from { $min } to { $max }.
refusals-whole-number = Enter a whole number.
refusals-at-least = Enter { $min } or more.
refusals-at-most = Enter { $max } or less.
refusals-date = Enter a date.
refusals-moment = Enter a date and a time.
refusals-future = Choose a time in the future.
refusals-before = The beginning lies after the end.
refusals-time-over = The time to sign was over before the document was sent. Choose another day.
refusals-yes-or-no = Choose yes or no.
refusals-text = Enter a text.
refusals-list = A list is asked for here.
refusals-pattern = This does not have the form that is asked for.
refusals-role = Choose one of the roles: { $known }.
refusals-option = Choose one of these: { $known }.
refusals-nobody = Name at least one person.
refusals-too-many-people = These are too many people; at most { $max } are possible.
refusals-twice = This address stands in the same role twice.
refusals-language = Enter a language tag, like de or pt-BR.
refusals-time-zone = Choose a time zone, like Europe/Berlin.
refusals-colour = Enter a colour of six digits, like #2546c4.
refusals-site = Enter the address of a site without a path, like https://www.example.com.
refusals-site-https = The address has to begin with https://.
refusals-too-many-sites = These are too many sites; at most { $max } are possible.
refusals-own-second-step = Set up a second step for your own account first.
refusals-own-address = This is your address already.
refusals-workspace-name = Type the name of the workspace, letter by letter.
refusals-return-address = Enter the whole address of a page, like https://www.example.com/thanks.
refusals-address = Enter a web address, like https://example.com/hook.
refusals-address-https = Enter an address that begins with https://.
refusals-address-inside = This address lies in a network that the operator of this service has not allowed.
refusals-address-password = Leave user name and password out of the address.
refusals-address-part = Leave out what stands behind the #; it is never sent.
refusals-link = Enter an address that begins with https://, http://, mailto: or tel:.
refusals-no-event = Choose at least one event.
refusals-too-many-documents = These are too many documents; at most { $max } go at once.

## Templates and their fields

refusals-no-option = Enter at least one answer to choose from.
refusals-same-option = Two answers are the same.
refusals-least-above-most = The least is more than the most.
refusals-expression = This is not a pattern that can be read: { $error }
refusals-same-name = Something else has this name already. Choose another.
refusals-reserved-name = This name has a meaning of its own in formulas. Choose another.
refusals-name-form = A name begins with a letter and holds letters, digits and underscores only.
refusals-unknown-name = There is nothing called { $name }.
refusals-unknown-field = There is no field called { $name }.
refusals-other-type = { $name } is of another type ({ $type }), which this field can’t fill.
refusals-circle = This needs its own result: { $circle }
refusals-no-place = This field has no place on the pages yet.
refusals-off-page = The field does not lie on the page with all of it.
refusals-currency = Enter the three capital letters of a currency, like EUR.
refusals-margins = Margins are 0 mm or more and leave at least 40 mm for the text.

## Files

refusals-picture-kind = Choose a PNG or JPEG picture.
refusals-file-lost = This file is no longer there. Choose it again.
refusals-not-a-pdf = This file is a picture. Choose a PDF.
refusals-not-a-picture = This file is a PDF. Choose a picture.
refusals-no-such-page = The PDF has no such page; it has { $pages }.
refusals-file-kind = This is not a PDF, PNG, JPEG or WebP file. Choose another.
refusals-file-empty = There is nothing in this file. Choose another.
refusals-file-large = The file is too large. Choose a smaller one.
refusals-file-long = The PDF has more than { $limit } pages. Split it and use the parts.
refusals-file-wide = The picture is too large: { $width } × { $height } pixels. Make it smaller and choose it again.
refusals-file-print-anew = This PDF is made in a way that can’t be used here. Print it to a new PDF and choose that.
refusals-file-locked = This PDF is protected by a password. Remove the protection and choose it again.
refusals-file-damaged = This file is damaged. Open it in another program, save it anew and choose that.

## Why something can't be done

refusals-closed = The document is no longer open, so this can’t be done any more.
refusals-expired = The time of this document is over, so this can’t be done any more.
refusals-done-before = { $who } has signed or declined already.
refusals-invited-before = { $email } is invited in this role already.
refusals-member-before = { $email } is in this workspace already.
refusals-not-sent = The document was not sent yet, so nobody can be reminded of it.
refusals-values-fixed = Somebody has signed already, so { $name } can no longer change. Withdraw the document and send another.
refusals-name-fixed = Somebody has signed already, and the document shows its name, so that can no longer change. Withdraw the document and send another.
refusals-last-administrator = The workspace needs at least one administrator.
refusals-many-webhooks = The workspace has { $count } webhooks, which is the most. Delete one that is not needed.
refusals-others = Others are changing this at the same moment. Try again.
refusals-no-workspace = This account is in no workspace any more. Ask to be invited.
refusals-here-already = You are in this workspace already.
refusals-wrong-password = Address or password is not right.
refusals-wrong-code = This code is not right or was used before.
refusals-wrong-digits = These digits are not right. Check the clock of your device and try the next ones.
refusals-begin-again = This took too long or was used before. Begin again.
refusals-second-step-lacks = This workspace asks for a second step. Set one up in your account, or sign in with a passkey.
refusals-two-step-on = Signing in with a second step is on already.
refusals-two-step-off = Signing in with a second step is off.
refusals-too-many-passkeys = You have { $most } passkeys already. Remove one first.
refusals-passkey-known = This passkey is known already.
refusals-address-taken = This address belongs to another account. Choose another one.
refusals-password-first = Choose a password first.
refusals-sign-in-again = Sign out, sign in again, and do this within 15 minutes.
refusals-passkey-unknown = This passkey is not known here.
refusals-turn = Others sign before you. You are told when it is your turn.
refusals-link-over = This link was used or is too old. Ask for a new one.
refusals-invitation-over = This invitation was used, withdrawn or is too old. Ask for a new one.
refusals-set-up-over = This set-up link was used or is too old. Start the service again for a new one.
refusals-webhook-off = The webhook is switched off. Switch it on first.

## What a printed document lacks

refusals-no-font = Page { $page }: no font has “{ $text }”. Whoever runs this service can add one.
refusals-not-archivable = The PDF is not fully accessible and fit to be archived: { $reason }
refusals-no-picture = The picture { $file } is missing or can’t be read.
refusals-warning-not-true = { $expression }: a condition must come to true or false. Found: { $given }.
refusals-warning-not-list = { $expression }: only a list can be repeated. Found: { $given }.

## What a receiver of webhooks did

refusals-receiver-unknown = No address is known for this name.
refusals-receiver-away = Can’t be reached ({ $cause })
refusals-receiver-slow = Did not answer in time.
refusals-receiver-broke = The answer broke off.
refusals-receiver-redirect = Answered with another address. Webhooks are only sent to the address that is set.
refusals-receiver-unreadable = The answer can’t be read ({ $cause })

## Where in a text something is wrong

refusals-at-line = Line { $line }: { $what }
refusals-at-column = Column { $column }: { $what }
refusals-at-line-column = Line { $line }, column { $column }: { $what }
refusals-in-expression = { $expression }: { $what }

## Kinds of values, in the sentences below

refusals-kind-missing = a missing value
refusals-kind-text = a text
refusals-kind-number = a number
refusals-kind-money = an amount of money
refusals-kind-date = a date
refusals-kind-datetime = a date and time
refusals-kind-boolean = true or false
refusals-kind-list = a list
refusals-kind-record = a group of values
refusals-kind-image = a picture
refusals-kind-whole = a whole number
refusals-kind-list-or-text = a list or a text
refusals-kind-decimals = a number of decimals
refusals-count-none = no value
refusals-count-one = one value
refusals-count-least = { $least } values or more
refusals-count-range = { $least } to { $most } values
refusals-count-some = { $count } values

## What is wrong with an expression

refusals-mistake-near = Did you mean { $near }?
refusals-mistake-function = There is no function { $name }.
refusals-mistake-operator = { $name } can’t be used in expressions.
refusals-mistake-between = { $sign } does not go with these values: { $left }, { $right }.
refusals-mistake-money = { $sign } can’t be used between two amounts of money.
refusals-mistake-nought = This divides by 0.
refusals-mistake-large = The result is too large a number.
refusals-mistake-power = After ** comes a whole number, and the result has at most 28 digits.
refusals-mistake-far = The result is a date after the year 9999.
refusals-mistake-needs = Needed here: { $wanted }. Found: { $given }.
refusals-mistake-sign-needs = { $sign } needs: { $wanted }. Found: { $given }.
refusals-mistake-sum = Only numbers and amounts can be added up. Found: { $given }.
refusals-mistake-order = These can’t be put in order: { $left }, { $right }.
refusals-mistake-condition = Needed here: true or false. Found: { $given }.
refusals-mistake-gives = The result is { $given }, and this is asked for: { $type }.
refusals-mistake-steps = This takes too long to work out. Make it simpler, or its lists shorter.
refusals-mistake-long = The result is too long.
refusals-mistake-compare = These can’t be compared: { $left }, { $right }.
refusals-mistake-currencies = { $left } and { $right } can’t be used together.
refusals-mistake-list-has-no = A list has no { $name }. To take it from each item, write .map(|item| item.{ $name })
refusals-mistake-has-no = There is no { $name } here: { $given }.
refusals-mistake-index = A whole number stands between [ and ].
refusals-mistake-no-items = Nothing can be picked out of this with [ ]: { $given }.
refusals-mistake-bars = What begins with |item| can only be given to map, filter and the like.
refusals-mistake-bars-hold = Between the bars stands an item, and its number if you like: |item, number|
refusals-mistake-dot = A name follows the dot.
refusals-mistake-shout = { $name } is written without an exclamation mark.
refusals-mistake-two = { $name } takes two values.
refusals-mistake-choose = choose takes a condition and two values.
refusals-mistake-or-else = orElse takes a value, and another for where it is missing.
refusals-mistake-on-list = { $name } follows a list: items.{ $name }(|item| …)
refusals-mistake-statement = Only a single expression can stand here, such as if a > b {"{"} x {"}"} else {"{"} y {"}"}
refusals-mistake-value = A value is missing here.
refusals-mistake-unreadable = This can’t be read.
refusals-mistake-ends = This ends too early.
refusals-mistake-brace = A {"{"} or {"}"} is missing here.
refusals-mistake-quotes = A text stands between double quotes: "…"
refusals-mistake-deep = Too many brackets stand inside each other.
refusals-mistake-reserved = { $word } has a meaning of its own and can’t be used here.
refusals-mistake-equals = A value can’t be changed here. To compare, write ==
refusals-mistake-and = For “and” write &&
refusals-mistake-or = For “or” write ||
refusals-mistake-decimals = Numbers can be rounded to 0 to { $max } decimals.
refusals-mistake-turn = { $from } can’t be turned into { $to }.
refusals-mistake-takes = { $name } takes { $takes }, not { $given }.
refusals-mistake-no-date = There is no such date: { $year }-{ $month }-{ $day }
refusals-mistake-date-takes = date takes a text, or a year, a month and a day.

## What is wrong with Markdown

refusals-markdown-empty = { $tag } names nothing. Write a variable such as {"{"}{"{"}customer{"}"}{"}"}.
refusals-markdown-field = { $tag } must name a field of the form, such as {"{"}{"{"}field:signature{"}"}{"}"}.
refusals-markdown-if = { $tag } needs an expression, such as {"{"}{"{"}#if total > 1000{"}"}{"}"}.
refusals-markdown-each = { $tag } must name a list and what each item is called: {"{"}{"{"}#each items as item{"}"}{"}"}
refusals-markdown-else = { $tag } is not known. Write a second {"{"}{"{"}#if …{"}"}{"}"} with the opposite condition.
refusals-markdown-format = { $tag } must have one format after the bar, such as {"{"}{"{"}start | long{"}"}{"}"}.
refusals-markdown-unknown = { $tag } is not known. There are #if, /if, #each, /each, field: and pagebreak.
refusals-markdown-open = {"}"}{"}"} is missing on the same line: { $tag }
refusals-markdown-nowhere = { $tag } stands where nothing is printed.
refusals-markdown-own-line = { $tag } must stand on a line of its own.
refusals-markdown-before = { $tag } comes before { $close }, which line { $begun } asks for.
refusals-markdown-closes-none = { $tag } closes nothing: no { $open } is open here.
refusals-markdown-not-closed = { $tag } is not closed. { $close } must follow.
refusals-markdown-not-here = { $tag } can’t stand in the address of a link, nor in the file or the description of a picture.
refusals-markdown-deep = Too many lists, quotes, tables, conditions and repeats stand inside each other; { $max } are possible.
refusals-markdown-many = The text has too many parts.
refusals-markdown-picture = A picture is an uploaded file, given by its id: ![…](fil_…)
refusals-markdown-picture-width = What stands in quotes behind a picture is its width, from 1% to 100%.
refusals-unpublished-elsewhere = Somebody else has changed what is not published yet. Load the page again and look at it first.
refusals-template-overtaken = The template was changed meanwhile. Look at the other version first.
refusals-nothing-unpublished = Nothing is left to be published. Somebody has published or discarded it meanwhile. Load the page again.
