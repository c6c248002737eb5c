import { DirectionProvider, MantineProvider, useDirection } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { queryClient } from "./api/queries";
import { ConfirmHost } from "./frame/confirm";
import { listenToKeys } from "./frame/shortcuts";
import { theme, variables } from "./frame/theme";
import { useToastsWanted } from "./frame/toast";
import { router } from "./router";
import { useLanguage } from "./text/words";

const Toasts = lazy(() => import("./frame/Toasts"));

/** Tells Mantine which way the words run. */
function Directed({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  const { dir, setDirection } = useDirection();
  useEffect(() => {
    if (dir !== direction) setDirection(direction);
  }, [dir, direction, setDirection]);
  return children;
}

/** The console. `nonce` is what the page's policy allows styles by. */
export function App({ nonce }: { nonce: string }) {
  useEffect(listenToKeys, []);
  const toasts = useToastsWanted();
  return (
    <QueryClientProvider client={queryClient}>
      <DirectionProvider>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={variables}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
        >
          <Directed>
            <RouterProvider router={router} />
            <ConfirmHost />
            <Suspense>{toasts && <Toasts />}</Suspense>
          </Directed>
        </MantineProvider>
      </DirectionProvider>
    </QueryClientProvider>
  );
}
