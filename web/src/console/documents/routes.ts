// The routes of documents: list, detail, making, bulk send.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { inside } from "../frame/layout";

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/documents",
    loader: area("documents"),
    component: lazyRouteComponent(() => import("./DocumentList"), "DocumentList"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/documents/new",
    loader: area("documents"),
    component: lazyRouteComponent(() => import("./NewDocument"), "NewDocument"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/documents/$documentId",
    loader: area("documents"),
    component: lazyRouteComponent(() => import("./DocumentDetail"), "DocumentDetail"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/bulk",
    loader: area("documents"),
    component: lazyRouteComponent(() => import("./BulkSend"), "BulkSend"),
  }),
] as const;
