// Changes that can be taken back. Changes of the same kind that follow each other closely are one step.

import { useReducer } from "react";

/** So long after a change another of the same kind still belongs to it, in milliseconds. */
const TOGETHER = 1_000;
/** So many steps can be taken back. */
const MOST = 200;

export interface History<T> {
  now: T;
  past: readonly T[];
  future: readonly T[];
  last: { kind: string; at: number } | null;
}

export type Act<T> =
  | { do: "change"; change: (now: T) => T; kind: string; at: number }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "replace"; with: T };

export function begun<T>(now: T): History<T> {
  return { now, past: [], future: [], last: null };
}

export function acted<T>(history: History<T>, act: Act<T>): History<T> {
  const { now, past, future, last } = history;
  switch (act.do) {
    case "change": {
      const next = act.change(now);
      if (next === now) return history;
      const together = last !== null && last.kind === act.kind && act.at - last.at < TOGETHER;
      return {
        now: next,
        past: together ? past : [...past, now].slice(-MOST),
        future: [],
        last: { kind: act.kind, at: act.at },
      };
    }
    case "undo": {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { now: before, past: past.slice(0, -1), future: [now, ...future], last: null };
    }
    case "redo": {
      const [after, ...rest] = future;
      if (after === undefined) return history;
      return { now: after, past: [...past, now], future: rest, last: null };
    }
    case "replace":
      return begun(act.with);
  }
}

/** Holds something that changes, with the way back. */
export function useHistory<T>(initial: T) {
  const [history, act] = useReducer(acted<T>, initial, begun<T>);
  return {
    now: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Changes it. Of changes with the same `kind` in quick succession all are taken back at once. */
    change: (change: (now: T) => T, kind: string) =>
      act({ do: "change", change, kind, at: performance.now() }),
    undo: () => act({ do: "undo" }),
    redo: () => act({ do: "redo" }),
    /** Begins anew with something else. */
    replace: (next: T) => act({ do: "replace", with: next }),
  };
}
