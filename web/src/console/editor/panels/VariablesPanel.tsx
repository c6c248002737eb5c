import { Text } from "@mantine/core";
import { Braces } from "lucide-react";
import { useT } from "../../text/words";
import { addVariable } from "../draft/actions";
import { useDesk } from "../frame/desk";
import { NamedParts } from "./NamedParts";
import { VariableForm } from "./VariableForm";

interface Props {
  open: string | null;
  setOpen: (key: string | null) => void;
}

/** The variables: what changes from document to document. */
export function VariablesPanel({ open, setOpen }: Props) {
  const t = useT();
  const { draft } = useDesk();
  return (
    <NamedParts
      kind="variable"
      anchor="editor-variable"
      table={draft.variables}
      onChange={(table) => draft.setVariables(table)}
      onAdd={() => setOpen(addVariable(draft, t("editor-variable-new-name"), { type: "text" }))}
      open={open}
      setOpen={setOpen}
      about={t("editor-variables-what")}
      empty={{ icon: Braces, title: t("editor-variables-none"), help: t("editor-variables-none-help") }}
      called={(name, variable) => variable.label ?? name}
      heading={(name, variable) => (
        <>
          <Text size="sm" truncate miw={0}>
            <bdi>{variable.label ?? name}</bdi>
          </Text>
          <Text span size="xs" c="dimmed" flex="none">
            {t(`editor-type-${variable.type}`)}
          </Text>
        </>
      )}
    >
      {(name, variable) => (
        <VariableForm variable={variable} onChange={(next) => draft.setVariable(name, next)} />
      )}
    </NamedParts>
  );
}
