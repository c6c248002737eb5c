import { Select, Stack } from "@mantine/core";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";
import { EditButton, PlaceActions } from "./PlaceActions";

interface Props {
  pos: number;
  close: () => void;
}

/** A field in the text: which one, whose, and the way to its settings. */
export function FieldPlace({ pos, close }: Props) {
  const t = useT();
  const { draft, editor } = useDesk();
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
      <PlaceActions pos={pos} close={close}>
        {field && <EditButton at={{ tab: "fields", key: id }}>{t("editor-edit-field")}</EditButton>}
      </PlaceActions>
    </Stack>
  );
}
