import type { VNode } from "preact";
import { h } from "preact";
import type { Block, Cell } from "../net/session";
import { Headings } from "./headings";
import { alignClass, type Drawing, inlines, PlacedField } from "./Inlines";
import { blockKeys, itemKeys } from "./keys";
import { StoredPicture } from "./StoredPicture";
import { WideTable } from "./WideTable";

/** Draws a document that is set from text. Call it once for each tree: whatever changes in between draws itself. */
export function flow(blocks: Block[], controls: Set<string>): VNode[] {
  return draw(blocks, { controls, headings: new Headings() });
}

function draw(blocks: Block[], drawing: Drawing): VNode[] {
  const names = blockKeys(blocks);
  return blocks.map((block, at) => drawBlock(block, drawing, names[at] ?? String(at)));
}

function drawBlock(block: Block, drawing: Drawing, key: string): VNode {
  switch (block.kind) {
    case "paragraph":
      return (
        <p key={key} class={alignClass(block.align)}>
          {inlines(block.content, drawing)}
        </p>
      );
    case "heading": {
      const number = block.numbered ? drawing.headings.number(block.level) : null;
      // The page itself has the first level: the document's name.
      const level = Math.min(drawing.headings.depth(block.level) + 1, 6);
      const look = [`look-${block.level}`, alignClass(block.align)].filter(Boolean).join(" ");
      return h(
        `h${level}`,
        { key, class: look },
        number && <span class="number">{number} </span>,
        inlines(block.content, drawing),
      );
    }
    case "bulletList":
      return <ul key={key}>{items(block.items, drawing)}</ul>;
    case "orderedList":
      return (
        <ol
          key={key}
          start={block.start}
          type={block.style === "1.1" ? "1" : (block.style as "1")}
          class={block.style === "1.1" ? "nested" : undefined}
        >
          {items(block.items, drawing)}
        </ol>
      );
    case "quote":
      return <blockquote key={key}>{draw(block.content, drawing)}</blockquote>;
    case "rule":
      return <hr key={key} />;
    case "pageBreak":
      return <div key={key} class="page-break" />;
    case "columns":
      return (
        <div key={key} class="columns" style={{ "--columns": String(block.count) }}>
          {draw(block.content, drawing)}
        </div>
      );
    case "table":
      return table(block, drawing, key);
    case "image":
      return <StoredPicture key={key} picture={block} />;
    case "field":
      return (
        <div key={key} class="field-line">
          <PlacedField field={block} layout="block" isControl={drawing.controls.delete(block.id)} />
        </div>
      );
    case "values":
      return (
        <dl key={key} class="values">
          {block.rows.map(({ label, value }, at) => (
            <div key={`${at}${label}`}>
              <dt>{label}</dt>
              <dd>{value || "–"}</dd>
            </div>
          ))}
        </dl>
      );
  }
}

function items(list: Block[][], drawing: Drawing): VNode[] {
  const names = itemKeys(list);
  return list.map((blocks, at) => <li key={names[at]}>{draw(blocks, drawing)}</li>);
}

function table(block: Extract<Block, { kind: "table" }>, drawing: Drawing, key: string): VNode {
  const head = block.rows.slice(0, block.header_rows);
  const body = block.rows.slice(block.header_rows);
  const all = block.widths.reduce((sum, width) => sum + width, 0) || 1;
  const heads = columnHeads(head, block.widths.length);
  const rows = (part: Cell[][], scope: "col" | "row") =>
    part.map((row, at) => (
      <tr key={at}>
        {row.map((cell, place) =>
          drawCell(cell, drawing, place, scope, row.length === heads.length ? heads[place] : undefined),
        )}
      </tr>
    ));
  return (
    <WideTable key={key}>
      <table class={block.widths.length > 3 ? "wide" : undefined}>
        <colgroup>
          {block.widths.map((width, at) => (
            <col key={at} style={{ width: `${(width / all) * 100}%` }} />
          ))}
        </colgroup>
        {head.length > 0 && <thead>{rows(head, "col")}</thead>}
        <tbody>{rows(body, "row")}</tbody>
      </table>
    </WideTable>
  );
}

/** What stands above each column, as plain text, for cells that are set below each other on a phone. */
function columnHeads(head: Cell[][], count: number): string[] {
  const last = head.at(-1);
  if (last?.length !== count) return [];
  return last.map((cell) => plain(cell.content));
}

function plain(blocks: Block[]): string {
  return blocks
    .flatMap((block) => (block.kind === "paragraph" || block.kind === "heading" ? block.content : []))
    .map((piece) => (piece.kind === "text" || piece.kind === "value" ? piece.text : " "))
    .join("")
    .trim();
}

function drawCell(
  cell: Cell,
  drawing: Drawing,
  at: number,
  scope: "col" | "row",
  head: string | undefined,
): VNode {
  const span = {
    ...(cell.colspan > 1 ? { colSpan: cell.colspan } : {}),
    ...(cell.rowspan > 1 ? { rowSpan: cell.rowspan } : {}),
  };
  const content = draw(cell.content, drawing);
  if (!cell.header) {
    return (
      <td key={at} class={alignClass(cell.align)} data-head={head || undefined} {...span}>
        {content}
      </td>
    );
  }
  return (
    <th
      key={at}
      class={alignClass(cell.align)}
      scope={cell.colspan > 1 && scope === "row" ? "rowgroup" : scope}
      {...span}
    >
      {content}
    </th>
  );
}
