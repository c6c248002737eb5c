// The routes of documents: list, detail, making, bulk send.

import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { area } from "../frame/area";
import "./commands";
import { inside } from "../frame/layout";
import { readFilters } from "./filters";

/** Reads a text of an address. */
const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
/** Reads a mark of an address, which is there or not. */
const mark = (value: unknown) => (value === true || value === "true" ? true : undefined);

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/documents",
    validateSearch: readFilters,
    loader: area("documents"),
    component: lazyRouteComponent(() => import("./DocumentList"), "DocumentList"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/documents/new",
    // `test` is for a document to oneself: sample values, one's own address. `from` names a document that it is to be like.
    validateSearch: (
      search: Record<string, unknown>,
    ): { templateId?: string; test?: true; from?: string } => ({
      templateId: text(search.templateId),
      test: mark(search.test),
      from: text(search.from),
    }),
    loader: area("documents", "refusals"),
    component: lazyRouteComponent(() => import("./NewDocument"), "NewDocument"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/documents/$documentId",
    // `send` opens the send dialog at once, with the people of the document that `from` names.
    validateSearch: (search: Record<string, unknown>): { send?: true; test?: true; from?: string } => ({
      send: mark(search.send),
      test: mark(search.test),
      from: text(search.from),
    }),
    loader: area("documents"),
    component: lazyRouteComponent(() => import("./DocumentDetail"), "DocumentDetail"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/documents/bulk",
    // The order whose progress is shown.
    validateSearch: (search: Record<string, unknown>): { templateId?: string; order?: string } => ({
      templateId: text(search.templateId),
      order: text(search.order),
    }),
    loader: area("documents", "refusals"),
    component: lazyRouteComponent(() => import("./BulkSend"), "BulkSend"),
  }),
  createRoute({
    getParentRoute: () => inside,
    // Where it was before; an order's address may have been kept.
    path: "/bulk",
    beforeLoad: ({ location }) => {
      throw redirect({ href: `/documents/bulk${location.searchStr}` });
    },
  }),
] as const;
