// The token of the signing link. It leaves the address bar at once, so that neither a shared screen nor a copied address gives it
// away, and stays with this tab alone: with its entry of the history, so that going back leads to the document that was there, and with
// the tab's storage, for whoever comes by the bare address.

import { framed } from "../frame/host";
import { keptText } from "../frame/storage";

const ofTab = { token: keptText("tab", "countersign.token"), access: keptText("tab", "countersign.access") };

export interface Link {
  token: string | null;
  access: string | null;
}

/** Takes the token from the address, or from the tab where the address was cleaned before. */
export function takeLink(): Link {
  const found = /^\/s\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (found) {
    const token = decode(found);
    settle(token);
    // Nobody sees the address of a frame, and a frame that is loaded anew has to find its document again.
    if (!framed) history.replaceState({ token }, "", "/s");
    return { token, access: ofTab.access.read() };
  }
  const { token = null, access = null }: Partial<Link> = history.state ?? {};
  if (!token) return { token: ofTab.token.read(), access: ofTab.access.read() };
  settle(token);
  return { token, access: access ?? ofTab.access.read() };
}

/** Makes a token the tab's own. The access that was granted with another is not for this one. */
function settle(token: string): void {
  if (ofTab.token.read() !== token) ofTab.access.drop();
  ofTab.token.write(token);
}

export function keepAccess(access: string): void {
  ofTab.access.write(access);
  if (history.state?.token) history.replaceState({ ...history.state, access }, "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
