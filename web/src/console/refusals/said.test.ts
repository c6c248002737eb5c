import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { T } from "../text/words";
import { expressionSaid, fieldSaid, receiverSaid, warningSaid } from "./said";

function speaking(language: string): T {
  const file = join(import.meta.dirname, "../../../../locales", language, "console-refusals.ftl");
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  return (id, gaps) => bundle.formatPattern(bundle.getMessage(id)?.value ?? id, gaps ?? {});
}
const de = speaking("de");
const fr = speaking("fr");

describe("what is wrong with an expression", () => {
  it("is said in the reader's language, kinds of values too", () => {
    expect(expressionSaid(de, "`+` can't be used between an amount of money and a date")).toBe(
      "+ passt nicht zu diesen Werten: ein Geldbetrag, ein Datum.",
    );
    expect(expressionSaid(fr, "`round` takes 1 to 2 values, not 3")).toBe(
      "round prend de 1 à 2 valeurs, et non 3.",
    );
    expect(expressionSaid(de, "gives a text, but its type is money")).toBe(
      "Das Ergebnis ist ein Text, verlangt ist: ein Geldbetrag.",
    );
  });

  it("keeps names as they are, and what may have been meant", () => {
    expect(expressionSaid(fr, "there is no `list`; did you mean `lists`?")).toBe(
      "Rien ne s’appelle list. Vouliez-vous dire lists\u00a0?",
    );
    expect(expressionSaid(de, "there is no function `rond`; did you mean `round`?")).toBe(
      "Es gibt keine Funktion rond. Meinten Sie round?",
    );
    expect(expressionSaid(de, "there is no `rent`")).toBe("Es gibt nichts, das rent heißt.");
  });

  it("is told with its place where it keeps a template from being saved, or printed", () => {
    expect(fieldSaid(de, "column 10: write `&&` for and")).toBe("Spalte 10: Für „und“ schreiben Sie &&");
    expect(fieldSaid(fr, "line 2, column 1: ends too early")).toBe(
      "Ligne 2, colonne 1\u00a0: Ceci se termine trop tôt.",
    );
    expect(warningSaid(de, "a / b: column 3: divides by nought")).toBe(
      "a / b: Spalte 3: Hier wird durch 0 geteilt.",
    );
    expect(warningSaid(de, "rent: is an amount of money, not true or false")).toBe(
      "rent: Eine Bedingung muss wahr oder falsch ergeben. Gefunden: ein Geldbetrag.",
    );
  });

  it("stays in the service's words where there are none of ours", () => {
    expect(expressionSaid(de, "expecting '(' to start the parameters list")).toBeNull();
    expect(fieldSaid(de, "column 4: expecting '('")).toBeNull();
  });
});

it("says what is wrong with Markdown, with its line and the tag", () => {
  expect(fieldSaid(de, "line 3: {{#if}} needs an expression, such as {{#if total > 1000}}")).toBe(
    "Zeile 3: {{#if}} braucht einen Ausdruck, wie {{#if total > 1000}}.",
  );
  expect(
    fieldSaid(fr, "line 3: {{#if x}} is not closed: {{/if}} must follow in the same part of the text"),
  ).toBe("Ligne 3\u00a0: {{#if x}} n’est pas fermé. {{/if}} doit suivre.");
  expect(
    fieldSaid(de, "line 1: {{tenant has no }} on the same line; write \\{{ for the braces themselves"),
  ).toBe("Zeile 1: In derselben Zeile fehlt }}: {{tenant");
});

it("says why a webhook did not arrive", () => {
  expect(receiverSaid(fr, "can't be reached (Connection refused (os error 111))")).toBe(
    "Injoignable (Connection refused (os error 111))",
  );
  expect(receiverSaid(de, "did not answer within 10 seconds")).toBe("Hat nicht rechtzeitig geantwortet.");
});
