// The way back to the page that somebody wanted before they had to sign in.

/** Returns a way back that is safe to follow: a path of this service. */
export function wayBack(next: unknown): string {
  if (typeof next !== "string" || !next.startsWith("/")) return "/";
  try {
    const address = new URL(next, location.origin);
    return address.origin === location.origin ? address.pathname + address.search + address.hash : "/";
  } catch {
    return "/";
  }
}

/** Returns the address of the sign-in page with the way back. */
export function signInAddress(from: string): string {
  return from === "/" ? "/signin" : `/signin?next=${encodeURIComponent(from)}`;
}
