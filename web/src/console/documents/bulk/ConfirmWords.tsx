import { Stack, Text } from "@mantine/core";
import { useT } from "../../text/words";
import { useUninvited } from "../send/useUninvited";
import type { Role, Variable } from "../template";

interface Props {
  templateName: string;
  /** How many documents are made. */
  count: number;
  /** How many people are invited; nothing for drafts. */
  people: number | null;
  /** Whether invitations go out by mail. */
  mail: boolean;
  /** The roles that have to act and that nobody is invited to. */
  nobody: Role[];
  /** Values that should be there, and that no document has. */
  blank: Variable[];
  /** How many documents repeat another. */
  repeated: number;
}

/** What an order will do, and what its documents will lack, before it is given. */
export function ConfirmWords({ templateName: name, count, people, mail, nobody, blank, repeated }: Props) {
  const t = useT();
  const sayUninvited = useUninvited();
  const deed =
    people === null
      ? t("documents-bulk-confirm-drafts", { count, name })
      : t(mail ? "documents-bulk-confirm-mail" : "documents-bulk-confirm-links", { count, people, name });
  return (
    <Stack gap="sm">
      <Text>{deed}</Text>
      {nobody.length > 0 && <Text fw={600}>{sayUninvited(nobody)}</Text>}
      {blank.length > 0 && (
        <Text fw={600}>
          {t("documents-bulk-unmapped", { names: blank.map(({ label }) => label).join(", ") })}
        </Text>
      )}
      {repeated > 0 && <Text fw={600}>{t("documents-bulk-repeated", { count: repeated })}</Text>}
    </Stack>
  );
}
