/** Returns the first letters of a name's words: at most four. Letters are whole ones, accents and joined emoji included. */
export function initialsOf(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const firsts = name
    .split(/[\s.\-_]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => [...letters.segment(word)][0]?.segment ?? "");
  return firsts.slice(0, 4).join("").toLocaleUpperCase();
}
