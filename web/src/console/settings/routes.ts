// The routes of settings of the workspace: an overview, and a page for each part.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { administratorsOnly, inside } from "../frame/layout";

const part = {
  getParentRoute: () => inside,
  beforeLoad: administratorsOnly,
  loader: area("settings"),
} as const;

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/settings",
    loader: area("settings"),
    component: lazyRouteComponent(() => import("./Overview"), "Overview"),
  }),
  createRoute({
    ...part,
    path: "/settings/branding",
    component: lazyRouteComponent(() => import("./Branding"), "Branding"),
  }),
  createRoute({
    ...part,
    path: "/settings/embedding",
    component: lazyRouteComponent(() => import("./Embedding"), "Embedding"),
  }),
  createRoute({
    ...part,
    path: "/settings/signing",
    component: lazyRouteComponent(() => import("./Signing"), "Signing"),
  }),
  createRoute({
    ...part,
    path: "/settings/security",
    component: lazyRouteComponent(() => import("./Security"), "Security"),
  }),
  createRoute({
    ...part,
    path: "/settings/retention",
    component: lazyRouteComponent(() => import("./Retention"), "Retention"),
  }),
  createRoute({
    ...part,
    path: "/settings/api-keys",
    component: lazyRouteComponent(() => import("./ApiKeys"), "ApiKeys"),
  }),
  createRoute({
    ...part,
    path: "/settings/plan",
    component: lazyRouteComponent(() => import("./Plan"), "Plan"),
  }),
  createRoute({
    ...part,
    path: "/settings/sealing",
    component: lazyRouteComponent(() => import("./Sealing"), "Sealing"),
  }),
  createRoute({
    ...part,
    path: "/settings/outbox",
    component: lazyRouteComponent(() => import("./Outbox"), "Outbox"),
  }),
  createRoute({
    ...part,
    path: "/settings/outbox/$mailId",
    component: lazyRouteComponent(() => import("./MailView"), "MailView"),
  }),
  createRoute({
    ...part,
    path: "/settings/danger",
    component: lazyRouteComponent(() => import("./Danger"), "Danger"),
  }),
  // Whatever else somebody types below the settings leads to what there is.
  createRoute({
    getParentRoute: () => inside,
    path: "/settings/$part",
    loader: area("settings"),
    component: lazyRouteComponent(() => import("./Overview"), "Overview"),
  }),
] as const;
