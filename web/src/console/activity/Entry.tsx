import { Anchor, Group, Text, VisuallyHidden } from "@mantine/core";
import { TextLink } from "../frame/links";
import { useMoments } from "../text/moments";
import { useLanguage, useT } from "../text/words";
import { type Entry, subjectOf } from "./subject";
import { entryWords } from "./words";

interface Props {
  entry: Entry;
  /** Shows all of it. */
  onShow: () => void;
}

/** What happened, and to what. */
export function What({ entry, onShow }: Props) {
  const { language, t } = useLanguage();
  const moments = useMoments();
  const words = entryWords(t, entry, language);
  const { of, ...other } = subjectOf(entry);
  // Said once is enough.
  const named = other.named && words.includes(other.named) ? null : other.named;
  return (
    <>
      <Anchor component="button" type="button" ta="start" fw={600} c="inherit" onClick={onShow}>
        {words}
        <VisuallyHidden>
          {[of, named, moments.relative(entry.createdAt)].filter(Boolean).map((one) => `, ${one}`)}
        </VisuallyHidden>
      </Anchor>
      <Group gap="0 0.75rem" mt={4} fz="sm" fw={400}>
        <Of entry={entry} />
        {named && (
          <Text span inherit c="dimmed" miw={0}>
            <bdi>{named}</bdi>
          </Text>
        )}
      </Group>
    </>
  );
}

/** Whether the document or template is gone with this entry, so that no link leads to it. */
export function isGone({ event }: Entry): boolean {
  return event === "document.deleted" || event === "template.deleted";
}

/** The document or template, and the way to it. */
function Of({ entry }: { entry: Entry }) {
  const t = useT();
  const { documentId, templateId } = entry;
  const { of } = subjectOf(entry);
  if (isGone(entry))
    return (
      <Text span inherit c="dimmed" miw={0}>
        <bdi>{of}</bdi>
      </Text>
    );
  if (documentId)
    return (
      <TextLink inherit miw={0} to="/documents/$documentId" params={{ documentId }}>
        <bdi>{of ?? t("activity-open-document")}</bdi>
      </TextLink>
    );
  if (templateId)
    return (
      <TextLink inherit miw={0} to="/templates/$templateId" params={{ templateId }}>
        <bdi>{of ?? t("activity-open-template")}</bdi>
      </TextLink>
    );
  return null;
}
