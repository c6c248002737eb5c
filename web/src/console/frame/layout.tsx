// The two layouts that all screens stand in: `inside` for those who are signed in, `outside` for everybody else. Areas hang their routes below
// one of them, in `<area>/routes.ts`.

import { createRootRoute, createRoute, Outlet, redirect } from "@tanstack/react-router";
import { Failure } from "../api/failure";
import { queryClient } from "../api/queries";
import { type Session, sessionQuery } from "../api/session";
import { browserLanguage, speak } from "../text/words";
import { Outside } from "./Outside";
import { Shell } from "./Shell";
import { signInAddress } from "./wayBack";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The screen takes the whole width and does without the page's margins: the editor. */
    wide?: boolean;
  }
}

const spoken = { started: speak(browserLanguage()), of: "" };

/** Reads who is here, and speaks their language from the first word on. */
async function whoIsHere(): Promise<Session> {
  const [session] = await Promise.all([queryClient.ensureQueryData(sessionQuery), spoken.started]);
  const { user, workspace } = session;
  if (user && spoken.of !== user.id) {
    spoken.of = user.id;
    await speak(user.language ?? workspace?.language ?? browserLanguage());
  }
  return session;
}

export const root = createRootRoute({ component: Outlet });

/** Screens of those who are signed in. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: "inside",
  beforeLoad: async ({ location }) => {
    const session = await whoIsHere();
    if (session.needsSetUp) throw redirect({ href: "/setup" });
    if (!session.user) throw redirect({ href: signInAddress(location.href) });
    if (session.lacksSecondStep)
      throw redirect({ href: `/second-step?next=${encodeURIComponent(location.href)}` });
  },
  component: Shell,
});

/** Screens of everybody else: set-up, sign-in, reset, invitation. */
export const outside = createRoute({
  getParentRoute: () => root,
  id: "outside",
  beforeLoad: async () => {
    await whoIsHere();
  },
  component: Outside,
});

/** For the `beforeLoad` of a screen that only administrators see. The service holds to it too. */
export async function administratorsOnly(): Promise<void> {
  const { role } = await queryClient.ensureQueryData(sessionQuery);
  if (role !== "administrator") throw new Failure(403, "FORBIDDEN", "");
}
