// What the pages of webhooks know of the service.

import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import type { components } from "../api/schema";

export type Webhook = components["schemas"]["Webhook"];
export type Health = components["schemas"]["WebhookHealth"];
export type Delivery = components["schemas"]["Delivery"];
export type Attempt = components["schemas"]["DeliveryAttempt"];

/** The events that can be told, in the order in which they happen to a document. */
export const EVENTS = [
  "document.sent",
  "document.opened",
  "recipient.delegated",
  "recipient.submitted",
  "document.completed",
  "document.declined",
  "document.voided",
  "document.expired",
  "export.completed",
] as const;

/** Returns the piece of a message's id that stands for an event. */
export const eventPiece = (event: string) => event.replace(".", "-");

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ["webhooks", id],
    queryFn: ({ signal }) => dataOf(api.GET("/webhooks/{id}", { params: { path: { id } }, signal })),
    refetchInterval: 15_000,
  });

/** How the newest webhooks fare, by their ids. */
export const healthQuery = queryOptions({
  queryKey: ["webhooks", "health"],
  queryFn: async ({ signal }) => {
    const all = await dataOf(api.GET("/webhooks-health", { params: { query: { limit: 200 } }, signal }));
    return new Map(all.map((health) => [health.webhookId, health]));
  },
  refetchInterval: 15_000,
});

/** Reads everything about webhooks anew. */
export function refreshWebhooks(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["webhooks"] });
}
