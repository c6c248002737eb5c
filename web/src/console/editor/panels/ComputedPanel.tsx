import { Text } from "@mantine/core";
import { FunctionSquare } from "lucide-react";
import { useT } from "../../text/words";
import { tidy } from "../draft/Draft";
import { type Computed, freeName } from "../draft/parts";
import { useDesk } from "../frame/desk";
import { ComputedForm } from "./ComputedForm";
import { NamedParts } from "./NamedParts";

interface Props {
  open: string | null;
  setOpen: (key: string | null) => void;
}

/** Values that are computed from others. */
export function ComputedPanel({ open, setOpen }: Props) {
  const t = useT();
  const { draft } = useDesk();
  const set = (name: string, next: Computed) =>
    draft.setComputed({ ...draft.computed, [name]: { ...tidy(next), expression: next.expression } });
  const add = () => {
    const name = freeName(t("editor-computed-new-name"), (taken) => draft.knows(taken));
    set(name, { expression: "" });
    setOpen(name);
  };
  return (
    <NamedParts
      kind="computed"
      anchor="editor-computed"
      table={draft.computed}
      onChange={(table) => draft.setComputed(table)}
      onAdd={add}
      open={open}
      setOpen={setOpen}
      about={t("editor-computed-what")}
      empty={{ icon: FunctionSquare, title: t("editor-computed-none"), help: t("editor-computed-none-help") }}
      called={(name) => name}
      heading={(name, computed) => (
        <>
          {/* The name says more than the formula, which gives way. */}
          <Text size="sm" flex="none" maw="85%" dir="auto" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          <Text span size="xs" c="dimmed" truncate miw={0} dir="ltr" ff="monospace">
            {computed.expression}
          </Text>
        </>
      )}
    >
      {(name, computed) => (
        <ComputedForm name={name} computed={computed} onChange={(next) => set(name, next)} />
      )}
    </NamedParts>
  );
}
