import { Stack } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { useT } from "../../text/words";
import { renameEverywhere } from "../draft/actions";
import { useDesk } from "../frame/desk";
import { NameInput } from "./NameInput";
import { Tools } from "./Tools";

interface Props {
  name: string;
  /** What a name is for, where that is not plain. */
  nameHelp?: string;
  onRenamed: (name: string) => void;
  /** What is done with all of it, below. */
  tools: ComponentProps<typeof Tools>;
  children: ReactNode;
}

/** What a part of the template shows once it is opened: its name, all else of it, and what can be done with it. */
export function PartBody({ name, nameHelp, onRenamed, tools, children }: Props) {
  const t = useT();
  const { draft, editor } = useDesk();
  return (
    <Stack gap="sm">
      <NameInput
        label={t("editor-name")}
        description={nameHelp}
        value={name}
        taken={(other) => draft.knows(other)}
        onRename={(to) => {
          renameEverywhere(draft, editor, name, to);
          onRenamed(to);
        }}
      />
      {children}
      <Tools {...tools} />
    </Stack>
  );
}
