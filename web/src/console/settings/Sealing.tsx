import { Alert, Badge, Card, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { components } from "../api/schema";
import { CopyButton } from "../frame/Copy";
import { Facts } from "../frame/Facts";
import { Loaded } from "../frame/Loaded";
import { When } from "../frame/When";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import { called } from "./called";
import { sealingQuery } from "./queries";
import { SettingsPage } from "./SettingsPage";

type Status = components["schemas"]["Sealing"];
type Certificate = components["schemas"]["SealingCertificate"];

/** A certificate that ends within so many days is pointed out. */
const SOON = 30 * 86_400_000;

/** What seals finished documents, and whether anything waits for it. */
export function Sealing() {
  return (
    <SettingsPage part="sealing">
      <Loaded query={useQuery(sealingQuery)} height={420}>
        {(status) => (
          <Stack gap="lg">
            <Waiting status={status} />
            {status.certificate && <CertificateCard certificate={status.certificate} />}
            <Authority status={status} />
          </Stack>
        )}
      </Loaded>
    </SettingsPage>
  );
}

function Waiting({ status }: { status: Status }) {
  const t = useT();
  if (status.problem)
    return (
      <Alert
        role="alert"
        color="red"
        icon={<TriangleAlert aria-hidden />}
        title={t("settings-sealing-broken")}
      >
        {t("settings-sealing-broken-advice")}
        <Text size="sm" mt={4} lang="en" dir="auto">
          {status.problem}
        </Text>
      </Alert>
    );
  const waiting = [
    { kind: "seals", queue: status.seals },
    { kind: "stamps", queue: status.timeStamps },
  ].filter(({ queue }) => queue.count > 0);
  if (waiting.length === 0)
    return (
      <Alert role="note" color="green" icon={<CircleCheck aria-hidden />} title={t("settings-sealing-fine")}>
        {t("settings-sealing-fine-what")}
      </Alert>
    );
  return waiting.map(({ kind, queue }) => (
    <Alert
      key={kind}
      color="yellow"
      icon={<TriangleAlert aria-hidden />}
      title={t(`settings-sealing-${kind}-wait`, { count: queue.count })}
    >
      {t("settings-sealing-wait-since")} <When at={queue.since} mode="both" />
      {queue.problem && (
        <Text size="sm" mt={4} lang="en" dir="auto">
          {queue.problem}
        </Text>
      )}
    </Alert>
  ));
}

function CertificateCard({ certificate }: { certificate: Certificate }) {
  const t = useT();
  const { day } = useMoments();
  const left = new Date(certificate.notAfter).getTime() - Date.now();
  return (
    <Card component="section" aria-labelledby="certificate">
      <Title order={2} size="h3" id="certificate">
        {t("settings-sealing-certificate")}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {t(certificate.generated ? "settings-sealing-generated" : "settings-sealing-supplied")}{" "}
        {certificate.selfSigned && t("settings-sealing-self-signed")}
      </Text>
      <Facts
        facts={[
          { label: t("settings-sealing-subject"), value: <Called name={certificate.subject} /> },
          { label: t("settings-sealing-issuer"), value: <Called name={certificate.issuer} /> },
          {
            label: t("settings-sealing-valid"),
            value: (
              <>
                {t("settings-sealing-span", {
                  from: day(certificate.notBefore),
                  to: day(certificate.notAfter),
                })}{" "}
                {left < SOON && !certificate.generated && (
                  <Badge color="yellow">{t("settings-sealing-soon")}</Badge>
                )}
              </>
            ),
          },
          { label: t("settings-sealing-serial"), value: <Digits text={certificate.serial} /> },
          {
            label: t("settings-sealing-fingerprint"),
            value: (
              <>
                <Digits text={certificate.fingerprint} />{" "}
                <CopyButton
                  size="sm"
                  value={certificate.fingerprint}
                  what={t("settings-sealing-fingerprint")}
                />
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** Digits that are compared with others: in groups, so that the eye finds its place. */
function Digits({ text }: { text: string }) {
  return (
    <Text span ff="monospace" size="sm" dir="ltr" style={{ overflowWrap: "anywhere" }}>
      {text.match(/.{1,4}/g)?.join(" ") ?? text}
    </Text>
  );
}

function Authority({ status }: { status: Status }) {
  const t = useT();
  const authority = status.timeStampAuthority;
  return (
    <Card component="section" aria-labelledby="authority">
      <Title order={2} size="h3" id="authority">
        {t("settings-sealing-authority")}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb={authority ? "md" : 0}>
        {t(authority ? "settings-sealing-authority-what" : "settings-sealing-authority-none")}
      </Text>
      {authority && (
        <Facts
          facts={[
            { label: t("settings-sealing-address"), value: <bdi dir="ltr">{authority.url}</bdi> },
            {
              label: t("settings-sealing-answered"),
              value: <When at={authority.answeredAt} mode="both" none={t("settings-sealing-never")} />,
            },
          ]}
        />
      )}
    </Card>
  );
}

/** A name as certificates write it, such as `CN=Example Ltd, C=SE`: first what people call it, then all of it where there is more. */
function Called({ name }: { name: string }) {
  const { common, alone } = called(name);
  if (!common) return <bdi>{name}</bdi>;
  return (
    <>
      <bdi>{common}</bdi>
      {!alone && (
        <Text span display="block" size="xs" c="dimmed">
          <bdi>{name}</bdi>
        </Text>
      )}
    </>
  );
}
