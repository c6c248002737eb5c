// What the public form keeps in its tab. All of it belongs to the person who is filling the form in: a tab on a counter or a shared
// tablet has others after them.

import { Vault } from "../form/vault";
import { framed } from "../frame/host";
import { dropAll, kept } from "../frame/storage";
import { ownerOf, type WhoFills } from "./person";

const WHO = kept<WhoFills>("tab", "countersign.who");

/** Where the answers to a form are kept, for one person. */
export function answersOf(template: string, who: WhoFills): Vault {
  return new Vault(`countersign.fill.${template}`, ownerOf(who));
}

/** Who was here before the page was loaded again; nobody where the form was opened anew. */
export function remembered(): WhoFills {
  if (isNewVisit()) forget();
  return { name: "", email: "", ...WHO.read() };
}

export function remember(who: WhoFills): void {
  WHO.write(who);
}

/** Forgets who was here and all that they filled in. */
export function forget(): void {
  WHO.drop();
  dropAll("tab", "countersign.fill.");
}

/**
 * Whether somebody came by the form's address, and not by loading the page again or by going back to it. In a frame the site
 * around it is what is loaded, so nothing can be told from it.
 */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return !framed && visit?.type === "navigate";
}
