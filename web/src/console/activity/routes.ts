// The routes of the workspace's stream.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { inside } from "../frame/layout";

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/activity",
    loader: area("activity"),
    component: lazyRouteComponent(() => import("./ActivityStream"), "ActivityStream"),
  }),
] as const;
