import { useEffect } from "react";
import { ConflictNotice } from "../../frame/ConflictNotice";
import type { Backup } from "../../templates/working/backup";
import { useKeeper } from "../../templates/working/Keeper";
import { KeptNotice } from "../../templates/working/KeptNotice";
import { useT } from "../../text/words";
import type { Template } from "../draft/parts";
import { useDesk } from "./desk";

interface Props {
  backup: Backup<Template> | null;
  /** Goes on with what was kept. */
  onTake: () => void;
  onDrop: () => void;
  /** Takes what somebody else saved. */
  onTheirs: () => void;
}

/** What one should know before writing on: changes that were never saved, and changes that somebody else saved meanwhile. */
export function Notices({ backup, onTake, onDrop, onTheirs }: Props) {
  const t = useT();
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
      {backup && <KeptNotice at={backup.at} onTake={onTake} onDrop={onDrop} />}
      {keeper.state.is === "conflict" && (
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
