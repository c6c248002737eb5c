// What only headers and footers hold: the number of the page, and how many there are.

import { Node } from "@tiptap/core";

function counter(name: "pageNumber" | "pageCount", sign: string) {
  return Node.create({
    name,
    group: "inline",
    inline: true,
    atom: true,
    parseHTML: () => [{ tag: `span[data-counter=${name}]` }],
    renderHTML: () => ["span", { "data-counter": name, class: "chip" }, sign],
  });
}

export const PageNumber = counter("pageNumber", "#");
export const PageCount = counter("pageCount", "##");

export const Line = Node.create({ name: "doc", topNode: true, content: "paragraph" });
