import { direction } from "../../text/languages";

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Returns a name that keeps its own direction within a sentence, and leaves the sentence its own: “محمد was invited” begins with the name.
 * A name that is written as the sentence is stays as it is, so that it can be searched and copied.
 */
export function isolated(name: string, language: string): string {
  const turns = RIGHT_TO_LEFT.test(name) !== (direction(language) === "rtl");
  return turns && name !== "" ? `\u2068${name}\u2069` : name;
}
