import { Accordion, Button, Input, Stack, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useT } from "../../text/words";
import { tidy } from "../draft/Draft";
import { freeName, type Variables } from "../draft/parts";
import { NameInput } from "./NameInput";
import { useOwnKeys } from "./ownKeys";
import styles from "./panels.module.css";
import { movedEntry, Tools } from "./Tools";
import { VariableForm } from "./VariableForm";

interface Props {
  columns: Variables;
  onChange: (columns: Variables) => void;
}

/** What each record of a list holds. */
export function ColumnsInput({ columns, onChange }: Props) {
  const t = useT();
  const names = Object.keys(columns);
  const [open, setOpen] = useState<string | null>(null);
  const keys = useOwnKeys();
  const add = () => {
    const name = freeName(t("editor-column-name"), (taken) => taken in columns);
    onChange({ ...columns, [name]: { type: "text" } });
    setOpen(name);
  };
  const rename = (from: string, to: string) => {
    onChange(
      Object.fromEntries(Object.entries(columns).map(([name, one]) => [name === from ? to : name, one])),
    );
    keys.rename(from, to);
    setOpen(to);
  };
  return (
    <Input.Wrapper label={t("editor-columns-of-list")} labelElement="div">
      <Accordion
        variant="contained"
        mt={4}
        value={open}
        onChange={setOpen}
        chevronSize={16}
        classNames={{ label: styles.label }}
      >
        {names.map((name, place) => {
          const column = columns[name];
          if (!column) return null;
          return (
            <Accordion.Item key={keys.of(name)} value={name}>
              <Accordion.Control>
                <Text size="sm">
                  <bdi>{column.label ?? name}</bdi>{" "}
                  <Text span size="xs" c="dimmed">
                    {t(`editor-type-${column.type}`)}
                  </Text>
                </Text>
              </Accordion.Control>
              <Accordion.Panel>
                <Stack gap="sm">
                  <NameInput
                    label={t("editor-name")}
                    value={name}
                    taken={(other) => other in columns}
                    onRename={(to) => rename(name, to)}
                  />
                  <VariableForm
                    column
                    variable={column}
                    onChange={(next) => onChange({ ...columns, [name]: tidy(next) })}
                  />
                  <Tools
                    of={name}
                    onUp={place > 0 ? () => onChange(movedEntry(columns, name, -1)) : undefined}
                    onDown={
                      place < names.length - 1 ? () => onChange(movedEntry(columns, name, 1)) : undefined
                    }
                    onRemove={() => {
                      const { [name]: _, ...rest } = columns;
                      keys.drop(name);
                      onChange(rest);
                    }}
                  />
                </Stack>
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
      <Button size="xs" variant="subtle" mt={4} leftSection={<Plus aria-hidden size={14} />} onClick={add}>
        {t("editor-column-add")}
      </Button>
    </Input.Wrapper>
  );
}
