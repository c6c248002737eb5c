import { describe, expect, it } from "vitest";
import { decode, readFile, readSheet, type Sheet, separatorOf, writeSheet } from "./csv";

const sheet = (text: string) => readSheet(text) as Sheet;
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part)] : part)));

describe("a table as text", () => {
  it.each([
    ["commas", "name,email\nAna,ana@x.example\n"],
    ["semicolons", "name;email\r\nAna;ana@x.example\r\n"],
    ["tabs", "name\temail\rAna\tana@x.example"],
    ["a mark in front", "\ufeffname,email\nAna,ana@x.example"],
    ["Excel's first line", "sep=|\nname|email\nAna|ana@x.example"],
    ["empty lines and blanks", "\n name , email\n\n Ana ,ana@x.example  \n , \n"],
  ])("is read with %s", (_, text) => {
    expect(sheet(text).head).toEqual(["name", "email"]);
    expect(sheet(text).rows).toEqual([["Ana", "ana@x.example"]]);
  });

  it("keeps what stands in quotes", () => {
    const { rows, lines } = sheet(
      'a,b\n"x, y","say ""hi"""\n"two\r\nlines", "with a blank in front" \n5" nail,"" \nend,z',
    );
    expect(rows).toEqual([
      ["x, y", 'say "hi"'],
      ["two\r\nlines", "with a blank in front"],
      ['5" nail', ""],
      ["end", "z"],
    ]);
    expect(lines).toEqual([2, 3, 5, 6]);
  });

  it("is made even: short lines are filled up, long ones get columns without a name", () => {
    const { head, rows } = sheet("a,b\n1\n1,2,3");
    expect(head).toEqual(["a", "b", ""]);
    expect(rows).toEqual([
      ["1", "", ""],
      ["1", "2", "3"],
    ]);
  });

  it.each([
    ["", "empty"],
    ["\n , \n", "empty"],
    ["a,b\n", "no-rows"],
    ['a,b\n"1,2\n', "open-quote"],
  ])("%j is none: %s", (text, why) => {
    expect(readSheet(text)).toBe(why);
  });

  it("takes the separator of the first line, outside of quotes", () => {
    expect(separatorOf('"a,b,c";d\n1,2,3,4')).toBe(";");
    expect(separatorOf("one")).toBe(",");
  });
});

describe("a file", () => {
  it("is read in the encodings of spreadsheets", () => {
    expect(decode(bytes("é"))).toBe("é");
    expect(decode(bytes([0xe9, 0x2c, 0x78]))).toBe("é,x");
    expect(decode(bytes([0xff, 0xfe, 0xe9, 0x00]))).toBe("é");
    expect(decode(bytes([0xfe, 0xff, 0x00, 0xe9]))).toBe("é");
  });

  it("is refused where it is a workbook", () => {
    expect(readFile(bytes([0x50, 0x4b, 0x03, 0x04, 0x00]))).toBe("spreadsheet");
    expect(readFile(bytes([0xd0, 0xcf, 0x11, 0xe0]))).toBe("spreadsheet");
  });

  it("comes back as it was written", () => {
    const rows = [
      ["name", "words"],
      ["Ana", 'a "b", c\nd;e'],
      ["", "x"],
    ];
    const { head, rows: read } = sheet(writeSheet(rows));
    expect([head, ...read]).toEqual(rows);
  });

  // Whatever is written can be read again: many small tables of awkward signs.
  it("comes back for tables of any signs", () => {
    const signs = ['"', ",", ";", "\t", "\n", "\r\n", "a", "é", "|"];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 300; round++) {
      const cell = () => `x${Array.from({ length: next(6) }, () => signs[next(signs.length)]).join("")}x`;
      const rows = Array.from({ length: 2 + next(3) }, () => [cell(), cell(), cell()]);
      // The head says what stands between cells, so it is plain, as heads are.
      rows[0] = ["a", "b", "c"];
      const { head, rows: read } = sheet(writeSheet(rows));
      expect([head, ...read]).toEqual(rows);
    }
  });
});

it("writes nothing that a spreadsheet works out, and reads its own tables as they were", () => {
  const rows = [
    ["a", "b"],
    ['=HYPERLINK("http://x.example","Ana")', "@sum"],
    ["+1+cmd|x", "-5,50"],
    ["+49 (0)30 123-45", "'quoted'"],
    ["a;=cmd|x;-5;b", 'x\n@sum\n;"＝1"'],
  ];
  const text = writeSheet(rows);
  expect(text).toContain("'=HYPERLINK");
  expect(text).toContain("'@sum");
  expect(text).toContain("'+1+cmd|x");
  expect(text).toContain("\r\n+49 (0)30 123-45,");
  expect(text).toContain('"-5,50"');
  expect(text).toContain("a;'=cmd|x;-5;b");
  expect(text).toContain("x\n'@sum\n;'\"\"＝1");
  const read = readSheet(text) as Sheet;
  expect([read.head, ...read.rows]).toEqual(rows);
});
