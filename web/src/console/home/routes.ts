// The routes of the first page after signing in.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { inside } from "../frame/layout";

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/",
    loader: area("home"),
    component: lazyRouteComponent(() => import("./Home"), "Home"),
  }),
] as const;
