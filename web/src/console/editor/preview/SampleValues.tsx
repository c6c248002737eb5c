import { ActionIcon, Button, Group, Input, Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { Plus, X } from "lucide-react";
import { useT } from "../../text/words";
import type { Variable } from "../draft/parts";
import { useDesk } from "../frame/desk";

/** Values of the preview: those that are left empty are made up. */
export function SampleValues() {
  const t = useT();
  const { draft, sample, setSample } = useDesk();
  const names = Object.keys(draft.variables);
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = sample;
    setSample(value === undefined ? rest : { ...rest, [name]: value });
  };
  if (names.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t("editor-sample-none")}
      </Text>
    );
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed">
        {t("editor-sample-what")}
      </Text>
      {names.map((name) => {
        const variable = draft.variables[name];
        return variable ? (
          <SampleInput
            key={name}
            label={variable.label ?? name}
            variable={variable}
            value={sample[name]}
            onChange={(value) => set(name, value)}
          />
        ) : null;
      })}
      <Group justify="flex-end">
        <Button size="xs" variant="subtle" onClick={() => setSample({})}>
          {t("editor-sample-clear")}
        </Button>
      </Group>
    </Stack>
  );
}

interface Props {
  label: string;
  variable: Variable;
  value: unknown;
  onChange: (value: unknown) => void;
}

function SampleInput({ label, variable, value, onChange }: Props) {
  const t = useT();
  const { type } = variable;
  if (type === "image") return null;
  if (type === "boolean")
    return (
      <Select
        size="xs"
        label={label}
        clearable
        data={["true", "false"].map((one) => ({ value: one, label: t(`editor-${one}`) }))}
        value={value === undefined ? null : String(value)}
        onChange={(next) => onChange(next === null ? undefined : next === "true")}
      />
    );
  if (type === "choice")
    return (
      <Select
        size="xs"
        label={label}
        clearable
        data={(variable.options ?? []).map((one) => (typeof one === "string" ? one : one.value))}
        value={typeof value === "string" ? value : null}
        onChange={(next) => onChange(next ?? undefined)}
      />
    );
  if (type === "list")
    return <ListInput label={label} variable={variable} value={value} onChange={onChange} />;
  return (
    <TextInput
      size="xs"
      label={label}
      type={type === "date" ? "date" : "text"}
      inputMode={type === "number" || type === "money" ? "decimal" : undefined}
      value={typeof value === "string" ? value : ""}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

type Entry = Record<string, unknown>;

/** A list: a row of small inputs for each entry. Lists in lists are left to be made up. */
function ListInput({ label, variable, value, onChange }: Props) {
  const t = useT();
  const columns = Object.entries(variable.columns ?? {}).filter(([, one]) => one.type !== "list");
  const rows = Array.isArray(value) ? (value as Entry[]) : [];
  const set = (place: number, name: string, words: string) => {
    const { [name]: _, ...rest } = rows[place] ?? {};
    onChange(rows.with(place, words === "" ? rest : { ...rest, [name]: words }));
  };
  return (
    <Input.Wrapper size="xs" label={label} labelElement="div">
      <Stack gap={6} mt={4}>
        {rows.map((row, place) => (
          <Group key={place} gap={6} wrap="nowrap" align="flex-start">
            <SimpleGrid cols={2} spacing={6} verticalSpacing={6} flex={1}>
              {columns.map(([name, column]) => (
                <TextInput
                  key={name}
                  size="xs"
                  type={column.type === "date" ? "date" : "text"}
                  placeholder={column.label ?? name}
                  aria-label={t("editor-sample-cell", { name: column.label ?? name, number: place + 1 })}
                  value={String(row[name] ?? "")}
                  onChange={(event) => set(place, name, event.currentTarget.value)}
                />
              ))}
            </SimpleGrid>
            <ActionIcon
              size="md"
              aria-label={t("editor-sample-row-remove", { number: place + 1 })}
              onClick={() => onChange(rows.length > 1 ? rows.toSpliced(place, 1) : undefined)}
            >
              <X aria-hidden size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          size="xs"
          variant="subtle"
          justify="flex-start"
          leftSection={<Plus aria-hidden size={14} />}
          onClick={() => onChange([...rows, {}])}
        >
          {t("editor-sample-row-add")}
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}
