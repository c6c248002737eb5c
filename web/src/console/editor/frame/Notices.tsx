import { Alert, Button, Group } from "@mantine/core";
import { FileClock } from "lucide-react";
import { useEffect } from "react";
import { ConflictNotice } from "../../frame/ConflictNotice";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import type { Backup } from "../draft/backup";
import { useKeeper } from "../draft/Keeper";
import { useDesk } from "./desk";

interface Props {
  backup: Backup | null;
  /** Goes on with what was kept. */
  onTake: () => void;
  onDrop: () => void;
  /** Takes what somebody else saved. */
  onTheirs: () => void;
}

/** What one should know before writing on: changes that were never saved, and changes that somebody else saved meanwhile. */
export function Notices({ backup, onTake, onDrop, onTheirs }: Props) {
  const t = useT();
  const moments = useMoments();
  const keeper = useKeeper(useDesk().keeper);
  // Whoever comes back to the page should know before they write on.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void keeper.look();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [keeper]);
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
      {keeper.standing.is === "conflict" && (
        <ConflictNotice
          title={t("editor-elsewhere")}
          what={keeper.dirty ? t("editor-elsewhere-what") : t("editor-elsewhere-only")}
          theirs={{ label: t("editor-elsewhere-load"), run: onTheirs }}
          mine={
            keeper.dirty
              ? { label: t("editor-elsewhere-mine"), run: () => void keeper.saveMine() }
              : undefined
          }
        />
      )}
    </>
  );
}
