import { Button, Card, Code, List, Stack, Text, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { FileType } from "lucide-react";
import { useState } from "react";
import { FailureNotice } from "../../frame/FailureNotice";
import { GrowingTextarea } from "../../frame/GrowingTextarea";
import { useFields } from "../../frame/useFields";
import { useLanguage } from "../../text/words";
import { createTemplate } from "../template";
import { FileDrop } from "./FileDrop";

/** The first heading of a Markdown text, or its first line. */
export function headingOf(markdown: string): string {
  const lines = markdown.split("\n").map((line) => line.trim());
  const heading = lines.find((line) => /^#{1,6}\s+\S/.test(line))?.replace(/^#+\s+/, "");
  const words = (heading ?? lines.find((line) => line) ?? "").replace(/[*_`]|\{\{.*?\}\}/g, "").trim();
  return [...words].slice(0, 255).join("");
}

/** A template from Markdown, typed, pasted or dropped. */
export function FromMarkdown() {
  const { language, t } = useLanguage();
  const navigate = useNavigate();
  const [unreadable, setUnreadable] = useState<unknown>(null);
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name: "", markdown: "" },
    validate: { markdown: (text) => (text.trim() ? null : t("templates-markdown-missing")) },
    rename: { "content.markdown": "markdown" },
    submit: async ({ name, markdown }) => {
      const called = name.trim() || headingOf(markdown) || t("templates-unnamed");
      const made = await createTemplate({ name: called, content: { markdown, language } });
      await navigate({ to: "/templates/$templateId", params: { templateId: made.id } });
    },
  });
  const read = async (file: File) => {
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      setUnreadable(null);
      form.setFieldValue("markdown", text);
      form.setFieldValue("name", headingOf(text) || file.name.replace(/\.[^.]*$/, ""));
    } catch {
      setUnreadable(new Error(t("templates-markdown-unreadable", { file: file.name })));
    }
  };
  return (
    <Card maw={860}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <FileDrop
            icon={FileType}
            title={t("templates-markdown-drop")}
            action={t("templates-choose-file")}
            accept=".md,.markdown,.txt,text/markdown,text/plain"
            onFile={read}
          />
          {unreadable instanceof Error && (
            <Text role="alert" size="sm" c="red">
              {unreadable.message}
            </Text>
          )}
          <GrowingTextarea
            label={t("templates-markdown-text")}
            least={10}
            most={28}
            dir="auto"
            spellCheck={false}
            styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
            {...form.getInputProps("markdown")}
          />
          <TextInput
            label={t("templates-name")}
            description={t("templates-markdown-name-help")}
            maxLength={255}
            {...form.getInputProps("name")}
          />
          <div>
            <Text size="sm" fw={600}>
              {t("templates-markdown-marks")}
            </Text>
            <List size="sm" mt={4} spacing={2}>
              <List.Item>
                <Code dir="ltr">{"{{tenant}}"}</Code> {t("templates-markdown-variable")}
              </List.Item>
              <List.Item>
                <Code dir="ltr">{"{{#if pets}} … {{/if}}"}</Code> {t("templates-markdown-if")}
              </List.Item>
              <List.Item>
                <Code dir="ltr">{"{{#each items as item}} … {{/each}}"}</Code> {t("templates-markdown-each")}
              </List.Item>
            </List>
          </div>
          <FailureNotice failure={failure} />
          <Button type="submit" loading={busy} style={{ alignSelf: "flex-start" }}>
            {t("templates-create")}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
