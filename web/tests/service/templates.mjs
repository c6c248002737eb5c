// The templates of the tests: those of `examples`, and a few small ones.

import { readFileSync } from "node:fs";

const EXAMPLES = new URL("../../../examples/", import.meta.url);

export function exampleFile(path) {
  return readFileSync(new URL(path, EXAMPLES));
}

/** One of the examples, with values for a document. */
export function example(name) {
  const read = (file) => JSON.parse(exampleFile(`${name}/${file}`));
  return { template: read("template.json"), data: read("data.json") };
}

/** The same as a public form: values that a document would be given are the template's own. */
export function publicly({ template, data }) {
  const symbols = Object.entries(template.symbolTable);
  const symbolTable = Object.fromEntries(
    symbols.map(([name, symbol]) => [name, { ...symbol, default: data[name] }]),
  );
  return { ...template, symbolTable, isPubliclyFillable: true };
}

/** An agreement that one person signs, short enough for tests that are about something else. */
export function letter(name = "Letter of agreement", more = {}) {
  return {
    name,
    content: {
      markdown: `# ${name}\n\n{{field:who}} agrees to meet on {{field:day}}.\n\nSigned: {{field:signature}} on {{field:signed}}\n`,
      language: "en",
    },
    formSchema: {
      roles: [{ name: "Guest" }],
      fields: [
        { id: "who", type: "fullName", role: "Guest", label: "Your name", required: true },
        { id: "day", type: "date", role: "Guest", label: "Day of the meeting", required: true },
        { id: "signature", type: "signature", role: "Guest", label: "Signature", required: true },
        { id: "signed", type: "signedDate", role: "Guest", label: "Date of signing", required: true },
      ],
    },
    ...more,
  };
}
