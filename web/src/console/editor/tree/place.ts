// From the place that the service names to the place on the screen.

import type { Places } from "./close";

/** Where a problem lies. */
export type Place =
  | { part: "name" }
  | { part: "content"; pos: number | null; attribute: string | null }
  | { part: "page"; attribute: string | null }
  | { part: "variables"; name: string | null }
  | { part: "computed"; name: string | null }
  | { part: "roles"; index: number | null }
  | { part: "fields"; index: number | null };

/** Returns where a place that the service names is: `content.content[3].attrs.name`, `symbolTable.rent.default`. */
export function placed(field: string, places: Places): Place {
  const [part = "", second] = field.split(/[.[]/);
  if (part === "symbolTable") return { part: "variables", name: second ?? null };
  if (part === "expressionTable") return { part: "computed", name: second ?? null };
  if (part === "formSchema") {
    const index = /^formSchema\.(?:roles|fields)\[(\d+)\]/.exec(field)?.[1];
    return { part: second === "roles" ? "roles" : "fields", index: index ? Number(index) : null };
  }
  if (part === "content") {
    const page = /^content\.attrs(?:\.(\w+))?/.exec(field);
    if (page) return { part: "page", attribute: page[1] ?? null };
    const attribute = /\.attrs\.(\w+)/.exec(field)?.[1] ?? null;
    return { part: "content", pos: nearest(field, places), attribute };
  }
  return { part: "name" };
}

/** The position of the innermost node that the place lies in. */
function nearest(field: string, places: Places): number | null {
  for (let at = field; at !== ""; at = at.slice(0, Math.max(at.lastIndexOf("."), at.lastIndexOf("["), 0))) {
    const pos = places.get(at);
    if (pos !== undefined) return pos;
  }
  return null;
}
