import { Button, Card, Menu, Text, Title, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { api, dataOf } from "../api/client";
import { queryClient } from "../api/queries";
import { FailureNotice } from "../frame/FailureNotice";
import { ButtonLink } from "../frame/links";
import { toast } from "../frame/toast";
import { useT } from "../text/words";
import styles from "./Home.module.css";
import type { HomeFacts } from "./home";

interface Step {
  id: "template" | "sent" | "key";
  done: boolean;
  /** What leads there; its look says whether it is next. */
  action: (next: boolean) => ReactNode;
}

/** What a new workspace does first. Each step is ticked when it is done; when all are, they are gone. */
export function FirstSteps({ steps }: { steps: HomeFacts["steps"] }) {
  const t = useT();
  // The template that was made here, so that the test is one of it.
  const [made, setMade] = useState<string | undefined>();
  const look = (next: boolean) => (next ? "filled" : "default");
  const all: Step[] = [
    {
      id: "template",
      done: steps.template,
      action: (next) => <ExampleMenu variant={look(next)} onMade={setMade} />,
    },
    {
      id: "sent",
      done: steps.sent,
      action: (next) => (
        <ButtonLink
          to="/documents/new"
          search={{ test: true, templateId: made }}
          variant={look(next)}
          disabled={!steps.template}
        >
          {t("home-step-sent-action")}
        </ButtonLink>
      ),
    },
  ];
  if (typeof steps.apiKey === "boolean")
    all.push({
      id: "key",
      done: steps.apiKey,
      action: (next) => (
        <ButtonLink to="/settings/$part" params={{ part: "api-keys" }} variant={look(next)}>
          {t("home-step-key-action")}
        </ButtonLink>
      ),
    });
  const next = all.find((step) => !step.done);
  return (
    <Card component="section" aria-labelledby="home-steps">
      <Title order={2} id="home-steps">
        {t("home-steps")}
      </Title>
      <ol className={`${styles.list} ${styles.steps}`}>
        {all.map((step, place) => (
          <li key={step.id}>
            <span
              aria-hidden
              className={`${styles.mark} ${step.done ? styles.done : step === next ? styles.next : ""}`}
            >
              {step.done ? <Check size={18} strokeWidth={3} /> : place + 1}
            </span>
            <div className={`${styles.line} ${styles.words}`}>
              <div className={styles.words}>
                <Text fw={600} td={step.done ? "line-through" : undefined}>
                  {t(`home-step-${step.id}`)}
                  {step.done && <VisuallyHidden> {t("home-step-done")}</VisuallyHidden>}
                </Text>
                <Text size="sm" c="dimmed">
                  {t(`home-step-${step.id}-what`)}
                </Text>
              </div>
              {!step.done && step.action(step === next)}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface ExampleProps {
  variant: string;
  onMade: (templateId: string) => void;
}

/** Makes a template from one of the examples. */
function ExampleMenu({ variant, onMade }: ExampleProps) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const examples = useQuery({
    queryKey: ["template-examples"],
    queryFn: ({ signal }) => dataOf(api.GET("/template-examples", { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const make = async (id: string) => {
    setBusy(true);
    try {
      const template = await dataOf(api.POST("/template-examples/{id}", { params: { path: { id } } }));
      onMade(template.id);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ["home"] }),
        queryClient.invalidateQueries({ queryKey: ["templates"] }),
      ]);
      toast.done(t("home-template-made", { name: template.name }));
    } catch (thrown) {
      toast.failed(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={300}>
      <Menu.Target>
        <Button variant={variant} loading={busy} rightSection={<ChevronDown aria-hidden size={16} />}>
          {t("home-step-template-action")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="min(22rem, 45vh)" style={{ overflow: "auto" }}>
        {examples.isPending && <Menu.Label>{t("frame-loading")}</Menu.Label>}
        {examples.isError && <FailureNotice failure={examples.error} retry={() => examples.refetch()} />}
        {examples.data?.map((example) => (
          <Menu.Item key={example.id} onClick={() => make(example.id)}>
            <bdi>{example.name}</bdi>
            {example.roles.length > 0 && (
              <Text span display="block" size="xs" c="dimmed">
                <bdi>{example.roles.join(", ")}</bdi>
              </Text>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
