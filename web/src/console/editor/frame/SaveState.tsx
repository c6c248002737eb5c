import { Button, Group, Popover, Stack, Text, UnstyledButton } from "@mantine/core";
import { Check, CloudAlert, LoaderCircle, PencilLine, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { Detail } from "../../api/failure";
import { FailureNotice } from "../../frame/FailureNotice";
import { fieldSaid } from "../../refusals/said";
import { useKeeper } from "../../templates/working/Keeper";
import { useT } from "../../text/words";
import { useDesk } from "./desk";
import styles from "./Workbench.module.css";

interface Props {
  /** Leads to the place of a problem. */
  onGo: (problem: Detail) => void;
}

/** Whether all is saved; what keeps it from being saved, with the way to each place. */
export function SaveState({ onGo }: Props) {
  const t = useT();
  const keeper = useKeeper(useDesk().keeper);
  const [open, setOpen] = useState(false);
  const { state, problems } = keeper;
  if (state.is === "held")
    return (
      <Popover
        opened={open}
        onChange={setOpen}
        width="min(26rem, calc(100vw - 24px))"
        position="bottom-end"
        trapFocus
      >
        <Popover.Target>
          <Button
            size="xs"
            color="yellow"
            variant="light"
            leftSection={<TriangleAlert aria-hidden size={16} />}
            onClick={() => setOpen(!open)}
          >
            {t("editor-problems", { count: problems.length })}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t("editor-problems", { count: problems.length })}>
          <Text size="sm" mb="xs">
            {t("editor-problems-what")}
          </Text>
          <Stack component="ul" gap={4} p={0} m={0} className={styles.problems}>
            {problems.map((problem, place) => (
              <li key={place}>
                <UnstyledButton
                  className={styles.problem}
                  data-autofocus={place === 0 || undefined}
                  onClick={() => {
                    setOpen(false);
                    onGo(problem);
                  }}
                >
                  <Text size="xs" c="dimmed">
                    {placeWords(t, problem.field)}
                  </Text>
                  <Wrong problem={problem} />
                </UnstyledButton>
              </li>
            ))}
          </Stack>
        </Popover.Dropdown>
      </Popover>
    );
  if (state.is === "failed")
    return (
      <Popover opened={open} onChange={setOpen} width="min(26rem, calc(100vw - 24px))" position="bottom-end">
        <Popover.Target>
          <Button
            size="xs"
            color="red"
            variant="light"
            leftSection={<CloudAlert aria-hidden size={16} />}
            onClick={() => setOpen(!open)}
          >
            {t("editor-save-failed")}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <FailureNotice failure={state.failure} retry={() => void keeper.flush()} />
        </Popover.Dropdown>
      </Popover>
    );
  const saved = state.is === "saved";
  const Icon = saved ? Check : state.is === "saving" ? LoaderCircle : PencilLine;
  return (
    <Group gap={6} wrap="nowrap" c="dimmed" role="status">
      <Icon aria-hidden size={16} />
      <Text size="sm">{t(`editor-${state.is === "conflict" ? "unsaved" : state.is}`)}</Text>
    </Group>
  );
}

/** What is wrong there. What a check finds comes in the service's words, and a refusal in ours where there are some. */
function Wrong({ problem }: { problem: Detail }) {
  const t = useT();
  const said = problem.said?.(t) ?? fieldSaid(t, problem.message);
  return (
    <Text size="sm" lang={said === null ? "en" : undefined}>
      <bdi>{said ?? problem.message}</bdi>
    </Text>
  );
}

/** The place in words: the part of the template, and the name there. */
function placeWords(t: ReturnType<typeof useT>, field: string): string {
  const [part = "", name = ""] = field.split(/[.[]/);
  if (part === "symbolTable") return t("frame-of", { name: t("editor-tab-variables"), said: name });
  if (part === "expressionTable") return t("frame-of", { name: t("editor-tab-computed"), said: name });
  if (part === "formSchema") return t("editor-tab-fields");
  if (field.startsWith("content.attrs")) return t("editor-tab-page");
  return part === "name" ? t("editor-name-of-template") : t("editor-text");
}
