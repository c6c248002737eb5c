# القوالب: القائمة والإنشاء والنظرة العامة ووضع الحقول على ملف PDF مرفوع.

## The list

templates-title = القوالب
templates-one = القالب
templates-what = ما تُنشأ منه المستندات: نصوص ومتغيرات وحقول تُملأ وتُوقَّع.
templates-new = قالب جديد
templates-search = ابحث في القوالب بالاسم
templates-search-clear = امسح البحث
templates-name = الاسم
templates-labels = التصنيفات
templates-labels-none = لا توجد تصنيفات بعد
templates-labels-edit = غيّر التصنيفات
templates-labels-of = تصنيفات { $name }
templates-labels-help = اكتب كلمة واضغط مفتاح الإدخال.
templates-changed = آخر تغيير
templates-public-link = الرابط العام
templates-public = عام
templates-not-public = متوقف
templates-actions-of = إجراءات { $name }
templates-use = مستند جديد
templates-duplicate = تكرار
templates-export-answers = تصدير الإجابات
templates-copy-of = نسخة من { $name }
templates-duplicated = هذه نسخة من { $name }.
templates-duplicate-failed = تعذّر تكرار القالب
templates-delete-title = حذف { $name }؟
templates-delete-body = سيُحذف القالب وجميع إصداراته نهائيًا. تبقى المستندات التي أُنشئت منه كما هي.
templates-deleted = حُذف { $name }.
templates-delete-failed = تعذّر حذف القالب
templates-empty = لا توجد قوالب بعد
templates-empty-what = يُكتب القالب مرة ويُستخدم مرارًا. أسرع طريقة هي أن تبدأ من مثال وتعدّله.
templates-start-example = ابدأ من مثال
templates-upload-pdf = ارفع ملف PDF
templates-none-found = لا يوجد قالب مطابق
templates-none-found-what = جرّب كلمة أخرى أو اعرض كل القوالب من جديد.
templates-show-all = اعرض الكل

## Making one

templates-new-what = اختر كيف تبدأ. يمكن تغيير كل شيء لاحقًا.
templates-way-example = من مثال
templates-way-blank = فارغ
templates-way-markdown = من Markdown
templates-way-pdf = من ملف PDF
templates-example-use = استخدم هذا المثال
templates-example-mutual-nda = طرفان يتعهدان بحفظ سرية ما يعرفانه. يوقّعان في الوقت نفسه.
templates-example-offer-letter = يعرض وظيفة مع كتابة الراتب بالحروف وقائمة بالمزايا. يقبل المرشح ويوقّع.
templates-example-invoice = بنود بالكميات والأسعار، ومجاميع دقيقة، وضرائب حسب النسبة، وخصم. يوافق عليها العميل.
templates-example-lease = عقد إيجار مسكن تُحسب فيه الوديعة والتواريخ والتجديد. يوقّع المستأجر والمؤجر ويتلقى الوكيل نسخة.
templates-example-consent-form = موافقة على المشاركة في دراسة: مربعات للتأشير وسؤال يعتمد على سؤال آخر.
templates-example-purchase-order = أمر شراء ببنود ومجاميع. فوق حدّ معين يوقّع شخص ثانٍ قبل أن يصل إلى المورّد.
templates-example-statement-of-work = يصف مشروعًا: ما الذي يُسلَّم ومتى وبأي أجر، بسعر ثابت أو بالوقت.
templates-example-certificate = شهادة على صفحة أفقية بخط كبير وصورة، يوقّعها المعلم والمدير.
templates-example-arabic-contract = عقد خدمات باللغة العربية على صفحة من اليمين إلى اليسار.
templates-example-uploaded-pdf = نموذج أُعدّ في مكان آخر بصيغة PDF. وُضعت حقول على صفحاته.
templates-name-help = يراه فريقك في القوائم. يمكن تغييره لاحقًا.
templates-name-missing = أدخل اسمًا.
templates-blank-create = أنشئ وافتح المحرر
templates-create = أنشئ القالب
templates-choose-file = اختر ملفًا
templates-unnamed = قالب بلا عنوان
templates-markdown-drop = أفلت ملف Markdown هنا أو اكتب في الأسفل
templates-markdown-text = النص بصيغة Markdown
templates-markdown-missing = اكتب نصًا أو الصقه أولًا.
templates-markdown-unreadable = ‏{ $file } ليس ملفًا نصيًا. اختر ملفًا يمكن لمحرر نصوص فتحه.
templates-markdown-name-help = إن تُرك فارغًا صار العنوان الأول هو الاسم.
templates-markdown-marks = إلى جانب Markdown يمكنك كتابة:
templates-markdown-variable = قيمة يملؤها كل مستند
templates-markdown-if = جزء يُطبع بشرط فقط
templates-markdown-each = جزء يتكرر لكل عنصر في قائمة
templates-send-pdf = إرسال ملف PDF
templates-send-pdf-what = ارفعه وحدّد أماكن التعبئة والتوقيع ثم أرسله.
templates-send-pdf-back = مستند جديد
templates-pdf-drop = أفلت ملف PDF هنا
templates-pdf-help = تبقى صفحاته كما هي، وتضع أنت الحقول عليها.
templates-pdf-other = هذا الملف ليس PDF. احفظه أولًا بصيغة PDF ثم اختره.
templates-pdf-failed = تعذّر قبول الملف
templates-pages = { $count ->
    [zero] لا صفحات
    [one] صفحة واحدة
    [two] صفحتان
    [few] { $count } صفحات
    [many] { $count } صفحة
   *[other] { $count } صفحة
}
templates-pdf-found = { $count ->
    [zero] لا حقول في ملف PDF
    [one] استخدم حقل النموذج الموجود في ملف PDF
    [two] استخدم حقلي النموذج الموجودين في ملف PDF
    [few] استخدم { $count } حقول موجودة في ملف PDF
    [many] استخدم { $count } حقلًا موجودًا في ملف PDF
   *[other] استخدم { $count } حقل موجود في ملف PDF
}
templates-pdf-found-help = تصبح حقولًا لأول موقّع. تتحول القوائم إلى حقول نصية.
templates-once-keep-too = احتفظ به قالبًا للمرة القادمة
templates-once-keep-too-help = وإلا فهو لهذا المستند وحده ويزول معه.
templates-once = لمستند واحد فقط
templates-once-what = لا يظهر في قائمة القوالب. يُحذف بعد يوم من حذف آخر مستند أُنشئ منه، أو بعد 30 يومًا لا يعمل عليه فيها أحد ما دام لا مستند له.
templates-once-keep = احتفظ به قالبًا
templates-once-kept = صار الآن في قائمة القوالب
templates-pdf-create = أنشئ وضع الحقول
templates-first-role = الموقّع

## The overview

templates-place = ضع الحقول
templates-rename = إعادة التسمية
templates-about = لمحة
templates-documents = المستندات المنشأة منه
templates-form = من يملأ ماذا
templates-form-empty = لا أحد مطالب بملء شيء أو توقيعه بعد. حرّر القالب لإضافة أشخاص وحقول.
templates-no-role = أي شخص
templates-role-empty = لا حقول
templates-required = إلزامي
templates-step = الخطوة { $order }
templates-kind-signer = يوقّع
templates-kind-approver = يوافق
templates-kind-viewer = يتلقى نسخة
templates-fields-all = { $count ->
    [zero] لا حقول
    [one] اعرض الحقل
    [two] اعرض الحقلين
    [few] اعرض كل الحقول ({ $count })
    [many] اعرض كل الحقول ({ $count })
   *[other] اعرض كل الحقول ({ $count })
}
templates-page-picture = الصفحة { $page } من { $name }
templates-page-of = الصفحة { $page } من { $count }
templates-page-before = الصفحة السابقة
templates-page-next = الصفحة التالية
templates-public-switch = يمكن لأي شخص لديه الرابط ملؤه
templates-public-help = كل مرة يُملأ فيها يُنشأ مستند. يأخذ من يملؤه الدور الأول.
templates-public-login = لأعضاء مساحة العمل هذه فقط
templates-public-login-help = عليهم تسجيل الدخول أولًا.
templates-public-no-fields = لا يوجد ما يُملأ بعد: ستكون الصفحة العامة للقراءة فقط.
templates-public-others-title = لا يستطيع الجميع التوقيع هنا
templates-public-others = من يملأ الصفحة العامة يوقّع بصفة { $role }، وبذلك يكتمل المستند. ولا يُطلب من أحد أن يتصرف بصفة { $others }. ليوقّع الجميع، أنشئ مستندًا وأرسله.
templates-public-others-action = فتحها مع ذلك
templates-public-address = العنوان
templates-qr-alt = رمز QR يقود إلى { $name }
templates-qr-help = اطبعه أو اعرضه: تفتح الكاميرا الصفحة.
templates-qr-download = نزّله بصيغة SVG
templates-embed = على موقعك
templates-embed-element = عنصر
templates-embed-frame = إطار
templates-embed-help = يجب أن يكون موقعك ضمن المواقع المسموح بها في إعدادات مساحة العمل.
templates-versions = الإصدارات
templates-versions-all = إظهار كل الإصدارات
templates-version = الإصدار { $number }
templates-version-now = الحالي
templates-version-look = عرض
templates-version-look-at = عرض الإصدار { $number }
templates-version-restore = استعد هذا الإصدار
templates-version-restore-help = يصبح أحدث إصدار ولا يضيع شيء.
templates-version-restored = استُعيد الإصدار { $number }.

## Types of fields

templates-type-signature = توقيع
templates-type-initials = أحرف أولى
templates-type-fullName = الاسم الكامل
templates-type-signedDate = تاريخ التوقيع
templates-type-text = نص
templates-type-multiline = عدة أسطر
templates-type-number = رقم
templates-type-money = مبلغ
templates-type-date = تاريخ
templates-type-email = بريد إلكتروني
templates-type-phone = هاتف
templates-type-checkbox = مربع تأشير
templates-type-radio = اختيار
templates-type-select = قائمة
templates-type-multiselect = خيارات متعددة
templates-type-file = ملف
templates-type-image = صورة

## Placing fields

templates-place-back = عودة إلى القالب
templates-place-done = تم
templates-place-pages = الصفحات
templates-place-panel = الخصائص
templates-place-empty = اسحب حقلًا إلى الصفحة أو اختر واحدًا لإضافته هنا.
templates-place-keys = تحرّك مفاتيح الأسهم الحقل، ومع Shift بخطوات أكبر، ومع Alt تغيّر حجمه. تضيفه المسافة إلى التحديد، ويفتح مفتاح الإدخال خصائصه، ويحذفه مفتاح Delete.
templates-palette = الحقول
templates-palette-signing = للتوقيع
templates-palette-filling = للملء
templates-tab-field = الحقل
templates-tab-roles = الأشخاص
templates-redo = إعادة
templates-choose-all = حدد كل الحقول
templates-save-now = احفظ الآن
templates-zoom-in = تكبير
templates-zoom-out = تصغير
templates-align = محاذاة
templates-align-several = محاذاة: حدد عدة حقول أولًا
templates-align-left = الحواف اليسرى
templates-align-right = الحواف اليمنى
templates-align-top = الحواف العليا
templates-align-bottom = الحواف السفلى
templates-align-size = الحجم نفسه
templates-align-across = مسافات متساوية أفقيًا
templates-align-down = مسافات متساوية عموديًا
templates-all-pages = انسخ إلى كل الصفحات
templates-nothing-chosen = اختر حقلًا على الصفحة لترى خصائصه، أو أضف حقلًا.
templates-chosen = { $count ->
    [zero] لا حقول محددة
    [one] حقل واحد
    [two] حقلان محددان
    [few] { $count } حقول محددة
    [many] { $count } حقلًا محددًا
   *[other] { $count } حقل محدد
}
templates-field-add = أضف حقلًا
templates-field-told = { $name }، { $type }، { $role }
templates-field-wrong = { $told }، يحتاج إلى تصحيح
templates-field-label = ما الذي يطلبه
templates-field-label-help = يظهر لمن يملؤه.
templates-field-role = يملؤه
templates-field-required = يجب ملؤه
templates-field-help = نص المساعدة
templates-field-options = الخيارات
templates-field-options-help = خيار في كل سطر.
templates-option = الخيار { $count }
templates-field-more = المزيد
templates-field-when = يظهر فقط إذا
templates-field-when-help = شرط، مثل: agree == true
templates-field-variable = يُملأ مسبقًا من
templates-field-variable-help = يتيح المتغير لمرسل المستند ملء هذا الحقل.
templates-field-variable-new = متغير جديد
templates-field-variable-none = لا شيء
templates-field-read-only = يعرض قيمته فقط
templates-field-id = الاسم للبرامج
templates-field-id-help = حروف وأرقام. تستخدمه الشروط وواجهة البرمجة.
templates-field-place = الموضع
templates-field-page = الصفحة
templates-field-x = من اليسار (مم)
templates-field-y = من الأعلى (مم)
templates-field-width = العرض (مم)
templates-field-height = الارتفاع (مم)
templates-rules = قواعد الإجابة
templates-rule-min = على الأقل
templates-rule-max = على الأكثر
templates-rule-minLength = أقل عدد من الأحرف
templates-rule-maxLength = أكثر عدد من الأحرف
templates-rule-min-day = أول يوم
templates-rule-max-day = آخر يوم
templates-rule-pattern = النمط
templates-rule-pattern-help = تعبير نمطي يجب أن تطابقه الإجابة كلها.
templates-rule-message = ما يُقال خلاف ذلك
templates-roles-help = لكل شخص لون. من لهم الخطوة نفسها يعملون في الوقت نفسه.
templates-role-name = اسم الدور
templates-role-kind = ما الذي يفعله
templates-role-order = الخطوة
templates-role-remove = أزل { $name }
templates-role-add = أضف شخصًا
templates-role-new = الشخص { $count }
templates-role-of-new = الحقول الجديدة لـ
templates-role-fields = { $count ->
    [zero] لا حقول
    [one] حقل واحد
    [two] حقلان
    [few] { $count } حقول
    [many] { $count } حقلًا
   *[other] { $count } حقل
}

## What is said of changes to those who do not see them

templates-said-place = { $name }: الصفحة { $page }، { $left } مم من اليسار، { $top } مم من الأعلى، { $width } في { $height } مم
templates-said-added = أُضيف { $name } في الصفحة { $page }
templates-said-removed = { $count ->
    [zero] لم يُحذف شيء
    [one] حُذف الحقل
    [two] حُذف الحقلان
    [few] حُذفت { $count } حقول
    [many] حُذف { $count } حقلًا
   *[other] حُذف { $count } حقل
}
templates-said-duplicated = { $count ->
    [zero] لم يُكرر شيء
    [one] كُرّر الحقل
    [two] كُرّر الحقلان
    [few] كُرّرت { $count } حقول
    [many] كُرّر { $count } حقلًا
   *[other] كُرّر { $count } حقل
}
templates-said-aligned = { $count ->
    [zero] لم يُحاذَ شيء
    [one] حوذي الحقل
    [two] حوذي الحقلان
    [few] حوذيت { $count } حقول
    [many] حوذي { $count } حقلًا
   *[other] حوذي { $count } حقل
}
templates-said-all-pages = نُسخ إلى كل الصفحات وعددها { $count }
templates-said-undone = تم التراجع
templates-said-redone = تمت الإعادة

## Saving

templates-saving = جارٍ الحفظ…
templates-save-failed = لم يُحفظ، ستُعاد المحاولة
templates-save-held = لم يُحفظ
templates-refused = لا يمكن حفظ هذا بعد
templates-conflict = غيّر شخص آخر هذه الحقول
templates-conflict-what = خذ حالته أو احفظ حالتك فوقها. عندها يضيع ما لم ينشره.
templates-conflict-theirs = خذ حالته
templates-conflict-mine = احفظ حالتي
templates-kept = هنا تغييرات لم تُحفظ قط
templates-kept-what = أُجريت في هذا المتصفح في { $when }.
templates-kept-take = متابعة العمل عليها
templates-kept-drop = تجاهلها
templates-leave = الخروج دون حفظ؟
templates-leave-what = لم تُحفظ تغييراتك الأخيرة وستضيع.
templates-leave-action = اخرج

templates-unpublished = تغييرات غير منشورة
templates-unpublished-when = تغييرات غير منشورة – ما زالت المستندات تُنشأ من إصدار { $when }.
templates-unpublished-by = آخر تغيير من { $who }، { $when }.
templates-unpublished-what = تُنشأ المستندات مما تراه هنا. كتب { $who } في القالب بعد ذلك، وآخر مرة { $when }.
templates-unpublished-look = عرض التغييرات
templates-published = منشور – تُنشأ المستندات مما تراه هنا.
templates-publish = نشر
templates-publish-send = المتابعة إلى الإرسال
templates-publish-send-what = حدّد أماكن التعبئة والتوقيع ثم تابع.
templates-publish-state = ما تُنشأ منه المستندات
templates-publish-first = لم يُنشر بعد – أي مستند يُنشأ الآن سيكون فارغًا.
templates-publish-empty = ما زال هذا القالب فارغًا.
templates-publish-done = نُشر. تُنشأ المستندات الجديدة منه.
templates-discard = تجاهل التغييرات
templates-discard-title = تجاهل التغييرات غير المنشورة؟
templates-discard-what = يعود القالب إلى إصدار { $when }. ما كُتب بعد ذلك يضيع على كل من يعمل عليه.
templates-discard-empty = يعود القالب فارغًا. ما كُتب حتى الآن يضيع على كل من يعمل عليه.
templates-discarded = تم تجاهل التغييرات.
templates-overtaken = تغيّر القالب في هذه الأثناء
templates-overtaken-what = نُشر إصدار آخر في { $when }، مثلًا من برنامج. ما تراه لا يتضمنه. انشر ليحل إصدارك محله، أو تجاهل تغييراتك للمتابعة منه.
templates-overtaken-title = استبدال الإصدار الآخر؟
templates-overtaken-sure = لا يدخل إصدار { $when } في إصدارك؛ يبقى بين الإصدارات.
templates-exchange = وضع ملف PDF أحدث تحت الحقول
templates-exchange-title = { $count ->
    [zero] إزالة { $count } حقل؟
    [one] إزالة حقل واحد؟
    [two] إزالة حقلين؟
    [few] إزالة { $count } حقول؟
    [many] إزالة { $count } حقلًا؟
   *[other] إزالة { $count } حقل؟
}
templates-exchange-what = { $pages ->
    [zero] ليس في ملف PDF الجديد صفحات.
    [one] في ملف PDF الجديد صفحة واحدة.
    [two] في ملف PDF الجديد صفحتان.
    [few] في ملف PDF الجديد { $pages } صفحات.
    [many] في ملف PDF الجديد { $pages } صفحة.
   *[other] في ملف PDF الجديد { $pages } صفحة.
} تقع هذه الحقول على صفحات ليست فيه:
templates-exchange-field = { $name }، الصفحة { $page }
templates-exchange-action = الاستبدال وإزالتها
templates-exchanged = استُبدل ملف PDF. تحقق من أن الحقول ما زالت في مواضعها ثم انشر.
templates-exchange-failed = تعذّر استبدال ملف PDF
