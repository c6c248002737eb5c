import { Accordion, Button, Group, Stack, Text } from "@mantine/core";
import { type LucideIcon, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { confirm } from "../../frame/confirm";
import { EmptyState } from "../../frame/EmptyState";
import { useT } from "../../text/words";
import { uses } from "../draft/actions";
import { remove as removePart } from "../draft/removal";
import { useDesk } from "../frame/desk";
import { insertVariable } from "../insert/items";
import { PartBody } from "./PartBody";
import styles from "./panels.module.css";
import { movedEntry } from "./Tools";

interface Props<T> {
  kind: "variable" | "computed";
  /** What begins the id of each heading, before its name. */
  anchor: string;
  table: Record<string, T>;
  onChange: (table: Record<string, T>) => void;
  onAdd: () => void;
  open: string | null;
  setOpen: (key: string | null) => void;
  /** What the panel is for. */
  about: string;
  empty: { icon: LucideIcon; title: string; help: string };
  heading: (name: string, part: T) => ReactNode;
  /** What one is called where it is not seen. */
  called: (name: string, part: T) => string;
  /** All of one but its name. */
  children: (name: string, part: T) => ReactNode;
}

/** Parts of a template that the text calls by their names: they are added, renamed, moved, put into the text, removed. */
export function NamedParts<T>(props: Props<T>) {
  const t = useT();
  const { draft, editor } = useDesk();
  const { anchor, table, onChange, open, setOpen, empty } = props;
  const parts = Object.entries(table);
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
    if (sure) removePart(draft, editor, props.kind, name);
  };
  const move = (name: string, step: number) => () => onChange(movedEntry(table, name, step));
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Text size="sm" c="dimmed">
          {props.about}
        </Text>
        <Button size="xs" flex="none" leftSection={<Plus aria-hidden size={14} />} onClick={props.onAdd}>
          {t("editor-add")}
        </Button>
      </Group>
      {parts.length === 0 && (
        <EmptyState bare order={3} icon={empty.icon} title={empty.title}>
          {empty.help}
        </EmptyState>
      )}
      <Accordion
        variant="contained"
        value={open}
        onChange={setOpen}
        chevronSize={16}
        classNames={{ label: styles.label }}
      >
        {parts.map(([name, part], place) => (
          // By its place: whoever renames one stays in its field.
          <Accordion.Item key={place} value={name}>
            <Accordion.Control id={`${anchor}-${name}`}>
              <Group gap="xs" wrap="nowrap" justify="space-between">
                {props.heading(name, part)}
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              {open === name && (
                <PartBody
                  name={name}
                  nameHelp={t("editor-name-help")}
                  onRenamed={setOpen}
                  tools={{
                    of: props.called(name, part),
                    onUp: place > 0 ? move(name, -1) : undefined,
                    onDown: place < parts.length - 1 ? move(name, 1) : undefined,
                    onRemove: () => void remove(name),
                    children: (
                      <Button size="xs" variant="default" onClick={() => insertVariable(editor, name)}>
                        {t("editor-insert-here")}
                      </Button>
                    ),
                  }}
                >
                  {props.children(name, part)}
                </PartBody>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}
