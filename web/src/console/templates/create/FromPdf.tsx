import { Button, Card, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { FailureNotice } from "../../frame/FailureNotice";
import { useFields } from "../../frame/useFields";
import { useLanguage } from "../../text/words";
import { createTemplate } from "../template";
import { type Uploaded, uploadPdf } from "../uploadPdf";
import { FileDrop } from "./FileDrop";
import { taken, usable } from "./foundFields";

/** A template from an uploaded PDF, on whose pages fields are placed; with `send`, on the way to sending it. */
export function FromPdf({ send }: { send?: true }) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [file, setFile] = useState<Uploaded | null>(null);
  const [other, setOther] = useState(false);
  const upload = async (chosen: File) => {
    setBusy(true);
    setFailure(null);
    setOther(false);
    try {
      const uploaded = await uploadPdf(chosen);
      setOther(uploaded === null);
      setFile(uploaded);
    } catch (thrown) {
      setFile(null);
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack maw={640}>
      <FileDrop
        icon={FileUp}
        title={t("templates-pdf-drop")}
        action={t("templates-choose-file")}
        help={t("templates-pdf-help")}
        accept=".pdf,application/pdf"
        busy={busy}
        onFile={upload}
      />
      {other && (
        <Text role="alert" size="sm" c="red">
          {t("templates-pdf-other")}
        </Text>
      )}
      <FailureNotice failure={failure} title={t("templates-pdf-failed")} />
      {file && <Settle key={file.id} file={file} send={send} />}
    </Stack>
  );
}

/** What is decided about a file before it becomes a template. */
function Settle({ file, send }: { file: Uploaded; send: true | undefined }) {
  const { language, t } = useLanguage();
  const navigate = useNavigate();
  const found = usable(file.formFields ?? []);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name: file.name.replace(/\.pdf$/i, ""), take: found.length > 0, keep: false },
    validate: { name: (name) => (name.trim() ? null : t("templates-name-missing")) },
    submit: async ({ name, take, keep }) => {
      const role = t("templates-first-role");
      const made = await createTemplate({
        name: name.trim(),
        content: { type: "doc", attrs: { language }, content: [{ type: "pdf", attrs: { file: file.id } }] },
        formSchema: {
          roles: [{ name: role, order: 1, kind: "signer" }],
          fields: take ? taken(found, role) : [],
        },
        singleUse: send && !keep,
      });
      await navigate({
        to: "/templates/$templateId/place",
        params: { templateId: made.id },
        search: { send },
      });
    },
  });
  return (
    <Card>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <Group gap="xs" role="status">
            <Text fw={600}>
              <bdi>{file.name}</bdi>
            </Text>
            <Text c="dimmed" size="sm">
              {t("templates-pages", { count: file.pages ?? 0 })}
            </Text>
          </Group>
          <TextInput label={t("templates-name")} maxLength={255} {...form.getInputProps("name")} />
          {found.length > 0 && (
            <Checkbox
              label={t("templates-pdf-found", { count: found.length })}
              description={t("templates-pdf-found-help")}
              {...form.getInputProps("take", { type: "checkbox" })}
            />
          )}
          {send && (
            <Checkbox
              label={t("templates-once-keep-too")}
              description={t("templates-once-keep-too-help")}
              {...form.getInputProps("keep", { type: "checkbox" })}
            />
          )}
          <FailureNotice failure={failure} />
          <Button type="submit" loading={busy} style={{ alignSelf: "flex-start" }}>
            {t("templates-pdf-create")}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
