# الصفحات التي تُوقَّع فيها المستندات وتُملأ.

## Around every page

language = اللغة
made-with = أُرسل عبر Countersign
close = إغلاق
cancel = إلغاء
remove = إزالة
try-again = إعادة المحاولة
sending = جارٍ الإرسال…
fetching = لحظة من فضلك…

## The first screen

landing-signer = يطلب منك { $from } التوقيع
landing-approver = يطلب منك { $from } الموافقة
landing-viewer = يشاركك { $from } مستندًا
landing-changed = غيّر المُرسِل المستند منذ أن فتحته. يُرجى قراءته مرة أخرى؛ ما ملأته محفوظ.
landing-note = فتح المستند لا يوقّع شيئًا. يمكنك قراءته كاملًا قبل أن تقرّر.
landing-note-viewer = هذا المستند للقراءة فقط. لا يُطلب منك شيء ولا يُوقَّع شيء.
for = إلى
until = حتى
review = عرض المستند
code-label = رمز الدخول
code-help = حصلت عليه من المرسل، بمعزل عن الرابط.
code-missing = أدخل رمز الدخول.
code-wrong = هذا الرمز غير صحيح. تحقّق منه وحاول مرة أخرى.
code-spent = جُرّب هذا الرمز مرات كثيرة ولم يعد يفتح شيئًا. اطلب من المرسل رمزًا آخر.

## Consent

consent-sign-title = التوقيع الإلكتروني
consent-sign-agree = قرأت هذا النص وأوافق على التوقيع إلكترونيًا.
consent-approve-title = الموافقة إلكترونيًا
consent-approve-agree = قرأت هذا النص وأقبل أن أبدي موافقتي إلكترونيًا.
consent-required = ضع علامة في المربع للمتابعة.
consent-version = تُحفظ النسخة { $version } من هذا النص مع موافقتك.

## The document

hint-signer = اقرأ المستند واملأ المواضع المعلَّمة. يُحفظ ما تدخله أولًا بأول.
hint-approver = اقرأ المستند ثم وافق عليه أو ارفضه.
hint-viewer = يمكنك قراءة هذا المستند. ليس عليك ملء أي شيء.
end-of-document = نهاية المستند
document-download = تنزيل المستند
document-missing = يتعذّر تنزيل المستند الآن. حاول لاحقًا، أو اطلبه من المرسل.
more-fields = مطلوب ملؤه أيضًا
finish = التوقيع والإنهاء
approve = موافقة
send = إرسال
save-for-later = حفظ والمتابعة لاحقًا
start = ابدأ
next = التالي
progress = التقدّم
progress-count = { $done } من { $all }
progress-none = لا شيء إلزامي
saving = جارٍ الحفظ…
saved = حُفظ
not-saved = لم يُحفظ بعد
not-saved-because = لم يُحفظ بعد: هناك مشكلة في «{ $label }».
show-field = عرض
offline = لا يوجد اتصال. إجاباتك محفوظة في هذه الصفحة.
field-unnamed = إجابة
optional = (اختياري)
choose = اختر…
blank = للملء: { $label }
blank-of-others = { $label }
unanswered = لم يُملأ بعد
ticked = معلَّم
not-ticked = غير معلَّم
date-by-service = يُكتب عند الإنهاء
view = العرض
view-pages = الصفحات
view-list = قائمة الحقول
page-of = الصفحة { $number } من { $count }
table-scrolls = جدول
page-picture = الصفحة { $number } من { $count }، على شكل صورة. يعطيك «{ document-download }» في الأعلى ملف PDF يستطيع قارئ الشاشة قراءته.
pages-hint = تُعرض الصفحات على شكل صور. لسماعها أو لقراءتها بخط أكبر، اختر «{ document-download }».
page-failed = تعذّر تحميل هذه الصفحة.
page-cut = الصفحة حول هذا الحقل
sheet-done = تم

## Files

file-choose = اختر ملفًا
file-replace = اختر ملفًا آخر
file-attached = يوجد ملف مرفق
upload-preview = { $label }: الصورة التي اخترتها
image-choose = اختر صورة
uploading = جارٍ إرسال { $name }…
file-too-large = الملف كبير جدًا. اختر ملفًا أصغر.
file-failed = تعذّر إرسال الملف. تحقّق من اتصالك واختره مرة أخرى.
file-kind = هذا ليس ملف PDF أو PNG أو JPEG أو WebP. اختر ملفًا آخر.
file-empty = هذا الملف فارغ. اختر ملفًا آخر.
file-too-long = عدد صفحات ملف PDF أكبر من الحد المسموح، وهو { $limit }. اختر ملفًا أقصر.
file-too-wide = الصورة كبيرة جدًا: { $width } × { $height } بكسل. صغّرها واخترها مرة أخرى.
file-print-anew = ملف PDF هذا مُعدّ بطريقة لا يمكن استخدامها هنا. اطبعه إلى ملف PDF جديد واختره.
file-locked = ملف PDF هذا محمي بكلمة مرور. أزل الحماية واختره مرة أخرى.
file-damaged = هذا الملف تالف. افتحه في برنامج آخر واحفظه من جديد ثم اختره.
file-name = لا يمكن استخدام اسم هذا الملف. أعد تسميته واختره مرة أخرى.
file-lost = لم يعد هذا الملف موجودًا. اختره مرة أخرى.
image-kind = هذه ليست صورة PNG أو JPEG أو WebP. اختر صورة أخرى.

## Signatures

signature-make = وقّع هنا
signature-place = ضع توقيعك هنا
signature-yours = توقيعك
signature-change = تغيير
signature-change-of = تغيير: { $label }
signature-remove-of = إزالة: { $label }
initials-make = ضع الأحرف الأولى هنا
initials-place = ضع أحرفك الأولى هنا
initials-yours = أحرفك الأولى
signature-dialog = توقيعك
initials-dialog = أحرفك الأولى
signature-way = كيف تريد أن توقّع؟
signature-draw = رسم
signature-type = كتابة
signature-upload = رفع
signature-pad = مساحة للرسم. للتوقيع بلوحة المفاتيح اختر «كتابة».
signature-pad-hint = ارسم هنا
undo = تراجع
clear = مسح
signature-type-label = اسمك
signature-other-hand = خط آخر
initials-type-label = أحرفك الأولى
signature-upload-help = صورة لتوقيعك: PNG أو JPEG أو WebP.
initials-upload-help = صورة لأحرفك الأولى: PNG أو JPEG أو WebP.
signature-upload-preview = الصورة التي اخترتها
signature-upload-kind = هذه ليست صورة PNG أو JPEG أو WebP. اختر صورة أخرى.
signature-upload-large = الصورة أكبر من 15 ميغابايت. اختر صورة أصغر.
signature-upload-broken = تعذّرت قراءة هذه الصورة. اختر أخرى، أو ارسم أو اكتب بدلًا منها.
signature-empty-draw = ارسم في المساحة أولًا، أو اكتب بدلًا من ذلك.
signature-dot = هذه مجرد نقطة. ارسم توقيعك أو اكتبه.
initials-dot = هذه مجرد نقطة. ارسم أحرفك الأولى أو اكتبها.
signature-empty-type = اكتب اسمك أولًا.
initials-empty-type = اكتب أحرفك الأولى أولًا.
signature-empty-upload = اختر صورة أولًا.
signature-adopt = استخدام هذا التوقيع
signature-adopt-note = يُحتفظ به للمواضع الأخرى في هذا المستند، حيث تكفي نقرة واحدة.
initials-adopt = استخدام هذه الأحرف
initials-adopt-note = يُحتفظ بها للمواضع الأخرى في هذا المستند، حيث تكفي نقرة واحدة.

## What is wrong with an answer

missing = املأ هذا الحقل.
missing-checkbox = ضع علامة في هذا المربع.
missing-choice = اختر إجابة.
missing-signature = وقّع هنا.
missing-initials = ضع أحرفك الأولى هنا.
missing-file = اختر ملفًا.
missing-image = اختر صورة.
not-a-number = أدخل رقمًا.
not-a-date = أدخل تاريخًا كاملًا: اليوم والشهر والسنة.
not-an-email = أدخل عنوان بريد إلكتروني مثل name@example.com.
not-a-phone = أدخل رقم هاتف: أرقام ومسافات و+.
not-an-option = اختر إحدى الإجابات المعروضة.
not-matching = هذا ليس بالصيغة المطلوبة.
too-small = أدخل { $min } أو أكثر.
too-large = أدخل { $max } أو أقل.
too-early = اختر { $min } أو تاريخًا بعده.
too-late = اختر { $max } أو تاريخًا قبله.
too-short =
    { $min ->
        [one] أدخل حرفًا واحدًا على الأقل.
        [two] أدخل حرفين على الأقل.
        [few] أدخل { $min } أحرف على الأقل.
        [many] أدخل { $min } حرفًا على الأقل.
       *[other] أدخل { $min } حرف على الأقل.
    }
too-long =
    { $max ->
        [one] أدخل حرفًا واحدًا على الأكثر؛ العدد الآن { $length }.
        [two] أدخل حرفين على الأكثر؛ العدد الآن { $length }.
        [few] أدخل { $max } أحرف على الأكثر؛ العدد الآن { $length }.
        [many] أدخل { $max } حرفًا على الأكثر؛ العدد الآن { $length }.
       *[other] أدخل { $max } حرف على الأكثر؛ العدد الآن { $length }.
    }
too-long-by-far = النص طويل جدًا. أكبر عدد للأحرف: { $max }.
too-many-digits = أدخل رقمًا لا يزيد على 28 خانة.
too-many-decimals = أدخل مبلغًا لا تزيد منازله العشرية على { $max }.
whole-amount = أدخل مبلغًا صحيحًا بلا منازل عشرية.
odd-characters = يوجد رمز لا يمكن استخدامه. اكتب النص من جديد بدلًا من لصقه.
signature-refused = لا يمكن استخدام هذا التوقيع. أنشئه مرة أخرى.
form-changed = تغيّر المستند في هذه الأثناء. أعد تحميل الصفحة.
failed-answered-before = أرسل شخص آخر يملأ الحقول نفسها إجابة مختلفة في هذه الأثناء. لم يعد بالإمكان تغييرها. اقرأ المستند من جديد قبل أن توقّعه.
failed-form-changed = تغيّر النموذج منذ أن فتحته. اقرأه من جديد قبل إرساله.
failed-sent-before = وصلت محاولتك الأولى فعلًا، بالإجابات كما كانت حينها. لا ترسل مرة أخرى إلا إذا أردت أن تصل الإجابات المعدّلة أيضًا.
failed-still-sending = إجاباتك ما زالت في الطريق. حاول مرة أخرى بعد لحظة.
other-currency = أدخل مبلغًا بعملة { $currency }.
summary-title =
    { $count ->
        [one] إجابة واحدة ناقصة
        [two] إجابتان ناقصتان أو غير صحيحتين
        [few] { $count } إجابات ناقصة أو غير صحيحة
       *[other] { $count } إجابة ناقصة أو غير صحيحة
    }
summary-wrong = إجابة واحدة غير صحيحة
summary-not-sent = لم يُرسل بعد
summary-unsure = لا نعرف هل وصل ما أرسلته
unsure-again = يمكنك المحاولة مرة أخرى بأمان: لن يُرسَل شيء مرتين.

## Declining

decline = رفض
decline-title = هل ترفض التوقيع؟
decline-text = يُبلَّغ { $from } بذلك مع السبب. لا يمكن توقيع المستند بعدها.
decline-reason = لماذا ترفض؟
decline-missing = اذكر السبب بكلمات قليلة.
decline-confirm = رفض المستند

## Passing it on to somebody else

delegate-signer = ينبغي أن يوقّع شخص آخر
delegate-approver = ينبغي أن يوافق شخص آخر
delegate-title = تحويل المستند إلى شخص آخر
delegate-text = تصل الشخصَ الآخر دعوةٌ خاصة به. يتوقف رابطك عن العمل ويُحذف ما ملأته. ويُبلَّغ { $from } بأنك حوّلته وإلى من.
delegate-name = اسم الشخص الآخر
delegate-email = عنوان بريده الإلكتروني
delegate-note = ملاحظة إلى المرسِل
delegate-note-wrong = اكتب 2000 حرف على الأكثر، أو اتركها فارغة.
delegate-confirm = تحويل
delegate-same = هذا عنوانك أنت. أدخل عنوان شخص آخر.
delegate-takes-part = هذا الشخص مشارك في المستند بالفعل. اسأل المرسِل.
delegate-off = لا يمكن تحويل هذا المستند من هنا. اطلب من المرسِل دعوة شخص آخر.
delegate-code = أُعطي رمز الدخول لك وحدك. اطلب من المرسِل دعوة شخص آخر.
delegate-by-hand = يوزّع المرسِل روابط هذا المستند بنفسه. اطلب منه دعوة شخص آخر.
delegated-title = تم التحويل
delegated-text = أصبحت الدعوة موجَّهة إلى { $who } ({ $email }) بدلًا منك.
delegated-remedy = يُبلَّغ { $from } بذلك. لم يعد رابطك يعمل، ولم يبق عليك شيء.

## Going on later

left-title = حُفظ
left-text = إجاباتك محفوظة. افتح الرابط نفسه مجددًا متى أردت المتابعة.
left-failed-title = لم يُحفظ بعد
left-failed-text = تعذّر إرسال إجاباتك، لكنها ما زالت في هذه الصفحة. أبقها مفتوحة وحاول مرة أخرى عند توفر الاتصال.
left-refused-text = هناك مشكلة في «{ $label }»، لذلك تعذّر حفظ الإجابة. عُد إلى المستند لتصحيحها. وهي ما زالت في هذه الصفحة.
back-to-document = العودة إلى المستند

## What happened to a document

waiting-title = لم يحن دورك بعد
waiting-text =
    { $count ->
        [one] يوقّع شخص واحد قبلك.
        [two] يوقّع شخصان قبلك.
        [few] يوقّع { $count } أشخاص قبلك.
        [many] يوقّع { $count } شخصًا قبلك.
       *[other] يوقّع { $count } شخص قبلك.
    }
waiting-remedy = ستصلك رسالة بريد حالما يحين دورك. لا شيء عليك فعله حتى ذلك الحين.
waiting-remedy-quiet = افتح هذا الرابط لاحقًا مرة أخرى، أو تحقّق من هنا مجددًا. لا شيء عليك فعله حتى ذلك الحين.
look-again = تحقّق مرة أخرى
submitted-title = شكرًا، لقد وقّعت
submitted-text = انتهى دورك. ما زال على آخرين أن يوقّعوا.
submitted-remedy = ستصلك نسختك بالبريد حالما يوقّع الجميع.
submitted-remedy-quiet = ما إن يوقّع الجميع حتى تجد نسختك هنا، خلف الرابط نفسه.
approved-title = شكرًا، لقد وافقت
approved-text = انتهى دورك. ما زال آخرون يعملون عليه.
approved-remedy = ستصلك نسختك بالبريد حالما ينتهي الجميع.
approved-remedy-quiet = ما إن ينتهي الجميع حتى تجد نسختك هنا، خلف الرابط نفسه.
completed-title = اكتمل كل شيء
completed-text = وقّع الجميع. المستند مكتمل ومختوم.
completing-text = وقّع الجميع. المستند مكتمل، ويجري إعداد نسختك المختومة.
completed-remedy = احتفظ بنسخة لديك. وقد أُرسلت إليك بالبريد أيضًا.
completed-remedy-quiet = احتفظ بنسخة في سجلاتك.
preparing = يجري إعداد نسختك. ستظهر هنا بعد لحظات وتصلك بالبريد أيضًا.
preparing-quiet = يجري إعداد نسختك. ستظهر هنا بعد لحظة.
copy-comes = ستظهر هنا بعد لحظة، وتصل بالبريد الإلكتروني أيضًا.
copy-comes-quiet = ستظهر هنا بعد لحظة.
download = تنزيل نسختك
back-to = العودة إلى ⁦{ $host }⁩
declined-title = رُفض هذا المستند
declined-text = رفضه { $who }، فلا يمكن توقيعه بعد الآن.
declined-remedy = إن كنت ترى أن ذلك خطأ فاطلب مستندًا جديدًا من { $from }.
declined-mine-title = لقد رفضت
declined-mine-text = أُبلغ { $from } بذلك مع السبب.
declined-mine-remedy = إن لم تكن تقصد ذلك فاطلب مستندًا جديدًا من { $from }.
voided-title = سُحب هذا المستند
voided-text = سحبه { $from }، فلم يبقَ ما يُوقَّع.
voided-remedy = إن كانت لديك أسئلة فاسأل { $from }.
expired-title = انتهت مهلة التوقيع
expired-text = كان يمكن توقيع هذا المستند حتى { $until }.
expired-remedy = إن كان ينبغي توقيعه بعدُ فاطلب من { $from } إرساله من جديد.
linkExpired-title = هذا الرابط قديم جدًا
linkExpired-text = تعمل الروابط لمدة محدودة، كي لا يدخل أحد من رسالة قديمة. قد يكون المستند نفسه ما زال مفتوحًا.
linkExpired-remedy = اطلب رابطًا جديدًا من { $from }.
unknown-title = هذا الرابط لا يؤدي إلى شيء
unknown-text = لا يوجد مستند خلفه. قد يكون جزء من الرابط ناقصًا أو حُذف المستند.
unknown-remedy = افتح الرابط من البريد مرة أخرى أو انسخه كاملًا. وإن لم ينفع فاطلب من المرسل رابطًا جديدًا.
replaced-title = يوجد رابط أحدث
replaced-text = حلّ رابط أحدث محل هذا الرابط ولم يعد يعمل.
replaced-remedy = افتح أحدث رسالة عن هذا المستند واستخدم الرابط فيها.
no-token-title = افتح الرابط من بريدك
no-token-text = تحتاج هذه الصفحة إلى الرابط الذي أُرسل إليك. افتح الرسالة واختر الزر فيها مرة أخرى.
unreachable-title = لا يمكن عرض المستند الآن
nothing-lost = لم يضِع شيء مما أدخلته في هذه الصفحة.

## What goes wrong on the way

failed-network = لا يوجد اتصال بالخدمة. تحقّق من شبكتك وحاول مرة أخرى.
failed-server = في الخدمة مشكلة الآن. حاول مرة أخرى بعد دقيقة.
failed-too-many = محاولات كثيرة. انتظر دقيقة وحاول مرة أخرى.
failed-too-many-seconds =
    { $seconds ->
        [one] محاولات كثيرة. حاول مرة أخرى بعد ثانية واحدة.
        [two] محاولات كثيرة. حاول مرة أخرى بعد ثانيتين.
        [few] محاولات كثيرة. حاول مرة أخرى بعد { $seconds } ثوانٍ.
       *[other] محاولات كثيرة. حاول مرة أخرى بعد { $seconds } ثانية.
    }
failed-too-many-minutes =
    { $minutes ->
        [two] محاولات كثيرة. حاول مرة أخرى بعد دقيقتين.
        [few] محاولات كثيرة. حاول مرة أخرى بعد { $minutes } دقائق.
       *[other] محاولات كثيرة. حاول مرة أخرى بعد { $minutes } دقيقة.
    }
failed-too-large = ما أرسلته كبير جدًا.
failed-not-opened = لم يُفتح المستند بعد. أعد تحميل الصفحة وافتحه أولًا.
failed-not-agreed = لم توافق بعد على القيام بذلك إلكترونيًا. اقرأ النص في آخر المستند وضع علامة في المربع.
failed-text-changed = تغيّر هذا النص في هذه الأثناء. اقرأه مرة أخرى قبل أن توافق.
failed-closed = لم يعد المستند مفتوحًا، فلا يمكن ذلك الآن. أعد تحميل الصفحة لترى حالته.
failed-code = يطلب هذا المستند رمز وصول. أعد تحميل الصفحة وأدخل الرمز الذي أعطاك إياه المرسل.
failed-gone = لم يعد هذا موجودًا. أعد تحميل الصفحة.
failed-unknown = لم ينجح ذلك. حاول مرة أخرى.

## The public form

fill-about = تطلب منك { $workspace } ملء
fill-who = عنك
fill-name = اسمك
fill-email = عنوان بريدك الإلكتروني
fill-email-help = تُرسل نسختك إليه.
fill-begin = ابدأ
fill-hint = املأ المواضع المعلَّمة. لا يُرسل شيء قبل أن تختار «{ send }».
fill-thanks-title = شكرًا لك
fill-thanks-text = وصلت إجاباتك على «{ $name }».
fill-mail = تصلك نسختك بالبريد إلى { $email }.
fill-gone-title = هذا النموذج غير موجود هنا
fill-gone-text = أُغلق، أو الرابط غير كامل. اسأل من أعطاك إياه.
fill-login-title = يطلب هذا النموذج تسجيل الدخول
fill-login-text = وهو مفتوح فقط لمن لهم حساب في مساحة العمل هذه.
fill-login-go = تسجيل الدخول

## A name, and what is said of it

of = { $name }: { $said }
