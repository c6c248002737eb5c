import type { ReactNode } from "react";
import type { Variable } from "../template";

/** What stands below a variable's label: its own description, which runs the way its language does, and a note of ours. */
export function described({ description }: Variable, note?: string): ReactNode {
  if (!description) return note;
  return (
    <>
      <bdi>{description}</bdi> {note}
    </>
  );
}
