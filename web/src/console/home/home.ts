// What the first page is made of.

import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "../api/client";
import type { components } from "../api/schema";

export type HomeFacts = components["schemas"]["HomeItem"];
/** A document that waits, with those who are invited to it. */
export type Waiting = HomeFacts["waiting"][number];
/** A document that waits for whoever looks. */
export type Asked = HomeFacts["asked"][number];

export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: ({ signal }) => dataOf(api.GET("/home", { signal })),
  // Others sign while somebody looks.
  refetchInterval: 60_000,
});

/** Returns those whose turn it is, and since when the first of them has been asked. */
export function waitingFor({ respondents }: Pick<Waiting, "respondents">) {
  const people = (respondents ?? []).filter(({ status }) => status === "invited" || status === "opened");
  const since = people.flatMap(({ invitedAt }) => (invitedAt ? [invitedAt] : [])).sort()[0] ?? null;
  return { people, since };
}

/** Returns what waits for others too: what waits for whoever looks alone stands by itself. */
export function waitingForOthers({ asked, waiting }: Pick<HomeFacts, "asked" | "waiting">): Waiting[] {
  const own = new Set(asked.map(({ respondentId }) => respondentId));
  return waiting.filter((document) => {
    const { people } = waitingFor(document);
    return people.length === 0 || people.some(({ id }) => !own.has(id));
  });
}

/** Puts those first of which mail came back: they wait for ever unless somebody sees it. */
export function lostFirst<W extends Pick<Waiting, "mailLost">>(waiting: readonly W[]): W[] {
  return [...waiting.filter((one) => one.mailLost), ...waiting.filter((one) => !one.mailLost)];
}

/** Whether a new workspace has done all that it is led to. Who may not know of keys need not make one. */
export function allDone({ template, sent, apiKey }: HomeFacts["steps"]): boolean {
  return template && sent && apiKey !== false;
}
