// The slash menu's ear: tells the menu when it is wanted, what was typed, and which keys belong to it.

import { Extension } from "@tiptap/core";
import { PluginKey } from "@tiptap/pm/state";
import { exitSuggestion, Suggestion, type SuggestionProps } from "@tiptap/suggestion";

export interface Asked {
  query: string;
  range: { from: number; to: number };
  rect: () => DOMRect | null;
}

/** How the menu is reached; the menu sets both. */
export interface Ear {
  onAsked: (asked: Asked | null) => void;
  /** Gives whether the key was the menu's. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Whoever writes on after a slash means no command. */
const LONGEST = 40;

export const slashKey = new PluginKey("slash");
export { exitSuggestion };

export const Slash = Extension.create<{ ear: Ear | null }>({
  name: "slash",
  addOptions: () => ({ ear: null }),
  addProseMirrorPlugins() {
    const { ear } = this.options;
    if (!ear) return [];
    const tell = (props: SuggestionProps) =>
      ear.onAsked({
        query: props.query,
        range: props.range,
        rect: () => props.clientRect?.() ?? null,
      });
    return [
      Suggestion({
        editor: this.editor,
        pluginKey: slashKey,
        char: "/",
        // Names of new variables have blanks in them.
        allowSpaces: true,
        items: () => [],
        allow: ({ state, range }) => {
          const words = state.doc.textBetween(range.from, range.to);
          return !/^\/\s/.test(words) && words.length <= LONGEST;
        },
        render: () => ({
          onStart: tell,
          onUpdate: tell,
          onExit: () => ear.onAsked(null),
          onKeyDown: ({ event }) => ear.onKey(event),
        }),
      }),
    ];
  },
});
