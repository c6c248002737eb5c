// The finished PDF takes a moment. It is looked for now and then, and not for ever.

import { useEffect, useRef } from "preact/hooks";

const EVERY_MS = 3_000;
const MOST = 40;

/** Looks again and again until the returned function is called; a page that nobody sees waits, and loses no look by that. */
export function startLooks(look: () => unknown): () => void {
  let left = MOST;
  const timer = setInterval(() => {
    if (document.hidden) return;
    left -= 1;
    if (left === 0) clearInterval(timer);
    look();
  }, EVERY_MS);
  return () => clearInterval(timer);
}

/** The same, as long as something is waited for. */
export function useLooks(isWaiting: boolean, look: () => unknown): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => (isWaiting ? startLooks(() => latest.current()) : undefined), [isWaiting]);
}
