import { Select, Stack, Switch, TextInput } from "@mantine/core";
import { useT } from "../../text/words";
import { FITTING, type Field } from "../form";
import * as plans from "./plan";
import type { Bench } from "./useBench";

/** Stands for a variable that is yet to be made; no name has a blank in it. */
const NEW = "new variable";

const MONO = { input: { fontFamily: "var(--mantine-font-family-monospace)" } };

interface Props {
  field: Field;
  bench: Bench;
  set: (more: Partial<Field>) => void;
  /** What is wrong with a part of the field. */
  wrong: (...parts: string[]) => string | undefined;
}

/** What a field has to do with the rest of the template: when it is there, what fills it beforehand, what programs call it. */
export function FieldExtras({ field, bench, set, wrong }: Props) {
  const t = useT();
  const fitting = Object.entries(bench.plan.variables).filter(([, { type }]) =>
    FITTING[field.type].includes(type),
  );
  const fill = (name: string | null) => {
    if (name === NEW)
      bench.change((plan) => plans.withVariable(plan, field.id, bench.taken), `variable ${field.id}`);
    else set({ variable: name ?? undefined });
  };
  const rename = (input: HTMLInputElement) => {
    const to = input.value.trim();
    if (!to || to === field.id || bench.plan.fields.some(({ id }) => id === to)) {
      input.value = field.id;
      return;
    }
    bench.change((plan) => plans.renamed(plan, field.id, to), `id ${field.id}`);
    bench.select([to]);
  };
  return (
    <Stack gap="xs">
      <TextInput
        size="xs"
        label={t("templates-field-when")}
        description={t("templates-field-when-help")}
        dir="ltr"
        spellCheck={false}
        styles={MONO}
        value={field.visibleWhen ?? ""}
        error={wrong("visibleWhen")}
        onChange={(event) => set({ visibleWhen: event.currentTarget.value || undefined })}
      />
      {FITTING[field.type].length > 0 && (
        <Select
          size="xs"
          label={t("templates-field-variable")}
          description={t("templates-field-variable-help")}
          data={[
            ...fitting.map(([name, { label }]) => ({
              value: name,
              label: label ? `${label} (${name})` : name,
            })),
            { value: NEW, label: t("templates-field-variable-new") },
          ]}
          value={field.variable ?? null}
          placeholder={t("templates-field-variable-none")}
          clearable
          clearButtonProps={{ "aria-label": t("templates-field-variable-none") }}
          error={wrong("variable")}
          onChange={fill}
        />
      )}
      <Switch
        size="sm"
        label={t("templates-field-read-only")}
        checked={field.readOnly ?? false}
        onChange={(event) => set({ readOnly: event.currentTarget.checked || undefined })}
      />
      <TextInput
        size="xs"
        label={t("templates-field-id")}
        description={t("templates-field-id-help")}
        dir="ltr"
        defaultValue={field.id}
        maxLength={100}
        error={wrong("id")}
        onBlur={(event) => rename(event.currentTarget)}
      />
    </Stack>
  );
}
