import { describe, expect, it } from "vitest";
import { elementSnippet, frameSnippet, qrCode } from "./publicAddress";

describe("what others put on their sites", () => {
  it("holds a name with any letters", () => {
    expect(frameSnippet("https://sign.example/f/tpl_1", 'A "b" <c> & d')).toBe(
      '<iframe src="https://sign.example/f/tpl_1" title="A &quot;b&quot; &lt;c> &amp; d" referrerpolicy="origin" width="100%" height="800"></iframe>',
    );
  });
  it("loads the element from the same service", () => {
    expect(elementSnippet("https://sign.example/f/tpl_1")).toContain('src="https://sign.example/embed.js"');
  });
});

describe("a QR code", () => {
  it("has its three corners and a margin", () => {
    const drawing = qrCode("https://sign.example/f/tpl_01m7g19jnmfr0t3sjyzgp8zf4n");
    const size = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]);
    for (const corner of ["M4 4h", `M${size - 5} 4h`, `M4 ${size - 5}h`]) expect(drawing).toContain(corner);
    expect(drawing).not.toContain("M3 4h");
  });
});
