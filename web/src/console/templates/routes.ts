// The routes of templates: list and detail.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { inside } from "../frame/layout";

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/templates",
    loader: area("templates"),
    component: lazyRouteComponent(() => import("./TemplateList"), "TemplateList"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/templates/$templateId",
    loader: area("templates"),
    component: lazyRouteComponent(() => import("./TemplateDetail"), "TemplateDetail"),
  }),
] as const;
