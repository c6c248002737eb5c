// Marks beyond the starter kit's. Unlike TipTap's own, `code` may stand with others, and sizes are in points.

import { Mark, markInputRule, mergeAttributes } from "@tiptap/core";
import { Link as BaseLink } from "@tiptap/extension-link";

const HARMLESS = /^(https?:\/\/|mailto:|tel:)\S+$/i;

/** Whether a link may lead to an address; the service asks for the same. */
export function isHarmlessLink(href: string): boolean {
  return HARMLESS.test(href) && href.length <= 2_000;
}

/** Returns the address that somebody means who types `example.com` or `ana@example.com`. */
export function meantLink(typed: string): string {
  const words = typed.trim();
  if (words === "" || /^[a-z][a-z+.-]*:/i.test(words)) return words;
  if (/^[^\s@/]+@[^\s@/]+$/.test(words)) return `mailto:${words}`;
  if (/^\+?[\d\s()-]{5,}$/.test(words)) return `tel:${words.replace(/[^\d+]/g, "")}`;
  return `https://${words}`;
}

export const Link = BaseLink.extend({
  addAttributes() {
    return { href: { default: "" } };
  },
  renderHTML: ({ HTMLAttributes }) => [
    "a",
    isHarmlessLink(String(HTMLAttributes.href)) ? { href: HTMLAttributes.href, rel: "noreferrer" } : {},
    0,
  ],
}).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: "https",
  protocols: ["mailto", "tel"],
  isAllowedUri: (url) => isHarmlessLink(url),
});

export const Code = Mark.create({
  name: "code",
  excludes: "",
  parseHTML: () => [{ tag: "code" }],
  renderHTML: ({ HTMLAttributes }) => ["code", HTMLAttributes, 0],
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)`([^`]+)`$/, type: this.type })];
  },
  addKeyboardShortcuts() {
    return { "Mod-e": () => this.editor.commands.toggleMark(this.name) };
  },
});

function raised(name: "subscript" | "superscript", tag: "sub" | "sup", keys: string) {
  return Mark.create({
    name,
    excludes: "subscript superscript",
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleMark(name) };
    },
  });
}

export const Subscript = raised("subscript", "sub", "Mod-,");
export const Superscript = raised("superscript", "sup", "Mod-.");

const HEX = /^#[0-9a-f]{6}$/i;

/** Colours come as `rgb(…)` from other programs. */
function hex(colour: string | null | undefined): string | null {
  if (!colour) return null;
  if (HEX.test(colour)) return colour.toLowerCase();
  const parts = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(colour)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}` : null;
}

export const Highlight = Mark.create({
  name: "highlight",
  addAttributes() {
    return {
      color: {
        default: null,
        parseHTML: (element) => hex(element.dataset.color),
        renderHTML: ({ color }) =>
          HEX.test(color ?? "") ? { "data-color": color, style: `background-color: ${color}` } : {},
      },
    };
  },
  parseHTML: () => [{ tag: "mark" }],
  renderHTML: ({ HTMLAttributes }) => ["mark", HTMLAttributes, 0],
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)==([^=]+)==$/, type: this.type })];
  },
  addKeyboardShortcuts() {
    return { "Mod-Shift-h": () => this.editor.commands.toggleMark(this.name) };
  },
});

export const Color = Mark.create({
  name: "color",
  addAttributes() {
    return {
      color: {
        default: "",
        parseHTML: (element) => hex(element.dataset.ink ?? element.style.color) ?? "",
        renderHTML: ({ color }) =>
          HEX.test(color ?? "") ? { "data-ink": color, style: `color: ${color}` } : {},
      },
    };
  },
  parseHTML: () => [{ tag: "span[data-ink]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

export const FontSize = Mark.create({
  name: "fontSize",
  addAttributes() {
    return {
      size: {
        default: null,
        parseHTML: (element) => Number(element.dataset.size) || null,
        renderHTML: ({ size }) =>
          Number.isFinite(size) ? { "data-size": size, style: `font-size: ${size}pt` } : {},
      },
    };
  },
  parseHTML: () => [{ tag: "span[data-size]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", mergeAttributes(HTMLAttributes), 0],
});
