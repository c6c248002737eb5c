// The routes of templates: list, making one, overview, placing fields on an uploaded PDF.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { inside } from "../frame/layout";
import { WAYS, type Way } from "./create/ways";
import type { Filters } from "./template";

/** A text of the address; nothing where it is empty or something else. */
const text = (value: unknown) => (typeof value === "string" && value ? value : undefined);
/** A mark of the address, which is there or not. */
const mark = (value: unknown) => (value === true || value === "true" ? true : undefined);

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/templates",
    validateSearch: ({ q, label, once }: Record<string, unknown>): Filters => ({
      // What looks like a number in the address is read as one.
      q: text(typeof q === "number" ? String(q) : q),
      label: text(typeof label === "number" ? String(label) : label),
      once: mark(once),
    }),
    loader: area("templates"),
    component: lazyRouteComponent(() => import("./TemplateList"), "TemplateList"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/templates/new",
    // `send` is for whoever has a PDF to send now: the template is on their way, not what they came for.
    validateSearch: ({ way, send }: Record<string, unknown>): { way?: Way; send?: true } => ({
      way: WAYS.find((one) => one === way),
      send: mark(send),
    }),
    loader: area("templates"),
    component: lazyRouteComponent(() => import("./create/NewTemplate"), "NewTemplate"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/templates/$templateId",
    loader: area("templates"),
    component: lazyRouteComponent(() => import("./TemplateDetail"), "TemplateDetail"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/templates/$templateId/place",
    staticData: { wide: true },
    validateSearch: ({ send }: Record<string, unknown>): { send?: true } => ({ send: mark(send) }),
    loader: area("templates"),
    component: lazyRouteComponent(() => import("./place/PlaceFields"), "PlaceFields"),
  }),
] as const;
