// Saves by itself, a moment after the last change. What the service refuses is kept on the screen until it is mended; what fails for the moment
// is tried again.

import { useCallback, useEffect, useRef, useState } from "react";
import { asFailure, type Failure } from "../../api/failure";

/** So long after the last change it is saved, in milliseconds. */
const PAUSE = 800;
/** So long after a failure it is tried again. */
const AGAIN = 5_000;

export type SaveState<T> =
  | { is: "saved" }
  | { is: "waiting" }
  | { is: "saving" }
  /** It will be tried again. */
  | { is: "failed"; failure: Failure }
  /** Something has to be mended first. */
  | { is: "refused"; failure: Failure; sent: T }
  /** Somebody else saved another state meanwhile. */
  | { is: "conflict" };

/** Thrown by `save` where somebody else saved something meanwhile. */
export class Conflict extends Error {
  override readonly name = "Conflict";
}

interface Options<T> {
  now: T;
  /** What the service has at the beginning. */
  initial: T;
  /** Sends a state. `over` says to save it whatever somebody else saved. */
  save: (state: T, over: boolean) => Promise<void>;
}

/** Keeps the service's copy up to date; states are told apart by identity. */
export function useAutosave<T>({ now, initial, save }: Options<T>) {
  const [state, setState] = useState<SaveState<T>>({ is: "saved" });
  const latest = useRef({ now, save });
  const kept = useRef(initial);
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef<() => void>(() => undefined);
  latest.current = { now, save };

  const attempt = useCallback(async (over: boolean) => {
    clearTimeout(timer.current);
    // What changes while a state is on its way is sent after it.
    while (latest.current.now !== kept.current) {
      const sent = latest.current.now;
      // What has to be mended stays in sight until it is.
      setState((before) => (before.is === "refused" ? before : { is: "saving" }));
      try {
        await latest.current.save(sent, over);
        kept.current = sent;
      } catch (thrown) {
        if (thrown instanceof Conflict) return setState({ is: "conflict" });
        const failure = asFailure(thrown);
        if (failure.passes) {
          setState({ is: "failed", failure });
          timer.current = setTimeout(() => again.current(), (failure.retryAfter ?? 0) * 1_000 || AGAIN);
        } else setState({ is: "refused", failure, sent });
        return;
      }
    }
    setState({ is: "saved" });
  }, []);

  const flush = useCallback(
    (over = false): Promise<void> => {
      running.current ??= attempt(over).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [attempt],
  );
  again.current = () => void flush();

  useEffect(() => {
    if (now === kept.current) {
      if (!running.current) setState({ is: "saved" });
      return;
    }
    setState((before) => (before.is === "saved" || before.is === "failed" ? { is: "waiting" } : before));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE);
    return () => clearTimeout(timer.current);
  }, [now, flush]);

  return {
    state,
    /** Saves at once, and waits until that is done or has failed. */
    flush,
    /** Whether the service has it all. */
    isClean: () => latest.current.now === kept.current,
    /** Begins anew with what the service has now. */
    reset: (next: T) => {
      clearTimeout(timer.current);
      kept.current = next;
      setState({ is: "saved" });
    },
  };
}
