# The words of every mail that Countersign sends. Comments are in locales/en/mail.ftl.

## Around every mail

from-name = { $workspace } عبر Countersign
link-hint = إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:
link-personal = هذا الرابط خاص بك وحدك. يُرجى عدم مشاركته.
text-label = { $label }:
quote-from = رسالة من { $name }
quote-reason = السبب
quote-server = رد خادم البريد
quote-cause = سبب المشكلة
quote-passkeys = مفاتيح المرور التي تفتح حسابك
fact-document = المستند
fact-waiting = المستندات المنتظرة
fact-sender = من
fact-open-until = متاح حتى
fact-valid-until = الرابط صالح حتى
fact-missing = لم يُكمل بعد
fact-address = العنوان
fact-webhook = خطاف الويب (Webhook)
fact-certificate = الشهادة
fact-expired-on = تاريخ الانتهاء
fact-when = متى
fact-device = الجهاز
fact-ip = عنوان الإنترنت
fact-passkey = مفتاح المرور
fact-codes-left = رموز الاسترداد المتبقية
fact-present-address = العنوان الحالي
fact-new-address = العنوان الجديد
footer-recipient = وصلتك هذه الرسالة لأنك مُدرج ضمن مستلمي هذا المستند بطلب من { $asker }.
footer-sender = وصلتك هذه الرسالة لأنك أرسلت هذا المستند.
footer-administrator = وصلتك هذه الرسالة لأنك من مديري { $workspace }.
footer-member = وصلتك هذه الرسالة لأن لديك حسابًا لدى { $workspace }.
footer-invited = وصلتك هذه الرسالة لأن أحد أعضاء { $workspace } زوّدنا بعنوانك.
footer-site = أُرسلت عبر Countersign على { $site }
footer-opt-out = إيقاف التذكيرات من { $workspace }

## To somebody who is asked to sign, approve or read

invitation-subject = { $task ->
    [sign] طلب توقيع من { $asker }: «{ $document }»
    [approve] طلب موافقة من { $asker }: «{ $document }»
   *[view] مستند للقراءة من { $asker }: «{ $document }»
}
invitation-preheader = { $task ->
    [sign] اقرأه ووقّعه في متصفحك، من دون الحاجة إلى حساب.
    [approve] اقرأه ثم وافق عليه أو ارفضه في متصفحك، من دون الحاجة إلى حساب.
   *[view] اقرأه في متصفحك، من دون الحاجة إلى حساب.
}
invitation-heading = { $task ->
    [sign] يُرجى توقيع «{ $document }»
    [approve] يُرجى الموافقة على «{ $document }»
   *[view] يمكنك الآن قراءة «{ $document }»
}
invitation-body = { $task ->
    [sign] أُعدّ لك هذا المستند من قِبل { $asker }، والمطلوب توقيعك عليه.
    [approve] أُعدّ هذا المستند من قِبل { $asker }، والمطلوب موافقتك عليه.
   *[view] أُعدّ هذا المستند من قِبل { $asker } لتقرأه. لا يلزمك توقيع أي شيء.
}
invitation-how = { $task ->
    [sign] يمكنك قراءته كاملًا قبل أن تقرر، على الهاتف أو الحاسوب، ومن دون الحاجة إلى حساب.
    [approve] يمكنك قراءته كاملًا قبل أن تقرر، على الهاتف أو الحاسوب، ومن دون الحاجة إلى حساب.
   *[view] يمكنك ذلك على الهاتف أو الحاسوب، ومن دون الحاجة إلى حساب.
}
invitation-button = { $task ->
    [sign] القراءة والتوقيع
    [approve] القراءة واتخاذ القرار
   *[view] قراءة المستند
}
unexpected = { $task ->
    [view] لم تكن تتوقع هذه الرسالة؟ يمكنك تجاهلها.
   *[other] لم تكن تتوقع هذه الرسالة؟ يمكنك تجاهلها: لن يُوقَّع أي شيء ولن تُسجَّل أي موافقة ما لم تفتح المستند وتوافق بنفسك.
}

reminder-subject = { $task ->
    [sign] تذكير: «{ $document }» بانتظار توقيعك
    [approve] تذكير: «{ $document }» بانتظار موافقتك
   *[view] تذكير: يمكنك قراءة «{ $document }»
}
reminder-preheader = ما زال ردك منتظرًا لدى { $asker }.
reminder-body = { $task ->
    [sign] وصلك طلب من { $asker } لتوقيع هذا المستند، وما زال توقيعك منتظرًا.
    [approve] وصلك طلب من { $asker } للموافقة على هذا المستند، وما زال قرارك منتظرًا.
   *[view] وصلك هذا المستند من { $asker } لتقرأه، ولم تفتحه بعد.
}
reminder-decline = { $task ->
    [view] يمكنك ذلك على الهاتف أو الحاسوب، ومن دون الحاجة إلى حساب.
   *[other] إن لم تكن موافقًا عليه، فيمكنك رفضه وذكر السبب في الصفحة نفسها.
}

your-turn-subject = { $task ->
    [sign] حان دورك: يُرجى توقيع «{ $document }»
    [approve] حان دورك: يُرجى الموافقة على «{ $document }»
   *[view] يمكنك الآن قراءة «{ $document }»
}
your-turn-preheader = أتمّ من قبلك ما عليهم.
your-turn-body = { $task ->
    [sign] أتمّ من قبلك ما عليهم. والآن المطلوب توقيعك، بطلب من { $asker }.
    [approve] أتمّ من قبلك ما عليهم. والآن المطلوب موافقتك، بطلب من { $asker }.
   *[view] أتمّ من قبلك ما عليهم. يمكنك الآن قراءة المستند.
}

## To the recipients, when the document has come to its end

completed-subject = اكتمل: «{ $document }»
completed-preheader = أتمّ الجميع ما عليهم. إليك نسختك.
completed-heading = اكتمل «{ $document }»
completed-body = أتمّ الجميع ما عليهم. لم يعد عليك فعل أي شيء.
completed-attached = المستند النهائي مرفق بهذه الرسالة بصيغة PDF. يُرجى الاحتفاظ به.
completed-linked = يمكنك تنزيل المستند النهائي بصيغة PDF. يُرجى الاحتفاظ به.
completed-code = ستحتاج إلى رمز الدخول الذي أعطاك إياه المرسل.
completed-button = تنزيل ملف PDF

declined-subject = رُفض: «{ $document }»
declined-preheader = لم يعد توقيع المستند ممكنًا.
declined-heading = رُفض «{ $document }»
declined-body = رُفض هذا المستند من قِبل { $name }، فلم يعد بإمكان أحد توقيعه. لم يعد عليك فعل أي شيء.

voided-subject = سُحب: «{ $document }»
voided-preheader = لم يعد توقيع المستند ممكنًا.
voided-heading = سُحب «{ $document }»
voided-body = سُحب هذا المستند من قِبل { $asker }، فلم يعد بإمكان أحد توقيعه. لم يعد رابطك صالحًا، وليس عليك فعل أي شيء.

expired-subject = انتهت المهلة: «{ $document }»
expired-preheader = لم يعد توقيع المستند ممكنًا.
expired-heading = انتهت مهلة «{ $document }»
expired-body = انتهت مهلة توقيع هذا المستند، ولم يوقّعه الجميع.
expired-next = إن كان ما زال يهمك، فاطلب من { $asker } إرساله مرة أخرى.

## To whoever sent the document

sender-completed-preheader = أتمّ الجميع ما عليهم.
sender-completed-body = أتمّ الجميع ما عليهم، واكتمل المستند.
sender-completed-attached = ملف PDF مرفق بهذه الرسالة.
open-document = فتح المستند

sender-declined-subject = رُفض «{ $document }» من قِبل { $name }
sender-declined-preheader = لم يعد بإمكان أحد توقيع هذا المستند.
sender-declined-body = رُفض هذا المستند من قِبل { $name }، فلم يعد بإمكان أحد توقيعه. وقد أُبلغ الآخرون بذلك.
sender-declined-next = للمحاولة من جديد، عدّل ما حال دون القبول وأرسل مستندًا جديدًا.

sender-delegated-subject = حُوّل «{ $document }» من { $name } إلى { $other }
sender-delegated-preheader = الدعوة إلى { $other } في الطريق.
sender-delegated-heading = حُوّل «{ $document }» إلى شخص آخر
sender-delegated-body = طُلب من { $name } توقيع هذا المستند أو الموافقة عليه، وسُمّي بدلًا منه { $other }. تصل { $other } دعوة، ولم يعد رابط { $name } يعمل.
sender-delegated-next = إن لم يكن ذلك صحيحًا فصحّح المستلم في صفحة المستند أو اسحبه.

sender-expired-preheader = لم يوقّع الجميع في الوقت المحدد.
sender-expired-body = انتهت مهلة توقيع هذا المستند، ولم يوقّعه الجميع.
sender-expired-next = للمحاولة من جديد، أرسل مستندًا جديدًا بتاريخ لاحق.

undelivered-subject = تعذّر تسليم الرسالة إلى { $address }
undelivered-preheader = يُرجى التحقق من العنوان.
undelivered-heading = لم تصل رسالتك
undelivered-body = تعذّر علينا تسليم الرسالة بشأن «{ $document }» إلى { $address }. لم يعلم المستلم بها بعد.
undelivered-next = يُرجى التحقق من العنوان. إن كان خاطئًا، فصحّحه في المستند وسنرسل الرسالة مرة أخرى.

## To the administrators of a workspace

webhook-disabled-subject = أُوقف خطاف ويب (Webhook)
webhook-disabled-preheader = لم يعد يستلم أحداثًا من { $workspace }.
webhook-disabled-heading = أُوقف خطاف ويب (Webhook)
webhook-disabled-gone = أفاد العنوان أدناه بأنه لم يعد موجودًا (الحالة 410)، لذلك لم نعد نرسل إليه أي أحداث.
webhook-disabled-failing = منذ { $since } يتعذّر علينا تسليم الأحداث إلى العنوان أدناه، لذلك توقفنا عن إرسالها.
webhook-disabled-next = عندما يعمل العنوان من جديد، أعد تشغيل الخطاف. ستجد هناك ما فاته، ويمكن إرساله مرة أخرى.
webhook-disabled-button = فتح الخطاف

sealing-waits-subject = مستندات مكتملة بانتظار ختمها
sealing-waits-preheader = لم يُفقد أي شيء، لكن لا بد من معالجة السبب.
sealing-waits-heading = مستندات مكتملة بانتظار ختمها
sealing-waits-body = يتعذّر حاليًا ختم مستند مكتمل، لذلك لم تصل النسخ إلى المشاركين بعد. لم يُفقد أي شيء: نواصل المحاولة، وستُرسل النسخ فور نجاحها.
sealing-waits-next = يُرجى إبلاغ من يدير Countersign لديكم. يساعد الأمر «countersign doctor» على معرفة السبب.

certificate-expired-subject = انتهت صلاحية الشهادة التي تختم مستنداتكم
certificate-expired-preheader = لا يمكن ختم مستندات جديدة حتى تُستبدل.
certificate-expired-heading = انتهت صلاحية شهادة الختم
certificate-expired-body = لم تعد الشهادة التي تختم المستندات المكتملة صالحة. تحتفظ المستندات المختومة سابقًا بختمها، أما الجديدة فتنتظر شهادة جديدة.
certificate-expired-next = يُرجى إبلاغ من يدير Countersign لديكم. يبيّن الأمر «countersign doctor» ما ينبغي فعله.
open-console = فتح Countersign

## About an account

password-reset-subject = اختر كلمة مرور جديدة
password-reset-preheader = طُلبت كلمة مرور جديدة لحسابك.
password-reset-heading = اختر كلمة مرور جديدة
password-reset-body = طلب أحدهم، ونرجو أن تكون أنت، كلمة مرور جديدة لحسابك لدى { $workspace }.
password-reset-button = اختيار كلمة المرور
password-reset-ignore = لم تكن أنت؟ يمكنك تجاهل هذه الرسالة. ستبقى كلمة مرورك كما هي.

new-address-subject = هل هذا عنوانك الجديد؟
new-address-preheader = أكّده، وستسجّل الدخول به من ذلك الحين.
new-address-heading = أكّد عنوانك الجديد
new-address-body = يريد أحدهم، ونرجو أن تكون أنت، أن يسجّل الدخول من الآن فصاعدًا إلى حسابه لدى { $workspace } بهذا العنوان.
new-address-button = تأكيد العنوان
new-address-ignore = لم تكن أنت؟ يمكنك تجاهل هذه الرسالة. لن يتغير شيء من دون تأكيدك.

address-taken-preheader = لهذا العنوان حساب بالفعل.
address-taken-heading = لهذا العنوان حساب بالفعل
address-taken-body = يريد أحدهم أن يسجّل الدخول من الآن فصاعدًا إلى حسابه لدى { $workspace } بهذا العنوان. هذا غير ممكن، لأن هذا العنوان يخص حسابًا آخر.
address-taken-button = تسجيل الدخول
address-taken-yours = هل كنت أنت؟ يمكنك تسجيل الدخول بهذا العنوان الآن، أو اختيار عنوان آخر للحساب الآخر.
address-taken-ignore = لم تكن أنت؟ يمكنك تجاهل هذه الرسالة. لن يتغير شيء في حسابك، ولم يعلم أحد بوجوده.

account-changed-subject = { $change ->
    [passwordChanged] تم تغيير كلمة مرورك
    [passwordReset] أُعيد تعيين كلمة مرورك
    [passwordResetAndPasskeysRemoved] أُعيد تعيين كلمة مرورك
    [passwordGiven] أُعطيت كلمة مرور جديدة
    [passwordGivenAndSecondStepRemoved] أُعطيت كلمة مرور جديدة
    [secondStepOn] تم تشغيل الخطوة الثانية لتسجيل الدخول
    [secondStepOff] تم إيقاف الخطوة الثانية لتسجيل الدخول
    [newRecoveryCodes] أُنشئت رموز استرداد جديدة
    [recoveryCodeUsed] استُخدم رمز استرداد لتسجيل الدخول
    [passkeyAdded] أُضيف مفتاح مرور إلى حسابك
    [addressAsked] يريد أحدهم تغيير عنوان حسابك
    [addressChanged] تم تغيير عنوان حسابك
    [addressGiven] تم تغيير عنوان حسابك
   *[passkeyRemoved] أُزيل مفتاح مرور من حسابك
}
account-changed-preheader = { $change ->
    [addressAsked] لن يتغير شيء حتى يُؤكَّد العنوان الجديد.
   *[other] إن كنت أنت من فعل ذلك، فلا يلزمك فعل شيء.
}
account-changed-body = { $change ->
    [passwordChanged] تم تغيير كلمة مرور حسابك لدى { $workspace }. سُجّل خروج كل من كان مسجَّل الدخول في مكان آخر.
    [passwordReset] اختيرت كلمة مرور جديدة لحسابك لدى { $workspace } عبر الرابط في رسالة أُرسلت إليك. سُجّل خروج كل من كان مسجَّل الدخول.
    [passwordResetAndPasskeysRemoved] اختيرت كلمة مرور جديدة لحسابك لدى { $workspace } عبر الرابط في رسالة أُرسلت إليك، وأُزيلت كل مفاتيح المرور. سُجّل خروج كل من كان مسجَّل الدخول.
    [passwordGiven] أعطى مشغّل خدمة Countersign هذه حسابك لدى { $workspace } كلمة مرور جديدة. سُجّل خروج كل من كان مسجَّل الدخول.
    [passwordGivenAndSecondStepRemoved] أعطى مشغّل خدمة Countersign هذه حسابك لدى { $workspace } كلمة مرور جديدة، وأزال الخطوة الثانية لتسجيل الدخول وكل مفاتيح المرور. سُجّل خروج كل من كان مسجَّل الدخول.
    [secondStepOn] من الآن فصاعدًا، يتطلب تسجيل الدخول إلى حسابك لدى { $workspace } رمزًا من تطبيق مصادقة إلى جانب كلمة المرور.
    [secondStepOff] من الآن فصاعدًا، تكفي كلمة المرور وحدها لتسجيل الدخول إلى حسابك لدى { $workspace }. لم تعد رموز الاسترداد تعمل.
    [newRecoveryCodes] لحسابك لدى { $workspace } رموز استرداد جديدة. لم تعد الرموز السابقة تعمل.
    [recoveryCodeUsed] سجّل أحدهم الدخول إلى حسابك لدى { $workspace } بكلمة مرورك وأحد رموز الاسترداد. لم يعد هذا الرمز يعمل.
    [passkeyAdded] يمكن الآن تسجيل الدخول بمفتاح المرور هذا إلى حسابك لدى { $workspace } من دون كلمة مرور.
    [addressAsked] طلب أحدهم، ونرجو أن تكون أنت، تسجيل الدخول إلى حسابك لدى { $workspace } بالعنوان أدناه بدلًا من هذا العنوان. لن يتغير شيء ما لم يُستخدم الرابط في الرسالة المرسلة إلى ذلك العنوان.
    [addressChanged] من الآن فصاعدًا، تسجّل الدخول إلى حسابك لدى { $workspace } بالعنوان أدناه. لم يعد هذا العنوان يعمل. سُجّل خروج كل من كان مسجَّل الدخول في مكان آخر.
    [addressGiven] غيّر مشغّل خدمة Countersign هذه عنوان حسابك لدى { $workspace } إلى العنوان أدناه. سُجّل خروج كل من كان مسجَّل الدخول.
   *[passkeyRemoved] لم يعد ممكنًا تسجيل الدخول بمفتاح المرور هذا إلى حسابك لدى { $workspace }.
}
account-changed-was-you = { $change ->
    [addressAsked] هل كنت أنت؟ افتح الرابط في الرسالة المرسلة إلى العنوان الجديد.
   *[other] هل كنت أنت؟ إذن لا يلزمك فعل شيء.
}
account-changed-not-you = { $change ->
    [addressAsked] لم تكن أنت؟ اختر فورًا كلمة مرور جديدة بالزر أعلاه: فهذا يسجّل خروج الجميع، ويبقى عنوانك كما هو. من طلب ذلك يعرف كلمة مرورك أو كان جهازك بيده، فأخبر أيضًا من يشغّل خدمة Countersign لديك.
    [addressChanged] لم تكن أنت؟ أخبر فورًا من يشغّل خدمة Countersign لديك. بإمكانه أن يعيد هذا العنوان إلى الحساب.
    [addressGiven] لم تكن أنت؟ أخبر فورًا من يشغّل خدمة Countersign لديك. بإمكانه أن يعيد هذا العنوان إلى الحساب.
   *[other] لم تكن أنت؟ اختر فورًا كلمة مرور جديدة بالزر أعلاه: فهذا يسجّل خروج الجميع. ثم راجع مفاتيح المرور والخطوة الثانية في حسابك، وأخبر من يشغّل خدمة Countersign لديك.
}
account-changed-passkeys = ما زالت مفاتيح المرور التالية تسمح بتسجيل الدخول إلى حسابك. إن لم تعرف أحدها، فأزله من صفحة حسابك.
account-changed-passkey = { $name }، أُضيف في { $date }
account-changed-button = اختيار كلمة مرور جديدة

set-up-subject = دعوة للانضمام إلى { $workspace }
set-up-preheader = اختر كلمة مرور للبدء.
set-up-heading = مرحبًا بك في { $workspace }
set-up-body = أُنشئ لك حساب لدى { $workspace }، حيث تُعدّ المستندات وتُرسل وتُوقّع. اختر كلمة مرور للبدء.
set-up-body-by = أُنشئ لك حساب لدى { $workspace } من قِبل { $name }، حيث تُعدّ المستندات وتُرسل وتُوقّع. اختر كلمة مرور للبدء.
set-up-button = اختيار كلمة المرور
set-up-ignore = لم تكن تتوقع هذه الرسالة؟ يمكنك تجاهلها.
