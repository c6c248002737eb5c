use countersign_render::*;
use std::time::Instant;
fn r(l: &str, v: &str) -> PrintRow { PrintRow { label: l.into(), value: v.into() } }
fn save(name: &str, title: &str, lang: &str, rows: Vec<PrintRow>) {
    let p = Print { title: title.into(), rows, language: lang.into(), created_at_ms: 1_763_087_445_000, ident: "doc".into() };
    let t = Instant::now();
    let out = Renderer::new().render(&p);
    let ms = t.elapsed().as_millis();
    match out {
        Ok(x) => { println!("{name}: {:?} {} bytes {ms} ms", x.standard, x.pdf.len()); std::fs::write(format!("/tmp/sample/{name}.pdf"), x.pdf).unwrap(); }
        Err(e) => println!("{name}: {e} {ms} ms"),
    }
}
#[test] fn sample() {
    std::fs::create_dir_all("/tmp/sample").unwrap();
    let mut rows = vec![
        r("Tenant", "Zoë Ångström-Okafor"), r("Landlord", "Harbour Street Housing Co-operative Ltd"),
        r("Address", "Flat 3\nHarbour Street 4\nBristol BS1 5TR\nUnited Kingdom"),
        r("Monthly rent", "£1,234.50"), r("Starts on", "14 November 2026"), r("Deposit", ""),
        r("Preferred contact method and the times at which the tenant can be reached", "Telephone, +44 117 496 0000, weekdays between 09:00 and 17:00"),
        r("Special terms", "The tenant may keep one cat. The landlord undertakes to repair the balcony door before the lease starts, and to hand over three sets of keys at the latest on the day on which the lease starts. Neither party may assign this lease without the written consent of the other, which shall not be unreasonably withheld.\n\n#panic(\"x\") $x^2$ *not bold* _not italic_ <label>\n    indented\tand tabbed"),
        r("Plan", "https://files.example.org/buildings/harbour-street-4/floor-plans/2026/third-floor/flat-3-with-balcony.pdf?version=7&signature=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"),
        r("Fingerprint", &"9f86d081884c7d65".repeat(16)), r("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "IBAN DE89 3704 0044 0532 0130 00"),
        r("Accepted", "✓ yes  ☐ no  → see § 4, ½ × 3 ≤ 2"), r("Greek, Cyrillic", "Καλημέρα κόσμε, Привет, мир"), r("Hebrew, Arabic", "שלום עולם 12\nمرحبا بالعالم"),
    ];
    save("english", "Lease of a flat, Harbour Street 4", "en-GB", rows.clone());
    rows.extend((0..60).map(|n| r(&format!("Item {n}"), &"Lorem ipsum dolor sit amet, consectetur adipiscing elit. ".repeat(n % 5 + 1))));
    save("long", "Framework agreement on the delivery, installation and maintenance of lifts and escalators in public buildings", "en", rows.clone());
    save("hebrew", "חוזה שכירות, רחוב הנמל 4", "he", vec![r("שוכר", "ישראל ישראלי"), r("כתובת", "רחוב הנמל 4\nדירה 3\nתל אביב"), r("Phone", "+972 3 123 4567"), r("Company", "Harbour Ltd. (Tel Aviv)"), r("שכר דירה", "₪ 4,500.00")]);
    save("empty", "Draft", "de", vec![]);
    save("missing", "漢字 🙂 contract", "ja", vec![r("名前", "山田太郎 Yamada"), r("emoji", "🙂👩‍👩‍👧")]);
    save("t-word400k", "x", "en", vec![r("a", &"x".repeat(399_000))]);
    save("t-prose400k", "x", "en", vec![r("a", &"lorem ipsum ".repeat(33_000))]);
    save("t-label400k", "x", "en", vec![r(&"lorem ipsum ".repeat(33_000), "a")]);
    save("t-title400k", &"lorem ipsum ".repeat(33_000), "en", vec![]);
    save("t-rows", "x", "en", (0..9_900).map(|n| r(&n.to_string(), "y")).collect());
    save("t-lines", "x", "en", vec![r("a", &"y\n".repeat(19_900))]);
    save("t-missing", "x", "en", vec![r("a", &"漢字".repeat(199_000))]);
    save("t-arabic", "x", "en", vec![r("a", &"مرحبا بالعالم ".repeat(28_000))]);
    save("t-marks", "x", "en", vec![r("a", &format!("e{}", "\u{301}".repeat(399_000)))]);
    save("t-mixed", "x", "en", vec![r("a", &"a漢שx🙂".repeat(79_000))]);
    save("t-zwj", "x", "en", vec![r("a", &"\u{200d}".repeat(399_000))]);
    save("t-nbsp", "x", "en", vec![r("a", &"\u{a0}".repeat(399_000))]);
    save("t-spaces", "x", "en", vec![r("a", &format!("a{}b", " ".repeat(399_000)))]);
    save("t-isolates", "x", "en", vec![r("a", &"\u{2067}a ".repeat(130_000))]);
}
#[test] fn warm() {
    let renderer = Renderer::new();
    for n in 0..12 {
        let rows = (0..12).map(|i| r(&format!("Label {i}"), &format!("value {n} {i}"))).collect();
        let p = Print { title: format!("t{n}"), rows, language: "en".into(), created_at_ms: 0, ident: String::new() };
        let t = Instant::now();
        renderer.render(&p).unwrap();
        print!("{:.1} ", t.elapsed().as_secs_f64()*1e3);
    }
    println!();
}
#[test] fn unicode() {
    let mut bad = vec![];
    for block in 0..0x110u32 {
        let s: String = (block*0x1000..(block+1)*0x1000).filter_map(char::from_u32).flat_map(|c| [c, ' ']).collect();
        if s.is_empty() { continue; }
        let p = Print { title: "t".into(), rows: vec![r("x", &s)], language: "en".into(), created_at_ms: 0, ident: String::new() };
        if (0x30..0xe0).contains(&block) || block > 0xe1 { continue; }
        match Renderer::new().render(&p) { Ok(x) => print!("{block:x}:{:?} ", x.standard), Err(e) => bad.push((block, e)) }
    }
    println!("{bad:?}");
}
fn fails(chars: &[char]) -> bool {
    let s: String = chars.iter().collect();
    let p = Print { title: "t".into(), rows: vec![r("x", &s)], language: "en".into(), created_at_ms: 0, ident: String::new() };
    Renderer::new().render(&p).is_err()
}
#[test] fn minimise() {
    std::panic::set_hook(Box::new(|_| {}));
    for block in [0u32, 0x10] {
        let mut s: Vec<char> = (block*0x1000..(block+1)*0x1000).filter_map(char::from_u32).flat_map(|c| [c, ' ']).collect();
        assert!(fails(&s));
        let mut n = s.len() / 2;
        while n > 0 {
            let mut i = 0;
            while i < s.len() {
                let mut t = s.clone();
                t.drain(i..(i + n).min(s.len()));
                if fails(&t) { s = t } else { i += n }
            }
            n /= 2;
        }
        println!("{block:x}: {:?}", s.iter().map(|c| format!("{:x}", *c as u32)).collect::<Vec<_>>());
    }
}
struct Rng(u64);
impl Rng { fn next(&mut self, n: usize) -> usize { self.0 ^= self.0 << 13; self.0 ^= self.0 >> 7; self.0 ^= self.0 << 17; (self.0 % n as u64) as usize } }
#[test] fn fuzz() {
    std::panic::set_hook(Box::new(|_| {}));
    let sets: Vec<(&str, Vec<&str>)> = vec![
        ("latin", vec!["a","b","e\u{301}","x"]), ("combining", vec!["\u{301}","\u{323}","\u{20e3}"]),
        ("arabic", vec!["م","ر","ح","ب","ا","لا"]), ("harakat", vec!["م\u{64e}","\u{64b}","\u{651}\u{650}","\u{6e1}"]),
        ("hebrew", vec!["ש","ל","ו","ם"]), ("niqqud", vec!["ש\u{5c1}","\u{5b8}","\u{5bc}"]),
        ("tofu-ltr", vec!["漢","字","🙂","ก"]), ("tofu-rtl", vec!["\u{780}","\u{787}","\u{710}"]), ("tofu-rtl-marks", vec!["\u{7a6}","\u{730}","\u{8e9}"]),
        ("ignorable", vec!["\u{200d}","\u{ad}","\u{200b}","\u{2060}","\u{fe0f}"]), ("marks", vec!["\u{200e}","\u{200f}","\u{61c}"]), ("isolates", vec!["\u{2066}","\u{2067}","\u{2068}","\u{2069}"]),
        ("digits", vec!["1","٢",".","-","("]), ("newline", vec!["\n"]),
    ];
    let mut rng = Rng(88172645463325252);
    for lang in ["en", "ar"] {
        for (i, (a, sa)) in sets.iter().enumerate() { for (b, sb) in &sets[i..] {
            let mut bad = 0; let mut example = String::new();
            for _ in 0..6 {
                let pick: Vec<&str> = sa.iter().chain(sb).copied().chain([" "; 2]).collect();
                let mk = |rng: &mut Rng| (0..120).map(|_| pick[rng.next(pick.len())]).collect::<String>();
                let rows = (0..4).map(|_| r(&mk(&mut rng), &mk(&mut rng))).collect();
                let p = Print { title: mk(&mut rng), rows, language: lang.into(), created_at_ms: 0, ident: String::new() };
                if let Err(e) = Renderer::new().render(&p) { bad += 1; example = e.to_string(); }
            }
            if bad > 0 { println!("{lang} {a}+{b}: {bad}/6 {example}"); }
        } }
    }
}
#[test] fn cases() {
    std::panic::set_hook(Box::new(|_| {}));
    for (name, s) in [
        ("arabic marks wrap", "مُحَمَّد ".repeat(40)), ("arabic marks no wrap", "مُحَمَّد ".repeat(3)), ("arabic marks newline", "مُحَمَّد\nمُحَمَّد".into()), ("arabic marks end newline", "مُحَمَّدَ\nمُحَمَّدَ".into()),
        ("arabic word-final mark wrap", "مُحَمَّدٌ ".repeat(40)), ("arabic one mark", "محمد محمَد ".repeat(20)), ("arabic one final mark", "محمد محمدَ ".repeat(20)),
        ("arabic initial mark", "محمد مَحمد ".repeat(20)),
        ("hebrew niqqud wrap", "שָׁלוֹם ".repeat(40)), ("thaana wrap", "ދިވެހި ".repeat(40)), ("thaana nowrap", "ދިވެހި ".repeat(2)), ("thaana no marks wrap", "ދވހ ".repeat(60)), ("syriac no marks", "ܐܒܓ ".repeat(60)),
        ("space mark", " \u{64e}م".repeat(60)), ("mixed", "hello مُحَمَّدٌ world ".repeat(20)), ("arabic plain mixed", "hello محمد world, 12 (محمد) ".repeat(20)),
    ] {
        for lang in ["en", "ar"] {
            let c: Vec<char> = s.chars().collect();
            let s: String = c.iter().collect();
            let mk = |rows| Print { title: "t".into(), rows, language: lang.into(), created_at_ms: 0, ident: String::new() };
            println!("{name} {lang}: {:?}", Renderer::new().render(&mk(vec![r("x", &s)])).map(|x| x.standard).map_err(|e| e.to_string()));
        }
    }
}
#[test] fn minimise2() {
    std::panic::set_hook(Box::new(|_| {}));
    let mut rng = Rng(88172645463325252);
    let sets: Vec<Vec<&str>> = vec![
        vec!["م","ر","ح","ب","ا","لا", "م\u{64e}","\u{64b}","\u{651}\u{650}","\u{6e1}"],
        vec!["a","b","م\u{64e}","م\u{64b}"], vec!["\u{301}","ש","ל"], vec!["1",".","(","\u{301}"], vec!["\u{780}","\u{7a6}"], vec!["ש\u{5c1}", "م\u{64e}"],
        vec!["م\u{64e}","\u{200d}","\u{ad}","\u{200b}","\u{2060}"], vec!["ح\u{64e}","\u{200d}"], vec!["\u{2067}","\u{2069}","م\u{64e}"],
        vec!["\u{200e}","\u{200f}","م\u{64e}"],
    ];
    for set in sets {
        let pick: Vec<&str> = set.iter().copied().chain([" "; 2]).collect();
        for _ in 0..40 {
            let mut s: Vec<char> = (0..140).flat_map(|_| pick[rng.next(pick.len())].chars()).collect();
            if !fails(&s) { continue }
            let mut n = s.len() / 2;
            while n > 0 {
                let mut i = 0;
                while i < s.len() {
                    let mut t = s.clone();
                    t.drain(i..(i + n).min(s.len()));
                    if fails(&t) { s = t } else { i += n }
                }
                n /= 2;
            }
            println!("{:?}", s.iter().map(|c| format!("{:x}", *c as u32)).collect::<Vec<_>>().join(" "));
            break;
        }
    }
}
