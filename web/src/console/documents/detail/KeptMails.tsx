import { Alert, Stack } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MailOpen } from "lucide-react";
import { api, dataOf } from "../../api/client";
import { useMember } from "../../api/session";
import { TextLink } from "../../frame/links";
import { useT } from "../../text/words";
import { type Detail, isOut, type Particulars } from "../documents";
import { askedByMail, mailTo } from "./asked";

/** A mail is written a moment after somebody was invited; so often it is looked for, each time after so long. */
const LOOKS = 10;
const LOOK_AGAIN = 2_000;
/** More would push the people off the first screen of a phone; all of them are in the settings. */
const MOST = 2;

interface Props {
  document: Detail;
  particulars: Particulars | undefined;
}

/** Leads to the mails of those who are asked to act where no mail server takes them: nobody would hear of it otherwise. */
export function KeptMails({ document, particulars }: Props) {
  const t = useT();
  const { role, workspace } = useMember();
  const asked = askedByMail(document, particulars);
  const wanted = role === "administrator" && !workspace.sendsMail && isOut(document) && asked.length > 0;
  const mails = useQuery({
    // Whoever is asked next is looked for anew, as often as the first was.
    queryKey: ["documents", document.id, "mails", asked.map(({ id, email }) => [id, email])],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/outbox", { params: { query: { documentId: document.id, limit: 200 } }, signal })),
    enabled: wanted,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      asked.some((one) => !mailTo(one, state.data)) && state.dataUpdateCount < LOOKS ? LOOK_AGAIN : false,
  });
  const kept = asked.map((one) => mailTo(one, mails.data)).filter((mail) => mail?.status === "kept");
  if (!wanted || kept.length === 0) return null;
  return (
    <Alert mb="lg" color="blue" role="note" icon={<MailOpen aria-hidden />} title={t("documents-kept")}>
      {t("documents-kept-what")}
      <Stack gap={4} mt={4} align="flex-start">
        {kept.slice(0, MOST).map(
          (mail) =>
            mail && (
              <TextLink
                key={mail.id}
                to="/settings/outbox/$mailId"
                params={{ mailId: mail.id }}
                size="sm"
                fw={600}
                td="underline"
                // An address has no gap to break at.
                style={{ overflowWrap: "anywhere" }}
              >
                {t("documents-kept-open", { recipient: mail.recipient })}
              </TextLink>
            ),
        )}
        {kept.length > MOST && (
          <TextLink to="/settings/outbox" size="sm" fw={600} td="underline">
            {t("documents-kept-more", { count: kept.length - MOST })}
          </TextLink>
        )}
      </Stack>
    </Alert>
  );
}
