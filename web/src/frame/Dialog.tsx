import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../text/text";

// A dialog may stand among the actions of a page, so its own are asked for.
const FIRST =
  "[role=tab][aria-selected=true], input:checked, input, select, textarea, .sign-here, :scope .actions button";

/** The browser's own modal dialog: it keeps the focus, closes on Escape, and gives the focus back. */
export function Dialog(props: {
  title: string;
  sheet?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    // What the dialog is about comes first, and not the button that closes it.
    shown?.querySelector<HTMLElement>(FIRST)?.focus();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={props.sheet ? "dialog sheet-dialog" : "dialog"}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <div class="dialog-top">
        <h2 id="dialog-title" dir="auto">
          {props.title}
        </h2>
        <button type="button" class="button icon" aria-label={t("close")} onClick={props.onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {props.children}
    </dialog>
  );
}
