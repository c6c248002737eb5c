// What a route loads beside its screen: the words of its area and the styles of all components.

import { type Area, loadWords } from "../text/words";

let styles: Promise<unknown> | undefined;

/** Loads the styles that are not in `firstStyles.ts`. */
export function loadStyles(): Promise<unknown> {
  styles ??= import("@mantine/core/styles.layer.css").catch((error) => {
    styles = undefined;
    throw error;
  });
  return styles;
}

/** A route's loader: `loader: area("documents")`. The first view of all, home, makes do with the first styles. */
export function area(...areas: Area[]): () => Promise<void> {
  return async () => {
    if (areas[0] === "home") await loadWords(...areas);
    else await Promise.all([loadWords(...areas), loadStyles()]);
  };
}
