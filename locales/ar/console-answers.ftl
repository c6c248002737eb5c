# Answers of many documents as a table.

answers-title = الإجابات في جدول
answers-what = صف لكل مستند عُثر عليه وعمود لكل حقل. تفتح برامج الجداول هذا الملف (CSV).
answers-separator = بين الخلايا
answers-comma = فاصلة (,)
answers-comma-what = الإنجليزية واللغات الأخرى التي تكتب 0.5، والبرامج
answers-semicolon = فاصلة منقوطة (;)
answers-semicolon-what = الألمانية والفرنسية والإسبانية واللغات الأخرى التي تكتب 0,5
answers-action = تنزيل
answers-again = تنزيل مرة أخرى
answers-cut = ليست كل المستندات في الملف
answers-cut-what = يحتوي على أحدث 10,000 مستند. اختر مدة أقصر باستخدام «أُنشئ من» و«أُنشئ حتى» في قائمة المستندات وصدّر كل جزء، أو استخدم واجهة البرمجة.
