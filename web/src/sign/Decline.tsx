import { useState } from "preact/hooks";
import { later } from "../frame/later";
import { t } from "../text/text";
import type { Step } from "./SignApp";

const DeclineDialog = later(() => import("./DeclineDialog").then((m) => m.DeclineDialog));

/** The way out: a button, and a dialog that asks for the reason. */
export function DeclineButton(step: Step) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button link" onClick={() => setOpen(true)}>
        {t("decline")}
      </button>
      {open && <DeclineDialog.View {...step} onClose={() => setOpen(false)} />}
    </>
  );
}
