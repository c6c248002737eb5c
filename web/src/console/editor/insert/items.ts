// All that can be put into the text, for the slash menu and for the menu "Insert".

import type { Editor } from "@tiptap/core";
import {
  Braces,
  CalendarCheck,
  Columns2,
  FunctionSquare,
  GitBranch,
  Heading1,
  Heading2,
  Heading3,
  Image,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  PenLine,
  Plus,
  Quote,
  Repeat2,
  Scissors,
  SquarePen,
  Table,
  TextCursorInput,
} from "lucide-react";
import { FIELD_TYPES, type FieldType } from "../../templates/form";
import type { T } from "../../text/words";
import { addField, addVariable } from "../draft/actions";
import { namesIn, repeatsAround } from "../draft/scope";
import type { Desk } from "../nodes/desk";
import { insertLogic } from "./logic";

export const GROUPS = ["values", "fields", "logic", "text", "page", "new"] as const;

export interface Insertion {
  id: string;
  group: (typeof GROUPS)[number];
  label: string;
  /** What is shown beside it, smaller. */
  note?: string;
  icon: LucideIcon;
  run: () => void;
}

const FIELD_ICONS: Partial<Record<FieldType, LucideIcon>> = {
  signature: PenLine,
  initials: PenLine,
  signedDate: CalendarCheck,
};

/** What the insertions need beside the editor. */
export interface Means {
  editor: Editor;
  desk: Desk;
  t: T;
  /** Asks for a picture and puts it into the text. */
  pickPicture: () => void;
  /** Opens the panel of a variable that was made just now. */
  showVariable: (name: string) => void;
}

const seen = new WeakSet<Editor>();

/** Notes that the cursor was put somewhere: before, what is inserted from a panel goes to the end. */
export function visited(editor: Editor): void {
  seen.add(editor);
}

const where = (editor: Editor) => (seen.has(editor) ? null : "end");

/** Puts a value's chip where the cursor is. */
export function insertVariable(editor: Editor, name: string): void {
  editor.chain().focus(where(editor)).insertContent({ type: "variable", attrs: { name } }).run();
}

/** Puts a field where the cursor is. */
export function insertField(editor: Editor, id: string): void {
  editor.chain().focus(where(editor)).insertContent({ type: "field", attrs: { id } }).run();
}

/** Puts a table where the cursor is; where nothing follows it, a line to go on writing in. */
function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .insertTable({ rows: 2, cols: 3, withHeaderRow: true })
    .command(({ tr }) => {
      const { $from } = tr.selection;
      for (let depth = $from.depth; depth > 0; depth -= 1) {
        if ($from.node(depth).type.name !== "table") continue;
        const end = $from.after(depth);
        const paragraph = editor.schema.nodes.paragraph?.create();
        if (paragraph && tr.doc.resolve(end).nodeAfter === null) tr.insert(end, paragraph);
        break;
      }
      return true;
    })
    .run();
}

/** Returns what can be inserted and fits the words; all of it where there are none. */
export function insertions(means: Means, words: string): Insertion[] {
  const wanted = words.trim().toLowerCase();
  const fits = ({ label, note }: Insertion) =>
    label.toLowerCase().includes(wanted) || (note?.toLowerCase().includes(wanted) ?? false);
  const found = [...values(means), ...fields(means), ...logic(means), ...text(means), ...page(means)];
  return [...found.filter((one) => wanted === "" || fits(one)), ...fresh(means, words.trim())];
}

function values({ editor, desk }: Means): Insertion[] {
  const within = repeatsAround(editor.state.doc, editor.state.selection.from);
  return namesIn(desk.draft, within)
    .filter((named) => named.kind !== "field" && !(named.kind === "variable" && named.type === "list"))
    .map(({ name, label, kind }) => ({
      id: `value-${name}`,
      group: "values",
      label: label ?? name,
      note: label ? name : undefined,
      icon: kind === "computed" ? FunctionSquare : Braces,
      run: () => insertVariable(editor, name),
    }));
}

/** A variable that nobody has made yet, by the words that were typed. */
function fresh({ editor, desk, t, showVariable }: Means, words: string): Insertion[] {
  const known =
    desk.draft.knows(words) || Object.values(desk.draft.variables).some((one) => one.label === words);
  if (known) return [];
  const run = () => {
    const name = addVariable(desk.draft, words || t("editor-variable-new-name"), { type: "text" });
    insertVariable(editor, name);
    showVariable(name);
  };
  const label =
    words === "" ? t("editor-insert-new-variable") : t("editor-insert-variable-named", { name: words });
  return [{ id: "value-new", group: "new", label, icon: Plus, run }];
}

function fields({ editor, desk, t }: Means): Insertion[] {
  const placed = new Set<string>();
  editor.state.doc.descendants((node) => {
    if (node.type.name.startsWith("field")) placed.add(node.attrs.id);
  });
  const waiting = desk.draft.fields
    .filter((field) => !placed.has(field.id))
    .map(
      (field): Insertion => ({
        id: `field-${field.id}`,
        group: "fields",
        label: field.label ?? field.id,
        note: t(`editor-field-${field.type}`),
        icon: SquarePen,
        run: () => insertField(editor, field.id),
      }),
    );
  const made = FIELD_TYPES.map(
    (type): Insertion => ({
      id: `new-field-${type}`,
      group: "fields",
      label: t(`editor-field-${type}`),
      note: t("editor-insert-new-field"),
      icon: FIELD_ICONS[type] ?? TextCursorInput,
      run: () =>
        insertField(editor, addField(desk.draft, type, t("editor-role-first"), t("editor-option-first"))),
    }),
  );
  return [...waiting, ...made];
}

function logic({ editor, desk, t }: Means): Insertion[] {
  return [
    {
      id: "conditional",
      group: "logic",
      label: t("editor-insert-condition"),
      note: t("editor-insert-condition-note"),
      icon: GitBranch,
      run: () => insertLogic(editor, desk, "conditional"),
    },
    {
      id: "repeat",
      group: "logic",
      label: t("editor-insert-repeat"),
      note: t("editor-insert-repeat-note"),
      icon: Repeat2,
      run: () => insertLogic(editor, desk, "repeat"),
    },
  ];
}

function text({ editor, t }: Means): Insertion[] {
  const heading = (level: 1 | 2 | 3, icon: LucideIcon): Insertion => ({
    id: `heading-${level}`,
    group: "text",
    label: t("editor-heading", { level }),
    icon,
    run: () => editor.chain().focus().setHeading({ level }).run(),
  });
  return [
    heading(1, Heading1),
    heading(2, Heading2),
    heading(3, Heading3),
    {
      id: "bullets",
      group: "text",
      label: t("editor-bullets"),
      icon: List,
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      id: "numbers",
      group: "text",
      label: t("editor-numbers"),
      icon: ListOrdered,
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      id: "quote",
      group: "text",
      label: t("editor-quote"),
      icon: Quote,
      run: () => editor.chain().focus().toggleBlockquote().run(),
    },
  ];
}

function page({ editor, t, pickPicture }: Means): Insertion[] {
  return [
    {
      id: "table",
      group: "page",
      label: t("editor-table"),
      icon: Table,
      run: () => insertTable(editor),
    },
    { id: "image", group: "page", label: t("editor-image"), icon: Image, run: pickPicture },
    {
      id: "columns",
      group: "page",
      label: t("editor-columns"),
      icon: Columns2,
      run: () => editor.chain().focus().setColumns(2).run(),
    },
    {
      id: "rule",
      group: "page",
      label: t("editor-rule"),
      icon: Minus,
      run: () => editor.chain().focus().setHorizontalRule().run(),
    },
    {
      id: "break",
      group: "page",
      label: t("editor-page-break"),
      icon: Scissors,
      run: () => editor.chain().focus().insertPageBreak().run(),
    },
  ];
}
