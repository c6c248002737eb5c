import { Badge, Button, Card, Group, List, Stack, Switch, Table, Text, VisuallyHidden } from "@mantine/core";
import { Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useT } from "../../text/words";
import type { Variable } from "../template";
import type { Sheet } from "./csv";
import type { Meaning, Row, Wrong } from "./mapping";
import { useMeaningWords } from "./useMeaningWords";

/** How many rows are drawn at first. */
const FIRST = 25;

interface Props {
  sheet: Sheet;
  rows: Row[];
  meanings: Meaning[];
  variables: Variable[];
}

/** The rows of the table as they were understood, with what is wrong with each. */
export function RowsStep({ sheet, rows, meanings, variables }: Props) {
  const t = useT();
  const words = useMeaningWords(variables);
  const faulty = rows.filter((row) => row.wrong.length > 0);
  const [only, setOnly] = useState(false);
  const [shown, setShown] = useState(FIRST);
  const list = only && faulty.length > 0 ? faulty : rows;
  const columns = meanings.flatMap((meaning, column) => (meaning === "" ? [] : [{ meaning, column }]));
  const say = ({ column, why, options, said }: Wrong) => {
    const place = column === undefined ? "" : sheet.head[column] || words(meanings[column] ?? "");
    return said ?? t(`documents-bulk-wrong-${why}`, { place, options: options ?? "" });
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Group gap="xs" role="status">
          <Badge color="green" leftSection={<Check aria-hidden size={13} />}>
            {t("documents-bulk-good", { count: rows.length - faulty.length })}
          </Badge>
          {faulty.length > 0 && (
            <Badge color="red" leftSection={<TriangleAlert aria-hidden size={13} />}>
              {t("documents-bulk-faulty", { count: faulty.length })}
            </Badge>
          )}
        </Group>
        {faulty.length > 0 && (
          <Switch
            label={t("documents-bulk-only-faulty")}
            checked={only}
            onChange={(event) => setOnly(event.currentTarget.checked)}
          />
        )}
      </Group>
      <Card padding={0}>
        <Table.ScrollContainer
          minWidth={Math.max(320, 140 + columns.length * 130)}
          type="native"
          mah={420}
          tabIndex={0}
          role="region"
          aria-label={t("documents-bulk-rows")}
        >
          <Table verticalSpacing={6}>
            <Table.Caption>
              <VisuallyHidden>{t("documents-bulk-rows")}</VisuallyHidden>
            </Table.Caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t("documents-bulk-line")}</Table.Th>
                {columns.map(({ meaning, column }) => (
                  <Table.Th key={column} scope="col">
                    <bdi>{words(meaning)}</bdi>
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.slice(0, shown).map((row) => (
                <Table.Tr key={row.place}>
                  <Table.Td style={{ verticalAlign: "top" }}>
                    {row.line}
                    {row.wrong.length > 0 && (
                      <List size="xs" c="red" listStyleType="none" maw={260}>
                        {row.wrong.map((wrong, place) => (
                          <List.Item key={place}>{say(wrong)}</List.Item>
                        ))}
                      </List>
                    )}
                  </Table.Td>
                  {columns.map(({ column }) => (
                    <Table.Td
                      key={column}
                      c={row.wrong.some((one) => one.column === column) ? "red" : undefined}
                      style={{ verticalAlign: "top" }}
                    >
                      <bdi>{row.cells[column]}</bdi>
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Card>
      {list.length > shown && (
        <Group justify="center">
          <Text size="sm" c="dimmed">
            {t("documents-bulk-shown", { shown, count: list.length })}
          </Text>
          <Button size="xs" variant="default" onClick={() => setShown(shown + 100)}>
            {t("frame-more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
