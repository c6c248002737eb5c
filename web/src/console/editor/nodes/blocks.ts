// Blocks: what the service knows beyond the starter kit, and the attributes that all of them have.

import { Extension, mergeAttributes, Node } from "@tiptap/core";
import { t } from "../../text/words";
import { PAGE_STEPS } from "../draft/pageSteps";
import { REMOVED } from "../draft/removal";
import type { Around } from "../tree/shape";

const ALIGNABLE = ["paragraph", "heading", "tableHeader", "tableCell", "image", "imageBlock"];
const SIDES = ["start", "end", "left", "center", "right", "justify"];

/** All nodes that carry attributes of the service's. */
const WITH_ATTRIBUTES = [
  ...ALIGNABLE,
  "bulletList",
  "orderedList",
  "listItem",
  "blockquote",
  "horizontalRule",
  "pageBreak",
  "columns",
  "table",
  "tableRow",
  "variable",
  "field",
  "fieldBlock",
  "conditional",
  "conditionalInline",
  "repeat",
  "repeatInline",
  "hardBreak",
];

export const Attributes = Extension.create({
  name: "attributes",
  addGlobalAttributes() {
    return [
      // What the service gave, so that saving changes nothing that nobody changed.
      { types: WITH_ATTRIBUTES, attributes: { given: { default: null, rendered: false } } },
      {
        types: ALIGNABLE,
        attributes: {
          align: {
            default: null,
            parseHTML: (element: HTMLElement) => {
              const side = element.dataset.align ?? element.style.textAlign;
              return SIDES.includes(side) && side !== "start" ? side : null;
            },
            renderHTML: ({ align }) => (align ? { "data-align": align } : {}),
          },
        },
      },
      {
        types: ["heading"],
        attributes: {
          numbered: {
            default: false,
            parseHTML: (element: HTMLElement) => element.hasAttribute("data-numbered"),
            renderHTML: ({ numbered }) => (numbered ? { "data-numbered": "" } : {}),
          },
        },
      },
      {
        types: ["orderedList"],
        attributes: {
          style: {
            default: "1",
            parseHTML: (element: HTMLElement) => element.dataset.style ?? element.getAttribute("type") ?? "1",
            renderHTML: ({ style }) => ({ "data-style": style }),
          },
        },
      },
      {
        types: ["listItem", "tableRow"],
        attributes: {
          within: {
            default: null,
            parseHTML: (element: HTMLElement) => readAround(element.dataset.within),
            renderHTML: ({ within }) => (within ? { "data-within": JSON.stringify(within) } : {}),
          },
        },
      },
    ];
  },
});

/** What was copied comes back as text that anybody could have written. */
function readAround(text: string | undefined): Around[] | null {
  try {
    const read = JSON.parse(text ?? "null");
    const sound = (one: Around) =>
      typeof one.id === "string" &&
      ["conditional", "repeat"].includes(one.type) &&
      typeof one.attrs === "object";
    return Array.isArray(read) && read.every(sound) ? read : null;
  } catch {
    return null;
  }
}

export const Body = Node.create({
  name: "doc",
  topNode: true,
  content: "block+",
  // What was removed in the panels, for the history alone.
  addAttributes: () => ({
    [REMOVED]: { default: null, rendered: false },
    [PAGE_STEPS]: { default: null, rendered: false },
  }),
});

export const ListItem = Node.create({
  name: "listItem",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: ({ HTMLAttributes }) => ["li", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      "Shift-Tab": () => this.editor.commands.liftListItem(this.name),
    };
  },
});

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    pieces: {
      /** Puts a page break where the cursor is. */
      insertPageBreak: () => ReturnType;
      /** Sets what is chosen in columns. */
      setColumns: (count: number) => ReturnType;
      /** Puts paragraphs, headings and cells on a side. */
      setSide: (side: string | null) => ReturnType;
    };
  }
}

export const PageBreak = Node.create({
  name: "pageBreak",
  group: "block",
  parseHTML: () => [{ tag: "div[data-page-break]" }],
  renderHTML: ({ HTMLAttributes }) => [
    "div",
    mergeAttributes(HTMLAttributes, {
      "data-page-break": "",
      "data-label": t("editor-page-break"),
      role: "separator",
      "aria-label": t("editor-page-break"),
    }),
  ],
  addCommands() {
    return {
      insertPageBreak:
        () =>
        ({ chain }) =>
          chain()
            .insertContent([{ type: "pageBreak" }, { type: "paragraph" }])
            .run(),
      setSide:
        (align) =>
        ({ tr, dispatch }) => {
          const { ranges } = tr.selection;
          for (const { $from, $to } of ranges)
            tr.doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
              if (dispatch && (node.isTextblock || node.type.name === "imageBlock"))
                tr.setNodeAttribute(pos, "align", align);
            });
          return true;
        },
    };
  },
});

export const Columns = Node.create({
  name: "columns",
  group: "block",
  content: "block+",
  defining: true,
  addAttributes() {
    return {
      count: {
        default: 2,
        parseHTML: (element) => Number(element.dataset.columns) || 2,
        renderHTML: ({ count }) => ({ "data-columns": count }),
      },
    };
  },
  parseHTML: () => [{ tag: "div[data-columns]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes, 0],
  addCommands() {
    return {
      setColumns:
        (count) =>
        ({ editor, commands }) =>
          editor.isActive("columns")
            ? commands.updateAttributes("columns", { count })
            : commands.wrapIn("columns", { count }),
    };
  },
});
