use super::{check, eval};

#[test]
fn a_missing_value_makes_the_result_missing() {
    for source in [
        "gap", "gap + 1", "1 + gap", "gap - 1", "gap * 2", "gap / 2", "2 / gap", "gap % 2", "gap ** 2", "-gap",
        "gap > 1", "1 > gap", "gap == 1", "gap != 1", "gap == gap", "gap <= 1", "gapText + \"a\"", "\"a\" + gap",
        "`a ${gapText}`", "upper(gapText)", "gapText.upper()", "gapText.len()", "round(gap)", "round(1.5, gap)",
        "min(gap, 1)", "max([1, gap])", "sum([1, gap])", "sum(holey.map(|i| i.price))", "holey.sum(|i| i.price)",
        "gapDate + 1", "gapDate < today()", "days(gapDate, today())", "age(gapDate)", "addMonths(gapDate, 1)",
        "formatDate(gapDate)", "formatMoney(gapMoney)", "words(gap)", "gapMoney * 2", "rent + gapMoney",
        "gapList.map(|i| i.price)", "gapList.filter(|i| true)", "gapList.some(|i| true)", "count(gapList)",
        "sum(gapList)", "gapList[0]", "gapList[0].price", "items[gap]", "gap.price.of.that", "items[0].nothing",
        "items[9].label", "!gapTruth", "if gapTruth { 1 } else { 2 }", "choose(gapTruth, 1, 2)", "gap in [1, 2]",
        "1 in gapList", "contains(name, gapText)", "gapTruth && true", "true && gapTruth", "gapTruth || false",
        "false || gapTruth", "if gap > 1 { 1 } else { 2 }", "()", "if agreed { }", "join(gapList)",
    ] {
        match eval(source) {
            Ok(value) => assert!(value.is_missing(), "{source} gives {value}"),
            // An empty block is no expression; whatever it is, it is no wrong value.
            Err(error) => assert_eq!(source, "if agreed { }", "{error}"),
        }
    }
}

#[test]
fn or_else_and_is_set_take_it() {
    check(&[
        ("orElse(gap, 5)", "5"),
        ("gap.orElse(5) + 1", "6"),
        ("gap ?? 5", "5"),
        ("orElse(gap, gap, 7)", "7"),
        ("orElse(price, 5)", "0.1"),
        ("orElse(blank, \"none\")", "none"),
        ("orElse(gap + 1, 0)", "0"),
        ("orElse(if gapTruth { 1 } else { 2 }, 3)", "3"),
        ("orElse(gapTruth && agreed, false)", "false"),
        ("isSet(gap)", "false"),
        ("isSet(price)", "true"),
        ("isSet(blank)", "false"),
        ("isSet(gap + 1)", "false"),
        ("!isSet(gap)", "true"),
        ("isSet(items[0].nothing)", "false"),
        ("isSet(if gapTruth { 1 } else { 2 })", "false"),
        ("if isSet(gap) { gap } else { 0 }", "0"),
        ("sum(holey.map(|i| orElse(i.price, 0)))", "4"),
        ("holey.map(|i| isSet(i.price))", "[true,false,true]"),
    ]);
}

#[test]
fn logic_is_decided_where_it_can_be() {
    check(&[
        ("false && gapTruth", "false"),
        ("gapTruth && false", "false"),
        ("true || gapTruth", "true"),
        ("gapTruth || true", "true"),
        ("holey.some(|i| i.price > 2)", "true"),
        ("holey.some(|i| i.price > 5)", "missing"),
        ("holey.all(|i| i.price > 2)", "false"),
        ("holey.all(|i| i.price > 0)", "missing"),
    ]);
}

#[test]
fn lists_keep_what_is_missing_and_filters_drop_it() {
    check(&[
        ("holey.map(|i| i.price)", "[1,null,3]"),
        ("holey.filter(|i| i.price > 0).len()", "2"),
        ("holey.count(|i| i.price > 0)", "2"),
        ("holey.find(|i| i.price > 2).price", "3"),
        ("count(holey)", "3"),
        ("join(holey.map(|i| i.price))", "1, 3"),
        ("holey.sortBy(|i| -i.price).map(|i| i.price)", "[3,1,null]"),
        ("[gap, 1].contains(1)", "true"),
    ]);
}
