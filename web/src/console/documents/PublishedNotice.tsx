import { Alert, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CircleDashed } from "lucide-react";
import { api, dataOf } from "../api/client";
import { ButtonLink } from "../frame/links";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";

/** Says what a document is made from, where somebody wrote on the template since, or published nothing yet. */
export function PublishedNotice({ templateId }: { templateId: string }) {
  const t = useT();
  const moments = useMoments();
  const copy = useQuery({
    queryKey: ["templates", templateId, "standing"],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/templates/{id}/working-copy", { params: { path: { id: templateId } }, signal })),
    staleTime: 0,
  }).data;
  if (!copy || (!copy.changes && !copy.published.isEmpty)) return null;
  const { isEmpty, at } = copy.published;
  return (
    <Alert
      mb="md"
      color="yellow"
      icon={<CircleDashed aria-hidden />}
      title={t(isEmpty ? "documents-template-empty" : "documents-template-unpublished")}
    >
      {isEmpty
        ? t("documents-template-empty-what")
        : t("documents-template-unpublished-what", { when: moments.absolute(at) })}
      <Group mt="xs">
        <ButtonLink to="/templates/$templateId/edit" params={{ templateId }} size="xs" variant="default">
          {t("documents-template-open")}
        </ButtonLink>
      </Group>
    </Alert>
  );
}
