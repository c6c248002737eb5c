import { describe, expect, it } from "vitest";
import { arrived, sought } from "./typedWords";

describe("the words in a search box", () => {
  it("are looked for without the blanks around them", () => {
    expect(sought(" lease Berlin ")).toBe("lease Berlin");
  });

  it("keep the blank before the next word when their own question comes back", () => {
    expect(arrived({ typed: "lease ", asked: "lease" }, "lease").typed).toBe("lease ");
  });

  it("keep what was typed while the question was on its way", () => {
    expect(arrived({ typed: "lease B", asked: "lease" }, "lease").typed).toBe("lease B");
  });

  it("give way to words that came by another way", () => {
    expect(arrived({ typed: "lease ", asked: "lease" }, "")).toEqual({ typed: "", asked: "" });
    expect(arrived({ typed: "lease", asked: "lease" }, "rent")).toEqual({ typed: "rent", asked: "rent" });
  });
});
