// What happens once somebody is signed in.

import { queryClient } from "../api/queries";
import { type Session, sessionQuery } from "../api/session";
import { router } from "../router";

/** Pages of ours that are not the console's. */
const ELSEWHERE = /^\/(f|s|verify|docs)(\/|$)/;

/** Takes note of the session that began, and goes where the person wanted to. */
export async function arrived(session: Session | null, next = "/"): Promise<void> {
  queryClient.clear();
  if (session) queryClient.setQueryData(sessionQuery.queryKey, session);
  if (ELSEWHERE.test(next)) location.assign(next);
  else await router.navigate({ href: next });
}
