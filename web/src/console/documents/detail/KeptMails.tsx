import { Alert, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { MailOpen } from "lucide-react";
import { api, dataOf } from "../../api/client";
import { useMember } from "../../api/session";
import { TextLink } from "../../frame/links";
import { useT } from "../../text/words";
import { type Detail, isOut } from "../documents";

/** A mail is written a moment after the document was sent; so often it is looked for, each time after so long. */
const LOOKS = 10;
const LOOK_AGAIN = 2_000;
/** The mails that ask somebody to sign. */
const ASKING = ["invitation", "yourTurn", "reminder"];
/** More would crowd the page; all of them are in the settings. */
const MOST = 5;

/** Leads to the mails of a document where no mail server takes them: nobody would hear of it otherwise. */
export function KeptMails({ document }: { document: Detail }) {
  const t = useT();
  const { role } = useMember();
  const wanted = role === "administrator" && isOut(document);
  const mails = useQuery({
    queryKey: ["documents", document.id, "mails"],
    queryFn: async ({ signal }) => {
      const all = await dataOf(api.GET("/outbox", { params: { query: { limit: 50 } }, signal }));
      return all.filter((mail) => mail.documentId === document.id);
    },
    enabled: wanted,
    refetchInterval: ({ state }) =>
      state.data?.length === 0 && state.dataUpdateCount < LOOKS ? LOOK_AGAIN : false,
  });
  const kept = mails.data?.filter(({ status, kind }) => status === "kept" && ASKING.includes(kind)) ?? [];
  if (!wanted || kept.length === 0) return null;
  return (
    <Alert mb="lg" color="blue" icon={<MailOpen aria-hidden />} title={t("documents-kept")}>
      {t("documents-kept-what")}
      <Stack gap={4} mt={4} align="flex-start">
        {kept.slice(0, MOST).map((mail) => (
          <TextLink
            key={mail.id}
            to="/settings/outbox/$mailId"
            params={{ mailId: mail.id }}
            size="sm"
            fw={600}
            td="underline"
          >
            {t("documents-kept-open", { recipient: mail.recipient })}
          </TextLink>
        ))}
      </Stack>
    </Alert>
  );
}
