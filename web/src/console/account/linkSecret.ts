// The secret of a link stands behind the mark of its address, so that it reaches no server and no log. It is taken out of the address bar at
// once and kept for the tab, so that loading the page again does no harm.

/** Takes the secret out of the address, or gives the one that this tab holds for the page. */
export function takeSecret(page: "reset" | "join"): string | null {
  const kept = `countersign-${page}`;
  const secret = location.hash.slice(1);
  if (secret) {
    history.replaceState(history.state, "", location.pathname + location.search);
    sessionStorage.setItem(kept, secret);
    return secret;
  }
  return sessionStorage.getItem(kept);
}

/** Lets go of the secret, since it is used up or useless. */
export function forgetSecret(page: "reset" | "join"): void {
  sessionStorage.removeItem(`countersign-${page}`);
}
