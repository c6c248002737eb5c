import { Button, Group, JsonInput, Select, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
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
  if (type === "list") return <ListInput label={label} value={value} onChange={onChange} />;
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

/** A list is written as JSON; what is no JSON yet is not sent. */
function ListInput({ label, value, onChange }: Omit<Props, "variable">) {
  const t = useT();
  const [typed, setTyped] = useState(value === undefined ? "" : JSON.stringify(value, null, 1));
  return (
    <JsonInput
      size="xs"
      label={label}
      description={t("editor-sample-list")}
      validationError={t("editor-sample-list-wrong")}
      autosize
      minRows={2}
      maxRows={8}
      dir="ltr"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        try {
          const read = next.trim() === "" ? undefined : JSON.parse(next);
          if (read === undefined || Array.isArray(read)) onChange(read);
        } catch {
          // Still being written.
        }
      }}
    />
  );
}
