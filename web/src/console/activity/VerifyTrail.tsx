import { Alert, Button, Group, List, Loader, Modal, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useEffect } from "react";
import { api, dataOf } from "../api/client";
import type { components } from "../api/schema";
import { CopyField } from "../frame/Copy";
import { DialogButtons } from "../frame/DialogButtons";
import { Facts } from "../frame/Facts";
import { FailureNotice } from "../frame/FailureNotice";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";

type Report = components["schemas"]["AuditReport"];

/** So many problems are listed; whoever needs all of them asks the operator, whose command lists them. */
const SHOWN = 20;

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Has the service check that nobody tampered with the stream, and says in plain words what it found. */
export function VerifyTrail({ opened, onClose }: Props) {
  const t = useT();
  const check = useMutation({ mutationFn: () => dataOf(api.POST("/audit/verification")) });
  const { mutate, reset } = check;
  useEffect(() => {
    if (opened) mutate();
    else reset();
  }, [opened, mutate, reset]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={t("activity-verify-title")}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      <Stack gap="lg" aria-busy={check.isPending}>
        {check.isPending && (
          <Group gap="sm" role="status">
            <Loader size="sm" aria-hidden />
            <Text>{t("activity-verify-busy")}</Text>
          </Group>
        )}
        <FailureNotice failure={check.error} retry={() => mutate()} />
        {check.data && <Found report={check.data} />}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t("frame-close")}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

function Found({ report }: { report: Report }) {
  const t = useT();
  const { number } = useMoments();
  const problems = report.problems.length + report.moreProblems;
  return (
    <>
      {report.holds ? (
        <Alert
          role="status"
          color="green"
          icon={<ShieldCheck aria-hidden />}
          title={t("activity-verify-holds")}
        >
          {t("activity-verify-holds-what")}
        </Alert>
      ) : (
        <Alert
          role="alert"
          color="red"
          icon={<ShieldAlert aria-hidden />}
          title={t("activity-verify-broken", { count: problems })}
        >
          {t("activity-verify-broken-what")}
        </Alert>
      )}
      {!report.holds && (
        <List size="sm" spacing="xs">
          {report.problems.slice(0, SHOWN).map((problem, place) => (
            <List.Item key={place}>
              <bdi lang="en">
                {problem.place} {problem.message}
              </bdi>
            </List.Item>
          ))}
        </List>
      )}
      {problems > SHOWN && (
        <Text size="sm" c="dimmed">
          {t("activity-verify-more", { count: problems - SHOWN })}
        </Text>
      )}
      <Facts
        facts={[
          { label: t("activity-verify-entries"), value: number(report.entries) },
          { label: t("activity-verify-documents"), value: number(report.documents) },
          { label: t("activity-verify-checkpoints"), value: number(report.checkpoints) },
          ...(report.erased > 0
            ? [{ label: t("activity-verify-erased"), value: number(report.erased) }]
            : []),
        ]}
      />
      {report.holds && report.head && (
        <CopyField
          label={t("activity-verify-head")}
          value={report.head}
          description={t("activity-verify-head-what")}
        />
      )}
    </>
  );
}
