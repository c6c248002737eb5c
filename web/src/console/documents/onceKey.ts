// The keys of requests that act once, however often they are sent (`Idempotency-Key`).

import { useState } from "react";

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Gives the key to send a body under. It stays while the body stays: whoever presses again after a lost answer gets one document, and
 * whoever changed something meanwhile asks for something new.
 */
export function onceKeys(): (body: unknown) => string {
  let last: { key: string; body: string } | null = null;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { key: randomKey(), body: text };
    return last.key;
  };
}

/** The same, for as long as a component is shown. */
export function useOnceKey(): (body: unknown) => string {
  const [keyOf] = useState(onceKeys);
  return keyOf;
}
