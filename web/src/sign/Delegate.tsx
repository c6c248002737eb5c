import { useState } from "preact/hooks";
import { later } from "../frame/later";
import { t } from "../text/text";
import type { Step } from "./SignApp";

const DelegateDialog = later(() => import("./DelegateDialog").then((m) => m.DelegateDialog));

/** For whoever is not the one to sign: a button, and a dialog that asks who is. Not where that can't be done. */
export function DelegateButton(step: Step) {
  const [open, setOpen] = useState(false);
  const { mayDelegate, respondent } = step.session;
  if (!mayDelegate) return null;
  return (
    <>
      <button type="button" class="button link" onClick={() => setOpen(true)}>
        {t(respondent.kind === "approver" ? "delegate-approver" : "delegate-signer")}
      </button>
      {open && <DelegateDialog.View {...step} onClose={() => setOpen(false)} />}
    </>
  );
}
