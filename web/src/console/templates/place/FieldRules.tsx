import { NumberInput, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { GrowingTextarea } from "../../frame/GrowingTextarea";
import { useT } from "../../text/words";
import { type Field, hasOptions, type Option, optionLabel, type Validation } from "../form";

interface Props {
  field: Field;
  set: (more: Partial<Field>) => void;
  /** What is wrong with a part of the field. */
  wrong: (...parts: string[]) => string | undefined;
}

const LONG = new Set(["text", "multiline", "email", "phone", "fullName"]);
const COUNTED = new Set(["number", "money"]);

/** Whether answers to a field of this type can be held to rules. */
export function hasRules(field: Field): boolean {
  return LONG.has(field.type) || COUNTED.has(field.type) || field.type === "date";
}

/** What an answer has to keep to. */
export function FieldRules({ field, set, wrong }: Props) {
  const t = useT();
  const rules = field.validation ?? {};
  const put = (more: Partial<Validation>) => {
    const next: Record<string, unknown> = { ...rules, ...more };
    for (const key of Object.keys(next)) if (next[key] === undefined || next[key] === "") delete next[key];
    set({ validation: Object.keys(next).length > 0 ? (next as Validation) : undefined });
  };
  const count = (key: "min" | "max" | "minLength" | "maxLength", whole: boolean) => (
    <NumberInput
      key={key}
      size="xs"
      label={t(`templates-rule-${key}`)}
      allowDecimal={!whole}
      allowNegative={!whole}
      min={whole ? 0 : undefined}
      value={rules[key] ?? ""}
      error={wrong(`validation.${key}`)}
      onChange={(value) => put({ [key]: typeof value === "number" ? value : undefined })}
    />
  );
  const day = (key: "min" | "max") => (
    <TextInput
      key={key}
      size="xs"
      type="date"
      label={t(`templates-rule-${key}-day`)}
      value={String(rules[key] ?? "")}
      error={wrong(`validation.${key}`)}
      onChange={(event) => put({ [key]: event.currentTarget.value })}
    />
  );
  return (
    <Stack gap="xs">
      <SimpleGrid cols={2} spacing="xs">
        {LONG.has(field.type) && [count("minLength", true), count("maxLength", true)]}
        {COUNTED.has(field.type) && [count("min", false), count("max", false)]}
        {field.type === "date" && [day("min"), day("max")]}
      </SimpleGrid>
      {LONG.has(field.type) && (
        <TextInput
          size="xs"
          label={t("templates-rule-pattern")}
          description={t("templates-rule-pattern-help")}
          dir="ltr"
          styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
          value={rules.pattern ?? ""}
          error={wrong("validation.pattern")}
          onChange={(event) => put({ pattern: event.currentTarget.value })}
        />
      )}
      <TextInput
        size="xs"
        label={t("templates-rule-message")}
        value={rules.message ?? ""}
        error={wrong("validation.message", "validation")}
        onChange={(event) => put({ message: event.currentTarget.value })}
      />
    </Stack>
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What can be chosen, a line each. Lines that stay keep the value that programs know them by. */
export function FieldOptions({ field, set, wrong }: Props) {
  const t = useT();
  const before = field.options ?? [];
  const now = before.map(optionLabel).join("\n");
  const [typed, setTyped] = useState(now);
  if (!hasOptions(field.type)) return null;
  const take = (text: string) => {
    setTyped(text);
    set({
      options: linesOf(text).map((line): Option => {
        return before.find((option) => optionLabel(option) === line) ?? line;
      }),
    });
  };
  // Blank lines are kept while somebody types; what came by another way, such as undo, is shown as it is.
  const shown = linesOf(typed).join("\n") === now ? typed : now;
  return (
    <GrowingTextarea
      size="xs"
      label={t("templates-field-options")}
      description={t("templates-field-options-help")}
      least={3}
      most={10}
      value={shown}
      error={wrong("options")}
      onChange={(event) => take(event.currentTarget.value)}
    />
  );
}
