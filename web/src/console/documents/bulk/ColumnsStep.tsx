import { Alert, NativeSelect, SimpleGrid, Text } from "@mantine/core";
import { useT } from "../../text/words";
import { useUninvited } from "../send/useUninvited";
import type { Role, Variable } from "../template";
import type { Sheet } from "./csv";
import { type Meaning, meaningsOf } from "./mapping";
import { useMeaningWords } from "./useMeaningWords";

interface Props {
  sheet: Sheet;
  roles: Role[];
  variables: Variable[];
  meanings: Meaning[];
  /** Values that no document will have. */
  blank: Variable[];
  /** The roles that have to act and have no column. */
  nobody: Role[];
  onChange: (meanings: Meaning[]) => void;
}

/** Says what each column of the table means. */
export function ColumnsStep({ sheet, roles, variables, meanings, blank, nobody, onChange }: Props) {
  const t = useT();
  const sayUninvited = useUninvited();
  const words = useMeaningWords(variables);
  const all = meaningsOf(roles, variables);
  const people = all.filter((meaning) => /^(email|name):/.test(meaning));
  const values = all.filter((meaning) => meaning.startsWith("value:"));
  const other = ["document", "external"];
  const choose = (column: number, meaning: Meaning) =>
    // A meaning belongs to one column: whoever had it before has none now.
    onChange(meanings.map((old, place) => (place === column ? meaning : old === meaning ? "" : old)));
  const data = (list: Meaning[]) => list.map((meaning) => ({ value: meaning, label: words(meaning) }));
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" style={{ alignItems: "end" }}>
        {sheet.head.map((title, column) => (
          <NativeSelect
            key={column}
            label={title || t("documents-bulk-column", { number: column + 1 })}
            description={sheet.rows.find((row) => row[column] !== "")?.[column]?.slice(0, 60) ?? "–"}
            value={meanings[column] ?? ""}
            onChange={(event) => choose(column, event.currentTarget.value)}
            data={[
              { value: "", label: t("documents-bulk-ignored") },
              { group: t("documents-send-people"), items: data(people) },
              ...(values.length > 0 ? [{ group: t("documents-values"), items: data(values) }] : []),
              { group: t("documents-one"), items: data(other) },
            ]}
          />
        ))}
      </SimpleGrid>
      {!meanings.some((meaning) => meaning.startsWith("email:")) && (
        <Alert color="yellow" mt="md" title={t("documents-bulk-no-email")}>
          {t("documents-bulk-no-email-what")}
        </Alert>
      )}
      {nobody.length > 0 && (
        <Alert color="yellow" mt="md" title={t("documents-send-uninvited-title")} role="status">
          {sayUninvited(nobody)}
        </Alert>
      )}
      {blank.length > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          {t("documents-bulk-unmapped", { names: blank.map(({ label }) => label).join(", ") })}
        </Text>
      )}
    </>
  );
}
