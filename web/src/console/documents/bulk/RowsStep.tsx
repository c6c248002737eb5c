import {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  List,
  Stack,
  Switch,
  Table,
  Text,
  VisuallyHidden,
} from "@mantine/core";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { Fragment, useState } from "react";
import { useT } from "../../text/words";
import type { Variable } from "../template";
import type { Sheet } from "./csv";
import type { Meaning, Row, Wrong } from "./mapping";
import styles from "./RowsStep.module.css";
import { useAsRead } from "./useAsRead";
import { useMeaningWords } from "./useMeaningWords";

/** How many rows are drawn at first. */
const FIRST = 25;

/** Whether there is something to say of a row. */
const isNoted = (row: Row) => row.wrong.length > 0 || row.sameAs !== undefined;

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
  const asRead = useAsRead(variables);
  const faulty = rows.filter((row) => row.wrong.length > 0);
  const repeats = rows.filter((row) => row.sameAs !== undefined);
  const [only, setOnly] = useState(false);
  const [shown, setShown] = useState(FIRST);
  const list = only && faulty.length > 0 ? faulty : rows;
  const columns = meanings.flatMap((meaning, column) => (meaning === "" ? [] : [{ meaning, column }]));
  const say = ({ column, why, options, said }: Wrong) => {
    const place = column === undefined ? "" : sheet.head[column] || words(meanings[column] ?? "");
    if (said) return place ? t("frame-of", { name: place, said }) : said;
    return t(`documents-bulk-wrong-${why}`, { place, options: options ?? "" });
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
      {repeats.length > 0 && (
        <Alert
          role="status"
          color="yellow"
          icon={<Copy aria-hidden />}
          title={t("documents-bulk-repeated", { count: repeats.length })}
        >
          {t("documents-bulk-repeated-lines", {
            lines: repeats
              .slice(0, FIRST)
              .map(({ line }) => line)
              .join(", "),
          })}
        </Alert>
      )}
      <Card padding={0}>
        <Table.ScrollContainer
          minWidth={Math.max(320, 64 + columns.length * 130)}
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
                <Table.Th scope="col" w={64}>
                  {t("documents-bulk-line")}
                </Table.Th>
                {columns.map(({ meaning, column }) => (
                  <Table.Th key={column} scope="col">
                    <bdi>{words(meaning)}</bdi>
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.slice(0, shown).map((row) => (
                <Fragment key={row.place}>
                  <Table.Tr data-noted={isNoted(row) || undefined} className={styles.row}>
                    <Table.Td>{row.line}</Table.Td>
                    {columns.map(({ meaning, column }) => (
                      <Table.Td
                        key={column}
                        c={row.wrong.some((one) => one.column === column) ? "red" : undefined}
                      >
                        <Cell written={row.cells[column] ?? ""} read={asRead(row, column, meaning)} />
                      </Table.Td>
                    ))}
                  </Table.Tr>
                  {isNoted(row) && (
                    <Table.Tr>
                      <Table.Td />
                      <Table.Td colSpan={columns.length} pt={0}>
                        <List size="sm" listStyleType="none">
                          {row.wrong.map((wrong, place) => (
                            <List.Item key={place} c="red">
                              <bdi>{say(wrong)}</bdi>
                            </List.Item>
                          ))}
                          {row.sameAs !== undefined && (
                            <List.Item>{t("documents-bulk-same-as", { line: row.sameAs })}</List.Item>
                          )}
                        </List>
                      </Table.Td>
                    </Table.Tr>
                  )}
                </Fragment>
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

/** What a cell was read as; below it what stands in the table, where that looks different. */
function Cell({ written, read }: { written: string; read: string | null }) {
  const t = useT();
  if (read === null || read === written) return <bdi>{written}</bdi>;
  return (
    <>
      <bdi>{read}</bdi>
      {written !== "" && (
        <Text component="div" size="xs" c="dimmed">
          <VisuallyHidden>{t("documents-bulk-written")} </VisuallyHidden>
          <bdi>{written}</bdi>
        </Text>
      )}
    </>
  );
}
