# Why the service did not do what the console asked for, in words for whoever asked.

## What is wrong with a field

refusals-missing = املأ هذا الحقل.
refusals-proof = أدخل هذا لنتأكد من أنك أنت.
refusals-too-short = أدخل هذا العدد من الأحرف على الأقل: { $min }.
refusals-too-long = النص طويل جدًا. أكبر عدد للأحرف: { $max }.
refusals-length = أدخل نصًا يتراوح عدد أحرفه بين { $min } و{ $max }.
refusals-odd-characters = يوجد رمز لا يمكن استخدامه. اكتب النص من جديد بدلًا من لصقه.
refusals-email = أدخل عنوان بريد إلكتروني مثل name@example.com.
refusals-phone = أدخل رقم هاتف مثل +49 30 123456.
refusals-amount = أدخل مبلغًا.
refusals-digits = أدخل رقمًا لا يزيد عدد خاناته على { $max }.
refusals-decimals = أدخل مبلغًا لا تزيد منازله العشرية على { $max }، كما لعملة { $currency }.
refusals-whole-amount = أدخل مبلغًا صحيحًا: ليس لعملة { $currency } منازل عشرية.
refusals-above-zero = أدخل رقمًا أكبر من 0.
refusals-number = أدخل رقمًا.
refusals-range = أدخل رقمًا من { $min } إلى { $max }.
refusals-whole-number = أدخل رقمًا صحيحًا.
refusals-at-least = أدخل { $min } أو أكثر.
refusals-at-most = أدخل { $max } أو أقل.
refusals-date = أدخل تاريخًا.
refusals-moment = أدخل تاريخًا ووقتًا.
refusals-future = اختر وقتًا في المستقبل.
refusals-before = البداية تأتي بعد النهاية.
refusals-time-over = انتهت المهلة قبل إرسال المستند. اختر يومًا آخر.
refusals-yes-or-no = اختر نعم أو لا.
refusals-text = أدخل نصًا.
refusals-list = المطلوب هنا قائمة.
refusals-pattern = هذا ليس بالصيغة المطلوبة.
refusals-role = اختر أحد الأدوار: { $known }.
refusals-option = اختر واحدًا مما يلي: { $known }.
refusals-nobody = اذكر شخصًا واحدًا على الأقل.
refusals-too-many-people = عدد الأشخاص كبير جدًا. الحد الأقصى: { $max }.
refusals-twice = هذا العنوان مكرر في الدور نفسه.
refusals-language = أدخل رمز لغة مثل de أو pt-BR.
refusals-time-zone = اختر منطقة زمنية مثل Europe/Berlin.
refusals-colour = أدخل لونًا من ست خانات مثل #2546c4.
refusals-site = أدخل عنوان موقع من دون مسار مثل https://www.example.com.
refusals-site-https = يجب أن يبدأ العنوان بـ https://‎.
refusals-too-many-sites = عدد المواقع كبير جدًا. الحد الأقصى: { $max }.
refusals-own-second-step = أعدّ أولًا خطوة ثانية لحسابك أنت.
refusals-own-address = هذا عنوانك بالفعل.
refusals-workspace-name = اكتب اسم مساحة العمل حرفًا بحرف.
refusals-return-address = أدخل العنوان الكامل للصفحة مثل https://www.example.com/thanks.
refusals-address = أدخل عنوان ويب مثل https://example.com/hook.
refusals-address-https = أدخل عنوانًا يبدأ بـ https://‎.
refusals-address-inside = يقع هذا العنوان في شبكة لم يسمح بها مشغّل الخدمة.
refusals-address-password = احذف اسم المستخدم وكلمة المرور من العنوان.
refusals-address-part = احذف ما يأتي بعد #؛ فهو لا يُرسل أبدًا.
refusals-link = أدخل عنوانًا يبدأ بـ https://‎ أو http://‎ أو mailto:‎ أو tel:‎.
refusals-no-event = اختر حدثًا واحدًا على الأقل.
refusals-too-many-documents = عدد المستندات كبير جدًا. الحد الأقصى في المرة الواحدة: { $max }.

## Templates and their fields

refusals-no-option = أدخل إجابة واحدة على الأقل للاختيار.
refusals-same-option = توجد إجابتان متطابقتان.
refusals-least-above-most = الحد الأدنى أكبر من الحد الأقصى.
refusals-expression = لا يمكن قراءة هذا النمط: { $error }
refusals-same-name = هذا الاسم مستخدم بالفعل. اختر اسمًا آخر.
refusals-reserved-name = لهذا الاسم معنى خاص في الصيغ. اختر اسمًا آخر.
refusals-name-form = يبدأ الاسم بحرف ولا يحوي إلا حروفًا وأرقامًا وشرطات سفلية.
refusals-unknown-name = لا يوجد شيء باسم { $name }.
refusals-unknown-field = لا يوجد حقل باسم { $name }.
refusals-other-type = نوع { $name } مختلف ({ $type })، ولا يمكن لهذا الحقل ملؤه.
refusals-circle = يحتاج هذا إلى نتيجته هو: { $circle }
refusals-no-place = ليس لهذا الحقل مكان على الصفحات بعد.
refusals-off-page = الحقل لا يقع بكامله داخل الصفحة.
refusals-currency = أدخل الأحرف الكبيرة الثلاثة لعملة مثل EUR.
refusals-margins = الهوامش 0 مم أو أكثر، وتترك 40 مم على الأقل للنص.

## Files

refusals-picture-kind = اختر صورة PNG أو JPEG.
refusals-file-lost = لم يعد هذا الملف موجودًا. اختره مرة أخرى.
refusals-not-a-pdf = هذا الملف صورة. اختر ملف PDF.
refusals-not-a-picture = هذا الملف بصيغة PDF. اختر صورة.
refusals-no-such-page = لا توجد هذه الصفحة في ملف PDF؛ عدد صفحاته { $pages }.
refusals-file-kind = هذا ليس ملف PDF أو PNG أو JPEG أو WebP. اختر ملفًا آخر.
refusals-file-empty = هذا الملف فارغ. اختر ملفًا آخر.
refusals-file-large = الملف كبير جدًا. اختر ملفًا أصغر.
refusals-file-long = عدد صفحات ملف PDF أكبر من الحد المسموح، وهو { $limit }. قسّمه واستخدم الأجزاء.
refusals-file-wide = الصورة كبيرة جدًا: { $width } × { $height } بكسل. صغّرها واخترها مرة أخرى.
refusals-file-print-anew = ملف PDF هذا مُعدّ بطريقة لا يمكن استخدامها هنا. اطبعه إلى ملف PDF جديد واختره.
refusals-file-locked = ملف PDF هذا محمي بكلمة مرور. أزل الحماية واختره مرة أخرى.
refusals-file-damaged = هذا الملف تالف. افتحه في برنامج آخر واحفظه من جديد ثم اختره.

## Why something can't be done

refusals-closed = لم يعد المستند مفتوحًا، فلا يمكن ذلك الآن.
refusals-expired = انتهت مهلة هذا المستند، فلا يمكن ذلك الآن.
refusals-done-before = سبق لـ { $who } أن وقّع أو رفض.
refusals-invited-before = سبقت دعوة { $email } في هذا الدور.
refusals-member-before = { $email } موجود في مساحة العمل هذه بالفعل.
refusals-not-sent = لم يُرسل المستند بعد، فلا يمكن تذكير أحد به.
refusals-values-fixed = وقّع أحدهم بالفعل، فلا يمكن تغيير { $name }. اسحب المستند وأرسل مستندًا آخر.
refusals-name-fixed = وقّع أحدهم بالفعل، والمستند يعرض اسمه، فلا يمكن تغيير الاسم. اسحب المستند وأرسل مستندًا آخر.
refusals-last-administrator = تحتاج مساحة العمل إلى مسؤول واحد على الأقل.
refusals-many-webhooks = في مساحة العمل { $count } من خطافات الويب، وهو الحد الأقصى. احذف واحدًا لا حاجة إليه.
refusals-others = يغيّر آخرون هذا في اللحظة نفسها. حاول مرة أخرى.
refusals-no-workspace = لم يعد هذا الحساب في أي مساحة عمل. اطلب دعوة.
refusals-here-already = أنت في مساحة العمل هذه بالفعل.
refusals-wrong-password = العنوان أو كلمة المرور غير صحيحة.
refusals-wrong-code = هذا الرمز غير صحيح أو سبق استخدامه.
refusals-wrong-digits = هذه الأرقام غير صحيحة. تحقّق من ساعة جهازك وجرّب الأرقام التالية.
refusals-begin-again = استغرق هذا وقتًا طويلًا أو سبق استخدامه. ابدأ من جديد.
refusals-second-step-lacks = تطلب مساحة العمل هذه خطوة ثانية. أعدّ واحدة في حسابك، أو سجّل الدخول بمفتاح مرور.
refusals-two-step-on = تسجيل الدخول بخطوتين مفعّل بالفعل.
refusals-two-step-off = تسجيل الدخول بخطوتين غير مفعّل.
refusals-too-many-passkeys = بلغ عدد مفاتيح المرور لديك { $most }. أزل واحدًا أولًا.
refusals-passkey-known = مفتاح المرور هذا معروف بالفعل.
refusals-address-taken = يخص هذا العنوان حسابًا آخر. اختر عنوانًا آخر.
refusals-password-first = اختر كلمة مرور أولًا.
refusals-sign-in-again = سجّل الخروج ثم الدخول من جديد، وافعل ذلك خلال 15 دقيقة.
refusals-passkey-unknown = مفتاح المرور هذا غير معروف هنا.
refusals-turn = يوقّع آخرون قبلك. سنخبرك حين يأتي دورك.
refusals-link-over = استُخدم هذا الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا.
refusals-invitation-over = استُخدمت هذه الدعوة أو سُحبت أو انتهت صلاحيتها. اطلب دعوة جديدة.
refusals-set-up-over = استُخدم رابط الإعداد هذا أو انتهت صلاحيته. أعد تشغيل الخدمة للحصول على رابط جديد.
refusals-webhook-off = الـ webhook متوقف. شغّله أولًا.

## What a printed document lacks

refusals-no-font = الصفحة { $page }: لا يوجد خط يحوي «{ $text }». يمكن لمن يدير الخدمة إضافة خط.
refusals-not-archivable = ملف PDF ليس قابلًا للوصول والأرشفة بالكامل: { $reason }
refusals-no-picture = الصورة { $file } مفقودة أو لا يمكن قراءتها.
refusals-warning-not-true = { $expression }: يجب أن يعطي الشرط صحيحًا أو خطأ. الموجود: { $given }.
refusals-warning-not-list = { $expression }: لا تُكرَّر إلا القوائم. الموجود: { $given }.

## What a receiver of webhooks did

refusals-receiver-unknown = لا يُعرف عنوان لهذا الاسم.
refusals-receiver-away = لا يمكن الوصول إليه ({ $cause })
refusals-receiver-slow = لم يُجب في الوقت المحدد.
refusals-receiver-broke = انقطعت الإجابة.
refusals-receiver-redirect = أجاب بعنوان آخر. لا تُرسل إشعارات webhook إلا إلى العنوان المحدد.
refusals-receiver-unreadable = لا يمكن قراءة الإجابة ({ $cause })

## Where in a text something is wrong

refusals-at-line = السطر { $line }: { $what }
refusals-at-column = العمود { $column }: { $what }
refusals-at-line-column = السطر { $line }، العمود { $column }: { $what }
refusals-in-expression = { $expression }: { $what }

## Kinds of values, in the sentences below

refusals-kind-missing = قيمة مفقودة
refusals-kind-text = نص
refusals-kind-number = عدد
refusals-kind-money = مبلغ
refusals-kind-date = تاريخ
refusals-kind-datetime = تاريخ ووقت
refusals-kind-boolean = صحيح أو خطأ
refusals-kind-list = قائمة
refusals-kind-record = مجموعة قيم
refusals-kind-image = صورة
refusals-kind-whole = عدد صحيح
refusals-kind-list-or-text = قائمة أو نص
refusals-kind-decimals = عدد المنازل العشرية
refusals-count-none = بلا قيمة
refusals-count-one = قيمة واحدة
refusals-count-least = عدد القيم { $least } أو أكثر
refusals-count-range = عدد القيم من { $least } إلى { $most }
refusals-count-some = عدد القيم { $count }

## What is wrong with an expression

refusals-mistake-near = هل تقصد { $near }؟
refusals-mistake-function = لا توجد دالة باسم { $name }.
refusals-mistake-operator = لا يمكن استخدام { $name } في التعبيرات.
refusals-mistake-between = لا يصلح { $sign } مع هذه القيم: { $left }، { $right }.
refusals-mistake-money = لا يمكن استخدام { $sign } بين مبلغين.
refusals-mistake-nought = هذه قسمة على 0.
refusals-mistake-large = النتيجة عدد كبير جدًا.
refusals-mistake-power = يأتي بعد ** عدد صحيح، ولا تزيد النتيجة على 28 رقمًا.
refusals-mistake-far = النتيجة تاريخ بعد سنة 9999.
refusals-mistake-needs = المطلوب هنا: { $wanted }. الموجود: { $given }.
refusals-mistake-sign-needs = يحتاج { $sign } إلى: { $wanted }. الموجود: { $given }.
refusals-mistake-sum = لا تُجمع إلا الأعداد والمبالغ. الموجود: { $given }.
refusals-mistake-order = لا يمكن ترتيب هذه القيم: { $left }، { $right }.
refusals-mistake-condition = المطلوب هنا: صحيح أو خطأ. الموجود: { $given }.
refusals-mistake-gives = النتيجة { $given }، والمطلوب: { $type }.
refusals-mistake-steps = حساب هذا يستغرق وقتًا طويلًا. بسّطه أو قصّر قوائمه.
refusals-mistake-long = النتيجة طويلة جدًا.
refusals-mistake-compare = لا يمكن مقارنة هذه القيم: { $left }، { $right }.
refusals-mistake-currencies = لا يمكن الجمع بين { $left } و{ $right }.
refusals-mistake-list-has-no = ليس للقائمة { $name }. لأخذه من كل عنصر اكتب .map(|item| item.{ $name })
refusals-mistake-has-no = لا يوجد { $name } هنا: { $given }.
refusals-mistake-index = يأتي بين [ و] عدد صحيح.
refusals-mistake-no-items = لا يمكن أخذ شيء من هذا بواسطة [ ]: { $given }.
refusals-mistake-bars = ما يبدأ بـ |item| لا يُعطى إلا لـ map وfilter وأمثالهما.
refusals-mistake-bars-hold = بين الخطين عنصر، ورقمه إن شئت: |item, number|
refusals-mistake-dot = يأتي اسم بعد النقطة.
refusals-mistake-shout = يُكتب { $name } دون علامة تعجب.
refusals-mistake-two = يأخذ { $name } قيمتين.
refusals-mistake-choose = تأخذ choose شرطًا وقيمتين.
refusals-mistake-or-else = تأخذ orElse قيمة، وأخرى لمكانها إن غابت.
refusals-mistake-on-list = يأتي { $name } بعد قائمة: items.{ $name }(|item| …)
refusals-mistake-statement = لا يأتي هنا إلا تعبير واحد، مثل if a > b {"{"} x {"}"} else {"{"} y {"}"}
refusals-mistake-value = تنقص قيمة هنا.
refusals-mistake-unreadable = لا يمكن قراءة هذا.
refusals-mistake-ends = هذا ينتهي مبكرًا جدًا.
refusals-mistake-brace = ينقص هنا {"{"} أو {"}"}.
refusals-mistake-quotes = يُكتب النص بين علامتي اقتباس: "…"
refusals-mistake-deep = الأقواس متداخلة أكثر من اللازم.
refusals-mistake-reserved = لـ { $word } معنى خاص ولا يمكن استخدامه هنا.
refusals-mistake-equals = لا يمكن تغيير قيمة هنا. للمقارنة اكتب ==
refusals-mistake-and = بدل «و» اكتب &&
refusals-mistake-or = بدل «أو» اكتب ||
refusals-mistake-decimals = يُقرَّب العدد إلى ما بين 0 و{ $max } منازل عشرية.
refusals-mistake-turn = لا يمكن تحويل { $from } إلى { $to }.
refusals-mistake-takes = يأخذ { $name }: { $takes }، لا { $given }.
refusals-mistake-no-date = هذا التاريخ غير موجود: { $year }-{ $month }-{ $day }
refusals-mistake-date-takes = تأخذ date نصًا، أو سنة وشهرًا ويومًا.

## What is wrong with Markdown

refusals-markdown-empty = { $tag } لا يسمّي شيئًا. اكتب متغيرًا مثل {"{"}{"{"}customer{"}"}{"}"}.
refusals-markdown-field = يجب أن يسمّي { $tag } حقلًا من النموذج، مثل {"{"}{"{"}field:signature{"}"}{"}"}.
refusals-markdown-if = يحتاج { $tag } إلى تعبير، مثل {"{"}{"{"}#if total > 1000{"}"}{"}"}.
refusals-markdown-each = يجب أن يسمّي { $tag } قائمة واسم كل عنصر فيها: {"{"}{"{"}#each items as item{"}"}{"}"}
refusals-markdown-else = { $tag } غير معروف. اكتب {"{"}{"{"}#if …{"}"}{"}"} ثانية بالشرط المعاكس.
refusals-markdown-format = يجب أن يأتي في { $tag } تنسيق واحد بعد الخط، مثل {"{"}{"{"}start | long{"}"}{"}"}.
refusals-markdown-unknown = { $tag } غير معروف. المتاح: #if و/if و#each و/each وfield: وpagebreak.
refusals-markdown-open = ينقص {"}"}{"}"} في السطر نفسه: { $tag }
refusals-markdown-nowhere = { $tag } في موضع لا يُطبع فيه شيء.
refusals-markdown-own-line = يجب أن يكون { $tag } في سطر وحده.
refusals-markdown-before = يأتي { $tag } قبل { $close } الذي يطلبه السطر { $begun }.
refusals-markdown-closes-none = { $tag } لا يغلق شيئًا: لا يوجد { $open } مفتوح هنا.
refusals-markdown-not-closed = { $tag } غير مغلق. يجب أن يليه { $close }.
refusals-markdown-not-here = لا يأتي { $tag } في عنوان رابط، ولا في ملف صورة أو وصفها.
refusals-markdown-deep = القوائم والاقتباسات والجداول والشروط والتكرارات متداخلة أكثر من اللازم؛ الحد { $max }.
refusals-markdown-many = في النص أجزاء كثيرة جدًا.
refusals-markdown-picture = الصورة ملف مرفوع يُذكر بمعرّفه: ![…](fil_…)
refusals-markdown-picture-width = ما بين علامتي الاقتباس بعد الصورة هو عرضها، من 1% إلى 100%.
refusals-unpublished-elsewhere = غيّر شخص آخر ما لم يُنشر بعد. أعد تحميل الصفحة واطّلع عليه أولًا.
refusals-template-overtaken = تغيّر القالب في هذه الأثناء. اطّلع أولًا على الإصدار الآخر.
refusals-nothing-unpublished = لم يبق ما يُنشر. نشره شخص أو تجاهله في هذه الأثناء. أعد تحميل الصفحة.
