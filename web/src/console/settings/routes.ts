// The routes of settings of the workspace.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { inside } from "../frame/layout";

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/settings",
    loader: area("settings"),
    component: lazyRouteComponent(() => import("./Settings"), "Settings"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/settings/$part",
    loader: area("settings"),
    component: lazyRouteComponent(() => import("./Settings"), "Settings"),
  }),
] as const;
