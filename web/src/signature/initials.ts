/** The most characters of a name that may be typed as a signature. */
export const LONGEST = 100;

/** Returns as much of a name as may stand as a signature: an input takes more than it may hold where it is filled beforehand. */
export function offered(name: string): string {
  return [...name].slice(0, LONGEST).join("").trim();
}

/** Returns the first letters of a name's words: at most four. Letters are whole ones, accents and joined emoji included. */
export function initialsOf(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const firsts = name
    .split(/[\s.\-_]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => [...letters.segment(word)][0]?.segment ?? "");
  return firsts.slice(0, 4).join("").toLocaleUpperCase();
}
