import { Text } from "@mantine/core";
import { Fragment } from "react";
import { useT } from "../text/words";
import type { Respondent } from "./documents";

/** How many names a row of a list has room for. */
const SHOWN = 2;

/** Who is invited, in a few words. */
export function People({ people }: { people: Pick<Respondent, "id" | "name" | "email">[] }) {
  const t = useT();
  const more = people.length - SHOWN;
  return (
    <Text span size="sm" style={{ overflowWrap: "anywhere" }}>
      {people.slice(0, SHOWN).map((one, place) => (
        <Fragment key={one.id}>
          {place > 0 && ", "}
          <bdi>{one.name || one.email}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` ${t("documents-people-more", { count: more })}`}
    </Text>
  );
}
