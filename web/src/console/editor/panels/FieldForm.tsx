import { Group, NumberInput, Select, Stack, Switch, TextInput } from "@mantine/core";
import { FIELD_TYPES, type Field, type FieldType, type Validation } from "../../templates/form";
import { useT } from "../../text/words";
import { tidy } from "../draft/Draft";
import { ExpressionInput } from "../expression/ExpressionInput";
import { useDesk } from "../frame/desk";
import { OptionsInput } from "./OptionsInput";

interface Props {
  field: Field;
  onChange: (field: Field) => void;
}

const CHOOSES: FieldType[] = ["radio", "select", "multiselect"];
const MEASURED: FieldType[] = ["text", "multiline", "email", "phone", "fullName"];
const COUNTED: FieldType[] = ["number", "money"];

/** All that is known of a field beside its id. */
export function FieldForm({ field, onChange }: Props) {
  const t = useT();
  const { draft } = useDesk();
  const { type } = field;
  const set = (more: Partial<Field>) => onChange({ ...field, ...more });
  const setType = (next: FieldType) => {
    // What only the old type had would be refused.
    const { options, validation: _, ...rest } = field;
    onChange({
      ...rest,
      type: next,
      ...(CHOOSES.includes(next) && { options: options ?? [t("editor-option-first")] }),
    });
  };
  return (
    <Stack gap="sm">
      <Select
        label={t("editor-type")}
        data={FIELD_TYPES.map((one) => ({ value: one, label: t(`editor-field-${one}`) }))}
        value={type}
        allowDeselect={false}
        onChange={(next) => next && setType(next as FieldType)}
      />
      <Select
        label={t("editor-field-role")}
        data={draft.roles.map((role) => role.name)}
        value={field.role ?? null}
        placeholder={t("editor-field-nobody")}
        onChange={(role) => set({ role: role ?? undefined })}
      />
      <TextInput
        label={t("editor-label")}
        value={field.label ?? ""}
        onChange={(event) => set({ label: event.currentTarget.value || undefined })}
      />
      <TextInput
        label={t("editor-field-help")}
        description={t("editor-field-help-help")}
        value={field.help ?? ""}
        onChange={(event) => set({ help: event.currentTarget.value || undefined })}
      />
      {CHOOSES.includes(type) && (
        <OptionsInput options={field.options ?? []} onChange={(options) => set({ options })} />
      )}
      <Switch
        label={t("editor-field-required")}
        checked={field.required ?? false}
        onChange={(event) => set({ required: event.currentTarget.checked || undefined })}
      />
      <Switch
        label={t("editor-field-readonly")}
        checked={field.readOnly ?? false}
        onChange={(event) => set({ readOnly: event.currentTarget.checked || undefined })}
      />
      <Select
        label={t("editor-field-variable")}
        description={t("editor-field-variable-help")}
        data={Object.entries(draft.variables).map(([name, { label }]) => ({
          value: name,
          label: label ?? name,
        }))}
        value={field.variable ?? null}
        clearable
        searchable
        onChange={(variable) => set({ variable: variable ?? undefined })}
      />
      <ValidationInputs
        type={type}
        validation={field.validation ?? {}}
        onChange={(validation) => {
          const rules = tidy(validation);
          set({ validation: Object.keys(rules).length > 0 ? rules : undefined });
        }}
      />
      <ExpressionInput
        label={t("editor-field-visible")}
        description={t("editor-field-visible-help")}
        value={field.visibleWhen ?? ""}
        onChange={(visibleWhen) => set({ visibleWhen: visibleWhen || undefined })}
        optional
      />
    </Stack>
  );
}

interface RuleProps {
  type: FieldType;
  validation: Validation;
  onChange: (validation: Validation) => void;
}

function ValidationInputs({ type, validation, onChange }: RuleProps) {
  const t = useT();
  const set = (more: Partial<Validation>) => onChange({ ...validation, ...more });
  const number = (key: "min" | "max" | "minLength" | "maxLength") => (
    <NumberInput
      flex={1}
      miw="7rem"
      label={t(`editor-validation-${key.toLowerCase()}`)}
      min={key.endsWith("Length") ? 0 : undefined}
      value={typeof validation[key] === "number" ? validation[key] : ""}
      onChange={(value) => set({ [key]: value === "" ? undefined : Number(value) })}
    />
  );
  const day = (key: "min" | "max") => (
    <TextInput
      flex={1}
      miw="7rem"
      type="date"
      label={t(`editor-validation-${key}-date`)}
      value={String(validation[key] ?? "")}
      onChange={(event) => set({ [key]: event.currentTarget.value || undefined })}
    />
  );
  const measured = MEASURED.includes(type);
  const counted = COUNTED.includes(type);
  if (!measured && !counted && type !== "date") return null;
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-start">
        {counted && number("min")}
        {counted && number("max")}
        {type === "date" && day("min")}
        {type === "date" && day("max")}
        {measured && number("minLength")}
        {measured && number("maxLength")}
      </Group>
      {measured && (
        <TextInput
          label={t("editor-validation-pattern")}
          description={t("editor-validation-pattern-help")}
          value={validation.pattern ?? ""}
          dir="ltr"
          spellCheck={false}
          onChange={(event) => set({ pattern: event.currentTarget.value || undefined })}
        />
      )}
      <TextInput
        label={t("editor-validation-message")}
        description={t("editor-validation-message-help")}
        value={validation.message ?? ""}
        onChange={(event) => set({ message: event.currentTarget.value || undefined })}
      />
    </Stack>
  );
}
