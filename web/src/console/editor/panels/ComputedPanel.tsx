import { Accordion, Button, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { FunctionSquare, Plus } from "lucide-react";
import { confirm } from "../../frame/confirm";
import { EmptyState } from "../../frame/EmptyState";
import { useT } from "../../text/words";
import { renameEverywhere, uses } from "../draft/actions";
import { tidy } from "../draft/Draft";
import { type Computed, freeName } from "../draft/parts";
import { formatsOf } from "../draft/scope";
import { ExpressionInput } from "../expression/ExpressionInput";
import { useDesk } from "../frame/desk";
import { insertVariable } from "../insert/items";
import { formatLabel } from "./formats";
import { NameInput } from "./NameInput";
import styles from "./panels.module.css";
import { movedEntry, Tools } from "./Tools";

const TYPES = ["text", "number", "money", "date", "datetime", "boolean", "list"];

interface Props {
  open: string | null;
  setOpen: (key: string | null) => void;
}

/** Values that are computed from others. */
export function ComputedPanel({ open, setOpen }: Props) {
  const t = useT();
  const { draft, editor } = useDesk();
  const names = Object.keys(draft.computed);
  const set = (name: string, next: Computed) =>
    draft.setComputed({ ...draft.computed, [name]: { ...tidy(next), expression: next.expression } });
  const add = () => {
    const name = freeName(t("editor-computed-new-name"), (taken) => draft.knows(taken));
    set(name, { expression: "" });
    setOpen(name);
  };
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
    const { [name]: _, ...rest } = draft.computed;
    draft.setComputed(rest);
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Text size="sm" c="dimmed">
          {t("editor-computed-what")}
        </Text>
        <Button size="xs" flex="none" leftSection={<Plus aria-hidden size={14} />} onClick={add}>
          {t("editor-add")}
        </Button>
      </Group>
      {names.length === 0 && (
        <EmptyState bare order={3} icon={FunctionSquare} title={t("editor-computed-none")}>
          {t("editor-computed-none-help")}
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
          const computed = draft.computed[name];
          if (!computed) return null;
          return (
            <Accordion.Item key={place} value={name}>
              <Accordion.Control id={`editor-computed-${name}`}>
                <Group gap="xs" wrap="nowrap" justify="space-between">
                  {/* The name says more than the formula, which gives way. */}
                  <Text size="sm" flex="none" maw="85%" dir="auto" style={{ overflowWrap: "anywhere" }}>
                    {name}
                  </Text>
                  <Text span size="xs" c="dimmed" truncate miw={0} dir="ltr" ff="monospace">
                    {computed.expression}
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
                    <ExpressionInput
                      label={t("editor-expression")}
                      description={t("editor-expression-help")}
                      placeholder="rent * 12"
                      value={computed.expression}
                      own={name}
                      onChange={(expression) => set(name, { ...computed, expression })}
                    />
                    <Select
                      label={t("editor-type")}
                      placeholder={t("editor-type-any")}
                      data={TYPES.map((one) => ({ value: one, label: t(`editor-type-${one}`) }))}
                      value={computed.type ?? null}
                      clearable
                      onChange={(type) =>
                        set(name, { ...computed, type: type ?? undefined, format: undefined })
                      }
                    />
                    {computed.type === "money" && (
                      <TextInput
                        label={t("editor-currency")}
                        description={t("editor-currency-help")}
                        value={computed.currency ?? ""}
                        maxLength={3}
                        dir="ltr"
                        onChange={(event) =>
                          set(name, { ...computed, currency: event.currentTarget.value.toUpperCase() })
                        }
                      />
                    )}
                    {formatsOf(computed.type).length > 0 && (
                      <Select
                        label={t("editor-format")}
                        placeholder={t("editor-format-usual")}
                        data={formatsOf(computed.type).map((one) => ({
                          value: one,
                          label: formatLabel(t, one, computed.type),
                        }))}
                        value={computed.format ?? null}
                        clearable
                        onChange={(format) => set(name, { ...computed, format: format ?? undefined })}
                      />
                    )}
                    <Tools
                      of={name}
                      onUp={
                        place > 0 ? () => draft.setComputed(movedEntry(draft.computed, name, -1)) : undefined
                      }
                      onDown={
                        place < names.length - 1
                          ? () => draft.setComputed(movedEntry(draft.computed, name, 1))
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
