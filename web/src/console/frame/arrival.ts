// Where the focus goes when another page is opened: to its heading, so that screen readers say where one is and the tab key begins there.

import type { AnyRouter } from "@tanstack/react-router";
import { isDialogOpen } from "./useFocusBack";

let arriving = false;

/** Moves the focus to the page's heading where another page was opened. Headings call it when they appear. */
export function arrive(heading: HTMLElement | null): void {
  if (!arriving || !heading) return;
  arriving = false;
  // A dialog that was opened while the page was on its way keeps it.
  if (!isDialogOpen()) heading.focus({ preventScroll: true });
}

/** Watches the router; called once. Filters in the address are no other page. */
export function watchArrivals(router: AnyRouter): void {
  router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) arriving = true;
  });
  // A page whose heading was there already, such as the next document's.
  router.subscribe("onRendered", () => arrive(document.querySelector<HTMLElement>("[data-page-title]")));
}
