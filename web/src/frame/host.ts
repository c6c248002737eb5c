// The site around the page, where the page stands in a frame. It is told how high the page is and how far its person got, and
// nothing else. Who may be that site, the service has decided: in other frames browsers do not show the page.

import type { Event, Message, Progress } from "../embed/message";
import { LANGUAGES } from "../text/languages";

/** Whether the page stands in a frame. */
export const framed = window.parent !== window;

/** The language that the site around the page asks for, where it is one of ours. */
export function wantedLanguage(): string | null {
  const tag = new URLSearchParams(location.search).get("lang")?.toLowerCase().split("-")[0] ?? "";
  return tag in LANGUAGES ? tag : null;
}

/** The origin of the page right around this one; nothing where the browser does not tell it. */
function origin(): string | null {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}

function post(message: Message): void {
  const target = framed ? origin() : null;
  // A page without an origin of its own calls it so; nobody can be named by that.
  if (target && target !== "null") window.parent.postMessage(message, target);
}

const told = new Set<Event>();

/** Tells how far the person got; each event once for as long as the page is there. */
export function tell(type: Event, detail: Progress): void {
  if (told.has(type)) return;
  told.add(type);
  post({ source: "countersign", type, detail });
}

/**
 * Fits the page into a frame and keeps telling how high it would like to be. The style sheet measures nothing by the height of
 * the window then: the window is as high as the page says.
 */
export function fitIntoFrame(root: HTMLElement): void {
  if (!framed) return;
  document.documentElement.classList.add("framed");
  let last = 0;
  let due = false;
  const measure = () => {
    due = false;
    const dialogs = [...root.querySelectorAll("dialog[open]")];
    const heights = dialogs.map((dialog) => dialog.scrollHeight + AROUND_A_DIALOG);
    const height = Math.ceil(Math.max(root.getBoundingClientRect().height, ...heights));
    if (height === last) return;
    last = height;
    post({ source: "countersign", type: "height", height });
  };
  const note = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(measure);
  };
  new ResizeObserver(note).observe(root);
  // Dialogs come and go without moving anything.
  new MutationObserver(note).observe(root, { childList: true, subtree: true });
}

/** The border of a dialog and what the style sheet leaves free above and below it, in pixels. */
const AROUND_A_DIALOG = 32;
