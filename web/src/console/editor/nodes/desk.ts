// What the nodes of the editor need to know of the rest: the draft that they belong to, and the way to open what edits them.

import type { Draft } from "../draft/Draft";

/** A node, or a condition around items or rows, that somebody wants to look at more closely. */
export interface Inspected {
  kind: "variable" | "field" | "image" | "logic" | "around";
  /** The node's position; for `around` that of the first item or row. */
  pos: number;
  /** For `around`: how many other conditions and repeats are around it. */
  depth?: number;
  /** Whether it was made just now and lacks what it needs. */
  fresh?: boolean;
}

export interface Desk {
  draft: Draft;
  inspect: (what: Inspected) => void;
}
