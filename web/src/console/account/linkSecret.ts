// The secret of a link stands behind the mark of its address, so that it reaches no server and no log. It is taken out of the address bar at
// once and kept for the tab, so that loading the page again does no harm.

import { useEffect, useState } from "react";
import { keptText } from "../../frame/storage";

/** The pages that such links lead to. */
type Page = "reset" | "join" | "address";

const ofTab = (page: Page) => keptText("tab", `countersign-${page}`);

/** Takes the secret out of the address, or gives the one that this tab holds for the page. */
function takeSecret(page: Page): string | null {
  const secret = location.hash.slice(1);
  if (secret) {
    history.replaceState(history.state, "", location.pathname + location.search);
    ofTab(page).write(secret);
    return secret;
  }
  return ofTab(page).read();
}

/** Lets go of the secret, since it is used up or useless. */
export function forgetSecret(page: Page): void {
  ofTab(page).drop();
}

/** Returns the secret of the page's link, also of one that is pasted while the page is open; and lets go of it. */
export function useSecret(page: Page): [string | null, () => void] {
  const [secret, setSecret] = useState(() => takeSecret(page));
  useEffect(() => {
    const take = () => location.hash && setSecret(takeSecret(page));
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [page]);
  const forget = () => {
    forgetSecret(page);
    setSecret(null);
  };
  return [secret, forget];
}
