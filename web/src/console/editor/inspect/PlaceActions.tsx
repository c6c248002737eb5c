import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useT } from "../../text/words";
import { useDesk, type Wanted } from "../frame/desk";

interface Props {
  /** Where in the text it stands. */
  pos: number;
  close: () => void;
  /** What else there is to do, beside taking it out. */
  children?: ReactNode;
}

/** What can be done with a thing at its place in the text; the foot of all that is set there. */
export function PlaceActions({ pos, close, children }: Props) {
  const t = useT();
  const { editor } = useDesk();
  const remove = () => {
    const { tr, doc } = editor.state;
    editor.view.dispatch(tr.delete(pos, pos + (doc.nodeAt(pos)?.nodeSize ?? 0)));
    close();
  };
  return (
    <Group justify="space-between" gap="xs">
      <Button variant="subtle" color="red" size="xs" onClick={remove}>
        {t("editor-remove-here")}
      </Button>
      {children}
    </Group>
  );
}

interface EditProps {
  /** Where its settings are. */
  at: Wanted;
  children: ReactNode;
}

/** Leads from a place in the text to the settings of what stands there. */
export function EditButton({ at, children }: EditProps) {
  const { show, inspect } = useDesk();
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => {
        inspect(null);
        show(at);
      }}
    >
      {children}
    </Button>
  );
}
