# الإطار المحيط بكل صفحة من صفحات لوحة التحكم، والكلمات المشتركة بينها.

## Around every page

frame-skip = انتقل إلى المحتوى
frame-menu = افتح القائمة
frame-navigation = التنقل الرئيسي
frame-home = الرئيسية
frame-templates = القوالب
frame-documents = المستندات
frame-activity = النشاط
frame-webhooks = خطافات الويب
frame-settings = الإعدادات
frame-go-home = انتقل إلى الرئيسية
frame-go-templates = انتقل إلى القوالب
frame-go-documents = انتقل إلى المستندات
frame-go-activity = انتقل إلى النشاط
frame-go-webhooks = انتقل إلى خطافات الويب
frame-go-settings = انتقل إلى الإعدادات

## Workspace and account

frame-workspace-switch = تبديل مساحة العمل
frame-workspaces = مساحات عملك
frame-account = حسابك
frame-language = اللغة
frame-colours = الألوان
frame-light = فاتح
frame-dark = داكن
frame-auto = مثل هذا الجهاز
frame-sign-out = تسجيل الخروج

## Commands and shortcuts

frame-search = بحث
frame-palette = ابحث عن صفحة أو مستند أو أمر
frame-palette-hint = ماذا تريد أن تفعل؟
frame-palette-none = لا يوجد ما يطابق.
frame-palette-documents = البحث عن «{ $words }» في المستندات
frame-palette-found-documents = المستندات
frame-palette-found-templates = القوالب
frame-shortcuts = اختصارات لوحة المفاتيح
frame-shortcut-does = ما الذي يفعله
frame-shortcut-keys = المفاتيح
frame-shortcuts-plain = استخدام اختصارات المفتاح الواحد
frame-shortcuts-plain-help = أوقف هذا إذا كنت تُملي أو تضغط المفاتيح عن غير قصد.

## Buttons and small words

frame-close = إغلاق
frame-cancel = إلغاء
frame-save = حفظ
frame-saved = تم الحفظ
frame-delete = حذف
frame-edit = تحرير
frame-continue = متابعة
frame-undo = تراجع
frame-more = عرض المزيد
frame-actions = الإجراءات
frame-optional = اختياري
frame-loading = جارٍ التحميل…
frame-try-again = حاول مرة أخرى
frame-copy = نسخ: { $what }
frame-copied = تم النسخ
frame-rows = { $count ->
    [zero] لا صفوف
    [one] صف واحد
    [two] صفّان
    [few] { $count } صفوف
    [many] { $count } صفًا
   *[other] { $count } صف
}
frame-confirm-typed = للمتابعة، اكتب: { $words }
frame-secret-once = يُعرض هذا مرة واحدة فقط
frame-secret-advice = انسخه الآن واحفظه في مكان آمن. لا يمكن لأحد الاطلاع عليه لاحقًا.

## Where documents and people stand

frame-status-draft = مسودة
frame-status-sent = أُرسل
frame-status-in-progress = قيد التنفيذ
frame-status-completed = مكتمل
frame-status-declined = مرفوض
frame-status-voided = مسحوب
frame-status-expired = منتهي الصلاحية
frame-status-waiting = لم يحن الدور بعد
frame-status-invited = تمت الدعوة
frame-status-opened = تم الفتح
frame-status-submitted = وقّع
frame-status-approved = وافق
frame-status-read = قرأ
frame-status-undelivered = لم يُسلَّم
frame-status-unsigned = لم يوقّع

## When something goes wrong

frame-request-id = رقم الطلب
frame-failure-page = لا يمكن عرض هذه الصفحة
frame-failure-offline = لا يوجد اتصال
frame-failure-offline-advice = تعذّر الوصول إلى الخدمة. تحقق من اتصالك وحاول مرة أخرى.
frame-failure-input = هناك ما يحتاج إلى تصحيح
frame-failure-input-advice = راجع ما أدخلته وأرسله مرة أخرى.
frame-failure-signed-out = تم تسجيل خروجك
frame-failure-signed-out-advice = سجّل الدخول مرة أخرى للمتابعة.
frame-failure-forbidden = لا يُسمح لك بذلك
frame-failure-forbidden-advice = اسأل أحد مسؤولي مساحة عملك.
frame-failure-missing = هذا غير موجود هنا
frame-failure-missing-advice = ربما حُذف، أو أن الرابط غير مكتمل.
frame-failure-conflict = تغيّر هذا في هذه الأثناء
frame-failure-conflict-advice = أعد تحميل الصفحة لترى الوضع الحالي.
frame-failure-busy = طلبات كثيرة جدًا
frame-failure-busy-advice = { $seconds ->
    [one] انتظر ثانية واحدة ثم حاول مرة أخرى.
    [two] انتظر ثانيتين ثم حاول مرة أخرى.
    [few] انتظر { $seconds } ثوانٍ ثم حاول مرة أخرى.
   *[other] انتظر { $seconds } ثانية ثم حاول مرة أخرى.
}
frame-failure-broken = حدث خطأ من جانبنا
frame-failure-broken-advice = حاول مرة أخرى بعد قليل. إذا تكرر ذلك، فأخبر مشغّل هذه الخدمة برقم الطلب.
frame-not-found = لا توجد صفحة كهذه
frame-not-found-what = ربما يحتوي العنوان على خطأ، أو نُقلت الصفحة.

## A name, and what is said of it

frame-of = { $name }: { $said }
