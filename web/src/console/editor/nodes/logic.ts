// Conditions and repeats, as blocks that can be seen: a label with the expression, and what is inside.

import { type Editor, mergeAttributes, Node } from "@tiptap/core";
import type { Node as PmNode } from "@tiptap/pm/model";
import type { NodeView, ViewMutationRecord } from "@tiptap/pm/view";
import { t } from "../../text/words";
import type { Attrs } from "../tree/shape";
import type { Desk } from "./desk";

/** Fills the label of a condition or a repeat. */
export function label(button: HTMLButtonElement, type: "conditional" | "repeat", attrs: Attrs): void {
  const source = String((type === "conditional" ? attrs.when : attrs.over) ?? "").trim();
  const words = t(type === "conditional" ? "editor-logic-if" : "editor-logic-each", {
    name: String(attrs.as ?? "item"),
  });
  const code = document.createElement("code");
  code.dir = "ltr";
  code.textContent = source === "" ? "…" : source;
  button.replaceChildren(`${words} `, code);
  button.type = "button";
  button.className = "logicLabel";
  button.dataset.kind = type;
  button.contentEditable = "false";
  button.toggleAttribute("data-wrong", source === "");
  button.title = t("editor-logic-edit");
}

class LogicView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly #button = document.createElement("button");
  readonly #stop: (() => void) | undefined;
  #node: PmNode;

  constructor(node: PmNode, desk: Desk | null, getPos: () => number | undefined) {
    this.#node = node;
    const tag = node.isInline ? "span" : "div";
    this.dom = document.createElement(tag);
    this.contentDOM = document.createElement(tag);
    this.dom.className = node.isInline ? "logicInline" : "logic";
    this.dom.append(this.#button, this.contentDOM);
    this.contentDOM.className = "logicBody";
    this.#draw();
    this.#stop = desk?.draft.subscribe(() => this.#draw());
    this.#button.addEventListener("click", () => {
      const pos = getPos();
      if (pos !== undefined) desk?.inspect({ kind: "logic", pos });
    });
  }

  #shown = "";

  #draw(): void {
    const type = this.#node.type.name.startsWith("conditional") ? "conditional" : "repeat";
    const shown = JSON.stringify([this.#node.attrs, t("editor-logic-edit")]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.dom.dataset.kind = type;
    label(this.#button, type, this.#node.attrs);
  }

  update(node: PmNode): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#draw();
    return true;
  }

  selectNode(): void {
    this.dom.classList.add("chosen");
  }

  deselectNode(): void {
    this.dom.classList.remove("chosen");
  }

  stopEvent(event: Event): boolean {
    return this.#button.contains(event.target as globalThis.Node);
  }

  ignoreMutation(change: ViewMutationRecord): boolean {
    return change.type !== "selection" && !this.contentDOM.contains(change.target);
  }

  destroy(): void {
    this.#stop?.();
  }
}

const written = (name: string, usual: unknown) => ({
  default: usual,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? usual,
  renderHTML: (attrs: Attrs) => (attrs[name] === usual ? {} : { [`data-${name}`]: String(attrs[name]) }),
});

function logic(type: "conditional" | "repeat", inline: boolean) {
  const tag = inline ? "span" : "div";
  return Node.create<{ desk: Desk | null }>({
    name: inline ? `${type}Inline` : type,
    group: inline ? "inline" : "block",
    content: inline ? "inline*" : "block+",
    inline,
    defining: true,
    isolating: !inline,
    addOptions: () => ({ desk: null }),
    addAttributes: () =>
      type === "conditional"
        ? { when: written("when", "") }
        : { over: written("over", ""), as: written("as", null) },
    parseHTML: () => [{ tag: `${tag}[data-logic=${type}]` }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes, { "data-logic": type }), 0],
    addNodeView() {
      return ({ node, getPos }) => new LogicView(node, this.options.desk, getPos);
    },
  });
}

export const Conditional = logic("conditional", false);
export const ConditionalInline = logic("conditional", true);
export const Repeat = logic("repeat", false);
export const RepeatInline = logic("repeat", true);

/** Takes a condition or a repeat away; what it held stays. */
export function unwrap(editor: Editor, pos: number): void {
  const node = editor.state.doc.nodeAt(pos);
  if (!node) return;
  const { tr } = editor.state;
  tr.replaceWith(pos, pos + node.nodeSize, node.content);
  editor.view.dispatch(tr.scrollIntoView());
}
