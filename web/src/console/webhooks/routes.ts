// The routes of webhooks: list and detail.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { administratorsOnly, inside } from "../frame/layout";

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/webhooks",
    beforeLoad: administratorsOnly,
    loader: area("webhooks", "refusals"),
    component: lazyRouteComponent(() => import("./WebhookList"), "WebhookList"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/webhooks/$webhookId",
    beforeLoad: administratorsOnly,
    loader: area("webhooks", "refusals"),
    component: lazyRouteComponent(() => import("./WebhookDetail"), "WebhookDetail"),
  }),
] as const;
