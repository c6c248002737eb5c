import { Select, TextInput } from "@mantine/core";
import { useT } from "../../text/words";
import type { Computed } from "../draft/parts";
import { formatsOf } from "../draft/scope";
import { ExpressionInput } from "../expression/ExpressionInput";
import { formatLabel } from "./formats";

const TYPES = ["text", "number", "money", "date", "datetime", "boolean", "list"];

interface Props {
  name: string;
  computed: Computed;
  onChange: (next: Computed) => void;
}

/** How a value is computed, and how it is shown. */
export function ComputedForm({ name, computed, onChange }: Props) {
  const t = useT();
  const formats = formatsOf(computed.type);
  return (
    <>
      <ExpressionInput
        label={t("editor-expression")}
        description={t("editor-expression-help")}
        placeholder="rent * 12"
        value={computed.expression}
        own={name}
        onChange={(expression) => onChange({ ...computed, expression })}
      />
      <Select
        label={t("editor-type")}
        placeholder={t("editor-type-any")}
        data={TYPES.map((one) => ({ value: one, label: t(`editor-type-${one}`) }))}
        value={computed.type ?? null}
        clearable
        onChange={(type) => onChange({ ...computed, type: type ?? undefined, format: undefined })}
      />
      {computed.type === "money" && (
        <TextInput
          label={t("editor-currency")}
          description={t("editor-currency-help")}
          value={computed.currency ?? ""}
          maxLength={3}
          dir="ltr"
          onChange={(event) => onChange({ ...computed, currency: event.currentTarget.value.toUpperCase() })}
        />
      )}
      {formats.length > 0 && (
        <Select
          label={t("editor-format")}
          placeholder={t("editor-format-usual")}
          data={formats.map((one) => ({ value: one, label: formatLabel(t, one, computed.type) }))}
          value={computed.format ?? null}
          clearable
          onChange={(format) => onChange({ ...computed, format: format ?? undefined })}
        />
      )}
    </>
  );
}
