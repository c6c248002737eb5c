// Who is here, in which workspace, and what they may do.

import { queryOptions, useQuery } from "@tanstack/react-query";
import { ask, askData } from "./client";
import { queryClient } from "./queries";

export type Role = "administrator" | "member";

export interface User {
  id: string;
  email: string;
  name: string | null;
  language: string | null;
  timeZone: string | null;
  hasPassword: boolean;
  secondFactor: { totp: boolean; passkeys: number; recoveryCodes: number };
}

export interface Workspace {
  id: string;
  name: string;
  plan: string;
  colour: string | null;
  language: string;
  timeZone: string;
  /** Whether a mail server takes what it sends; without one, mails are kept in the local outbox. */
  sendsMail: boolean;
  entitlements: { api: boolean; webhooks: boolean };
}

export interface Session {
  needsSetUp: boolean;
  singleSignOn: { name: string } | null;
  user: User | null;
  role: Role | null;
  workspace: Workspace | null;
  /** Whether the workspace asks for a second step that this session does without: nothing of it is shown until there is one. */
  lacksSecondStep: boolean;
  workspaces: { id: string; name: string; role: Role }[];
}

/** A session of somebody who is signed in. */
export type Member = Session & { user: User; role: Role; workspace: Workspace };

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => askData<Session>("/session", { signal }),
  staleTime: 5 * 60_000,
});

/** Returns the session, whether somebody is signed in or not. The router has read it before any screen is drawn. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery).data;
}

// A screen is still there for a moment after its session ended.
let last: Member | undefined;

/** Returns the session of a screen that only those who are signed in see. */
export function useMember(): Member {
  const session = useSession();
  if (session?.user && session.workspace) last = session as Member;
  if (!last) throw new Error("this screen is for members only");
  return last;
}

/** Forgets all that was read, except who is here: somebody signed out, or went to another workspace. */
export function forgetAll(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}

/** Reads the session anew after something about it changed: names, languages, the workspace. */
export function refreshSession(): Promise<Session> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Ends the session. */
export async function signOut(): Promise<void> {
  await ask("/session", { method: "DELETE" });
}

/** Goes to another of the user's workspaces. All that was known belongs to the old one. */
export async function switchWorkspace(workspaceId: string): Promise<void> {
  await ask("/session/workspace", { method: "PUT", json: { workspaceId } });
}

/** Remembers what the user chose for themselves. */
export async function rememberChoice(choice: { language?: string; timeZone?: string }): Promise<void> {
  await ask("/account", { method: "PATCH", json: choice });
}
