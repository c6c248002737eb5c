// All extensions of the two editors: the text, and the line of a header or footer.

import type { Extensions } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { AroundLabels } from "./around";
import { Attributes, Body, Columns, ListItem, PageBreak } from "./blocks";
import { FieldBlock, FieldChip, VariableChip } from "./chips";
import type { Desk } from "./desk";
import { Conditional, ConditionalInline, Repeat, RepeatInline } from "./logic";
import { Code, Color, FontSize, Highlight, Link, Subscript, Superscript } from "./marks";
import { Picture, PictureBlock } from "./picture";
import { Line, PageCount, PageNumber } from "./running";
import { Cell, HeadCell, Row, Table } from "./table";

const marks: Extensions = [Link, Code, Color, FontSize, Highlight, Subscript, Superscript];

const starter = {
  document: false,
  code: false,
  codeBlock: false,
  link: false,
  listItem: false,
  trailingNode: false,
} as const;

/** What the text is made of. */
export function bodyKit(desk: Desk | null): Extensions {
  return [
    Body,
    StarterKit.configure({ ...starter, dropcursor: { color: false, class: "dropcursor" } }),
    Attributes,
    ListItem,
    PageBreak,
    Columns,
    Table,
    Row,
    Cell,
    HeadCell,
    Picture.configure({ desk }),
    PictureBlock.configure({ desk }),
    VariableChip.configure({ desk }),
    FieldChip.configure({ desk }),
    FieldBlock.configure({ desk }),
    Conditional.configure({ desk }),
    ConditionalInline.configure({ desk }),
    Repeat.configure({ desk }),
    RepeatInline.configure({ desk }),
    AroundLabels.configure({ desk }),
    ...marks,
  ];
}

/** What a header or footer is made of. */
export function lineKit(desk: Desk | null): Extensions {
  return [
    Line,
    StarterKit.configure({
      ...starter,
      heading: false,
      bulletList: false,
      orderedList: false,
      blockquote: false,
      horizontalRule: false,
      listKeymap: false,
      gapcursor: false,
    }),
    Attributes,
    PageNumber,
    PageCount,
    Picture.configure({ desk }),
    VariableChip.configure({ desk }),
    ConditionalInline.configure({ desk }),
    RepeatInline.configure({ desk }),
    ...marks,
  ];
}
