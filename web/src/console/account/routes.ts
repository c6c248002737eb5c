// The routes of the account, and the screens before somebody is signed in.

import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { queryClient } from "../api/queries";
import { type Session, sessionQuery } from "../api/session";
import { area } from "../frame/area";
import { inside, outside } from "../frame/layout";
import { wayBack } from "../frame/wayBack";

/** Why the house that signs people in beside us did not; the service names one in the address. */
const PROBLEMS = ["late", "cancelled", "email", "member", "failed"];

export const routes = [
  createRoute({
    getParentRoute: () => inside,
    path: "/account",
    loader: area("account"),
    component: lazyRouteComponent(() => import("./Account"), "Account"),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: "/settings/team",
    loader: area("account", "settings"),
    component: lazyRouteComponent(() => import("./Team"), "Team"),
  }),
] as const;

/** The screens before somebody is signed in. */
export const outsideRoutes = [
  createRoute({
    getParentRoute: () => outside,
    path: "/signin",
    validateSearch: ({ next, problem }: Record<string, unknown>): { next?: string; problem?: string } => ({
      ...(next ? { next: wayBack(next) } : {}),
      ...(PROBLEMS.includes(String(problem)) ? { problem: String(problem) } : {}),
    }),
    beforeLoad: ({ search }) => {
      const session = queryClient.getQueryData<Session>(sessionQuery.queryKey);
      if (session?.needsSetUp) throw redirect({ href: "/setup" });
      if (session?.user) throw redirect({ href: search.next ?? "/" });
    },
    loader: area("account"),
    component: lazyRouteComponent(() => import("./SignIn"), "SignIn"),
  }),
  createRoute({
    getParentRoute: () => outside,
    path: "/second-step",
    validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
      next ? { next: wayBack(next) } : {},
    beforeLoad: ({ search }) => {
      const session = queryClient.getQueryData<Session>(sessionQuery.queryKey);
      if (!session?.user || !session.lacksSecondStep) throw redirect({ href: search.next ?? "/" });
    },
    loader: area("account"),
    component: lazyRouteComponent(() => import("./SetUpSecondStep"), "SetUpSecondStep"),
  }),
  createRoute({
    getParentRoute: () => outside,
    path: "/setup",
    loader: area("account", "refusals"),
    component: lazyRouteComponent(() => import("./SetUp"), "SetUp"),
  }),
  createRoute({
    getParentRoute: () => outside,
    path: "/setup/$token",
    loader: area("account", "refusals"),
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
    path: "/address",
    loader: area("account"),
    component: lazyRouteComponent(() => import("./ConfirmAddress"), "ConfirmAddress"),
  }),
  createRoute({
    getParentRoute: () => outside,
    path: "/join",
    loader: area("account"),
    component: lazyRouteComponent(() => import("./Join"), "Join"),
  }),
] as const;
