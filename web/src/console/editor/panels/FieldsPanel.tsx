import { Accordion, Button, Divider, Group, Menu, Stack, Text, Title } from "@mantine/core";
import { Plus } from "lucide-react";
import { confirm } from "../../frame/confirm";
import { colourOfRole } from "../../frame/roleColours";
import { FIELD_TYPES } from "../../templates/form";
import { useT } from "../../text/words";
import { addField } from "../draft/actions";
import { remove as removePart } from "../draft/removal";
import { useDesk } from "../frame/desk";
import { insertField } from "../insert/items";
import { FieldForm } from "./FieldForm";
import { PartBody } from "./PartBody";
import styles from "./panels.module.css";
import { RolesInput } from "./RolesInput";
import { moved } from "./Tools";

interface Props {
  open: string | null;
  setOpen: (key: string | null) => void;
}

/** Who takes part, and what each of them fills in. */
export function FieldsPanel({ open, setOpen }: Props) {
  const t = useT();
  const { draft, editor } = useDesk();
  const { fields } = draft;
  const placed = new Set<string>();
  editor.state.doc.descendants((node) => {
    if (node.type.name.startsWith("field")) placed.add(node.attrs.id);
  });
  const remove = async (id: string) => {
    const sure = await confirm({
      title: t("editor-field-remove", { name: id }),
      body: t("editor-field-remove-what"),
      action: t("editor-remove"),
      danger: true,
    });
    if (sure) removePart(draft, editor, "field", id);
  };
  const move = (from: number, to: number) =>
    draft.setForm({ ...draft.form, fields: moved(fields, from, to) });
  return (
    <Stack gap="md">
      <RolesInput />
      <Divider />
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t("editor-fields")}
        </Title>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button size="xs" leftSection={<Plus aria-hidden size={14} />}>
              {t("editor-add")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah="60vh" style={{ overflowY: "auto" }}>
            {FIELD_TYPES.map((type) => (
              <Menu.Item
                key={type}
                onClick={() => {
                  const id = addField(draft, type, t("editor-role-first"), t("editor-option-first"));
                  insertField(editor, id);
                  setOpen(id);
                }}
              >
                {t(`editor-field-${type}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
      {fields.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("editor-fields-none")}
        </Text>
      )}
      <Accordion
        variant="contained"
        value={open}
        onChange={setOpen}
        chevronSize={16}
        classNames={{ label: styles.label }}
      >
        {fields.map((field, place) => (
          <Accordion.Item key={place} value={field.id}>
            <Accordion.Control id={`editor-field-${field.id}`}>
              <Group gap="xs" wrap="nowrap">
                <span
                  className={styles.dot}
                  aria-hidden
                  style={{ background: colourOfRole(draft.roles, field.role) }}
                />
                <Text size="sm" truncate miw={0} flex={1}>
                  <bdi>{field.label ?? t(`editor-field-${field.type}`)}</bdi>
                </Text>
                <Text span size="xs" c="dimmed" truncate maw="45%">
                  {field.role ? <bdi>{field.role}</bdi> : t("editor-field-nobody")}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              {open === field.id && (
                <PartBody
                  name={field.id}
                  onRenamed={setOpen}
                  tools={{
                    of: field.label ?? field.id,
                    onUp: place > 0 ? () => move(place, place - 1) : undefined,
                    onDown: place < fields.length - 1 ? () => move(place, place + 1) : undefined,
                    onRemove: () => void remove(field.id),
                    children: !placed.has(field.id) && (
                      <Button size="xs" variant="default" onClick={() => insertField(editor, field.id)}>
                        {t("editor-insert-here")}
                      </Button>
                    ),
                  }}
                >
                  <FieldForm field={field} onChange={(next) => draft.setField(field.id, next)} />
                </PartBody>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}
