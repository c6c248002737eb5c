import { useT } from "../../text/words";
import type { Variable } from "../template";
import type { Meaning } from "./mapping";

/** Returns the function that says what a column means. */
export function useMeaningWords(variables: Variable[]): (meaning: Meaning) => string {
  const t = useT();
  return (meaning) => {
    const [kind = "", ...rest] = meaning.split(":");
    const about = rest.join(":");
    if (kind === "value") return variables.find(({ name }) => name === about)?.label ?? about;
    if (kind === "document") return t("documents-name");
    if (kind === "external") return t("documents-fact-external");
    if (kind === "email")
      return about ? t("documents-bulk-email-of", { role: about }) : t("documents-send-email");
    return about ? t("documents-bulk-name-of", { role: about }) : t("documents-send-name");
  };
}
