import { Button, NumberInput, Select, Stack, Switch, TextInput } from "@mantine/core";
import { GrowingTextarea } from "../../frame/GrowingTextarea";
import { useT } from "../../text/words";
import { TYPES, type Variable, type VariableType } from "../draft/parts";
import { FORMATS } from "../draft/scope";
import { ColumnsInput } from "./ColumnsInput";
import { formatLabel } from "./formats";
import { OptionsInput } from "./OptionsInput";

interface Props {
  variable: Variable;
  onChange: (variable: Variable) => void;
  /** For a column of a list: less is asked. */
  column?: boolean;
}

/** All that is known of a variable beside its name. */
export function VariableForm({ variable, onChange, column = false }: Props) {
  const t = useT();
  const set = (more: Partial<Variable>) => onChange({ ...variable, ...more });
  const { type } = variable;
  const setType = (next: VariableType) => {
    // What only the old type had would be refused.
    const { default: _, format: __, options, currency, columns, ...rest } = variable;
    onChange({
      ...rest,
      type: next,
      ...(next === "choice" && { options: options ?? [t("editor-option-first")] }),
      ...(next === "money" && { currency: currency ?? "EUR" }),
      ...(next === "list" && { columns: columns ?? { name: { type: "text" } } }),
    });
  };
  const formats = FORMATS[type] ?? [];
  return (
    <Stack gap="sm">
      <TextInput
        label={t("editor-label")}
        description={column ? undefined : t("editor-label-help")}
        value={variable.label ?? ""}
        onChange={(event) => set({ label: event.currentTarget.value || undefined })}
      />
      <Select
        label={t("editor-type")}
        data={TYPES.filter((one) => !column || one !== "image").map((one) => ({
          value: one,
          label: t(`editor-type-${one}`),
        }))}
        value={type}
        allowDeselect={false}
        onChange={(next) => next && setType(next as VariableType)}
      />
      {type === "money" && (
        <TextInput
          label={t("editor-currency")}
          description={t("editor-currency-help")}
          value={variable.currency ?? ""}
          maxLength={3}
          dir="ltr"
          onChange={(event) => set({ currency: event.currentTarget.value.toUpperCase() || undefined })}
        />
      )}
      {type === "choice" && (
        <OptionsInput options={variable.options ?? []} onChange={(options) => set({ options })} />
      )}
      {type === "list" && (
        <ColumnsInput columns={variable.columns ?? {}} onChange={(columns) => set({ columns })} />
      )}
      {formats.length > 0 && (
        <Select
          label={t("editor-format")}
          placeholder={t("editor-format-usual")}
          data={formats.map((one) => ({ value: one, label: formatLabel(t, one, type) }))}
          value={variable.format ?? null}
          clearable
          onChange={(format) => set({ format: format ?? undefined })}
        />
      )}
      {!column && <DefaultInput variable={variable} onChange={(value) => set({ default: value })} />}
      {!column && (
        <>
          <GrowingTextarea
            label={t("editor-description")}
            description={t("editor-description-help")}
            value={variable.description ?? ""}
            onChange={(event) => set({ description: event.currentTarget.value || undefined })}
          />
          <Switch
            label={t("editor-required-variable")}
            checked={variable.required ?? false}
            onChange={(event) => set({ required: event.currentTarget.checked || undefined })}
          />
        </>
      )}
    </Stack>
  );
}

/** The value of documents that give none. Lists and pictures have none here; what came from elsewhere stays and can be taken away. */
function DefaultInput({ variable, onChange }: { variable: Variable; onChange: (value: unknown) => void }) {
  const t = useT();
  const label = t("editor-default");
  const { type, default: value } = variable;
  const words = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (type === "boolean")
    return (
      <Select
        label={label}
        data={["true", "false"].map((one) => ({ value: one, label: t(`editor-${one}`) }))}
        value={value === undefined ? null : String(value)}
        clearable
        onChange={(next) => onChange(next === null ? undefined : next === "true")}
      />
    );
  if (type === "choice")
    return (
      <Select
        label={label}
        data={(variable.options ?? []).map((one) =>
          typeof one === "string"
            ? { value: one, label: one }
            : { value: one.value, label: one.label ?? one.value },
        )}
        value={words || null}
        clearable
        onChange={(next) => onChange(next ?? undefined)}
      />
    );
  if ((type === "number" || type === "money") && typeof value !== "object")
    return (
      <NumberInput
        label={label}
        value={words}
        onChange={(next) => onChange(next === "" ? undefined : type === "money" ? String(next) : next)}
      />
    );
  if (type === "list" || type === "image" || typeof value === "object")
    return value === undefined ? null : (
      <Button size="xs" variant="subtle" color="red" onClick={() => onChange(undefined)}>
        {t("editor-default-remove")}
      </Button>
    );
  return (
    <TextInput
      label={label}
      type={type === "date" ? "date" : type === "email" ? "email" : "text"}
      placeholder={type === "datetime" ? "2026-11-14T09:30:00Z" : undefined}
      value={words}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
