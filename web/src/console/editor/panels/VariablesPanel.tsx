import { Accordion, Button, Group, Stack, Text } from "@mantine/core";
import { Braces, Plus } from "lucide-react";
import { confirm } from "../../frame/confirm";
import { EmptyState } from "../../frame/EmptyState";
import { useT } from "../../text/words";
import { addVariable, renameEverywhere, uses } from "../draft/actions";
import { useDesk } from "../frame/desk";
import { insertVariable } from "../insert/items";
import { NameInput } from "./NameInput";
import styles from "./panels.module.css";
import { movedEntry, Tools } from "./Tools";
import { VariableForm } from "./VariableForm";

interface Props {
  open: string | null;
  setOpen: (key: string | null) => void;
}

/** The variables: what changes from document to document. */
export function VariablesPanel({ open, setOpen }: Props) {
  const t = useT();
  const { draft, editor } = useDesk();
  const names = Object.keys(draft.variables);
  const add = () => setOpen(addVariable(draft, t("editor-variable-new-name"), { type: "text" }));
  const remove = async (name: string) => {
    const count = uses(draft, editor.state.doc, name);
    const sure =
      count === 0 ||
      (await confirm({
        title: t("editor-variable-remove", { name }),
        body: t("editor-variable-remove-used", { count }),
        action: t("editor-remove"),
        danger: true,
      }));
    if (!sure) return;
    const { [name]: _, ...rest } = draft.variables;
    draft.setVariables(rest);
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Text size="sm" c="dimmed">
          {t("editor-variables-what")}
        </Text>
        <Button size="xs" flex="none" leftSection={<Plus aria-hidden size={14} />} onClick={add}>
          {t("editor-add")}
        </Button>
      </Group>
      {names.length === 0 && (
        <EmptyState bare order={3} icon={Braces} title={t("editor-variables-none")}>
          {t("editor-variables-none-help")}
        </EmptyState>
      )}
      <Accordion
        variant="contained"
        value={open}
        onChange={setOpen}
        chevronSize={16}
        classNames={{ label: styles.label }}
      >
        {names.map((name, place) => {
          const variable = draft.variables[name];
          if (!variable) return null;
          return (
            <Accordion.Item key={place} value={name}>
              <Accordion.Control id={`editor-variable-${name}`}>
                <Group gap="xs" wrap="nowrap" justify="space-between">
                  <Text size="sm" truncate miw={0}>
                    <bdi>{variable.label ?? name}</bdi>
                  </Text>
                  <Text span size="xs" c="dimmed" flex="none">
                    {t(`editor-type-${variable.type}`)}
                  </Text>
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                {open === name && (
                  <Stack gap="sm">
                    <NameInput
                      label={t("editor-name")}
                      description={t("editor-name-help")}
                      value={name}
                      taken={(other) => draft.knows(other)}
                      onRename={(to) => {
                        renameEverywhere(draft, editor, name, to);
                        setOpen(to);
                      }}
                    />
                    <VariableForm variable={variable} onChange={(next) => draft.setVariable(name, next)} />
                    <Tools
                      of={variable.label ?? name}
                      onUp={
                        place > 0
                          ? () => draft.setVariables(movedEntry(draft.variables, name, -1))
                          : undefined
                      }
                      onDown={
                        place < names.length - 1
                          ? () => draft.setVariables(movedEntry(draft.variables, name, 1))
                          : undefined
                      }
                      onRemove={() => void remove(name)}
                    >
                      <Button size="xs" variant="default" onClick={() => insertVariable(editor, name)}>
                        {t("editor-insert-here")}
                      </Button>
                    </Tools>
                  </Stack>
                )}
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
    </Stack>
  );
}
