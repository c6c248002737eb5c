import { expect, it } from "vitest";
import { fileName } from "./download";

it("names files as every file system takes them", () => {
  expect(fileName('Lease: "Mill\tLane" 3/4', "pdf")).toBe("Lease Mill Lane 3 4.pdf");
  expect(fileName("***", "zip")).toBe("document.zip");
  expect(fileName("Lease", "pdf", "Audit trail")).toBe("Lease – Audit trail.pdf");
});

it("cuts long names, and neither their endings nor what tells them apart", () => {
  for (const name of ["Contract ".repeat(40), "عقد إيجار ".repeat(40), "👩‍⚖️".repeat(60)]) {
    const [document, trail] = [fileName(name, "pdf"), fileName(name, "pdf", "Audit trail")];
    expect(new TextEncoder().encode(document).length).toBeLessThanOrEqual(200);
    expect(document).toMatch(/[^ ]\.pdf$/);
    expect(trail).toMatch(/ – Audit trail\.pdf$/);
    expect(trail).not.toBe(document);
  }
  // A sign is kept whole or left out.
  expect(fileName("👩‍⚖️".repeat(60), "pdf")).toMatch(/^(👩‍⚖️)+\.pdf$/u);
});
