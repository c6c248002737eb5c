// The token of the signing link. It leaves the address bar at once, so that neither a shared screen nor a copied address gives it
// away, and stays with this tab alone: with its entry of the history, so that going back leads to the document that was there, and with
// the tab's storage, for whoever comes by the bare address.

import { framed } from "../frame/host";

const TOKEN = "countersign.token";
const ACCESS = "countersign.access";

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
    return { token, access: read(ACCESS) };
  }
  const { token = null, access = null }: Partial<Link> = history.state ?? {};
  if (!token) return { token: read(TOKEN), access: read(ACCESS) };
  settle(token);
  return { token, access: access ?? read(ACCESS) };
}

/** Makes a token the tab's own. The access that was granted with another is not for this one. */
function settle(token: string): void {
  if (read(TOKEN) !== token) remove(ACCESS);
  write(TOKEN, token);
}

export function keepAccess(access: string): void {
  write(ACCESS, access);
  if (history.state?.token) history.replaceState({ ...history.state, access }, "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Forbidden by the browser: the page works until it is reloaded.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
