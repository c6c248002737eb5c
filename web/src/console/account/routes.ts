// The routes of the account, and the screens before somebody is signed in.

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { area } from "../frame/area";
import { inside, outside } from "../frame/layout";
import { wayBack } from "../frame/wayBack";

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/account",
    loader: area("account"),
    component: lazyRouteComponent(() => import("./Account"), "Account"),
  }),
] as const;

/** The screens before somebody is signed in. */
export const outsideRoutes = [
  createRoute({
    getParentRoute: () => outside,
    path: "/signin",
    validateSearch: ({ next }: { next?: unknown }): { next?: string } =>
      next ? { next: wayBack(next) } : {},
    loader: area("account"),
    component: lazyRouteComponent(() => import("./SignIn"), "SignIn"),
  }),
  createRoute({
    getParentRoute: () => outside,
    path: "/setup",
    loader: area("account"),
    component: lazyRouteComponent(() => import("./SetUp"), "SetUp"),
  }),
  createRoute({
    getParentRoute: () => outside,
    path: "/setup/$token",
    loader: area("account"),
    component: lazyRouteComponent(() => import("./SetUp"), "SetUp"),
  }),
  createRoute({
    getParentRoute: () => outside,
    path: "/reset",
    loader: area("account"),
    component: lazyRouteComponent(() => import("./Reset"), "Reset"),
  }),
  createRoute({
    getParentRoute: () => outside,
    path: "/join",
    loader: area("account"),
    component: lazyRouteComponent(() => import("./Join"), "Join"),
  }),
] as const;
