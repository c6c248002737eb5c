// Tables as text: CSV as spreadsheets write it (RFC 4180), with commas, semicolons or tabs between the cells.

/** A table: its first line, and the lines below it. */
export interface Sheet {
  head: string[];
  /** As many cells as the head has. */
  rows: string[][];
  /** The line of the file at which each row begins, from 1. */
  lines: number[];
}

/** Why a text is no table. */
export type Unreadable = "empty" | "no-rows" | "open-quote" | "spreadsheet";

/** Returns the text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 where it is that, else what Windows calls ANSI. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Whether a file is a workbook of a spreadsheet program rather than text: they begin as archives or old Office files do. */
export function isWorkbook(bytes: Uint8Array): boolean {
  const begins = (...start: number[]) => start.every((byte, place) => bytes[place] === byte);
  return begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0);
}

/** Returns what stands between cells: whichever of the three is most frequent in the first line, outside of quotes. */
export function separatorOf(text: string): string {
  const counts = new Map([
    [",", 0],
    [";", 0],
    ["\t", 0],
  ]);
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === "\n" || sign === "\r") break;
    else if (counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

interface Line {
  cells: string[];
  line: number;
}

/** Returns the lines of a text, cell by cell; nothing where a quote is never closed. */
function cellsOf(text: string, separator: string): Line[] | null {
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  // Whether a quote that closes was the last sign of the cell.
  let closed = false;
  let line = 1;
  let begun = 1;
  const endCell = () => {
    cells.push(cell);
    cell = "";
    closed = false;
  };
  const endLine = () => {
    endCell();
    lines.push({ cells, line: begun });
    cells = [];
    begun = line;
  };
  for (let place = 0; place < text.length; place++) {
    const sign = text[place] as string;
    const lineEnds = sign === "\n" || (sign === "\r" && text[place + 1] !== "\n");
    if (lineEnds) line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[place + 1] === '"') {
        cell += '"';
        place += 1;
      } else {
        quoted = false;
        closed = true;
      }
    } else if (sign === '"' && cell.trim() === "" && !closed) {
      cell = "";
      quoted = true;
    } else if (sign === separator) endCell();
    else if (lineEnds) endLine();
    else if (sign === "\r") continue;
    // Blanks between a closing quote and the end of the cell mean nothing.
    else if (!(closed && sign === " ")) cell += sign;
  }
  if (quoted) return null;
  if (cell !== "" || cells.length > 0 || closed) endLine();
  return lines;
}

/**
 * What a spreadsheet program would work out as a formula: at the start of a cell, or of what a program that expects other
 * separators takes for one. Numbers with a sign and telephone numbers are none.
 */
const START = "(^|[;\\t\\r\\n])";
const FORMULA = '("*(?:[=@＝＠]|[+\\-＋－](?![\\d .,()/-]*(?:[;\\t\\r\\n]|$))))';
const UNMARKED = new RegExp(START + FORMULA, "g");
const MARKED = new RegExp(`${START}'${FORMULA}`, "g");

/** Returns the words of a cell, without the mark that `writeSheet` puts before what would be a formula. */
function bare(cell: string): string {
  return cell.trim().replace(MARKED, "$1$2");
}

/** Reads a table. Lines without any words are left out; lines that are too short are filled up. */
export function readSheet(text: string): Sheet | Unreadable {
  const unmarked = text.replace(/^\ufeff/, "");
  // Excel's own way to say what stands between cells.
  const said = /^sep=(.)\r?\n/i.exec(unmarked);
  const body = said ? unmarked.slice(said[0].length) : unmarked;
  const lines = cellsOf(body, said?.[1] ?? separatorOf(body));
  if (lines === null) return "open-quote";
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [first, ...others] = filled;
  if (!first) return "empty";
  if (others.length === 0) return "no-rows";
  const width = Math.max(...filled.map(({ cells }) => cells.length));
  const wide = (cells: string[]) => Array.from({ length: width }, (_, column) => bare(cells[column] ?? ""));
  return {
    head: wide(first.cells),
    rows: others.map(({ cells }) => wide(cells)),
    lines: others.map(({ line }) => line + (said ? 1 : 0)),
  };
}

/** Reads a file. */
export function readFile(bytes: Uint8Array): Sheet | Unreadable {
  return isWorkbook(bytes) ? "spreadsheet" : readSheet(decode(bytes));
}

/** Writes a table, so that spreadsheets open it: quotes where needed, a mark for UTF-8 in front, and no formulas. */
export function writeSheet(rows: string[][]): string {
  const cell = (given: string) => {
    const text = given.replace(UNMARKED, "$1'$2");
    return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
