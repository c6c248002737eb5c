import { Checkbox, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useT } from "../text/words";
import { EVENTS, eventPiece } from "./queries";

export interface WebhookValues extends Record<string, unknown> {
  url: string;
  events: string[];
  includeAnswers: boolean;
  description: string;
}

/** What a webhook is made of: where, of what, with which answers, and a note. */
export function WebhookFields({ form }: { form: UseFormReturnType<WebhookValues> }) {
  const t = useT();
  return (
    <Stack gap="md">
      <TextInput
        label={t("webhooks-address")}
        description={t("webhooks-address-help")}
        placeholder="https://www.example.com/hooks/countersign"
        type="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps("url")}
      />
      <Checkbox.Group label={t("webhooks-events")} {...form.getInputProps("events")}>
        <Stack gap="sm" mt="xs">
          {EVENTS.map((event) => (
            <Checkbox
              key={event}
              value={event}
              label={
                <>
                  {t(`webhooks-event-${eventPiece(event)}`)}{" "}
                  <Text span size="xs" c="dimmed" ff="monospace" dir="ltr">
                    {event}
                  </Text>
                </>
              }
              description={t(`webhooks-event-${eventPiece(event)}-what`)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox
        label={t("webhooks-answers-tell")}
        description={t("webhooks-answers-help")}
        {...form.getInputProps("includeAnswers", { type: "checkbox" })}
      />
      <TextInput
        label={`${t("webhooks-note")} (${t("frame-optional")})`}
        description={t("webhooks-note-help")}
        maxLength={500}
        {...form.getInputProps("description")}
      />
    </Stack>
  );
}

/** What is wrong with the values, as far as the page can tell. */
export function useWebhookChecks() {
  const t = useT();
  return {
    url: (url: string) => (url.trim() ? null : t("webhooks-address-missing")),
    events: (events: string[]) => (events.length > 0 ? null : t("webhooks-events-missing")),
  };
}
