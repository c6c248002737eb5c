import { Box, Button, Card, Group, Stack, Table, Text, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Pages } from "../api/queries";
import { useT } from "../text/words";
import { FailureNotice } from "./FailureNotice";
import styles from "./KeysetTable.module.css";
import { ListSkeleton } from "./Skeletons";
import { useNarrow } from "./useNarrow";

export interface Column<T> {
  key: string;
  label: string;
  cell: (row: T) => ReactNode;
  /**
   * The first column is a card's heading where there is no room for a table; others stand below it with their label, without it (`bare`),
   * or in the corner beside the heading.
   */
  card?: "shown" | "bare" | "corner";
  align?: "start" | "end";
  /** Takes no more room than it needs: dates, states, menus. */
  narrow?: boolean;
  /** Draws the label for screen readers only: columns of buttons. */
  quiet?: boolean;
}

interface Props<T> {
  /** What the table holds, for those who hear it. */
  caption: string;
  /** What `usePages` returned. */
  pages: Pages<T>;
  columns: Column<T>[];
  rowKey: (row: T) => string;
  /** Drawn where there is nothing: an `EmptyState`. */
  empty: ReactNode;
}

/** Below this many pixels the columns of a table would have no room for their words. */
const NARROW = 600;

/** A list by pages: a table where there is room for it, else cards, with what belongs around it while it loads, fails or is empty. */
export function KeysetTable<T>({ caption, pages, columns, rowKey, empty }: Props<T>) {
  const t = useT();
  const { rows } = pages;
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const narrow = useNarrow(list, NARROW);
  // Where more were asked for, as the place of the next row and the row before it: whoever goes by keys goes on there.
  const onwards = useRef<{ place: number; after: string } | null>(null);
  useEffect(() => {
    if (onwards.current === null) return;
    const { place, after } = onwards.current;
    const before = rows[place - 1];
    // Another list came instead.
    if (!before || rowKey(before) !== after) onwards.current = null;
    else if (rows.length > place) {
      const row = list?.querySelectorAll<HTMLElement>("[data-row]")[place];
      onwards.current = null;
      (row?.querySelector<HTMLElement>("a[href], button") ?? row)?.focus({ preventScroll: true });
    }
  });
  const more = async () => {
    const last = rows[rows.length - 1];
    onwards.current = last === undefined ? null : { place: rows.length, after: rowKey(last) };
    const { isFetchNextPageError } = await pages.fetchNextPage();
    // What did not come takes the focus from nothing later on.
    if (isFetchNextPageError) onwards.current = null;
  };
  if (pages.isPending) return <ListSkeleton />;
  if (pages.isError && rows.length === 0) return <FailureNotice failure={pages.error} retry={pages.again} />;
  if (rows.length === 0) return empty;
  const draw = { caption, columns, rows, rowKey };
  return (
    <Stack gap="md" ref={setList} aria-busy={pages.isFetching}>
      {narrow ? <Cards {...draw} /> : <Lines {...draw} />}
      {pages.isError && (
        <FailureNotice failure={pages.error} retry={pages.isFetchNextPageError ? more : pages.again} />
      )}
      {pages.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={pages.isFetchingNextPage} onClick={more}>
            {t("frame-more")}
          </Button>
        </Group>
      )}
      <VisuallyHidden role="status">{t("frame-rows", { count: rows.length })}</VisuallyHidden>
    </Stack>
  );
}

type Drawn<T> = Pick<Props<T>, "caption" | "columns" | "rowKey"> & { rows: T[] };

function Lines<T>({ caption, columns, rows, rowKey }: Drawn<T>) {
  return (
    <Card padding={0}>
      <Table highlightOnHover>
        <Table.Caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column.key} scope="col" ta={column.align} w={column.narrow ? "1%" : undefined}>
                <Text span size="xs" c="dimmed" fw={600} style={{ whiteSpace: "nowrap" }}>
                  {column.quiet ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)} data-row="" tabIndex={-1}>
              {columns.map((column) => (
                <Table.Td
                  key={column.key}
                  ta={column.align}
                  style={column.narrow ? { whiteSpace: "nowrap" } : undefined}
                >
                  {column.cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function Cards<T>({ caption, columns, rows, rowKey }: Drawn<T>) {
  const corner = columns.filter((column) => column.card === "corner");
  const [head, ...others] = columns.filter((column) => column.card !== "corner");
  return (
    <Stack component="ul" gap="sm" p={0} m={0} aria-label={caption} style={{ listStyle: "none" }}>
      {rows.map((row) => (
        <Card key={rowKey(row)} component="li" padding="md" data-row="" tabIndex={-1}>
          <Group gap="xs" wrap="nowrap" justify="space-between" align="flex-start">
            <Box fw={600} miw={0} className={styles.head}>
              {head?.cell(row)}
            </Box>
            {corner.map((column) => (
              <Box key={column.key} flex="none">
                {column.cell(row)}
              </Box>
            ))}
          </Group>
          <Stack gap={6} mt="xs">
            {others.map((column) =>
              column.card === "bare" || column.quiet ? (
                <Box key={column.key}>{column.cell(row)}</Box>
              ) : (
                <Group key={column.key} gap="sm" justify="space-between" wrap="nowrap" align="baseline">
                  <Text size="sm" c="dimmed" flex="none">
                    {column.label}
                  </Text>
                  <Box ta="end" miw={0} fz="sm">
                    {column.cell(row)}
                  </Box>
                </Group>
              ),
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
