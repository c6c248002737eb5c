import { Button, Card, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FailureNotice } from "../../frame/FailureNotice";
import { CardSkeleton } from "../../frame/Skeletons";
import { useT } from "../../text/words";
import { type Detail, pagesQuery } from "../documents";
import { PagePictures } from "../PagePictures";

/** How many pages are shown at first; a contract of a hundred pages would take its time. */
const FIRST = 3;

/** The pages of a document as they are now. */
export function PagesCard({ document }: { document: Detail }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const pages = useQuery(pagesQuery(document.id, document.updatedAt));
  const list = pages.data?.pages ?? [];
  const shown = all ? list : list.slice(0, FIRST);
  return (
    <Card component="section" aria-labelledby="documents-pages">
      <Group justify="space-between" mb="md">
        <Title order={2} id="documents-pages">
          {t("documents-pages")}
        </Title>
        {pages.data && (
          <Text size="sm" c="dimmed">
            {t("documents-page-count", { count: pages.data.pageCount })}
          </Text>
        )}
      </Group>
      {pages.isPending && <CardSkeleton height={480} />}
      {pages.isError && <FailureNotice failure={pages.error} retry={() => pages.refetch()} />}
      <PagePictures
        pages={shown}
        count={pages.data?.pageCount}
        // The picture of a page changes with its document.
        source={({ page }) =>
          `/api/console/documents/${document.id}/pages/${page}?scale=1.5&at=${encodeURIComponent(document.updatedAt)}`
        }
      />
      {shown.length < list.length && (
        <Group justify="center" mt="md">
          <Button variant="default" onClick={() => setAll(true)}>
            {t("documents-pages-all")}
          </Button>
        </Group>
      )}
    </Card>
  );
}
