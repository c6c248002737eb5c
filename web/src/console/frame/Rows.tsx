import { Box, Card, Group, Stack, Table, Text, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useState } from "react";
import styles from "./Rows.module.css";
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
  /** How much of the table it takes, such as "30%". */
  width?: string;
  /** Takes no more room than it needs: dates, states, menus. */
  narrow?: boolean;
  /** Left out of a table that has little room, since the others say enough. */
  roomy?: boolean;
  /** Draws the label for screen readers only: columns of buttons. */
  quiet?: boolean;
}

interface Props<T> {
  /** What the list holds, for those who hear it. */
  caption: string;
  rows: T[];
  columns: Column<T>[];
  rowKey: (row: T) => string;
}

/** Below this many pixels the columns of a table would have no room for their words. */
const NARROW = 600;
/** Below this many, columns that are `roomy` would take it from the words of the others. */
const ROOMY = 800;

/** Rows: a table where there is room for it, else cards. */
export function Rows<T>(props: Props<T>) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const narrow = useNarrow(place, NARROW);
  const roomy = !useNarrow(place, ROOMY);
  const columns = roomy ? props.columns : props.columns.filter((column) => !column.roomy);
  return <div ref={setPlace}>{narrow ? <Cards {...props} /> : <Lines {...props} columns={columns} />}</div>;
}

function Lines<T>({ caption, columns, rows, rowKey }: Props<T>) {
  return (
    <Card padding={0}>
      <Table highlightOnHover>
        <Table.Caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th
                key={column.key}
                scope="col"
                ta={column.align}
                w={column.narrow ? "1%" : column.width}
              >
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
              {columns.map((column, place) => (
                <Table.Td
                  key={column.key}
                  ta={column.align}
                  style={column.narrow ? { whiteSpace: "nowrap" } : undefined}
                >
                  {column.narrow ? (
                    column.cell(row)
                  ) : (
                    <div className={place === 0 ? styles.head : styles.beside}>{column.cell(row)}</div>
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function Cards<T>({ caption, columns, rows, rowKey }: Props<T>) {
  const corner = columns.filter((column) => column.card === "corner");
  const [head, ...others] = columns.filter((column) => column.card !== "corner");
  return (
    <Stack component="ul" gap="sm" p={0} m={0} aria-label={caption} style={{ listStyle: "none" }}>
      {rows.map((row) => (
        <Card key={rowKey(row)} component="li" padding="md" data-row="" tabIndex={-1}>
          <Group gap="xs" wrap="nowrap" justify="space-between" align="flex-start">
            <Box fw={600} miw={0}>
              {head?.cell(row)}
            </Box>
            {corner.map((column) => (
              <Box key={column.key} flex="none">
                {column.cell(row)}
              </Box>
            ))}
          </Group>
          <Stack gap={6} mt="xs">
            {others.map((column) => {
              const cell = column.cell(row);
              // A label without anything beside it says nothing.
              if (cell === null || cell === undefined || cell === false) return null;
              return column.card === "bare" || column.quiet ? (
                <Box key={column.key}>{cell}</Box>
              ) : (
                <Group key={column.key} gap="sm" justify="space-between" wrap="nowrap" align="baseline">
                  <Text size="sm" c="dimmed" flex="none">
                    {column.label}
                  </Text>
                  <Box ta="end" miw={0} fz="sm">
                    {cell}
                  </Box>
                </Group>
              );
            })}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
