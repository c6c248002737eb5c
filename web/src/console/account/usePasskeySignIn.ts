// Signing in with a passkey, alone or as the second step.

import { useState } from "react";
import { api, dataOf } from "../api/client";
import { asFailure, Failure } from "../api/failure";
import type { Session } from "../api/session";
import { useT } from "../text/words";
import { signWithPasskey, wasDropped } from "./passkey";

/** Returns what the button does, whether it is at it, and what went wrong. */
export function usePasskeySignIn(done: (session: Session) => Promise<void>) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const begin = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const asked = await dataOf(api.POST("/session/passkey/challenge"));
      const body = await signWithPasskey(asked);
      await done((await dataOf(api.POST("/session/passkey", { body }))) as Session);
    } catch (thrown) {
      if (wasDropped(thrown)) return;
      const refused = asFailure(thrown);
      setFailure(refused.status === 403 ? new Failure(400, "PASSKEY", t("account-passkey-wrong")) : refused);
    } finally {
      setBusy(false);
    }
  };
  return { begin, busy, failure };
}
