// The people of the workspace, as the service tells of them.

import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { refreshSession } from "../api/session";
import { toast } from "../frame/toast";

const read = () => dataOf(api.GET("/team"));

type Team = Awaited<ReturnType<typeof read>>;
/** Somebody who belongs to the workspace. */
export type Member = Team["members"][number];
/** Somebody who may join it. */
export type Invitation = Team["invitations"][number];

export const teamQuery = queryOptions({ queryKey: ["account", "team"], queryFn: read });

/** Does something to the team and reads it anew. */
export async function act(deed: Promise<unknown>, words: string): Promise<void> {
  try {
    await deed;
    toast.done(words);
  } catch (thrown) {
    toast.failed(thrown);
  }
  await Promise.all([queryClient.invalidateQueries({ queryKey: teamQuery.queryKey }), refreshSession()]);
}
