import { Select, Stack } from "@mantine/core";
import { useT } from "../../text/words";
import { formatsOf, namesIn, repeatsAround } from "../draft/scope";
import { useDesk } from "../frame/desk";
import { formatLabel } from "../panels/formats";
import { EditButton, PlaceActions } from "./PlaceActions";

interface Props {
  pos: number;
  close: () => void;
}

/** A place where a value is printed: which, and how. */
export function VariablePlace({ pos, close }: Props) {
  const t = useT();
  const { draft, editor } = useDesk();
  const node = editor.state.doc.nodeAt(pos);
  if (node?.type.name !== "variable") return null;
  const { name, format } = node.attrs as { name: string; format: string | null };
  const names = namesIn(draft, repeatsAround(editor.state.doc, pos));
  const named = names.find((one) => one.name === name);
  const set = (attribute: string, value: unknown) =>
    editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, attribute, value));
  const options = names.map((one) => ({
    value: one.name,
    label: one.label ? `${one.label} (${one.name})` : one.name,
  }));
  // Names of list items that can't be told from here stay what they are.
  if (!named) options.unshift({ value: name, label: name || "?" });
  const formats = formatsOf(named?.type);
  const head = name.split(".")[0] ?? "";
  const own = head in draft.variables ? "variables" : head in draft.computed ? "computed" : null;
  return (
    <Stack gap="sm">
      <Select
        // A list elsewhere on the page would count as outside, and close this.
        comboboxProps={{ withinPortal: false }}
        label={t("editor-place-value")}
        data={[...new Map(options.map((one) => [one.value, one])).values()]}
        value={name}
        onChange={(next) => next && set("name", next)}
        searchable
        // An open list would cover what else there is to set.
        openOnFocus={false}
        allowDeselect={false}
        data-autofocus
      />
      {(formats.length > 0 || format) && (
        <Select
          // A list elsewhere on the page would count as outside, and close this.
          comboboxProps={{ withinPortal: false }}
          label={t("editor-format")}
          data={[...new Set([...formats, ...(format ? [format] : [])])].map((one) => ({
            value: one,
            label: formatLabel(t, one, named?.type),
          }))}
          value={format}
          placeholder={t("editor-format-usual")}
          onChange={(next) => set("format", next)}
          clearable
        />
      )}
      <PlaceActions pos={pos} close={close}>
        {own && <EditButton at={{ tab: own, key: head }}>{t("editor-edit-value")}</EditButton>}
      </PlaceActions>
    </Stack>
  );
}
