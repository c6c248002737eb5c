import { Alert, Button, Group } from "@mantine/core";
import { MailWarning } from "lucide-react";
import { useState } from "react";
import { listed } from "../../text/listed";
import { useLanguage } from "../../text/words";
import type { Detail, Particulars, Respondent } from "../documents";
import { CorrectDialog } from "./CorrectDialog";
import { LinksDialog } from "./LinksDialog";
import { lostOf } from "./lost";

interface Props {
  document: Detail;
  particulars: Particulars | undefined;
}

/** That mail came back and from whom: without it a document would wait for ever. It leads to both ways out. */
export function LostNotice({ document, particulars }: Props) {
  const { language, t } = useLanguage();
  const [correcting, setCorrecting] = useState<Respondent | null>(null);
  const [linked, setLinked] = useState<Respondent[] | null>(null);
  const lost = lostOf(document, particulars);
  const [first] = lost;
  return (
    <>
      {first && (
        <Alert
          mb="lg"
          color="red"
          role="note"
          icon={<MailWarning aria-hidden />}
          title={t("documents-lost", {
            names: listed(
              lost.map((one) => one.name || one.email),
              language,
            ),
          })}
        >
          {t("documents-lost-what")}
          <Group gap="sm" mt="sm">
            {lost.map((one) => (
              <Button
                key={one.id}
                size="xs"
                variant="default"
                aria-label={`${t("documents-undelivered-correct")}: ${one.name || one.email}`}
                onClick={() => setCorrecting(one)}
              >
                {t("documents-undelivered-correct")}
                {lost.length > 1 && (
                  <>
                    : <bdi>{one.name || one.email}</bdi>
                  </>
                )}
              </Button>
            ))}
            <Button size="xs" variant="default" onClick={() => setLinked(lost)}>
              {t(lost.length > 1 ? "documents-links" : "documents-link")}
            </Button>
          </Group>
        </Alert>
      )}
      {correcting && (
        <CorrectDialog
          document={document}
          one={correcting}
          hasCode={particulars?.respondents.find(({ id }) => id === correcting.id)?.hasAccessCode ?? false}
          onClose={() => setCorrecting(null)}
        />
      )}
      {linked && <LinksDialog documentId={document.id} people={linked} onClose={() => setLinked(null)} />}
    </>
  );
}
