//! Lists that a condition or a repeat has cut apart are joined again, so that their numbers run on.

use crate::content::{Kind, Node};

/// The same blocks, with neighbouring parts of a list in one list.
pub(super) fn joined(blocks: Vec<Node>) -> Vec<Node> {
    if !blocks.iter().any(wraps_list) {
        return blocks;
    }
    let mut joined: Vec<Node> = Vec::with_capacity(blocks.len());
    for block in blocks {
        match joined.pop_if(|last| belong_together(last, &block)) {
            Some(first) => {
                let mut whole = lifted(first);
                whole.content.extend(lifted(block).content);
                joined.push(whole);
            }
            None => joined.push(block),
        }
    }
    // Each round of a repeat would be a list of its own and start at the first number again.
    joined
        .into_iter()
        .map(
            |block| {
                if matches!(block.kind, Kind::Repeat(_)) && wraps_list(&block) { lifted(block) } else { block }
            },
        )
        .collect()
}

fn is_list(node: &Node) -> bool {
    matches!(node.kind, Kind::BulletList | Kind::OrderedList(_))
}

/// Whether a condition or a repeat holds a list and nothing else.
fn wraps_list(node: &Node) -> bool {
    matches!(node.kind, Kind::Conditional(_) | Kind::Repeat(_))
        && matches!(node.content.as_slice(), [list] if is_list(list))
}

fn list_in(node: &Node) -> Option<&Node> {
    if is_list(node) { Some(node) } else { node.content.first().filter(|_| wraps_list(node)) }
}

fn belong_together(last: &Node, next: &Node) -> bool {
    // Markdown itself has parted lists that only follow each other.
    if is_list(last) && is_list(next) && !holds_wrapped_items(last) {
        return false;
    }
    match (list_in(last), list_in(next)) {
        (Some(last), Some(next)) => match (&last.kind, &next.kind) {
            (Kind::BulletList, Kind::BulletList) => true,
            (Kind::OrderedList(a), Kind::OrderedList(b)) => {
                // Many write 1 before every item and leave the counting to Markdown.
                b.start == a.start || u64::from(b.start) == u64::from(a.start) + items(last)
            }
            _ => false,
        },
        _ => false,
    }
}

fn holds_wrapped_items(list: &Node) -> bool {
    list.content.iter().any(|item| !matches!(item.kind, Kind::ListItem))
}

fn items(list: &Node) -> u64 {
    list.content.iter().map(|item| if matches!(item.kind, Kind::ListItem) { 1 } else { items(item) }).sum()
}

/// Turns a condition around a list into a list whose items have the condition.
fn lifted(mut node: Node) -> Node {
    if !wraps_list(&node) {
        return node;
    }
    let mut list = node.content.remove(0);
    node.content = std::mem::take(&mut list.content);
    list.with(vec![node])
}
