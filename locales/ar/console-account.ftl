# الحساب، والصفحات التي تسبق تسجيل الدخول.

## كلمات تشترك فيها عدة صفحات

account-email = البريد الإلكتروني
account-password = كلمة المرور
account-new-password = كلمة المرور الجديدة
account-present-password = كلمة المرور الحالية
account-password-rule = { $count } أحرف على الأقل. بضع كلمات متتالية سهلة الحفظ وصعبة التخمين.
account-password-short = استخدم { $count } أحرف على الأقل.
account-password-wrong = هذه ليست كلمة مرورك.
account-password-show = إظهار كلمة المرور
account-name = اسمك
account-language = اللغة
account-time-zone = المنطقة الزمنية
account-or = أو
account-back-to-sign-in = العودة إلى تسجيل الدخول

## تسجيل الدخول

account-sign-in-title = تسجيل الدخول
account-sign-in = تسجيل الدخول
account-sign-in-wrong = البريد الإلكتروني أو كلمة المرور غير صحيحة.
account-forgot = هل نسيت كلمة المرور؟
account-with-passkey = الدخول بمفتاح مرور
account-with-single = الدخول عبر { $name }
account-single-failed = تعذر تسجيل دخولك
account-problem-late = استغرق ذلك وقتًا طويلًا أو بدأ في متصفح آخر. حاول مرة أخرى.
account-problem-cancelled = توقف تسجيل الدخول هناك. حاول مرة أخرى أو استخدم كلمة المرور.
account-problem-email = لم يُؤكَّد عنوانك هناك، فلا يمكننا التأكد من أنه لك.
account-problem-member = عنوانك ليس في أي مساحة عمل هنا. اطلب من أحد المسؤولين دعوتك.
account-problem-failed = لم تُجب الخدمة الأخرى كما ينبغي. حاول مرة أخرى أو استخدم كلمة المرور.
account-passkey-wrong = مفتاح المرور هذا غير معروف هنا. سجّل الدخول بكلمة المرور.

account-step-title = خطوة أخرى
account-step-digits = افتح تطبيق المصادقة وأدخل الأرقام الستة التي يعرضها لـ Countersign.
account-step-recovery = أدخل أحد رموز الاسترداد التي احتفظت بها. يعمل كل منها مرة واحدة.
account-digits = ستة أرقام
account-recovery-code = رمز الاسترداد
account-code-wrong = هذا الرمز غير صحيح أو سبق استخدامه.
account-step-over = استغرق ذلك وقتًا طويلًا. ابدأ من جديد بكلمة المرور.
account-step-lost = تطبيقي ليس في متناول يدي
account-step-use-digits = استخدام أرقام تطبيقي
account-step-passkey = تطلب مساحة عملك خطوة ثانية. سجّل الدخول بمفتاح المرور.
account-step-passkey-lost = إن لم يعد لديك، فاطلب ممن يشغّل خدمة Countersign لديك أن يعيد إليك الدخول.
account-step-again = البدء من جديد

## كلمة مرور جديدة

account-reset-title = إعادة تعيين كلمة المرور
account-reset-what = اكتب بريدك الإلكتروني وسنرسل إليك رابطًا تختار به كلمة مرور جديدة.
account-reset-send = إرسال الرابط
account-reset-sent = تفقد بريدك
account-reset-sent-what = إذا كان لـ { $email } حساب هنا فالرابط في طريقه إليه. يعمل الرابط ساعة واحدة.
account-reset-choose = اختيار كلمة مرور جديدة
account-reset-for = لحساب { $email }. سيتم تسجيل خروجك من كل مكان.
account-reset-set = حفظ كلمة المرور
account-reset-passkeys-what = { $count ->
    [one] يسمح مفتاح المرور هذا بتسجيل الدخول إلى حسابك من دون كلمة مرور:
   *[other] تسمح مفاتيح المرور هذه بتسجيل الدخول إلى حسابك من دون كلمة مرور:
}
account-reset-passkey-added = أُضيف
account-reset-passkeys = { $count ->
    [one] إزالة مفتاح المرور هذا
   *[other] إزالة مفاتيح المرور هذه
}
account-reset-passkeys-help = ربما أضاف من دخل حسابك واحدًا منها. يمكنك إضافة مفاتيحك من جديد بعد تسجيل الدخول.
account-reset-over = استُخدم هذا الرابط أو انتهت صلاحيته.
account-reset-again = طلب رابط جديد
account-reset-done = تم تغيير كلمة المرور
account-reset-done-what = يمكنك تسجيل الدخول بها الآن.

## الانضمام إلى مساحة عمل

account-join-title = الانضمام إلى مساحة عمل
account-join-to = الانضمام إلى { $workspace }
account-join-what = أنت مدعو إلى { $workspace }.
account-join-by = يدعوك { $name } إلى { $workspace }.
account-join-member = ستتمكن من العمل على القوالب والمستندات.
account-join-administrator = ستكون مسؤولًا يحق له تغيير كل شيء.
account-join-over = استُخدمت هذه الدعوة أو سُحبت أو انتهت صلاحيتها. اطلب دعوة جديدة ممن دعاك.
account-join-sign-in = لديك حساب بالفعل. سجّل الدخول باسم { $email } للانضمام.
account-join-other = الدعوة موجهة إلى { $email }، لكنك مسجل الدخول باسم { $other }.
account-join-change = تسجيل الدخول بحساب آخر
account-join = انضمام
account-join-new = إنشاء الحساب والانضمام
account-join-address = أُرسلت الدعوة إلى هذا العنوان.

## التشغيل الأول

account-set-up-title = إعداد Countersign
account-set-up-what = دقيقة واحدة، ثم يمكنك إرسال مستندك الأول.
account-set-up = إعداد
account-set-up-is = تم إعداد Countersign من قبل. سجّل الدخول لاستخدامه.
account-set-up-link = لإعداد Countersign افتح الرابط الذي طبعه عند بدء التشغيل. يبدو هكذا:
account-set-up-link-again = يعمل الرابط مرة واحدة ولمدة سبعة أيام. أعد تشغيل الخدمة للحصول على رابط جديد.
account-set-up-language = لك، ولما ترسله مساحة عملك.
account-set-up-done = كل شيء جاهز
account-set-up-done-what = مساحة عملك جاهزة، وأنت المسؤول عنها.
account-set-up-go = الذهاب إلى مساحة العمل
account-workspace = اسم مساحة العمل
account-workspace-what = غالبًا اسم شركتك أو فريقك. يراه المستلمون في الرسائل.
account-first-key = مفتاح API الأول
account-first-key-what = للبرامج التي تستخدم Countersign. إن لم تكن بحاجة إليه الآن فيمكنك إنشاء مفتاح في أي وقت من الإعدادات.

## حسابك

account-title = حسابك
account-what = من أنت، وكيف تسجل الدخول.
account-profile = الملف الشخصي
account-profile-what = يظهر اسمك في الدعوات التي ترسلها.
account-language-workspace = مثل مساحة العمل
account-time-zone-workspace = مثل مساحة العمل ({ $zone })
account-address-what = تسجل الدخول بهذا العنوان، وإليه تُرسل الرسائل المتعلقة بحسابك.
account-address-single = يعرفك { $name } أيضًا بهذا العنوان. إن غيّرته هنا فقط، فسجّل الدخول بعد ذلك بكلمة مرورك أو بمفتاح مرور.
account-address-no-password = ليست لديك كلمة مرور: لا يُدخلك إلا تسجيل الدخول الموحد بهذا العنوان. اختر كلمة مرور أدناه قبل تغييره، كي لا تبقى خارج حسابك.
account-address-change = تغيير العنوان
account-address-new = عنوان البريد الإلكتروني الجديد
account-address-new-what = نرسل إليه رابطًا. لن يتغير شيء قبل أن تفتحه وتؤكد.
account-address-send = إرسال الرابط
account-address-sent = الرابط في طريقه إلى { $email }.
account-address-waits = بانتظار تأكيدك
account-address-waits-what = افتح الرابط في الرسالة المرسلة إلى { $email } وأكّد هناك. حتى ذلك الحين تسجل الدخول بعنوانك الحالي.
account-address-keep = الاحتفاظ بالعنوان الحالي
account-address-kept = يبقى عنوانك كما هو.
account-address-title = أكّد عنوانك الجديد
account-address-for = بعد ذلك تسجل الدخول بالعنوان { $new }، ولا يعود { $email } صالحًا لذلك.
account-address-signs-out = سيُسجَّل خروجك من كل مكان إلا حيث طلبت هذا.
account-address-confirm = تأكيد العنوان
account-address-done = تم تغيير عنوانك
account-address-done-what = من الآن فصاعدًا تسجل الدخول بالعنوان { $email }.
account-address-over = استُخدم هذا الرابط أو استُبدل أو سُحب، أو انتهت صلاحيته. يمكنك طلب رابط جديد في حسابك.
account-password-what = تغييرها يسجل خروجك من كل مكان آخر.
account-password-change = تغيير كلمة المرور
account-password-choose = اختيار كلمة مرور
account-password-changed = تم تغيير كلمة المرور، وسُجل خروجك من كل مكان آخر.
account-proof = أدخل كلمة المرور لنتأكد أنك أنت.

account-two-step = تسجيل الدخول بخطوتين
account-two-step-what = إلى جانب كلمة المرور تُدخل ستة أرقام من تطبيق على هاتفك. من يعرف كلمة مرورك لن يتمكن من الدخول.
account-two-step-short = خطوتان
account-two-step-missing = بلا خطوة ثانية
account-two-step-on = تفعيل
account-two-step-off = إيقاف
account-two-step-on-title = تفعيل تسجيل الدخول بخطوتين
account-two-step-off-title = إيقاف تسجيل الدخول بخطوتين
account-two-step-off-what = ستكفي كلمة المرور وحدها بعد ذلك، وتتوقف رموز الاسترداد عن العمل.
account-two-step-is-off = تم إيقاف تسجيل الدخول بخطوتين.
account-on = مفعّل
account-off = متوقف
account-app-title = ربط تطبيقك
account-app-scan = امسح هذا الرمز بتطبيق مصادقة، مثل الموجود في مدير كلمات المرور لديك.
account-app-picture = رمز QR لتطبيق المصادقة. المحتوى نفسه مكتوب أدناه.
account-app-type = أو اكتب هذا في التطبيق
account-app-digits = يعرض التطبيق ستة أرقام. أدخلها هنا لإنهاء الإعداد.
account-digits-wrong = هذه الأرقام غير صحيحة. تحقق من ساعة هاتفك وجرّب الأرقام التالية.
account-codes = رموز الاسترداد
account-codes-what = إذا فقدت هاتفك، يتيح لك كل رمز من هذه الرموز الدخول مرة واحدة. احتفظ بها في مكان آمن، لا على الهاتف.
account-codes-download = تنزيل
account-codes-kept = احتفظت بها
account-codes-new = رموز استرداد جديدة
account-codes-new-what = ستتوقف الرموز التي لديك الآن عن العمل.
account-codes-left = { $count ->
    [0] لم يبق لديك أي رمز استرداد. أنشئ رموزًا جديدة.
    [one] بقي لديك رمز استرداد واحد. أنشئ رموزًا جديدة.
    [two] بقي لديك رمزا استرداد. أنشئ رموزًا جديدة.
    [few] بقيت لديك { $count } رموز استرداد.
   *[other] بقي لديك { $count } رمز استرداد.
}

account-passkey = مفتاح مرور
account-passkeys = مفاتيح المرور
account-passkeys-what = سجّل الدخول ببصمتك أو وجهك أو رمز جهازك بدلًا من كلمة المرور.
account-passkeys-none = ليست لديك مفاتيح مرور بعد.
account-passkeys-unknown = لا يستطيع هذا المتصفح إنشاء مفاتيح مرور، أو لم تُفتح الصفحة عبر https.
account-passkey-add = إضافة مفتاح مرور
account-passkey-added = تمت إضافة مفتاح المرور.
account-passkey-name = الاسم
account-passkey-name-what = لتتعرف عليه، مثل «حاسوب العمل».
account-passkey-rename = إعادة التسمية
account-passkey-remove = إزالة
account-passkey-remove-title = إزالة مفتاح المرور «{ $name }»؟
account-passkey-remove-what = لن تتمكن من تسجيل الدخول بـ «{ $name }». أزله من جهازك أيضًا.
account-passkey-removed = تمت إزالة مفتاح المرور.
account-last-used = آخر استخدام
account-added = أُضيف

account-sessions = أين سجلت الدخول
account-sessions-what = إذا لم تتعرف على أحدها فسجّل خروجه وغيّر كلمة مرورك.
account-session-this = هذا المتصفح
account-session-unknown = جهاز غير معروف
account-session-end = تسجيل الخروج
account-session-end-of = تسجيل الخروج: { $device }
account-session-ended = تم تسجيل الخروج هناك.
account-sessions-end-all = تسجيل الخروج من كل مكان آخر
account-sessions-end-all-title = تسجيل الخروج من كل مكان آخر؟
account-sessions-end-all-what = سيتعين على كل المتصفحات ما عدا هذا تسجيل الدخول من جديد.
account-sessions-ended = تم تسجيل الخروج من كل مكان آخر.

## الفريق

account-team-what = كل من يستطيع العمل في { $workspace }.
account-members = الأعضاء
account-member = عضو
account-member-what = يعمل على القوالب والمستندات.
account-administrator = مسؤول
account-administrator-what = يغيّر أيضًا الفريق والإعدادات ومفاتيح API والويب هوك.
account-role = الدور
account-role-of = دور { $name }
account-role-changed = تم تغيير دور { $name }.
account-you = أنت
account-joined = انضم في
account-remove = إزالة
account-remove-of = إزالة { $name }
account-remove-title = إزالة { $name }؟
account-remove-what = يُسجَّل خروج { $name } فورًا ولا يعود بإمكانه فتح مساحة العمل هذه. تتوقف مفاتيح API التي أنشأها عن العمل، وتبقى مستنداته.
account-removed = تمت إزالة { $name }.
account-leave = مغادرة مساحة العمل
account-leave-title = مغادرة { $workspace }؟
account-leave-what = يُسجَّل خروجك فورًا ولا يعود بإمكانك فتح مساحة العمل هذه. تتوقف مفاتيح API التي أنشأتها عن العمل، وتبقى مستنداتك.
account-leave-only = أنت المسؤول الوحيد. اجعل شخصًا آخر مسؤولًا قبل أن تغادر.
account-invite = دعوة شخص
account-invite-what = تصله رسالة فيها رابط يعمل سبعة أيام.
account-invite-language = لغة الرسالة
account-invite-send = إرسال الدعوة
account-invite-known = هذا العنوان موجود في مساحة العمل أو مدعو بالفعل.
account-invited = الدعوة إلى { $email } في الطريق.
account-invitations = الدعوات
account-invitations-what = لم ينضم هؤلاء بعد.
account-expired = انتهت الصلاحية
account-link-ends = يعمل الرابط حتى
account-link-ended = انتهى الرابط في
account-resend = إعادة الإرسال
account-withdraw = سحب
account-withdraw-title = سحب الدعوة إلى { $email }؟
account-withdraw-what = سيتوقف الرابط في الرسالة إلى { $email } عن العمل.
account-withdrawn = تم سحب الدعوة إلى { $email }.

account-demand-title = إعداد خطوة ثانية
account-demand-why = تطلب { $workspace } من كل من فيها خطوة ثانية عند تسجيل الدخول. أعدّ واحدة هنا للمتابعة: تطبيق مصادقة أو مفتاح مرور.
account-demand-done = تم إعداد خطوتك الثانية. يمكنك المتابعة إلى { $workspace }.
account-demand-passkey = لديك مفتاح مرور. سجّل الدخول به لتتابع.
account-demand-elsewhere = الانتقال إلى { $workspace } بدلًا من ذلك
