// Chips in the text: places where a value is printed, and fields that somebody fills in.

import { mergeAttributes, Node, type NodeViewRendererProps } from "@tiptap/core";
import type { Node as PmNode } from "@tiptap/pm/model";
import type { NodeView } from "@tiptap/pm/view";
import { colourOfRole } from "../../frame/roleColours";
import { t } from "../../text/words";
import type { Draft } from "../draft/Draft";
import { namesIn, repeatsAround, type Within } from "../draft/scope";
import { formatLabel } from "../panels/formats";
import type { Desk, Inspected } from "./desk";

interface Options {
  desk: Desk | null;
}

interface Drawn {
  words: string;
  /** Said before the words to those who do not see the shape. */
  said: string;
  kind: string;
  wrong: boolean;
  colour?: string;
  hint?: string;
}

/** Draws a chip's node; the repeats around it are looked up where they matter. */
type Draw = (node: PmNode, desk: Desk | null, within: () => Within[]) => Drawn;

/** A chip is drawn anew when the draft changes: labels, types and roles belong to the draft. */
class ChipView implements NodeView {
  readonly dom = document.createElement("span");
  readonly #said = document.createElement("span");
  readonly #words = document.createElement("bdi");
  readonly #desk: Desk | null;
  readonly #draw: Draw;
  readonly #within: () => Within[];
  readonly #stop: (() => void) | undefined;
  #node: PmNode;
  #shown = "";

  constructor(
    { node, getPos, view }: NodeViewRendererProps,
    desk: Desk | null,
    kind: Inspected["kind"],
    draw: Draw,
  ) {
    this.#within = () => {
      const pos = getPos();
      return pos === undefined ? [] : repeatsAround(view.state.doc, pos);
    };
    this.#node = node;
    this.#desk = desk;
    this.#draw = draw;
    this.dom.className = "chip";
    this.dom.contentEditable = "false";
    this.#said.className = "said";
    this.dom.append(this.#said, this.#words);
    this.#show();
    this.#stop = desk?.draft.subscribe(() => this.#show());
    this.dom.addEventListener("click", () => {
      const pos = getPos();
      if (pos !== undefined) desk?.inspect({ kind, pos });
    });
  }

  #show(): void {
    const drawn = this.#draw(this.#node, this.#desk, this.#within);
    const shown = JSON.stringify(drawn);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#said.textContent = `${drawn.said} `;
    this.#words.textContent = drawn.words;
    this.dom.dataset.kind = drawn.kind;
    this.dom.toggleAttribute("data-wrong", drawn.wrong);
    this.dom.title = drawn.hint ?? "";
    if (drawn.colour) this.dom.style.setProperty("--role", drawn.colour);
    else this.dom.style.removeProperty("--role");
  }

  update(node: PmNode): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#show();
    return true;
  }

  selectNode(): void {
    this.dom.classList.add("chosen");
  }

  deselectNode(): void {
    this.dom.classList.remove("chosen");
  }

  ignoreMutation(): boolean {
    return true;
  }

  destroy(): void {
    this.#stop?.();
  }
}

/** What a value of a repeat's item is called: its column's label, else its own name without the item's. */
function itemLabel(name: string, draft: Draft, within: Within[]): string {
  const named = namesIn(draft, within).find((one) => one.kind === "item" && one.name === name);
  return named?.label ?? name.slice(name.indexOf(".") + 1);
}

function drawVariable({ attrs }: PmNode, desk: Desk | null, within: () => Within[]): Drawn {
  const name = String(attrs.name);
  const draft = desk?.draft;
  const head = name.split(".")[0] ?? "";
  const variable = name === head ? draft?.variables[name] : undefined;
  const computed = draft !== undefined && head in draft.computed && !(head in draft.variables);
  const field = draft?.fields.find((one) => one.id === head);
  const item = name !== head && draft !== undefined && !draft.knows(head);
  const label = item ? itemLabel(name, draft, within()) : (variable?.label ?? field?.label ?? name);
  return {
    words: (label || "?") + (attrs.format ? ` · ${formatLabel(t, attrs.format, variable?.type)}` : ""),
    said: t(computed ? "editor-chip-computed" : "editor-chip-variable"),
    kind: computed ? "computed" : "variable",
    // Items of repeats are known to the service alone.
    wrong: name === "" || (name === head && draft !== undefined && !draft.knows(name)),
    hint: name,
  };
}

function drawField({ attrs }: PmNode, desk: Desk | null): Drawn {
  const id = String(attrs.id);
  const field = desk?.draft.fields.find((one) => one.id === id);
  const role = field?.role;
  const words = field ? field.label || t(`editor-field-${field.type}`) : id || "?";
  return {
    words: role ? `${words} · ${role}` : words,
    said: t("editor-chip-field"),
    kind: `field-${field?.type ?? "text"}`,
    wrong: !field,
    colour: colourOfRole(desk?.draft.roles ?? [], role),
    hint: id,
  };
}

const asked = (name: string, usual: unknown = "") => ({
  default: usual,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? usual,
  renderHTML: (attrs: Record<string, unknown>) =>
    attrs[name] === usual ? {} : { [`data-${name}`]: String(attrs[name]) },
});

export const VariableChip = Node.create<Options>({
  name: "variable",
  group: "inline",
  inline: true,
  atom: true,
  addOptions: () => ({ desk: null }),
  addAttributes: () => ({ name: asked("name"), format: asked("format", null) }),
  parseHTML: () => [{ tag: "span[data-chip=variable]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "span",
    mergeAttributes(HTMLAttributes, { "data-chip": "variable" }),
    `{{${node.attrs.name}}}`,
  ],
  renderText: ({ node }) => `{{${node.attrs.name}}}`,
  addNodeView() {
    return (props) => new ChipView(props, this.options.desk, "variable", drawVariable);
  },
});

function fieldNode(name: "field" | "fieldBlock") {
  const inline = name === "field";
  return Node.create<Options>({
    name,
    group: inline ? "inline" : "block",
    inline,
    atom: true,
    draggable: !inline,
    addOptions: () => ({ desk: null }),
    addAttributes: () => ({ id: asked("id") }),
    parseHTML: () => [{ tag: `${inline ? "span" : "div"}[data-chip=field]` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      inline ? "span" : "div",
      mergeAttributes(HTMLAttributes, { "data-chip": "field" }),
      `{{field:${node.attrs.id}}}`,
    ],
    renderText: ({ node }) => `{{field:${node.attrs.id}}}`,
    addNodeView() {
      return (props) => {
        const view = new ChipView(props, this.options.desk, "field", drawField);
        view.dom.classList.toggle("block", !inline);
        return view;
      };
    },
  });
}

export const FieldChip = fieldNode("field");
export const FieldBlock = fieldNode("fieldBlock");
