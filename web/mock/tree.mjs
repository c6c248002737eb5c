// Short ways to write print trees.

export const text = (words, style) => ({ kind: "text", text: words, ...(style ? { style } : {}) });
export const bold = (words) => text(words, { bold: true });
export const value = (words) => ({ kind: "value", text: words });
export const p = (...content) => ({
  kind: "paragraph",
  align: null,
  content: content.map((piece) => (typeof piece === "string" ? text(piece) : piece)),
});
export const heading = (level, words, numbered = false) => ({
  kind: "heading",
  level,
  numbered,
  align: null,
  content: [text(words)],
});
export const place = (id, label, shape = "line", answer = null) => ({
  kind: "field",
  id,
  label,
  shape,
  role: 0,
  answer,
});
export const cell = (header, ...content) => ({
  header,
  colspan: 1,
  rowspan: 1,
  align: null,
  content: content.map((piece) => (typeof piece === "string" ? p(piece) : piece)),
});
export const field = (id, type, label, more = {}) => ({
  id,
  type,
  label,
  help: null,
  required: true,
  readOnly: false,
  options: [],
  validation: null,
  placement: null,
  currency: null,
  ...more,
});
export const print = (title, language, body) => ({
  title,
  language,
  page: { size: "a4", orientation: "portrait", margin: { top: 25, right: 25, bottom: 25, left: 25 } },
  font: "serif",
  header: [],
  footer: [],
  body,
  created_at_ms: Date.parse("2026-11-14T09:00:00Z"),
  ident: title,
});
