import { Button, Group, Select, Stack } from "@mantine/core";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";

interface Props {
  pos: number;
  close: () => void;
}

/** A field in the text: which one, whose, and the way to its settings. */
export function FieldPlace({ pos, close }: Props) {
  const t = useT();
  const { draft, editor, show, inspect } = useDesk();
  const node = editor.state.doc.nodeAt(pos);
  if (!node?.type.name.startsWith("field")) return null;
  const id = String(node.attrs.id);
  const field = draft.fields.find((one) => one.id === id);
  const options = draft.fields.map((one) => ({
    value: one.id,
    label: `${one.label ?? t(`editor-field-${one.type}`)} (${one.id})`,
  }));
  if (!field) options.unshift({ value: id, label: id || "?" });
  return (
    <Stack gap="sm">
      <Select
        // A list elsewhere on the page would count as outside, and close this.
        comboboxProps={{ withinPortal: false }}
        label={t("editor-place-field")}
        data={options}
        value={id}
        onChange={(next) => next && editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, "id", next))}
        searchable
        // An open list would cover what else there is to set.
        openOnFocus={false}
        allowDeselect={false}
        data-autofocus
      />
      {field && (
        <Select
          // A list elsewhere on the page would count as outside, and close this.
          comboboxProps={{ withinPortal: false }}
          label={t("editor-field-role")}
          data={draft.roles.map((role) => role.name)}
          value={field.role ?? null}
          placeholder={t("editor-field-nobody")}
          onChange={(role) => draft.setField(id, { ...field, role: role ?? undefined })}
        />
      )}
      <Group justify="space-between" gap="xs">
        <Button
          variant="subtle"
          color="red"
          size="xs"
          onClick={() => {
            editor.view.dispatch(editor.state.tr.delete(pos, pos + node.nodeSize));
            close();
          }}
        >
          {t("editor-remove-here")}
        </Button>
        {field && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              inspect(null);
              show({ tab: "fields", key: id });
            }}
          >
            {t("editor-edit-field")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
