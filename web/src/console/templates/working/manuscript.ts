import type { Detail } from "../../api/failure";

/**
 * What is being written, as a `Keeper` sees it. `T` is the working copy that it becomes, and `M` marks a state of it: another one after each
 * change.
 */
export interface Manuscript<T, M> {
  /** The template's. */
  readonly id: string;
  readonly mark: M;
  /** Whether the service has it all. */
  readonly isSaved: boolean;
  /** The parts that changed since they were saved, as the service takes them. */
  readonly unsaved: Partial<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Notes that what was there at a mark is saved. */
  wasSaved(mark: M): void;
  /** The parts in which two copies differ, for those who write here. */
  differing(one: T, other: T): readonly (keyof T)[];
  /** Takes parts for changed, so that they are saved over what somebody else saved. */
  claim(parts: readonly (keyof T)[]): void;
  /** Finds what does not hold together yet. Without it, that is left to the service's refusal. */
  check?(): Promise<Detail[]>;
}
