import { Alert, Group, Loader, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, dataOf } from "../api/client";
import { FailureNotice } from "../frame/FailureNotice";
import { CardSkeleton } from "../frame/Skeletons";
import { Warning } from "../refusals/Warning";
import { useT } from "../text/words";
import { PagePictures } from "./PagePictures";

interface Props {
  templateId: string;
  /** What is known so far; the rest is blank. */
  values: Record<string, unknown>;
}

/** The pages of a document that is not made yet, as it would look with some values. */
export function LivePreview({ templateId, values }: Props) {
  const t = useT();
  const [known] = useDebouncedValue(JSON.stringify(values), 500);
  const preview = useQuery({
    queryKey: ["templates", templateId, "preview", known],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST("/templates/{id}/preview", {
          params: { path: { id: templateId } },
          body: { data: JSON.parse(known), blanks: true, format: "png", scale: 1.5 },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  if (preview.isPending) return <CardSkeleton height={560} />;
  const { data } = preview;
  const shown = data?.pages.filter((page) => page.image) ?? [];
  return (
    <Stack gap="sm" aria-busy={preview.isFetching}>
      <Group gap="xs" h={22}>
        <Text size="sm" c="dimmed">
          {data && t("documents-page-count", { count: data.pageCount })}
        </Text>
        {preview.isFetching && <Loader size={14} aria-hidden />}
      </Group>
      {preview.isError && <FailureNotice failure={preview.error} retry={() => preview.refetch()} />}
      <PagePictures pages={shown} count={data?.pageCount} source={(page) => page.image ?? ""} />
      {data && data.pageCount > shown.length && (
        <Text size="sm" c="dimmed">
          {t("documents-page-first", { count: shown.length })}
        </Text>
      )}
      {data && data.warnings.length > 0 && (
        <Alert color="yellow" title={t("documents-warnings")}>
          {data.warnings.map((warning, place) => (
            <Text key={place} size="sm">
              <Warning text={warning} />
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}
