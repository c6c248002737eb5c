use super::{check, refused};

#[test]
fn numbers_are_exact() {
    check(&[
        ("price * 3", "0.3"),
        ("0.1 + 0.2", "0.3"),
        ("10 / 4", "2.5"),
        ("1 / 3", "0.3333333333333333333333333333"),
        ("7 % 3", "1"),
        ("1.05 ** 3", "1.157625"),
        ("2 + 3 * 4", "14"),
        ("-(2 + 3)", "-5"),
        ("+5", "5"),
        ("12345678901234567890.10 + 0.01", "12345678901234567890.11"),
        ("1_000_000", "1000000"),
        ("0xff", "255"),
        ("2.50 == 2.5", "true"),
        ("1 / 0", "error: column 3: divides by nought"),
        ("1 % 0", "error: column 3: divides by nought"),
        ("79228162514264337593543950335 + 1", "error: column 31: gives a number that is too large"),
        ("-9223372036854775808 - 1", "-9223372036854775809"),
        ("10 ** 100", "error: column 4: needs a whole number after `**`, and a result of at most 28 digits"),
    ]);
}

#[test]
fn money_keeps_its_currency() {
    check(&[
        ("rent + rent", "1900 EUR"),
        ("rent * 1.19", "1130.50 EUR"),
        ("2 * rent", "1900 EUR"),
        ("rent / 4", "237.50 EUR"),
        ("rent / rent", "1"),
        ("rent - 50", "900 EUR"),
        ("1000 - rent", "50 EUR"),
        ("-rent", "-950 EUR"),
        ("rent > 900", "true"),
        ("rent == 950", "true"),
        ("rent == fee", "false"),
        ("rent + fee", "error: column 6: can't mix EUR and USD"),
        ("rent < fee", "error: column 6: can't mix EUR and USD"),
        ("rent * rent", "error: column 6: `*` can't be used between two amounts of money"),
        ("1 / rent", "error: column 3: `/` can't be used between a number and an amount of money"),
        ("rent.amount", "950"),
        ("rent.currency", "EUR"),
        ("money(5, \"CHF\")", "5 CHF"),
        ("sum(items.map(|i| i.price * i.quantity))", "560.96 EUR"),
        ("items.sum(|i| i.price * i.quantity)", "560.96 EUR"),
        ("max(items.map(|i| i.price))", "120.5 EUR"),
        ("min(rent, 3)", "3"),
        ("round(rent / 7)", "135.71 EUR"),
        ("round(money(10, \"JPY\") / 3)", "3 JPY"),
    ]);
}

#[test]
fn texts_join_with_anything() {
    check(&[
        (r#""a" + 1"#, "a1"),
        (r#"1 + "a""#, "1a"),
        (r#""a" + 1.50"#, "a1.5"),
        (r#""INV-" + 2026"#, "INV-2026"),
        (r#""due " + start"#, "due January 31, 2026"),
        (r#""pay " + fee"#, "pay $12.50"),
        (r#"name + " " + agreed"#, "Ana Yes"),
        ("`${name}: ${price * 2}`", "Ana: 0.2"),
        ("'x' + \"y\"", "xy"),
        ("name.upper()", "ANA"),
        ("lower(name)", "ana"),
        ("trim(\"  a \")", "a"),
        ("name.len()", "3"),
        ("\"n\" in name", "true"),
        ("name.contains(\"z\")", "false"),
        ("name.starts_with(\"A\")", "true"),
        ("name.replace(\"a\", \"o\")", "Ano"),
        ("name.sub_string(1, 1)", "n"),
        ("\"a,b\".split(\",\")", r#"["a","b"]"#),
        ("name < \"Bob\"", "true"),
        ("name > 1", "error: column 6: can't compare a text with a number"),
        ("name == 1", "false"),
        ("name * 2", "error: column 6: `*` can't be used between a text and a number"),
    ]);
}

#[test]
fn dates_are_counted_in_days() {
    check(&[
        ("start + 1", "2026-02-01"),
        ("start - 31", "2025-12-31"),
        ("today() - start", "287"),
        ("days(start, today())", "287"),
        ("start < today()", "true"),
        ("start == \"2026-01-31\"", "true"),
        ("start < \"2026-02-01\"", "true"),
        ("addDays(start, 14)", "2026-02-14"),
        ("addMonths(start, 1)", "2026-02-28"),
        ("addMonths(start, -2)", "2025-11-30"),
        ("date(2026, 2, 28) + 1", "2026-03-01"),
        ("date(\"2026-05-01\").year", "2026"),
        ("date(signed)", "2026-11-14"),
        ("start.month + start.day", "32"),
        ("age(date(2000, 11, 15))", "25"),
        ("age(date(2000, 11, 14))", "26"),
        ("age(date(2000, 2, 29), date(2018, 2, 28))", "17"),
        ("formatDate(start)", "January 31, 2026"),
        ("formatDate(start, \"iso\")", "2026-01-31"),
        ("formatDate(\"2026-05-01\", \"short\")", "5/1/2026"),
        ("date(2026, 2, 30)", "error: column 1: 2026-2-30 is no date"),
        ("start + 0.5", "error: column 7: needs a whole number, not 0.5"),
        ("start + 99999999", "error: column 7: gives a date beyond the year 9999"),
        ("start + start", "error: column 7: `+` can't be used between a date and a date"),
    ]);
}

#[test]
fn lists_and_records() {
    check(&[
        ("items[0].label", "Desk"),
        ("items[-1].label", "Chair"),
        ("items[5]", "missing"),
        ("items[0][\"label\"]", "Desk"),
        ("items[price * 10].label", "Chair"),
        ("items.len()", "2"),
        ("count(items)", "2"),
        ("items.len", "2"),
        ("items.count(|i| i.quantity > 3)", "1"),
        ("items.filter(|i| i.quantity > 3).map(|i| i.label)", r#"["Chair"]"#),
        ("items.find(|i| i.label == \"Desk\").quantity", "2"),
        ("items.some(|i| i.quantity > 3)", "true"),
        ("items.all(|i| i.quantity > 3)", "false"),
        ("items.map(|i, index| index + 1)", "[1,2]"),
        ("items.map(|i| { i.quantity * price })", "[0.2,0.4]"),
        ("items.map(|i| if i.quantity > 3 { \"many\" } else { \"few\" })", r#"["few","many"]"#),
        ("items.map(|i| items.filter(|j| j.quantity > i.quantity).len())", "[1,0]"),
        ("items.sortBy(|i| i.label).map(|i| i.label)", r#"["Chair","Desk"]"#),
        ("[3, 1, 2].sort()", "[1,2,3]"),
        ("[1, 2] + [3]", "[1,2,3]"),
        ("2 in [1, 2]", "true"),
        ("3 !in [1, 2]", "true"),
        ("[1, 2].contains(2)", "true"),
        ("join([\"a\", \"\", \"b\"], \" / \")", "a / b"),
        ("join(items.map(|i| i.label))", "Desk, Chair"),
        ("#{a: 1, b: [2]}.b[0]", "2"),
        ("sum(1, 2, 3)", "6"),
        ("sum([])", "0"),
        ("max(1, 2.5)", "2.5"),
        ("min([])", "missing"),
        ("sum([1, \"a\"])", "error: column 1: can only add numbers and amounts, not a text"),
        ("[1, \"a\"].sort()", "error: column 10: can't put a number and a text in order"),
        (
            "items.price",
            "error: column 7: a list has no `price`; use .map(|item| item.price) to take it of each item",
        ),
        ("name.first", "error: column 6: a text has no `first`"),
        ("items.map(|i| i.label).reverse()", r#"["Chair","Desk"]"#),
        ("map(items, |i| i.quantity)", "[2,4]"),
        ("[1, 2, 3].extract(1)", "[2,3]"),
        ("[1, 2, 3].first() + [1, 2, 3].last()", "4"),
    ]);
}

#[test]
fn conditions() {
    check(&[
        ("if price > 1 { \"board\" } else { \"manager\" }", "manager"),
        ("if price > 1 { 1 } else if price > 0 { 2 } else { 3 }", "2"),
        ("if price > 1 { 1 }", "missing"),
        ("choose(agreed, 1, 2)", "1"),
        ("choose(!agreed, 1 / 0, 2)", "2"),
        ("agreed && price < 1", "true"),
        ("!agreed || false", "false"),
        ("if name { 1 } else { 2 }", "error: column 4: must be true or false, not a text"),
        ("agreed && name", "error: column 11: must be true or false, not a text"),
        ("!name", "error: column 1: `!` needs true or false, not a text"),
        ("kind == \"a\"", "true"),
    ]);
}

#[test]
fn numbers_are_rounded_as_in_invoices() {
    check(&[
        ("round(2.5)", "3"),
        ("round(-2.5)", "-3"),
        ("round(1.005, 2)", "1.01"),
        ("floor(2.9)", "2"),
        ("ceiling(2.1)", "3"),
        ("abs(-2)", "2"),
        ("round(1, 40)", "error: column 1: rounds to 0 to 28 decimals"),
        ("formatMoney(rent)", "€950.00"),
        ("formatMoney(12.5, \"JPY\")", "¥13"),
        ("formatMoney(rent, \"code\")", "EUR\u{a0}950.00"),
        ("formatMoney(rent, \"amount\")", "950.00"),
        ("formatNumber(1234.5, \"0.00\")", "1,234.50"),
        ("words(42)", "forty-two"),
        ("number(\"12.5\") * 2", "25"),
        ("number(\"x\")", "missing"),
    ]);
}

#[test]
fn wrong_expressions_name_the_place() {
    for (source, message) in [
        ("", "must not be empty"),
        ("nam + 1", "column 1: there is no `nam`; did you mean `name`?"),
        ("1 + zzz", "column 5: there is no `zzz`"),
        ("1 +", "column 4: ends too early"),
        ("nothing(1)", "column 1: there is no function `nothing`"),
        ("upper()", "column 1: `upper` takes one value, not 0"),
        ("round(1, 2, 3)", "column 1: `round` takes 1 to 2 values, not 3"),
        ("items.map()", "column 7: `map` is used as items.map(|item| …)"),
        ("upper(|x| x)", "column 1: `upper` takes no function between bars"),
        ("|x| x", "column 1: a function between bars can only be given to map, filter and so on"),
        ("1..5", "column 2: there is no operator `..`"),
        ("1 & 2", "column 3: there is no operator `&`"),
        ("choose(1, 2)", "column 1: `choose` takes a condition and two values"),
        ("items.map(|i| i.price * rat)", "column 25: there is no `rat`; did you mean `rent`?"),
        ("name\n  + zzz", "line 2, column 5: there is no `zzz`"),
        ("SUM(items)", "column 1: there is no function `SUM`; did you mean `sum`?"),
        ("price = 2", "column 7: can't change a value; to compare, write `==`"),
        ("agreed and agreed", "column 8: write `&&` for and"),
        ("'abc'", "column 1: a text stands in double quotes"),
        ("let x = 1", "column 1: statements can't be used, only expressions such as `if a > b { x } else { y }`"),
        ("if agreed { 1", "column 14: a `{` or `}` is missing here"),
    ] {
        assert_eq!(refused(source), message, "{source}");
    }
}

#[test]
fn what_is_no_expression_is_refused() {
    for source in [
        "let x = 1", "let x = 1; x", "price = 2", "price += 1", "items[0] = 1", "while true { 1 }", "loop { 1 }",
        "for i in items { i }", "throw 1", "return 1", "{ 1 }", "1; 2", "fn f() { 1 }", "eval(\"1\")", "print(1)",
        "debug(1)", "Fn(\"upper\")", "Fn(\"upper\").call(name)", "call(1)", "type_of(1)", "is_def_var(\"x\")",
        "this", "this.x", "name.call()", "switch price { 1 => 2, _ => 3 }", "try { 1 } catch { 2 }",
        "import \"x\"", "items.map(|i| { let x = 1; x })", "items.map(|i| { i; i })",
        "items.map(|i| while true { 1 })", "items.map(|i| i = 1)", "items.map(|i| return 1)",
        "if agreed { let x = 1; }", "sleep(1)", "timestamp()", "name::x", "upper!(name)", "global::x",
        "blob(1000)", "items.map(|| 1)", "items.map(|a, b, c| 1)", "parse_json(\"1\")", "items.reduce(|a, b| a)",
        "items.push(1)", "do { 1 } while true", "const x = 1", "items.drain(|i| true)", "export x",
        "private fn f() {}", "f => 1", "**", "a b", "1 1", "\"", "`${", "#{a:",
    ] {
        refused(source);
    }
}
