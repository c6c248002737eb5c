// Pictures that were uploaded, between paragraphs or within a line.

import { mergeAttributes, Node } from "@tiptap/core";
import type { Node as PmNode } from "@tiptap/pm/model";
import type { NodeView } from "@tiptap/pm/view";
import type { Desk } from "./desk";

class PictureView implements NodeView {
  readonly dom = document.createElement("span");
  readonly #picture = document.createElement("img");
  #node: PmNode;

  constructor(node: PmNode, desk: Desk | null, getPos: () => number | undefined) {
    this.#node = node;
    this.dom.className = node.isInline ? "picture" : "picture block";
    this.dom.append(this.#picture);
    this.#draw();
    this.dom.addEventListener("click", () => {
      const pos = getPos();
      if (pos !== undefined) desk?.inspect({ kind: "image", pos });
    });
  }

  #draw(): void {
    const { file, width, alt, align } = this.#node.attrs;
    const address = `/api/console/files/${encodeURIComponent(file)}`;
    if (this.#picture.getAttribute("src") !== address) this.#picture.src = address;
    this.#picture.alt = alt ?? "";
    this.#picture.style.width = width ? `${width * 100}%` : "";
    this.dom.dataset.align = align ?? "";
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

  ignoreMutation(): boolean {
    return true;
  }
}

function picture(name: "image" | "imageBlock") {
  const inline = name === "image";
  return Node.create<{ desk: Desk | null }>({
    name,
    group: inline ? "inline" : "block",
    inline,
    atom: true,
    draggable: true,
    addOptions: () => ({ desk: null }),
    addAttributes: () => ({
      file: { default: "", parseHTML: (element) => element.dataset.file ?? "", renderHTML: () => ({}) },
      width: {
        default: null,
        parseHTML: (element) => Number(element.dataset.width) || null,
        renderHTML: ({ width }) => (width ? { "data-width": width } : {}),
      },
      alt: { default: "" },
    }),
    // Pictures of other pages are not ours to load: only those that were copied here come back.
    parseHTML: () => [{ tag: `img[data-file]${inline ? "[data-inline]" : ":not([data-inline])"}` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      "img",
      mergeAttributes(HTMLAttributes, {
        "data-file": node.attrs.file,
        src: `/api/console/files/${encodeURIComponent(node.attrs.file)}`,
        ...(inline && { "data-inline": "" }),
      }),
    ],
    addNodeView() {
      return ({ node, getPos }) => new PictureView(node, this.options.desk, getPos);
    },
  });
}

export const Picture = picture("image");
export const PictureBlock = picture("imageBlock");
