import { Alert, Button, Group, Loader, Text, VisuallyHidden } from "@mantine/core";
import { CloudCheck, CloudOff, TriangleAlert } from "lucide-react";
import { ConflictNotice } from "../../frame/ConflictNotice";
import { useT } from "../../text/words";
import type { KeptState } from "../working/Keeper";
import type { Problem } from "./problems";

interface Props {
  state: KeptState;
  onRetry: () => void;
}

/** Whether the service has it all. */
export function SaveNote({ state, onRetry }: Props) {
  const t = useT();
  const saving = state.is === "saving" || state.is === "unsaved";
  const words =
    state.is === "saved"
      ? t("frame-saved")
      : saving
        ? t("templates-saving")
        : state.is === "failed"
          ? t("templates-save-failed")
          : t("templates-save-held");
  return (
    <Group gap={6} wrap="nowrap" data-save={state.is}>
      {state.is === "saved" && <CloudCheck aria-hidden size={16} />}
      {saving && <Loader size={14} aria-hidden />}
      {!saving && state.is !== "saved" && <CloudOff aria-hidden size={16} />}
      <Text size="sm" c={saving || state.is === "saved" ? "dimmed" : "red"} style={{ whiteSpace: "nowrap" }}>
        {words}
      </Text>
      {/* What is saved again and again is not said again and again. */}
      <VisuallyHidden role="status">{saving ? "" : words}</VisuallyHidden>
      {state.is === "failed" && (
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          {t("frame-try-again")}
        </Button>
      )}
    </Group>
  );
}

interface TroubleProps {
  state: KeptState;
  problems: readonly Problem[];
  nameOf: (problem: Problem) => string;
  /** Leads to the place of a problem. */
  onGo: (problem: Problem) => void;
  /** Takes what somebody else saved. */
  onTheirs: () => void;
  /** Saves over what somebody else saved. */
  onMine: () => void;
}

/** What keeps the plan from being saved, with the way out of it. */
export function SaveTrouble({ state, problems, nameOf, onGo, onTheirs, onMine }: TroubleProps) {
  const t = useT();
  if (state.is === "conflict")
    return (
      <ConflictNotice
        title={t("templates-conflict")}
        what={t("templates-conflict-what")}
        theirs={{ label: t("templates-conflict-theirs"), run: onTheirs }}
        mine={{ label: t("templates-conflict-mine"), run: onMine }}
      />
    );
  // What fails for the moment is tried again by itself.
  const failure = state.is === "failed" && !state.failure.passes ? state.failure : null;
  if (state.is !== "held" && !failure) return null;
  return (
    <Alert
      role="alert"
      color="red"
      radius={0}
      icon={<TriangleAlert aria-hidden />}
      title={t("templates-refused")}
    >
      {failure && (
        <Text size="sm" lang={failure.foreign ? "en" : undefined} dir="auto">
          {failure.message}
        </Text>
      )}
      {problems.map((problem, place) => (
        <Group key={place} gap={6} wrap="wrap">
          {problem.fieldId !== undefined || problem.role !== undefined ? (
            <Button size="compact-sm" variant="outline" color="red" onClick={() => onGo(problem)}>
              <bdi>{nameOf(problem)}</bdi>
            </Button>
          ) : (
            <bdi>{problem.field}</bdi>
          )}
          <Text span size="sm" lang={(problem.foreign ?? true) ? "en" : undefined} dir="auto">
            {problem.said?.(t) ?? problem.message}
          </Text>
        </Group>
      ))}
      {failure?.requestId && (
        <Text size="xs" mt={4}>
          {t("frame-request-id")} <bdi>{failure.requestId}</bdi>
        </Text>
      )}
    </Alert>
  );
}
