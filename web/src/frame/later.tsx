import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../text/text";

export interface Later<P> {
  /** The component, once it has arrived. */
  View: (props: P) => VNode;
  /** Fetches it ahead of time. */
  fetch: () => Promise<unknown>;
}

/** A component whose code is fetched when it is first needed; a lost connection can be tried again. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let loaded: ComponentType<P> | null = null;
  const fetch = async () => {
    loaded ??= await load();
  };
  function View(props: P) {
    const [state, setState] = useState<"loading" | "failed" | "there">(loaded ? "there" : "loading");
    useEffect(() => {
      if (state !== "loading") return;
      fetch().then(
        () => setState("there"),
        () => setState("failed"),
      );
    }, [state]);
    if (state === "there" && loaded) {
      const Component = loaded;
      return <Component {...props} />;
    }
    if (state === "failed") {
      return (
        <div class="alert floating" role="alert">
          {t("failed-network")}{" "}
          <button type="button" class="button quiet" onClick={() => setState("loading")}>
            {t("try-again")}
          </button>
        </div>
      );
    }
    return <span class="spinner" />;
  }
  return { View, fetch };
}
