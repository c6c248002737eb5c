//! The audit trail as a tree to be printed.

use model::document::Status;
use model::form::RoleKind;
use model::respondent::Respondent;
use template::content::{FontFamily, ListStyle, Margin, Page};
use template::print::{Block, Body, Inline, Print};

use super::facts::{Facts, Steps, Told};
use super::pieces::{
    Columns, Pairs, bold, code, heading, moment, paragraph, short, small, small_grey, text, value,
};
use super::words::{self, ENGLISH, Words};

/// People who are listed.
const MOST_PEOPLE: usize = 150;
/// Digits of a hash in the timeline.
const DIGITS: usize = 12;

/// Puts the page together.
pub(super) fn print(facts: &Facts<'_>) -> Print {
    let words = &ENGLISH;
    let summary = &facts.document.summary;
    let kind = if summary.completed() { words.certificate } else { words.audit_trail };
    let mut blocks = vec![
        heading(1, kind),
        paragraph(vec![bold(summary.name.as_str())]),
        paragraph(vec![text(intro(facts, words))]),
    ];
    about_document(facts, words, &mut blocks);
    people(facts, words, &mut blocks);
    seal(facts, words, &mut blocks);
    timeline(facts, words, &mut blocks);
    how_to_verify(facts, words, &mut blocks);
    hashes(facts, words, &mut blocks);
    // The last entry's moment, so that the same trail gives the same bytes.
    let at = facts.entries.last().map_or(summary.updated_at, |entry| entry.at);
    Print {
        title: format!("{kind}: {}", summary.name),
        language: words.language.to_owned(),
        page: Page { margin: Margin { top: 22.0, right: 20.0, bottom: 22.0, left: 20.0 }, ..Page::default() },
        font: FontFamily::Sans,
        header: Vec::new(),
        footer: footer(facts, words),
        mark: None,
        body: Body::Flow { blocks },
        created_at_ms: at.millis(),
        ident: format!("{} audit trail", summary.id),
    }
}

fn intro(facts: &Facts<'_>, words: &Words) -> &'static str {
    if !facts.document.summary.completed() {
        words.open_intro
    } else if facts.document.respondents.is_empty() {
        words.alone_intro
    } else if facts.people.iter().any(Steps::is_by_program) {
        words.program_intro
    } else {
        words.completed_intro
    }
}

fn footer(facts: &Facts<'_>, words: &Words) -> Vec<Inline> {
    vec![
        small_grey(format!("{} · {} · {} ", words.audit_trail, facts.document.summary.id, words.page)),
        Inline::PageNumber,
        small_grey(format!(" {} ", words.of)),
        Inline::PageCount,
    ]
}

fn about_document(facts: &Facts<'_>, words: &Words, blocks: &mut Vec<Block>) {
    let document = facts.document;
    let summary = &document.summary;
    let mut table = Pairs::default();
    table.add(words.id, vec![value(summary.id.to_string())]);
    let workspace = vec![value(facts.workspace_name.clone()), small_grey(format!("  {}", facts.workspace))];
    table.add(words.workspace, workspace);
    table.add(words.status, vec![value(words::status(summary.status))]);
    if let Some(reason) = &document.closing_reason {
        table.add(words.reason, vec![value(short(reason))]);
    }
    table.add_moment(words.created, Some(summary.created_at));
    table.add_moment(words.sent, summary.sent_at);
    table.add_moment(words.completed, document.completed_at);
    if summary.status != Status::Completed {
        table.add_moment(words.expires, document.expires_at);
    }
    if let Some(seal) = &document.seal {
        table.add(words.sealed_pdf, vec![code(seal.sha256.clone())]);
    }
    blocks.push(heading(2, words.document));
    blocks.push(table.table());
}

fn people(facts: &Facts<'_>, words: &Words, blocks: &mut Vec<Block>) {
    blocks.push(heading(2, words.people));
    if facts.document.respondents.is_empty() {
        blocks.push(paragraph(vec![text(words.nobody)]));
    }
    for (respondent, steps) in facts.document.respondents.iter().zip(&facts.people).take(MOST_PEOPLE) {
        blocks.push(heading(3, short(respondent.called())));
        blocks.push(person(respondent, steps, words));
        if steps.erased {
            blocks.push(paragraph(vec![small_grey(words.erased)]));
        }
    }
}

fn person(respondent: &Respondent, steps: &Steps, words: &Words) -> Block {
    let mut table = Pairs::default();
    table.add(words.email, vec![value(respondent.email.as_str())]);
    let kind = words::role_kind(respondent.kind);
    let role = if respondent.role.is_empty() { kind.to_owned() } else { format!("{} ({kind})", respondent.role) };
    table.add(words.role, vec![value(role)]);
    let status = words::respondent_status(respondent.status, respondent.kind, steps.is_by_program());
    table.add(words.status, vec![value(status)]);
    if let Some(before) = &steps.in_place_of {
        table.add(words.in_place_of, vec![value(short(before))]);
    }
    table.add_moment(words.invited, respondent.invited_at);
    if respondent.link.access_code.is_some() && respondent.opened_at.is_some() {
        table.add(words.access_code, vec![text(words.given)]);
    }
    table.add_moment(words.opened, respondent.opened_at);
    if let Some(consent) = &respondent.consent {
        let version = small_grey(format!("  {} {}", words.consent_version, consent.version));
        let agreed = if respondent.kind == RoleKind::Approver { words.agreed_to_approve } else { words.consented };
        table.add(agreed, vec![value(moment(consent.at)), version]);
    }
    table.add_moment(words.submitted, respondent.submitted_at);
    table.add_moment(words.declined, respondent.declined_at);
    if let Some(via) = steps.via {
        let way = words::way(via);
        let program = steps.submitted_by.as_ref().filter(|_| steps.is_by_program());
        let told = program.map_or_else(|| way.to_owned(), |key| format!("{way} ({})", short(key)));
        table.add(words.via, vec![value(told)]);
    }
    if !steps.addresses.is_empty() {
        table.add(words.address, vec![value(short(&steps.addresses.join(", ")))]);
    }
    if !steps.programs.is_empty() {
        table.add(words.program, vec![small(short(&steps.programs.join("; ")))]);
    }
    if let Some(hash) = &steps.seen {
        table.add(words.seen, vec![code(short(hash))]);
    }
    if let Some(hash) = &steps.signed {
        table.add(words.signed, vec![code(short(hash))]);
    }
    table.table()
}

fn seal(facts: &Facts<'_>, words: &Words, blocks: &mut Vec<Block>) {
    blocks.push(heading(2, words.seal));
    let Some(seal) = &facts.document.seal else {
        blocks.push(paragraph(vec![text(words.not_sealed)]));
        return;
    };
    let mut table = Pairs::default();
    table.add_moment(words.sealed_at, Some(seal.at));
    table.add(words.level, vec![value(format!("PAdES {}", seal.level))]);
    table.add(words.sealed_pdf, vec![code(seal.sha256.clone())]);
    if let Some(at) = facts.seal.as_ref().and_then(|seen| seen.time_stamped_at) {
        let by = facts.seal.as_ref().and_then(|seen| seen.time_stamped_by.as_deref()).unwrap_or_default();
        table.add(words.time_stamp, vec![value(moment(at)), small_grey(format!("  {}", short(by)))]);
    }
    if let Some(certificate) = facts.seal.as_ref().and_then(|seen| seen.certificate.as_ref()) {
        table.add(words.certificate_of, vec![value(short(&certificate.subject))]);
        if certificate.issuer != certificate.subject {
            table.add(words.issued_by, vec![value(short(&certificate.issuer))]);
        }
        table.add(words.serial, vec![code(certificate.serial.clone())]);
        let (from, until) = (moment(certificate.not_before), moment(certificate.not_after));
        table.add(words.valid, vec![value(format!("{from} – {until}"))]);
    }
    table.add(words.certificate_hash, vec![code(seal.certificate.clone())]);
    blocks.push(table.table());
}

fn timeline(facts: &Facts<'_>, words: &Words, blocks: &mut Vec<Block>) {
    blocks.push(heading(2, words.timeline));
    blocks.push(paragraph(vec![text(words.timeline_intro)]));
    let columns = [(words.number, 7.0), (words.time, 22.0), (words.event, 53.0), (words.link, 18.0)];
    let mut table = Columns::new(&columns);
    let mut before = 0;
    for entry in &facts.entries {
        if entry.number > before + 1 && facts.left_out > 0 {
            table.across(vec![small_grey(format!("{} {}", facts.left_out, words.left_out))]);
        }
        before = entry.number;
        let hash: String = entry.hash.chars().take(DIGITS).collect();
        table.row(vec![
            vec![small(entry.number.to_string())],
            vec![small(moment(entry.at))],
            happened(entry, words),
            vec![code(hash)],
        ]);
    }
    blocks.push(table.table());
}

fn happened(entry: &Told, words: &Words) -> Vec<Inline> {
    if entry.erased {
        return vec![small_grey(words.erased_entry), Inline::Break, small_grey(entry.event.clone())];
    }
    let mut who = format!("{} · {}", entry.event, short(&entry.actor));
    if let Some(ip) = &entry.ip {
        who = format!("{who} {} {ip}", words.from);
    }
    vec![small(short(&entry.message)), Inline::Break, small_grey(who)]
}

fn how_to_verify(facts: &Facts<'_>, words: &Words, blocks: &mut Vec<Block>) {
    blocks.push(heading(2, words.verify));
    let [reader, page, program] = words.verify_steps;
    let page =
        if facts.base_url.is_empty() { page.trim_end_matches(':').to_owned() + "." } else { page.to_owned() };
    let mut at_the_page = vec![text(page)];
    if !facts.base_url.is_empty() {
        at_the_page.push(value(format!(" {}/verify", facts.base_url)));
    }
    blocks.push(Block::OrderedList {
        start: 1,
        style: ListStyle::default(),
        items: vec![
            vec![paragraph(vec![text(reader)])],
            vec![paragraph(at_the_page)],
            vec![paragraph(vec![text(program)])],
        ],
    });
}

fn hashes(facts: &Facts<'_>, words: &Words, blocks: &mut Vec<Block>) {
    blocks.push(heading(2, words.hashes));
    blocks.push(paragraph(vec![text(words.hashes_intro)]));
    let mut table = Columns::new(&[(words.number, 10.0), (words.hash, 90.0)]);
    for entry in &facts.entries {
        table.row(vec![vec![small(entry.number.to_string())], vec![code(entry.hash.clone())]]);
    }
    blocks.push(table.table());
}
