// All screens, and the ways between them.

import { createRouter } from "@tanstack/react-router";
import { routes as account, outsideRoutes } from "./account/routes";
import { routes as activity } from "./activity/routes";
import { whenRefused, whenSignedOut, whenStepLacks } from "./api/client";
import { queryClient } from "./api/queries";
import { refreshSession, type Session, sessionQuery } from "./api/session";
import { routes as documents } from "./documents/routes";
import { routes as editor } from "./editor/routes";
import { watchArrivals } from "./frame/arrival";
import { inside, outside, root } from "./frame/layout";
import { NotFound, RouteFailure } from "./frame/RouteFailure";
import { PageSkeleton } from "./frame/Skeletons";
import { signInAddress } from "./frame/wayBack";
import { routes as home } from "./home/routes";
import { reworded } from "./refusals/reworded";
import { routes as settings } from "./settings/routes";
import { routes as templates } from "./templates/routes";
import { routes as webhooks } from "./webhooks/routes";

const routeTree = root.addChildren([
  outside.addChildren([...outsideRoutes]),
  inside.addChildren([
    ...home,
    ...templates,
    ...editor,
    ...documents,
    ...activity,
    ...webhooks,
    ...settings,
    ...account,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultPendingMs: 200,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: RouteFailure,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

watchArrivals(router);
whenRefused(reworded);
// The screens inside lead to setting one up, once they know.
whenStepLacks(() => void refreshSession().then(() => router.invalidate()));
whenSignedOut(() => {
  const { pathname, href } = router.state.location;
  queryClient.setQueryData<Session>(sessionQuery.queryKey, (old) => old && { ...old, user: null });
  if (!/^\/(signin|setup|reset|join)(\/|$)/.test(pathname))
    void router.navigate({ href: signInAddress(href) });
});
