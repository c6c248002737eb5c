import { ActionIcon, Button, Group, Input, Stack, TextInput } from "@mantine/core";
import { Plus, X } from "lucide-react";
import type { Option } from "../../templates/form";
import { useT } from "../../text/words";

interface Props {
  options: Option[];
  onChange: (options: Option[]) => void;
}

const storedIn = (option: Option) => (typeof option === "string" ? option : option.value);
const labelOf = (option: Option) => (typeof option === "string" ? "" : (option.label ?? ""));
const optionOf = (value: string, label: string): Option => (label === "" ? value : { value, label });

/** What there is to choose from: what is stored, and what people read where that is something else. */
export function OptionsInput({ options, onChange }: Props) {
  const t = useT();
  const set = (place: number, option: Option) => onChange(options.with(place, option));
  return (
    <Input.Wrapper label={t("editor-options")} labelElement="div">
      <Stack gap={6} mt={4}>
        {options.map((option, place) => (
          <Group key={place} gap={6} wrap="nowrap">
            <TextInput
              size="xs"
              flex={1}
              aria-label={t("editor-option-value", { number: place + 1 })}
              value={storedIn(option)}
              onChange={(event) => set(place, optionOf(event.currentTarget.value, labelOf(option)))}
            />
            <TextInput
              size="xs"
              flex={1}
              aria-label={t("editor-option-label", { number: place + 1 })}
              placeholder={storedIn(option)}
              value={labelOf(option)}
              onChange={(event) => set(place, optionOf(storedIn(option), event.currentTarget.value))}
            />
            <ActionIcon
              size="md"
              aria-label={t("editor-option-remove", { number: place + 1 })}
              onClick={() => onChange(options.toSpliced(place, 1))}
            >
              <X aria-hidden size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Plus aria-hidden size={14} />}
          justify="flex-start"
          onClick={() => onChange([...options, t("editor-option-new", { number: options.length + 1 })])}
        >
          {t("editor-option-add")}
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}
