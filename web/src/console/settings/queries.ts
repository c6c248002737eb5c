// What the settings know of the service.

import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import type { components } from "../api/schema";
import { refreshSession } from "../api/session";

export type WorkspaceSettings = components["schemas"]["WorkspaceSettings"];
export type Changes = components["schemas"]["UpdateWorkspace"];
export type ApiKey = components["schemas"]["ApiKey"];
export type Usage = components["schemas"]["Usage"];
export type Mail = components["schemas"]["Mail"];

export const workspaceQuery = queryOptions({
  queryKey: ["settings", "workspace"],
  queryFn: ({ signal }) => dataOf(api.GET("/workspace", { signal })),
});

export const apiKeysQuery = queryOptions({
  queryKey: ["settings", "api-keys"],
  queryFn: ({ signal }) => dataOf(api.GET("/api-keys", { signal })),
});

export const usageQuery = queryOptions({
  queryKey: ["settings", "usage"],
  queryFn: ({ signal }) => dataOf(api.GET("/usage", { signal })),
});

export const sealingQuery = queryOptions({
  queryKey: ["settings", "sealing"],
  queryFn: ({ signal }) => dataOf(api.GET("/sealing", { signal })),
});

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ["settings", "outbox", id],
    queryFn: ({ signal }) => dataOf(api.GET("/outbox/{id}", { params: { path: { id } }, signal })),
    // A mail never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Changes settings; what is shown of them anywhere follows. */
export async function changeWorkspace(changes: Changes): Promise<WorkspaceSettings> {
  const now = await dataOf(api.PATCH("/workspace", { body: changes }));
  queryClient.setQueryData(workspaceQuery.queryKey, now);
  await refreshSession();
  return now;
}
