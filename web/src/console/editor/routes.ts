// The routes of the template editor.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { inside } from "../frame/layout";

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/templates/$templateId/edit",
    staticData: { wide: true },
    loader: area("editor", "templates", "refusals"),
    component: lazyRouteComponent(() => import("./Editor"), "Editor"),
  }),
] as const;
