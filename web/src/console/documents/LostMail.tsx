import { Text } from "@mantine/core";
import { MailWarning } from "lucide-react";
import { TextLink } from "../frame/links";
import { useT } from "../text/words";
import type { DocumentRow } from "./documents";

/** That mail about a document came back. It leads to the people of the document, where it says whose and why. */
export function LostMail({ document }: { document: Pick<DocumentRow, "id" | "name"> }) {
  const t = useT();
  return (
    <Text span display="block" size="sm" mt={2}>
      <TextLink
        to="/documents/$documentId"
        params={{ documentId: document.id }}
        c="var(--bad)"
        inherit
        aria-label={t("documents-mail-lost-of", { name: document.name })}
      >
        <MailWarning aria-hidden size={14} style={{ verticalAlign: "-2px" }} /> {t("documents-mail-lost")}
      </TextLink>
    </Text>
  );
}
