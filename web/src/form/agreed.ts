import { useState } from "preact/hooks";
import type { Consent } from "../net/session";

/**
 * What was agreed to by a tick: the very text that stood there. Where another one stands now, be it a newer version or one in another
 * language, that has to be read and agreed to first.
 */
export function useAgreed(shown: Consent): { agreed: Consent | null; onAgree: (yes: boolean) => void } {
  const [ticked, setTicked] = useState<Consent | null>(null);
  const same = ticked?.version === shown.version && ticked.text === shown.text;
  return { agreed: same ? ticked : null, onAgree: (yes) => setTicked(yes ? shown : null) };
}
