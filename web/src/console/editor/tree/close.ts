// The editor's document, as the service's tree; and where in the document each place of the tree is.

import type { Mark, Node } from "@tiptap/pm/model";
import {
  ALIASES,
  type Around,
  ATTRS,
  type Attrs,
  MARK_ATTRS,
  same,
  serviceName,
  type TreeNode,
} from "./shape";

/** The positions of the tree's nodes in the editor, by their places: `content.content[3]`. */
export type Places = Map<string, number>;

/** Returns the nodes of a document's body; notes their places where asked to. */
export function closed(doc: Node, places?: Places): TreeNode[] {
  return children(doc, 0, "content.content", places);
}

/** Returns the pieces of a header's or footer's line. */
export function closedLine(doc: Node, place: string, places?: Places): TreeNode[] {
  const line = doc.firstChild;
  return line ? children(line, 1, place, places) : [];
}

interface Child {
  node: Node;
  pos: number;
}

function children(parent: Node, start: number, place: string, places?: Places): TreeNode[] {
  const found: Child[] = [];
  parent.forEach((node, offset) => {
    found.push({ node, pos: start + offset });
  });
  return nested(found, 0, place, places);
}

/** Puts neighbours that are in the same condition or repeat into it, from the outermost on. */
function nested(list: Child[], depth: number, place: string, places?: Places): TreeNode[] {
  const nodes: TreeNode[] = [];
  for (let at = 0; at < list.length; ) {
    const here = `${place}[${nodes.length}]`;
    const { node, pos } = list[at] as Child;
    const around = aroundOf(node)[depth];
    places?.set(here, pos);
    if (!around) {
      nodes.push(one(node, pos, here, places));
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < list.length && aroundOf((list[end] as Child).node)[depth]?.id === around.id) end += 1;
    const content = nested(list.slice(at, end), depth + 1, `${here}.content`, places);
    nodes.push({ type: around.type, attrs: around.attrs, content });
    at = end;
  }
  return nodes;
}

/** Returns what is around an item or a row, from the outermost on. */
export function aroundOf(node: Node): Around[] {
  return (node.attrs.within as Around[] | null) ?? [];
}

function one(node: Node, pos: number, place: string, places?: Places): TreeNode {
  const marks = node.marks.map(mark);
  if (node.isText) return { type: "text", ...(marks.length > 0 && { marks }), text: node.text ?? "" };
  const type = serviceName(node.type.name);
  const attrs = attrsOf(ATTRS[type] ?? {}, node.attrs);
  const content = children(node, pos + 1, `${place}.content`, places);
  return {
    type,
    ...(attrs && { attrs }),
    ...(marks.length > 0 && { marks }),
    ...(content.length > 0 && { content }),
  };
}

/** What was given and has not changed is written as it was given, so that saving changes nothing that nobody changed. */
function attrsOf(known: Attrs, held: Attrs): Attrs | undefined {
  const given = held.given as Attrs | null | undefined;
  const attrs: Attrs = {};
  const written = new Set<string>();
  for (const [key, value] of Object.entries(given ?? {})) {
    const name = ALIASES[key] ?? key;
    if (!(name in known)) attrs[key] = value;
    else if (same(held[name], value ?? known[name])) attrs[key] = value;
    else if (!same(held[name], known[name])) attrs[key] = held[name];
    written.add(name);
  }
  for (const [name, usual] of Object.entries(known))
    if (!written.has(name) && !same(held[name], usual)) attrs[name] = held[name];
  return given || Object.keys(attrs).length > 0 ? attrs : undefined;
}

function mark({ type, attrs }: Mark): { type: string; attrs?: Attrs } {
  const known = Object.entries(MARK_ATTRS[type.name] ?? {}).filter(
    ([name, usual]) => !same(attrs[name], usual),
  );
  if (known.length === 0) return { type: type.name };
  return { type: type.name, attrs: Object.fromEntries(known.map(([name]) => [name, attrs[name]])) };
}
