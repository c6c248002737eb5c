// The routes of the workspace's stream. What is looked for stands in the address, so that it can be kept and passed on.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { inside } from "../frame/layout";
import { readFilters } from "./filters";

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/activity",
    validateSearch: readFilters,
    // What was changed of a document is told in the words of its own page.
    loader: area("activity", "documents"),
    component: lazyRouteComponent(() => import("./ActivityStream"), "ActivityStream"),
  }),
] as const;
