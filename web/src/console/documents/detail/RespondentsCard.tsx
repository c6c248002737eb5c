import { ActionIcon, Badge, Button, Card, Group, Menu, Progress, Stack, Text, Title } from "@mantine/core";
import { Copy, KeyRound, Mail, MailX, MoreHorizontal, UserPen, UserPlus } from "lucide-react";
import { useState } from "react";
import { StatusBadge } from "../../frame/StatusBadge";
import { When } from "../../frame/When";
import { useT } from "../../text/words";
import {
  type Detail,
  isOut,
  isOver,
  type Particulars,
  type Respondent,
  type RespondentMore,
} from "../documents";
import { CorrectDialog } from "./CorrectDialog";
import { LinksDialog } from "./LinksDialog";
import { Undelivered } from "./Undelivered";

interface Props {
  document: Detail;
  particulars: Particulars | undefined;
  /** When each was last reminded, by their address. */
  reminders: ReadonlyMap<string, string>;
  /** Opens the send dialog. */
  onSend: () => void;
}

/** Who was invited and how far they have come. */
export function RespondentsCard({ document, particulars, reminders, onSend }: Props) {
  const t = useT();
  const [correcting, setCorrecting] = useState<Respondent | null>(null);
  const [linked, setLinked] = useState<Respondent | null>(null);
  const more = new Map(particulars?.respondents.map((one) => [one.id, one]));
  // Viewers hold nothing up, so they do not count.
  const acting = document.respondents.filter((one) => more.get(one.id)?.kind !== "viewer");
  const done = acting.filter((one) => one.submitted).length;
  const orders = [...new Set(document.respondents.map((one) => one.order))].sort((a, b) => a - b);
  const open = isOut(document);
  const signing = acting.every((one) => (more.get(one.id)?.kind ?? "signer") === "signer");
  const progress = t(signing ? "documents-progress" : "documents-progress-done", {
    done,
    count: acting.length,
  });
  return (
    <Card component="section" aria-labelledby="documents-people">
      <Title order={2} id="documents-people" mb="xs">
        {t("documents-people")}
      </Title>
      {document.respondents.length === 0 ? (
        <Stack gap="sm" align="flex-start">
          <Text c="dimmed">{t("documents-people-none")}</Text>
          {document.status === "draft" && (
            <Button leftSection={<UserPlus aria-hidden size={16} />} variant="default" onClick={onSend}>
              {t("documents-people-invite")}
            </Button>
          )}
        </Stack>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {progress}
          </Text>
          <Progress
            aria-label={progress}
            value={acting.length > 0 ? (done / acting.length) * 100 : 0}
            color={document.status === "completed" ? "green" : undefined}
            mt={6}
            mb="md"
          />
          <Stack gap="md">
            {orders.map((order, step) => (
              <section key={order}>
                {orders.length > 1 && (
                  <Title order={3} size="sm" c="dimmed" mb={4}>
                    {t("documents-send-step", { step: step + 1 })}
                  </Title>
                )}
                <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
                  {document.respondents
                    .filter((one) => one.order === order)
                    .map((one) => (
                      <Line
                        key={one.id}
                        one={one}
                        more={more.get(one.id)}
                        open={open}
                        over={isOver(document)}
                        reminded={reminders.get(one.email)}
                        onCorrect={() => setCorrecting(one)}
                        onLink={() => setLinked(one)}
                      />
                    ))}
                </Stack>
              </section>
            ))}
          </Stack>
        </>
      )}
      {correcting && (
        <CorrectDialog
          document={document}
          one={correcting}
          hasCode={more.get(correcting.id)?.hasAccessCode ?? false}
          onClose={() => setCorrecting(null)}
        />
      )}
      {linked && <LinksDialog documentId={document.id} people={[linked]} onClose={() => setLinked(null)} />}
    </Card>
  );
}

interface LineProps {
  one: Respondent;
  more: RespondentMore | undefined;
  open: boolean;
  /** Whether nothing comes any more. */
  over: boolean;
  reminded: string | undefined;
  onCorrect: () => void;
  onLink: () => void;
}

/** Where somebody stands, in the words for what they were asked to do. */
function standing(one: Respondent, more: RespondentMore | undefined, over: boolean): string {
  if (one.submitted)
    return more?.kind === "approver" ? "approved" : more?.kind === "viewer" ? "read" : one.status;
  if (one.status === "declined") return one.status;
  if (over && more?.kind !== "viewer") return "unsigned";
  return more?.undelivered ? "undelivered" : one.status;
}

function Line({ one, more, open, over, reminded, onCorrect, onLink }: LineProps) {
  const t = useT();
  const name = one.name || one.email;
  const acted = one.status === "submitted" || one.status === "declined";
  return (
    <Card component="li" padding="sm" radius="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
        <div>
          <Group gap={8}>
            <Text fw={600}>
              <bdi>{name}</bdi>
            </Text>
            {one.role && (
              <Text span size="sm" c="dimmed">
                <bdi>{one.role}</bdi>
              </Text>
            )}
          </Group>
          {one.name && (
            <Text size="sm" c="dimmed">
              <bdi>{one.email}</bdi>
            </Text>
          )}
          <Group gap={6} mt={6}>
            <StatusBadge status={standing(one, more, over)} />
            {more && more.kind !== "signer" && <Badge color="gray">{t(`documents-kind-${more.kind}`)}</Badge>}
            {more?.hasAccessCode && (
              <Badge color="gray" leftSection={<KeyRound aria-hidden size={12} />}>
                {t("documents-has-code")}
              </Badge>
            )}
            {more && !more.notify && (
              <Badge color="gray" leftSection={<MailX aria-hidden size={12} />}>
                {t("documents-no-mail")}
              </Badge>
            )}
          </Group>
          <Text size="xs" c="dimmed" mt={6}>
            <LastStep one={one} more={more} />
            {reminded && open && !acted && (
              <>
                {" · "}
                {t("documents-step-reminded")} <When at={reminded} />
              </>
            )}
          </Text>
          {more?.undelivered && (
            <Undelivered lost={more.undelivered} onCorrect={open && !acted ? onCorrect : undefined} />
          )}
        </div>
        {open && !acted && (
          <Menu position="bottom-end" width={270}>
            <Menu.Target>
              <ActionIcon aria-label={t("documents-actions-of", { name })}>
                <MoreHorizontal aria-hidden size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<UserPen aria-hidden size={16} />} onClick={onCorrect}>
                {t("documents-correct")}
              </Menu.Item>
              <Menu.Item leftSection={<Copy aria-hidden size={16} />} onClick={onLink}>
                {t("documents-link")}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </Card>
  );
}

/** What they did last, and when. */
function LastStep({ one, more }: Pick<LineProps, "one" | "more">) {
  const t = useT();
  const steps: [string, string | null | undefined][] = [
    [
      more?.kind === "approver" || more?.kind === "viewer"
        ? `documents-step-submitted-${more.kind}`
        : "documents-step-submitted",
      one.submittedAt,
    ],
    ["documents-step-declined", more?.declinedAt],
    [
      more?.kind === "approver" ? "documents-step-consented-approver" : "documents-step-consented",
      more?.consentedAt,
    ],
    ["documents-step-opened", one.openedAt],
    ["documents-step-invited", one.invitedAt],
  ];
  const last = steps.find(([, at]) => at);
  if (!last) return <>{t("documents-step-none")}</>;
  return (
    <>
      {one.status === "invited" && <Mail aria-hidden size={12} />} {t(last[0])} <When at={last[1]} />
    </>
  );
}
