# الصفحة الأولى.

home-title = الرئيسية
home-title-named = مرحبًا، { $name }
home-what-first = ثلاث خطوات، ويكون مستندك الأول موقَّعًا.
home-new = مستند جديد

## الخطوات الأولى لمساحة عمل جديدة

home-steps = خطواتك الأولى
home-step-done = (تمّت)
home-step-template = أنشئ قالبًا
home-step-template-what = ابدأ من مثال جاهز، كعقد إيجار أو اتفاقية عدم إفصاح. يمكنك تغيير كل كلمة فيه لاحقًا.
home-step-template-action = اختر مثالًا
home-step-sent = أرسل تجربة إلى نفسك
home-step-sent-what = شاهد ما سيراه من تدعوهم: الرسالة وصفحة التوقيع وملف PDF المختوم.
home-step-sent-action = أرسل تجربة
home-step-key = صِل برامجك
home-step-key-what = أنشئ مفتاح API لتتمكن برامجك من إنشاء المستندات وإرسالها.
home-step-key-action = أنشئ مفتاح API
home-template-made = أصبح القالب «{ $name }» لديك

## ما ينتظرك أنت

home-asked = في انتظارك
home-asked-sign = توقيع
home-asked-approve = موافقة
home-asked-read = قراءة
home-asked-until = متاح حتى

## ما ينتظر ومن ينتظره

home-waiting = في انتظار الآخرين
home-waiting-all = عرض الكل
home-waiting-for = في انتظار { $names }
home-waiting-nobody = لا يُطلب من أحد شيء الآن
home-waiting-since = طُلب
home-waiting-none = لا شيء في انتظار الآخرين
home-waiting-none-what = حين ترسل مستندًا ترى هنا من لم يوقّع بعد.
home-remind = تذكير
home-correct = تصحيح العنوان
home-reminded-now = ذُكّر للتو

## ما اكتمل

home-completed = اكتمل حديثًا
home-completed-all = كل المكتملة
home-completed-none = تظهر هنا المستندات التي وقّعها الجميع.
home-sealed = مختوم

## الخطة

home-usage = طلبات API هذا الشهر
home-usage-plan = الخطة والاستخدام
home-usage-words = استُخدم { $used } من { $limit }
home-usage-what = ما تفعله في هذه الواجهة لا يُحسب. يبدأ العدّ من جديد في
home-usage-out = استُنفدت الخطة: تُرفض طلبات برامجك حتى
