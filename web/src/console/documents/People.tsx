import { Text } from "@mantine/core";
import { useLanguage } from "../text/words";
import type { Respondent } from "./documents";

/** How many names a row of a list has room for. */
const SHOWN = 2;

/** Who is invited, in a few words. */
export function People({ people }: { people: Pick<Respondent, "id" | "name" | "email">[] }) {
  const { language, t } = useLanguage();
  const more = people.length - SHOWN;
  const shown = people.slice(0, SHOWN);
  // Each language has its own comma.
  const parts = new Intl.ListFormat(language, { type: "unit" }).formatToParts(shown.map(({ id }) => id));
  return (
    <Text size="sm" lineClamp={2} style={{ overflowWrap: "anywhere" }}>
      {parts.map(({ type, value }) => {
        const one = type === "element" && shown.find(({ id }) => id === value);
        return one ? <bdi key={value}>{one.name || one.email}</bdi> : value;
      })}
      {more > 0 && ` ${t("documents-people-more", { count: more })}`}
    </Text>
  );
}
