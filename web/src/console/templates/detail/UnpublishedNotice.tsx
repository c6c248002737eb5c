import { Alert, Group } from "@mantine/core";
import { CircleDashed } from "lucide-react";
import { ButtonLink } from "../../frame/links";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import { pdfOf, type TemplateDetail } from "../template";
import { useUnpublished } from "../working/unpublished";

/** Says that what one sees is not all that was written. */
export function UnpublishedNotice({ template }: { template: TemplateDetail }) {
  const t = useT();
  const moments = useMoments();
  const written = useUnpublished()(template.id);
  if (!written) return null;
  const to = pdfOf(template) === null ? "/templates/$templateId/edit" : "/templates/$templateId/place";
  return (
    <Alert
      role="note"
      mb="lg"
      color="yellow"
      icon={<CircleDashed aria-hidden />}
      title={t("templates-unpublished")}
    >
      {t("templates-unpublished-what", { who: written.actorName, when: moments.absolute(written.at) })}
      <Group mt="xs">
        <ButtonLink to={to} params={{ templateId: template.id }} size="xs" variant="default">
          {t("templates-unpublished-look")}
        </ButtonLink>
      </Group>
    </Alert>
  );
}
