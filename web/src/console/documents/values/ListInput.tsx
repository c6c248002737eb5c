import {
  ActionIcon,
  Box,
  Button,
  Card,
  Group,
  Input,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from "@mantine/core";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useNarrow } from "../../frame/useNarrow";
import { useT } from "../../text/words";
import type { Variable } from "../template";
import { described } from "./described";
import styles from "./ListInput.module.css";
import { emptyRecord, type Typed } from "./typed";
import { useHabits } from "./useHabits";
import { type InputProps, ValueInput } from "./ValueInput";

/** How many pixels a column needs for what is typed into it to be seen. */
const COLUMN = 85;

/** A list: a table of rows where there is room for it, else a card for each. */
export function ListInput({ variable, form, path, note }: InputProps) {
  const t = useT();
  const habits = useHabits();
  const label = useId();
  const [place, setPlace] = useState<HTMLFieldSetElement | null>(null);
  const rows: Typed[] = form.getInputProps(path).value ?? [];
  const single: Variable = {
    name: "item",
    type: "text",
    label: variable.label,
    required: false,
    options: [],
  };
  const columns = variable.columns ?? [single];
  const narrow = useNarrow(place, columns.length * COLUMN);
  const words = described(variable, note);
  const focusRow = (row: number) =>
    requestAnimationFrame(() => {
      const inputs = place?.querySelector<HTMLElement>(`[data-row="${row}"]`);
      (inputs?.querySelector<HTMLElement>("input, textarea, select") ?? place)?.focus();
    });
  const add = () => {
    form.insertListItem(path, emptyRecord(variable, habits));
    focusRow(rows.length);
  };
  const remove = (row: number) => {
    form.removeListItem(path, row);
    focusRow(Math.max(row - 1, 0));
  };
  const removal = (row: number) => (
    <ActionIcon aria-label={t("documents-value-remove-row", { row: row + 1 })} onClick={() => remove(row)}>
      <Trash2 aria-hidden size={16} />
    </ActionIcon>
  );
  // A table says the name of a column once; what is in a cell keeps it for those who hear it.
  const bare = (row: number, column: Variable) => ({
    ...column,
    label: t("documents-value-cell", { column: column.label, row: row + 1 }),
  });
  return (
    <Box
      component="fieldset"
      ref={setPlace}
      aria-labelledby={label}
      tabIndex={-1}
      data-path={path}
      p={0}
      m={0}
      miw={0}
      style={{ border: 0 }}
    >
      <Input.Label component="legend" id={label} required={variable.required}>
        <bdi>{variable.label}</bdi>
      </Input.Label>
      {words && <Input.Description>{words}</Input.Description>}
      {rows.length > 0 && narrow && (
        <Stack gap="xs" mt={6}>
          {rows.map((_, row) => (
            <Card key={row} padding="sm" data-row={row}>
              <Group justify="space-between" mb={4}>
                <Text size="sm" c="dimmed">
                  {t("documents-value-row", { row: row + 1 })}
                </Text>
                {removal(row)}
              </Group>
              <Stack gap="xs">
                {columns.map((column) => (
                  <ValueInput
                    key={column.name}
                    variable={column}
                    form={form}
                    path={`${path}.${row}.${column.name}`}
                  />
                ))}
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
      {rows.length > 0 && !narrow && (
        <Table verticalSpacing={4} horizontalSpacing={4} mt={6} withRowBorders={false}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column.name} scope="col">
                  <Text span size="xs" c="dimmed" fw={600}>
                    {variable.columns ? column.label : <VisuallyHidden>{column.label}</VisuallyHidden>}
                  </Text>
                </Table.Th>
              ))}
              <Table.Th scope="col" w={44}>
                <VisuallyHidden>{t("frame-actions")}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((_, row) => (
              <Table.Tr key={row} data-row={row} style={{ verticalAlign: "top" }}>
                {columns.map((column) => (
                  <Table.Td key={column.name}>
                    <CellInput
                      variable={bare(row, column)}
                      form={form}
                      path={`${path}.${row}.${column.name}`}
                    />
                  </Table.Td>
                ))}
                <Table.Td>{removal(row)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {form.errors[path] && <Input.Error mt={4}>{form.errors[path]}</Input.Error>}
      <Button
        mt={6}
        variant="default"
        size="xs"
        leftSection={<Plus aria-hidden size={14} />}
        onClick={add}
        aria-label={t("documents-value-add-row-to", { label: variable.label })}
      >
        {t("documents-value-add-row")}
      </Button>
    </Box>
  );
}

/** An input whose label is for those who hear it only. */
function CellInput(props: InputProps) {
  return (
    <Box className={styles.cell}>
      <ValueInput {...props} />
    </Box>
  );
}
