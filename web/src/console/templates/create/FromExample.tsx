import { Button, Card, Group, SimpleGrid, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FailureNotice } from "../../frame/FailureNotice";
import { CardSkeleton } from "../../frame/Skeletons";
import { useLanguage } from "../../text/words";
import { RoleDot } from "../RoleDot";
import { createFromExample, type Example, examplesQuery } from "../template";

/** The examples whose descriptions we have. A newer service may know more. */
const DESCRIBED = new Set([
  "mutual-nda",
  "offer-letter",
  "invoice",
  "lease",
  "consent-form",
  "purchase-order",
  "statement-of-work",
  "certificate",
  "arabic-contract",
  "uploaded-pdf",
]);

/** Complete templates to start from. */
export function FromExample() {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const examples = useQuery(examplesQuery);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const use = async (example: Example) => {
    setBusy(example.id);
    setFailure(null);
    try {
      const made = await createFromExample(example.id);
      await navigate({ to: "/templates/$templateId", params: { templateId: made.id } });
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(null);
    }
  };
  if (examples.isPending) return <CardSkeleton height={320} />;
  if (examples.isError) return <FailureNotice failure={examples.error} retry={() => examples.refetch()} />;
  // Who works in Arabic sees the Arabic contract first.
  const arabic = ({ id }: Example) => (id.startsWith("arabic") ? 0 : 1);
  const shown =
    language === "ar" ? examples.data.toSorted((one, other) => arabic(one) - arabic(other)) : examples.data;
  return (
    <>
      <FailureNotice failure={failure} />
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} p={0} m={0} style={{ listStyle: "none" }}>
        {shown.map((example) => (
          <ExampleCard
            key={example.id}
            example={example}
            busy={busy === example.id}
            held={busy !== null}
            onUse={() => use(example)}
          />
        ))}
      </SimpleGrid>
    </>
  );
}

interface CardProps {
  example: Example;
  busy: boolean;
  held: boolean;
  onUse: () => void;
}

function ExampleCard({ example, busy, held, onUse }: CardProps) {
  const { t } = useLanguage();
  return (
    <Card component="li" display="flex" style={{ flexDirection: "column" }}>
      <Title order={2} size="h3" id={`example-${example.id}`}>
        <bdi>{example.name}</bdi>
      </Title>
      {DESCRIBED.has(example.id) && (
        <Text size="sm" c="dimmed" mt={4}>
          {t(`templates-example-${example.id}`)}
        </Text>
      )}
      <Group gap="xs" mt="sm" mb="md">
        {example.roles.map((role, place) => (
          <Group key={role} gap={6} wrap="nowrap">
            <RoleDot place={place} />
            <Text span size="sm">
              <bdi>{role}</bdi>
            </Text>
          </Group>
        ))}
      </Group>
      <Button
        mt="auto"
        style={{ alignSelf: "flex-start" }}
        variant="light"
        loading={busy}
        disabled={held && !busy}
        aria-describedby={`example-${example.id}`}
        onClick={onUse}
      >
        {t("templates-example-use")}
      </Button>
    </Card>
  );
}
