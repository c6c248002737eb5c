import { Checkbox, Group, NativeSelect, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { GrowingTextarea } from "../../frame/GrowingTextarea";
import { useT } from "../../text/words";
import type { Variable } from "../template";
import { described } from "./described";
import { ImageInput } from "./ImageInput";
import { ListInput } from "./ListInput";

// biome-ignore lint/suspicious/noExplicitAny: forms of several shapes hold values
export type AnyForm = UseFormReturnType<any>;

export interface InputProps {
  variable: Variable;
  form: AnyForm;
  /** Where its value stands in the form: `values.rent`. */
  path: string;
  /** Said below the label beside the variable's own description. */
  note?: string;
}

/** The input of one variable, by its type. */
export function ValueInput({ variable, form, path, note }: InputProps) {
  const t = useT();
  const words = described(variable, note);
  const label = <bdi>{variable.label}</bdi>;
  const common = { label, description: words, withAsterisk: variable.required };
  switch (variable.type) {
    case "list":
      return <ListInput variable={variable} form={form} path={path} note={note} />;
    case "image":
      return <ImageInput variable={variable} form={form} path={path} note={note} />;
    case "boolean":
      return (
        <Checkbox
          // As high as the inputs beside it, so that their words stand in one line.
          styles={{ root: { minHeight: 36, display: "flex", alignItems: "center" } }}
          label={label}
          description={words}
          {...form.getInputProps(path, { type: "checkbox" })}
        />
      );
    case "choice":
      if (variable.options.length > 0)
        return (
          <NativeSelect
            {...common}
            data={[{ value: "", label: t("documents-value-none") }, ...variable.options]}
            {...form.getInputProps(path)}
          />
        );
      return <TextInput {...common} dir="auto" {...form.getInputProps(path)} />;
    case "number":
      return <TextInput {...common} inputMode="decimal" {...form.getInputProps(path)} />;
    case "money":
      if (!variable.currency) return <Amount variable={variable} form={form} path={path} note={note} />;
      return (
        <TextInput
          {...common}
          inputMode="decimal"
          rightSection={<span aria-hidden>{variable.currency}</span>}
          rightSectionWidth={56}
          {...form.getInputProps(path)}
        />
      );
    case "date":
      return <TextInput {...common} type="date" {...form.getInputProps(path)} />;
    case "datetime":
      return <TextInput {...common} type="datetime-local" {...form.getInputProps(path)} />;
    case "email":
      return <TextInput {...common} type="email" dir="ltr" {...form.getInputProps(path)} />;
    default:
      return <GrowingTextarea most={10} dir="auto" {...common} {...form.getInputProps(path)} />;
  }
}

function Amount({ variable, form, path, note }: InputProps) {
  const t = useT();
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        flex={1}
        label={<bdi>{variable.label}</bdi>}
        description={described(variable, note)}
        withAsterisk={variable.required}
        inputMode="decimal"
        {...form.getInputProps(`${path}.amount`)}
        // What is wrong with either part is said here.
        error={form.errors[path]}
        data-path={path}
      />
      <TextInput
        w={76}
        aria-label={t("documents-value-currency", { label: variable.label })}
        placeholder="EUR"
        maxLength={3}
        dir="ltr"
        {...form.getInputProps(`${path}.currency`)}
      />
    </Group>
  );
}
