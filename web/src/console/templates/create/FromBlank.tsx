import { Button, Card, Stack, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { FailureNotice } from "../../frame/FailureNotice";
import { useFields } from "../../frame/useFields";
import { useLanguage } from "../../text/words";
import { createTemplate } from "../template";

/** An empty page, which the editor opens. */
export function FromBlank() {
  const { language, t } = useLanguage();
  const navigate = useNavigate();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name: "" },
    validate: { name: (name) => (name.trim() ? null : t("templates-name-missing")) },
    submit: async ({ name }) => {
      const content = { type: "doc", attrs: { language }, content: [{ type: "paragraph" }] };
      const made = await createTemplate({ name: name.trim(), content });
      await navigate({ to: "/templates/$templateId/edit", params: { templateId: made.id } });
    },
  });
  return (
    <Card maw={560}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <TextInput
            label={t("templates-name")}
            description={t("templates-name-help")}
            maxLength={255}
            {...form.getInputProps("name")}
          />
          <FailureNotice failure={failure} />
          <Button type="submit" loading={busy} style={{ alignSelf: "flex-start" }}>
            {t("templates-blank-create")}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
