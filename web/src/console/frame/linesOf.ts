/** So many letters fill a line of most inputs. */
const LETTERS = 56;

/** About how many lines a text takes in an input: a long one is broken. */
export function linesOf(text: unknown): number {
  const lines = String(text ?? "").split("\n");
  return lines.reduce((sum, line) => sum + Math.max(Math.ceil(line.length / LETTERS), 1), 0);
}
