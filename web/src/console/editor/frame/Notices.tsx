import { Alert, Button, Group } from "@mantine/core";
import { FileClock, Users } from "lucide-react";
import { useEffect, useState } from "react";
import { askData } from "../../api/client";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import type { Backup } from "../draft/backup";
import type { Template } from "../draft/parts";
import { useDesk } from "./desk";

interface Props {
  backup: Backup | null;
  /** Goes on with what was kept. */
  onTake: () => void;
  onDrop: () => void;
  /** Reads the template anew. */
  onReload: () => void;
}

/** What one should know before writing on: changes that were never saved, and changes that somebody else saved meanwhile. */
export function Notices({ backup, onTake, onDrop, onReload }: Props) {
  const t = useT();
  const moments = useMoments();
  const elsewhere = useChangedElsewhere();
  return (
    <>
      {backup && (
        <Alert m="sm" color="yellow" icon={<FileClock aria-hidden />} title={t("editor-kept")}>
          {t("editor-kept-what", { when: moments.absolute(backup.at) })}
          <Group gap="sm" mt="sm">
            <Button size="xs" onClick={onTake}>
              {t("editor-kept-take")}
            </Button>
            <Button size="xs" variant="default" onClick={onDrop}>
              {t("editor-kept-drop")}
            </Button>
          </Group>
        </Alert>
      )}
      {elsewhere && (
        <Alert m="sm" color="yellow" icon={<Users aria-hidden />} title={t("editor-elsewhere")} role="alert">
          {t("editor-elsewhere-what")}
          <Group gap="sm" mt="sm">
            <Button size="xs" variant="default" onClick={onReload}>
              {t("editor-elsewhere-load")}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}

/** Whether somebody else saved the template since it was read; looked at whenever one comes back to the page. */
function useChangedElsewhere(): boolean {
  const { draft, keeper } = useDesk();
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible" || keeper.busy) return;
      try {
        const { updatedAt } = await askData<Template>(`/templates/${draft.id}`);
        if (!keeper.busy) setChanged(updatedAt > keeper.savedAt);
      } catch {
        // Whoever saves next is told.
      }
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [draft, keeper]);
  return changed;
}
