import { Alert, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { Ban, CircleX, Clock } from "lucide-react";
import { useRef, useState } from "react";
import { FailureNotice } from "../frame/FailureNotice";
import { BackLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import { CardSkeleton, PageSkeleton } from "../frame/Skeletons";
import { StatusBadge } from "../frame/StatusBadge";
import { isolated } from "../text/isolated";
import { useLanguage, useT } from "../text/words";
import styles from "./DocumentDetail.module.css";
import { AnswersCard } from "./detail/AnswersCard";
import { DocumentActions } from "./detail/DocumentActions";
import { FactsCard } from "./detail/FactsCard";
import { KeptMails } from "./detail/KeptMails";
import { LinksDialog } from "./detail/LinksDialog";
import { LostNotice } from "./detail/LostNotice";
import { lostOf } from "./detail/lost";
import { PagesCard } from "./detail/PagesCard";
import { RespondentsCard } from "./detail/RespondentsCard";
import { SealCard } from "./detail/SealCard";
import { TimelineCard } from "./detail/TimelineCard";
import { remindersIn, useTimeline } from "./detail/timeline";
import { type Detail, documentQuery, documentsChanged, isOver, particularsQuery } from "./documents";
import { SendDialog } from "./send/SendDialog";
import { rolesOf } from "./template";

const route = getRouteApi("/inside/documents/$documentId");

const ENDS = { declined: CircleX, voided: Ban, expired: Clock } as const;

/** One document: where it stands, who acts next, what it holds, what happened. */
export function DocumentDetail() {
  const t = useT();
  const { documentId } = route.useParams();
  const { send, test, from } = route.useSearch();
  const navigate = route.useNavigate();
  const { history } = useRouter();
  // Whether the way back leads to this document without the send dialog.
  const pushed = useRef(false);
  const found = useQuery(documentQuery(documentId));
  const more = useQuery(particularsQuery(documentId));
  const other = useQuery({ ...documentQuery(from ?? ""), enabled: from !== undefined });
  const [links, setLinks] = useState(false);
  const timeline = useTimeline(documentId, () => void documentsChanged());
  const back = <BackLink to="/documents">{t("documents-title")}</BackLink>;
  if (found.isPending) return <PageSkeleton />;
  if (found.isError && !found.data)
    return (
      <>
        <PageHead title={t("documents-one")} above={back} />
        <FailureNotice failure={found.error} retry={() => found.refetch()} />
      </>
    );
  const document: Detail = found.data;
  const asked = send === true && !isOver(document);
  const onSend = () => {
    pushed.current = true;
    void navigate({ search: { send: true, test, from }, resetScroll: false });
  };
  const closeSend = () => {
    if (pushed.current) history.back();
    else void navigate({ search: {}, replace: true, resetScroll: false });
    pushed.current = false;
  };
  const reminders = remindersIn(timeline.entries);
  const seal = <SealCard document={document} particulars={more.data} />;
  const pending = document.respondents.filter((one) => !one.submitted && one.status !== "declined");
  return (
    <>
      <PageHead
        title={document.name}
        above={
          <Group gap="md" mb={6}>
            {back}
            <StatusBadge status={document.status} />
            {lostOf(document, more.data).length > 0 && <StatusBadge status="undelivered" />}
          </Group>
        }
        actions={
          <DocumentActions
            document={document}
            particulars={more.data}
            reminded={[...reminders.values()].sort().at(-1)}
            onSend={onSend}
          />
        }
      />
      <Ending document={document} />
      <LostNotice document={document} particulars={more.data} />
      <KeptMails document={document} particulars={more.data} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <RespondentsCard
            document={document}
            particulars={more.data}
            reminders={reminders}
            onSend={onSend}
          />
          <PagesCard document={document} />
          {more.isPending && <CardSkeleton />}
          {more.isError && <FailureNotice failure={more.error} retry={() => more.refetch()} />}
          {more.data && <AnswersCard document={document} particulars={more.data} />}
        </div>
        <div className={styles.side}>
          {document.completed && seal}
          <FactsCard document={document} particulars={more.data} />
          <TimelineCard document={document} timeline={timeline} />
          {!isOver(document) && seal}
        </div>
      </div>
      {more.data && !(from && other.isPending) && (
        <SendDialog
          key={documentId}
          document={document}
          roles={rolesOf(more.data.formSchema)}
          test={test ?? false}
          invited={from ? other.data?.respondents : undefined}
          opened={asked}
          onClose={closeSend}
          onSent={(how) => {
            closeSend();
            setLinks(how.links);
          }}
        />
      )}
      {links && pending.length > 0 && (
        <LinksDialog documentId={documentId} people={pending} onClose={() => setLinks(false)} />
      )}
    </>
  );
}

/** Why nobody can sign any more, where it did not end well. */
function Ending({ document }: { document: Detail }) {
  const { language, t } = useLanguage();
  const refused = document.respondents.find(({ status }) => status === "declined");
  const Sign = ENDS[document.status as keyof typeof ENDS];
  if (!Sign) return null;
  return (
    <Alert
      mb="lg"
      color={document.status === "declined" ? "red" : "yellow"}
      icon={<Sign aria-hidden />}
      role="note"
      title={
        document.status !== "declined"
          ? t(`documents-end-${document.status}`)
          : refused
            ? t("documents-end-declined", { name: isolated(refused.name || refused.email, language) })
            : t("documents-event-declined")
      }
    >
      {document.reason ? (
        <Text size="sm">
          {t("documents-end-reason")} <bdi>{document.reason}</bdi>
        </Text>
      ) : (
        t("documents-end-no-reason")
      )}
    </Alert>
  );
}
