// The numbers of headings and the levels by which screen readers know them, worked out as the PDF has them.

export class Headings {
  private readonly numbers: { level: number; count: number }[] = [];
  private readonly levels: number[] = [];

  /** Counts a heading and returns its number: `2.1`. Sections of level 2 under an unnumbered title are 1, 2, 3. */
  number(level: number): string {
    let last = 0;
    for (let above = this.numbers.at(-1); above && above.level >= level; above = this.numbers.at(-1)) {
      last = above.count;
      this.numbers.pop();
    }
    this.numbers.push({ level, count: last + 1 });
    return this.numbers.map(({ count }) => count).join(".");
  }

  /** Returns how deep a heading lies: the first is 1, and none is skipped. */
  depth(level: number): number {
    while ((this.levels.at(-1) ?? 0) >= level) this.levels.pop();
    this.levels.push(level);
    return this.levels.length;
  }
}
