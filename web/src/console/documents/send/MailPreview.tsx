import { Button, Card, Group, NativeSelect, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronDown, Mail } from "lucide-react";
import { useId, useState } from "react";
import { direction } from "../../../text/languages";
import { api, dataOf } from "../../api/client";
import { FailureNotice } from "../../frame/FailureNotice";
import { CardSkeleton } from "../../frame/Skeletons";
import { useT } from "../../text/words";
import styles from "./MailPreview.module.css";
import type { Person } from "./people";

interface Props {
  documentId: string;
  people: Person[];
  message: string;
}

/** The invitation as each of them will read it. */
export function MailPreview({ documentId, people, message }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        leftSection={<Mail aria-hidden size={14} />}
        rightSection={<ChevronDown aria-hidden size={14} />}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {t("documents-send-preview")}
      </Button>
      <div id={panel} hidden={!open}>
        {open && <Shown documentId={documentId} people={people} message={message} />}
      </div>
    </div>
  );
}

function Shown({ documentId, people, message }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState("0");
  const person = people[Number(chosen)] ?? people[0];
  const [asked] = useDebouncedValue(
    JSON.stringify({
      role: person?.role || undefined,
      language: person?.language || undefined,
      message: message.trim() || undefined,
    }),
    400,
  );
  const preview = useQuery({
    queryKey: ["documents", documentId, "invitation", asked],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST("/documents/{id}/invitation-preview", {
          params: { path: { id: documentId } },
          body: JSON.parse(asked),
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
  const called = ({ role, name, email }: Person, place: number) =>
    [role, name || email].filter(Boolean).join(" · ") || t("documents-send-person", { number: place + 1 });
  return (
    <>
      {people.length > 1 && (
        <NativeSelect
          mt="sm"
          label={t("documents-send-preview-for")}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={people.map((one, place) => ({ value: String(place), label: called(one, place) }))}
        />
      )}
      {preview.isPending && <CardSkeleton />}
      {preview.isError && <FailureNotice failure={preview.error} retry={() => preview.refetch()} />}
      {preview.data && (
        <Card
          mt="sm"
          padding="md"
          lang={preview.data.language}
          dir={direction(preview.data.language)}
          className={styles.mail}
          tabIndex={0}
          role="region"
          aria-label={t("documents-send-preview")}
        >
          <Group gap={6} wrap="nowrap">
            <Text size="sm" c="dimmed">
              <bdi>{preview.data.from}</bdi>
            </Text>
          </Group>
          <Text fw={600} mb="xs">
            <bdi>{preview.data.subject}</bdi>
          </Text>
          <Text size="sm" className={styles.text}>
            {preview.data.text}
          </Text>
        </Card>
      )}
    </>
  );
}
