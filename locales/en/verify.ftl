# The page on which anybody can verify a sealed document.

## Around every page

language = Language
made-with = Countersign
try-again = Try again

## Choosing a file

verify-title = Verify a document
verify-text = Find out whether a document was sealed here, and whether it is still as it was then.
verify-choose = Choose a PDF or ZIP
verify-drop = or drop it here
verify-privacy = The file is looked at and not kept.
verify-busy = Looking at { $name }…

## The verdict

verdict-intact-title = Intact
verdict-intact-text = This document was sealed here and has not been changed since.
verdict-part-title = Intact in part
verdict-part-text = The PDF of this bundle was sealed here and has not been changed since. Some of its timeline is blank: see below.
verdict-changed-title = Changed
verdict-changed-text = This document was sealed here, but it is no longer as it was then. Do not rely on it.
verdict-foreign-title = Not sealed by us
verdict-foreign-text = This document carries a seal, but of somebody else. We can’t vouch for it.
verdict-unsealed-title = Not sealed
verdict-unsealed-text = This document carries no seal. It may be a draft, or a copy that was printed and scanned.
verdict-unreadable-title = Not readable
verdict-unreadable-text = This is neither a PDF nor a bundle that we can read. Choose the file as you received it.
verdict-large-title = Too large
verdict-large-text = This bundle holds more than we check at once. Unpack it and choose response.pdf by itself.

## What is wrong

problems = What was found
problem-bytesAltered = Content was altered
problem-appended = Something was added after the seal
problem-shadow = Hidden content was prepared
problem-seal = A seal is not valid
problem-certificate = A certificate is not valid
problem-bundleFile = A file of the bundle does not match
problem-bundleTooLarge = The bundle is too large
problem-particulars = Technical details

## What the file says

record = The document
record-name = Name
record-workspace = Sent by
record-completed = Completed
record-id = Identifier
signers = Signed by
signed-at = Signed on { $when }
approved-at = Approved on { $when }
submitted-for-at = Submitted for them by a program of the sender’s on { $when }
by-handed-link = By a link that the sender’s side was given to hand over
seals = Seals
seal-intact = The seal is intact
seal-broken = The seal is broken
seal-outgrown = What was sealed is unchanged, but more was added later that the seal does not cover
seal-ours = Made by this service
seal-foreign = Made by another service
seal-at = Sealed on { $when }
seal-stamped = Time confirmed by a time-stamp authority: { $when }
seal-level = Level
certificate = Certificate
certificate-subject = Owner
certificate-issuer = Issued by
certificate-serial = Serial number
certificate-valid = Valid
timeline = Timeline
timeline-sealed = The seal vouches for entries 1 to { $sealed } of { $entries }.
timeline-later = What comes after them was added after the seal, which does not cover it. It is as trustworthy as whoever gave you the file:
timeline-blank =
    { $blank ->
        [one] One entry that the seal covers is blank. This is so when a person was erased on request; but whoever gave you the file could have taken the words away too. Ask the sender for the bundle again and compare.
       *[other] { $blank } entries that the seal covers are blank. This is so when a person was erased on request; but whoever gave you the file could have taken the words away too. Ask the sender for the bundle again and compare.
    }
files = Files of the bundle
file-good = As it was sealed
file-listed = As the bundle’s list says; the seal does not cover it
file-partly = Covered by the seal in part; see the timeline
file-bad = Not as it was sealed

## What goes wrong on the way

failed-network = There is no connection to the service. Check your network and try again.
failed-server = The service has a problem at the moment. Try again in a minute.
failed-too-many = That was too often. Wait a minute and try again.
failed-too-many-seconds =
    { $seconds ->
        [one] That was too often. Try again in a second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
failed-too-many-minutes = That was too often. Try again in { $minutes } minutes.
failed-too-large = The file is too large to be verified here. If it is a ZIP, unpack it and choose response.pdf by itself.
failed-unknown = That did not work. Try again.
