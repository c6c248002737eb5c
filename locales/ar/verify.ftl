# الصفحة التي يمكن للجميع فيها التحقق من مستند مختوم.

## Around every page

language = اللغة
made-with = Countersign
try-again = إعادة المحاولة

## Choosing a file

verify-title = التحقق من مستند
verify-text = اعرف هل خُتم المستند هنا وهل بقي كما كان.
verify-choose = اختر ملف PDF أو ZIP
verify-drop = أو أفلته هنا
verify-privacy = يُفحص الملف ولا يُحتفظ به.
verify-busy = جارٍ فحص { $name }…

## The verdict

verdict-intact-title = سليم
verdict-intact-text = خُتم هذا المستند هنا ولم يتغيّر منذ ذلك الحين.
verdict-part-title = سليم جزئيًا
verdict-part-text = خُتم ملف PDF في هذه الحزمة هنا ولم يتغيّر منذ ذلك الحين. جزء من تسلسله الزمني فارغ: انظر أدناه.
verdict-changed-title = معدَّل
verdict-changed-text = خُتم هذا المستند هنا لكنه لم يعد كما كان. لا تعتمد عليه.
verdict-foreign-title = لم نختمه نحن
verdict-foreign-text = يحمل هذا المستند ختمًا لجهة أخرى. لا يمكننا أن نضمنه.
verdict-unsealed-title = غير مختوم
verdict-unsealed-text = لا يحمل هذا المستند أي ختم. قد يكون مسودة أو نسخة طُبعت ثم مُسحت ضوئيًا.
verdict-unreadable-title = غير مقروء
verdict-unreadable-text = ليس هذا ملف PDF ولا حزمة يمكننا قراءتها. اختر الملف كما وصلك.
verdict-large-title = كبيرة جدًا
verdict-large-text = تحتوي هذه الحزمة على أكثر مما نتحقق منه دفعة واحدة. فك ضغطها واختر response.pdf وحده.

## What is wrong

problems = ما وُجد
problem-bytesAltered = عُدّل المحتوى
problem-appended = أُضيف شيء بعد الختم
problem-shadow = أُعدّ محتوى مخفي
problem-seal = ختم غير صالح
problem-certificate = شهادة غير صالحة
problem-bundleFile = ملف في الحزمة لا يطابق
problem-bundleTooLarge = الحزمة كبيرة جدًا
problem-particulars = تفاصيل تقنية (بالإنجليزية)

## What the file says

record = المستند
record-name = الاسم
record-workspace = أرسله
record-completed = اكتمل
record-id = المعرّف
signers = وقّعه
signed-at = وُقّع في { $when }
approved-at = تمت الموافقة في { $when }
submitted-for-at = أرسله برنامج للمرسِل نيابةً عنهم في { $when }
by-handed-link = عبر رابط أُعطي لجهة المرسِل لتسلّمه
seals = الأختام
seal-intact = الختم سليم
seal-broken = الختم مكسور
seal-outgrown = ما خُتم لم يتغيّر، لكن أُضيف بعده ما لا يشمله الختم
seal-ours = وضعته هذه الخدمة
seal-foreign = وضعته خدمة أخرى
seal-at = خُتم في { $when }
seal-stamped = أكّدت الوقتَ جهةُ ختم زمني: { $when }
seal-level = المستوى
certificate = الشهادة
certificate-subject = صاحبها
certificate-issuer = أصدرها
certificate-serial = الرقم التسلسلي
certificate-valid = الصلاحية
timeline = التسلسل الزمني
timeline-sealed = يضمن الختم القيود من 1 إلى { $sealed } من أصل { $entries }.
timeline-later = ما يليها أُضيف بعد الختم ولا يشمله. موثوقيته من موثوقية من أعطاك الملف:
timeline-blank =
    { $blank ->
        [one] قيد واحد يشمله الختم فارغ. يحدث ذلك عند محو بيانات شخص بناءً على طلبه، لكن من أعطاك الملف قد يكون أزال الكلمات أيضًا. اطلب الحزمة من المرسِل مجددًا وقارن.
       *[other] عدد القيود الفارغة التي يشملها الختم: { $blank }. يحدث ذلك عند محو بيانات شخص بناءً على طلبه، لكن من أعطاك الملف قد يكون أزال الكلمات أيضًا. اطلب الحزمة من المرسِل مجددًا وقارن.
    }
files = ملفات الحزمة
file-good = كما خُتم
file-listed = كما تقول قائمة الحزمة؛ ولا يشمله الختم
file-partly = يشمله الختم جزئيًا؛ انظر التسلسل الزمني
file-bad = ليس كما خُتم

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
failed-too-large = الملف كبير جدًا على التحقق منه هنا. إن كان ملف ZIP ففك ضغطه واختر response.pdf وحده.
failed-unknown = لم ينجح ذلك. حاول مرة أخرى.
