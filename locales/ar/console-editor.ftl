# محرّر القوالب.

## Around the text

editor-back = العودة إلى القالب
editor-text = نص القالب
editor-text-help = اكتب / لإدراج شيء. اضغط Escape للانتقال إلى شريط الأدوات.
editor-name-of-template = اسم القالب
editor-panels = اللوحات
editor-toolbar = تنسيق النص
editor-done = تم
editor-add = إضافة
editor-saved = محفوظ
editor-saving = جارٍ الحفظ…
editor-unsaved = لم يُحفظ بعد
editor-save-failed = لم يُحفظ
editor-problems = { $count ->
    [zero] لا شيء للتصحيح
    [one] موضع واحد للتصحيح
    [two] موضعان للتصحيح
    [few] { $count } مواضع للتصحيح
    [many] { $count } موضعًا للتصحيح
   *[other] { $count } موضع للتصحيح
}
editor-problems-what = تُحفظ تغييراتك حالما تُصحَّح هذه المواضع. اختر أحدها للانتقال إليه.
editor-leave = المغادرة من دون حفظ؟
editor-leave-what = تعذّر حفظ تغييراتك الأخيرة، وستضيع إن غادرت الآن.
editor-leave-action = المغادرة من دون حفظ
editor-elsewhere = غيّر شخص آخر هذا القالب
editor-elsewhere-what = لا يُحفظ شيء حتى تختار: حمّل إصداره فتفقد ما كتبته منذ ذلك الحين، أو احفظ إصدارك فوقه. عندها يضيع ما لم ينشره.
editor-elsewhere-only = ما تراه لم يعد هو المحفوظ.
editor-elsewhere-load = تحميل إصداره
editor-elsewhere-mine = احفظ إصداري
editor-tab-preview = معاينة
editor-tab-variables = المتغيرات
editor-tab-computed = الحسابات
editor-tab-fields = الأشخاص والحقول
editor-tab-page = الصفحة
editor-tab-history = السجل

## The toolbar

editor-undo = تراجع
editor-redo = إعادة
editor-insert = إدراج
editor-style = نوع الفقرة
editor-paragraph = نص
editor-heading = عنوان { $level }
editor-heading-numbered = ترقيم هذا العنوان
editor-bold = عريض
editor-italic = مائل
editor-underline = تحته خط
editor-strike = يتوسطه خط
editor-looks = تنسيقات أخرى
editor-code = عرض ثابت
editor-subscript = منخفض
editor-superscript = مرتفع
editor-highlight = تمييز
editor-highlight-with = تمييز باللون { $colour }
editor-color = لون الحروف
editor-color-with = حروف باللون { $colour }
editor-colour-none = بلا لون
editor-size = الحجم بالنقاط
editor-size-points = { $size } نقطة
editor-size-usual = الحجم المعتاد
editor-clear-looks = إزالة كل التنسيق
editor-link = رابط
editor-link-address = إلى أين يؤدي الرابط
editor-link-help = عنوان ويب أو بريد إلكتروني أو رقم هاتف
editor-link-wrong = يجب أن يبدأ العنوان بـ https://‎ أو http://‎ أو mailto:‎ أو tel:‎
editor-link-put = وضع الرابط
editor-link-remove = إزالة الرابط
editor-bullets = قائمة نقطية
editor-numbers = قائمة مرقّمة
editor-list-style = نوع الأرقام
editor-list-restart = البدء من 1
editor-quote = اقتباس
editor-align = المحاذاة
editor-align-start = عند البداية
editor-align-center = في الوسط
editor-align-end = عند النهاية
editor-align-justify = عند الحافتين
editor-edit-nearest = تحرير القيمة أو الشرط أو التكرار عند المؤشر

## Insertions

editor-group-values = القيم
editor-group-fields = للتعبئة
editor-group-logic = الشروط والتكرار
editor-group-text = النص
editor-group-page = على الصفحة
editor-group-new = جديد
editor-insert-here = إدراج عند المؤشر
editor-insert-new-variable = متغير جديد
editor-insert-variable-named = متغير جديد «{ $name }»
editor-insert-new-field = حقل جديد
editor-insert-condition = شرط
editor-insert-condition-note = يظهر فقط إذا…
editor-insert-repeat = تكرار
editor-insert-repeat-note = مرة لكل عنصر في قائمة
editor-table = جدول
editor-image = صورة
editor-columns = أعمدة
editor-columns-count = { $count ->
    [two] عمودان
   *[other] { $count } أعمدة
}
editor-columns-remove = إزالة الأعمدة
editor-rule = خط أفقي
editor-page-break = فاصل صفحات

## Tables

editor-table-row-above = صف أعلى
editor-table-row-below = صف أسفل
editor-table-row-remove = إزالة الصف
editor-table-column-before = عمود قبل
editor-table-column-after = عمود بعد
editor-table-column-remove = إزالة العمود
editor-table-column-widths = عروض الأعمدة
editor-table-column = العمود { $number }
editor-table-widths-help = الأعداد متناسبة فيما بينها: عمود قيمته 2 ضعف عرض عمود قيمته 1.
editor-table-merge = دمج الخلايا المختارة
editor-table-split = تقسيم الخلية
editor-table-head-row = صف العناوين: تشغيل أو إيقاف
editor-table-head-cell = خلية العنوان: تشغيل أو إيقاف
editor-table-repeat = تكرار هذه الصفوف لكل عنصر في قائمة
editor-table-condition = إظهار هذه الصفوف فقط إذا…
editor-table-remove = إزالة الجدول

## Chips, conditions, repeats, pictures

editor-chip-variable = متغير
editor-chip-computed = حساب
editor-chip-field = حقل
editor-logic-if = فقط إذا
editor-logic-each = لكل { $name } من
editor-logic-edit = تحرير
editor-logic-unwrap = إزالة مع إبقاء المحتوى
editor-logic-remove = إزالة مع المحتوى
editor-inspect-variable = قيمة في النص
editor-inspect-field = حقل في النص
editor-inspect-image = صورة
editor-inspect-logic = شرط أو تكرار
editor-inspect-around = شرط أو تكرار
editor-place-value = ما يُطبع هنا
editor-place-field = ما يُعبّأ هنا
editor-edit-value = تحرير
editor-edit-field = تحرير الحقل
editor-remove-here = إزالة من هنا
editor-condition-when = يظهر فقط إذا
editor-condition-when-help = تعبير صحيح أو خاطئ، مثل rent > 1000 أو isSet(company).
editor-repeat-over = يتكرر لكل عنصر من
editor-repeat-over-help = قائمة من متغيراتك أو حساباتك.
editor-repeat-as = اسم العنصر
editor-repeat-as-help = بهذا الاسم تُطبع قيمه في الداخل، و{ $name } هو موضعه في القائمة.
editor-image-alt = ما تُظهره الصورة
editor-image-alt-help = لمن لا يستطيع رؤيتها. اتركه فارغًا إن كانت الصورة للزينة فقط.
editor-image-width = العرض: { $percent } %
editor-image-replace = استبدال
editor-image-failed = تعذّر رفع الصورة

## Expressions

editor-expression = التعبير
editor-expression-help = اكتب الحروف الأولى من اسم أو دالة، أو اضغط Ctrl ومفتاح المسافة.
editor-completions = أسماء ودوال مناسبة
editor-completions-count = { $count ->
    [zero] لا اقتراحات
    [one] اقتراح واحد
    [two] اقتراحان
    [few] { $count } اقتراحات
    [many] { $count } اقتراحًا
   *[other] { $count } اقتراح
}
editor-result = بالقيم التجريبية:
editor-result-none = لا شيء بعد، لأن قيمة ما ناقصة
editor-result-held = تظهر القيمة بعد تصحيح الأخطاء الأخرى.
editor-result-wrong = غير صحيح:
editor-result-wrong-at = السطر { $line }، العمود { $column }:

## Variables and calculations

editor-variables-what = ما يتغير من مستند إلى آخر.
editor-variables-none = لا متغيرات بعد
editor-variables-none-help = اسم أو تاريخ أو مبلغ: كل ما يُملأ من جديد في كل مستند. اكتب / في النص لإنشاء متغير في موضعه.
editor-variable-new-name = قيمة جديدة
editor-variable-remove = إزالة { $name }؟
editor-variable-remove-used = { $count ->
    [zero] غير مستخدم في أي موضع.
    [one] مستخدم في موضع واحد يجب تغييره بعد ذلك.
    [two] مستخدم في موضعين يجب تغييرهما بعد ذلك.
    [few] مستخدم في { $count } مواضع يجب تغييرها بعد ذلك.
    [many] مستخدم في { $count } موضعًا يجب تغييرها بعد ذلك.
   *[other] مستخدم في { $count } موضع يجب تغييرها بعد ذلك.
}
editor-computed-what = قيم تُحسب من غيرها.
editor-computed-none = لا حسابات بعد
editor-computed-none-help = مجموع، أو تاريخ انتهاء، أو جملة تتوقف على اختيار.
editor-computed-new-name = result
editor-name = الاسم
editor-name-help = كما يُكتب في التعابير. تغييره يغيّر كل المواضع التي تستخدمه.
editor-name-wrong = حروف لاتينية وأرقام وشرطات سفلية فقط، والبداية بحرف
editor-name-taken = هذا الاسم مستخدم لشيء آخر
editor-name-empty = يلزم اسم
editor-label = التسمية
editor-label-help = ما يقرؤه الناس، وإلا فالاسم.
editor-description = الشرح
editor-description-help = جملة لمن يُدخل القيمة.
editor-required-variable = يجب إدخاله
editor-default = القيمة إن لم تُعطَ قيمة
editor-default-remove = إزالة القيمة المستخدمة عند عدم إعطاء قيمة
editor-type = النوع
editor-type-any = حسب الناتج
editor-type-text = نص
editor-type-number = عدد
editor-type-money = مبلغ مالي
editor-type-date = تاريخ
editor-type-datetime = تاريخ ووقت
editor-type-boolean = نعم أو لا
editor-type-email = بريد إلكتروني
editor-type-choice = اختيار
editor-type-list = قائمة
editor-type-image = صورة
editor-true = نعم
editor-false = لا
editor-currency = العملة
editor-currency-help = ثلاثة حروف، مثل EUR
editor-format = يُطبع على شكل
editor-format-usual = كالمعتاد
editor-format-percent = نسبة مئوية
editor-format-words = بالكلمات
editor-format-symbol = مع رمز العملة
editor-format-code = مع حروف العملة
editor-format-amount = العدد وحده
editor-format-short = قصير
editor-format-medium = متوسط
editor-format-long = طويل
editor-format-full = مع يوم الأسبوع
editor-format-iso = 2026-11-14
editor-format-upper = حروف كبيرة
editor-format-lower = حروف صغيرة
editor-format-yesno = نعم أو لا
editor-format-check = مربع بداخله علامة
editor-options = الخيارات
editor-option-value = الخيار { $number }
editor-option-label = ما يقرؤه الناس للخيار { $number }
editor-option-remove = إزالة الخيار { $number }
editor-option-add = إضافة خيار
editor-option-first = الخيار الأول
editor-option-new = الخيار { $number }
editor-columns-of-list = يحوي كل عنصر في القائمة
editor-column-add = إضافة قيمة
editor-column-name = value
editor-move-up = نقل إلى أعلى
editor-move-up-of = نقل إلى أعلى: { $of }
editor-move-down = نقل إلى أسفل
editor-move-down-of = نقل إلى أسفل: { $of }
editor-remove = إزالة
editor-remove-of = إزالة: { $of }

## People and fields

editor-roles = من يشارك
editor-roles-none = أضف من يوقّع أو يوافق أو يتسلم نسخة، مثل المستأجر والمؤجر.
editor-role-add = إضافة شخص
editor-role-first = الموقّع
editor-role-next = الموقّع الثاني
editor-role-name = الدور { $number }
editor-role-kind = ماذا يفعل
editor-role-kind-signer = يعبّئ ويوقّع
editor-role-kind-approver = يوافق
editor-role-kind-viewer = يتسلم نسخة
editor-role-order = الترتيب
editor-role-order-help = الأعداد الأصغر أولًا، والأعداد المتساوية في الوقت نفسه.
editor-role-remove = إزالة { $name }؟
editor-role-remove-used = { $count ->
    [zero] لا حقول لهذا الشخص.
    [one] لهذا الشخص حقل واحد سيبقى بلا صاحب.
    [two] لهذا الشخص حقلان سيبقيان بلا صاحب.
    [few] لهذا الشخص { $count } حقول ستبقى بلا صاحب.
    [many] لهذا الشخص { $count } حقلًا ستبقى بلا صاحب.
   *[other] لهذا الشخص { $count } حقل ستبقى بلا صاحب.
}
editor-fields = الحقول
editor-fields-none = الحقل شيء يعبّئه شخص أو يوقّعه. أضف حقلًا هنا، أو اكتب / في النص في موضعه.
editor-field-remove = إزالة الحقل { $name }؟
editor-field-remove-what = يُزال من النص أيضًا.
editor-field-role = يعبّئه
editor-field-nobody = لا أحد بعد
editor-field-help = المساعدة
editor-field-help-help = جملة تساعد على الإجابة.
editor-field-required = يجب تعبئته
editor-field-readonly = يعرض قيمته فقط
editor-field-variable = مرتبط بالمتغير
editor-field-variable-help = يعرض الحقل قيمته ويغيّرها.
editor-field-visible = يظهر فقط إذا
editor-field-visible-help = تعبير. اتركه فارغًا ليظهر الحقل دائمًا.
editor-field-signature = توقيع
editor-field-initials = الأحرف الأولى
editor-field-fullName = الاسم الكامل
editor-field-signedDate = تاريخ التوقيع
editor-field-text = سطر نص
editor-field-multiline = عدة أسطر من النص
editor-field-number = عدد
editor-field-money = مبلغ مالي
editor-field-date = تاريخ
editor-field-email = بريد إلكتروني
editor-field-phone = رقم هاتف
editor-field-checkbox = مربع اختيار
editor-field-radio = واحد من عدة، كلها ظاهرة
editor-field-select = واحد من عدة، من قائمة
editor-field-multiselect = بعض من عدة
editor-field-file = ملف مرفق
editor-field-image = صورة
editor-validation-min = على الأقل
editor-validation-max = على الأكثر
editor-validation-min-date = ليس قبل
editor-validation-max-date = ليس بعد
editor-validation-minlength = أقل عدد حروف
editor-validation-maxlength = أكثر عدد حروف
editor-validation-pattern = النمط
editor-validation-pattern-help = تعبير نمطي يجب أن تطابقه الإجابة كلها.
editor-validation-message = ما يقرؤه الناس إن لم تناسب الإجابة
editor-validation-message-help = اتركه فارغًا للكلمات المعتادة.

## The page

editor-page-size = الورق
editor-page-size-a4 = A4 ‏(210 × 297 مم)
editor-page-size-letter = Letter ‏(8½ × 11 بوصة)
editor-page-size-legal = Legal ‏(8½ × 14 بوصة)
editor-orientation = اتجاه الورق
editor-orientation-portrait = طولي
editor-orientation-landscape = عرضي
editor-margins = الهوامش
editor-margin-top = أعلى
editor-margin-bottom = أسفل
editor-margin-left = يسار
editor-margin-right = يمين
editor-header = أعلى كل صفحة
editor-footer = أسفل كل صفحة
editor-line-value = إدراج قيمة
editor-line-number = إدراج رقم الصفحة
editor-page-number = رقم الصفحة
editor-page-count = عدد الصفحات
editor-language = لغة المستند
editor-language-help = كيف تُكتب التواريخ والأعداد وفي أي اتجاه تسير الصفحة: en أو de-AT أو ar.
editor-font = الخط
editor-font-usual = كالمعتاد
editor-font-serif = بزوائد
editor-font-sans = بلا زوائد
editor-font-mono = عرض ثابت

## Preview

editor-preview-page = الصفحة { $page } من { $count }
editor-preview-blanks = ترك فراغات
editor-preview-held = هكذا بدا القالب آخر مرة بلا أخطاء. تتغير المعاينة بعد تصحيحها.
editor-preview-warnings = انتبه إلى هذا
editor-preview-earlier = الصفحات السابقة
editor-preview-later = الصفحات التالية
editor-sample = قيم تجريبية
editor-sample-what = ما تتركه فارغًا يُختلق.
editor-sample-none = لا متغيرات بعد.
editor-sample-clear = مسح الكل
editor-sample-wrong = قيمة تجريبية غير مناسبة:
editor-sample-row-add = إضافة عنصر
editor-sample-row-remove = إزالة العنصر { $number }
editor-sample-cell = { $name }، العنصر { $number }

## History

editor-history-what = يُحتفظ بكل إصدار منشور. اطّلع على إصدار سابق وتابع منه إن شئت.
editor-history-all = إظهار كل الإصدارات
editor-version = الإصدار { $number }
editor-version-now = المنشور
editor-version-look = عرض
editor-version-look-at = عرض الإصدار { $number }
editor-restore = استعادة هذا الإصدار
editor-restore-title = استعادة هذا الإصدار؟
editor-restore-what = يعود ما تراه إلى ما كان عليه حينها. تتبعه المستندات عندما تنشره، ويبقى المنشور الآن في السجل. تضيع التغييرات غير المنشورة.
editor-restored = عاد الإصدار. انشره لتُنشأ المستندات منه.
