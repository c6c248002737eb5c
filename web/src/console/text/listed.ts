import { isolated } from "./isolated";

/** Returns names one after the other, as a language puts them: "Ana, Ben and Chloé". */
export function listed(names: readonly string[], language: string): string {
  const apart = names.map((name) => isolated(name, language));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(apart);
}
