import { Button, Card, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FailureNotice } from "../../frame/FailureNotice";
import { CardSkeleton } from "../../frame/Skeletons";
import { useT } from "../../text/words";
import { type Detail, pagesQuery } from "../documents";
import { PagePictures } from "../PagePictures";
import { PageViewer } from "./PageViewer";

/** How many pages are shown at first; those of a contract of a hundred would take their time. */
const FIRST = 12;

/** The pages of a document as they are now: small, and one by one in large. */
export function PagesCard({ document }: { document: Detail }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const pages = useQuery(pagesQuery(document.id, document.updatedAt));
  const list = pages.data?.pages ?? [];
  const shown = all ? list : list.slice(0, FIRST);
  // The picture of a page changes with its document.
  const source = (page: number, scale: number) =>
    `/api/console/documents/${document.id}/pages/${page}?scale=${scale}&at=${encodeURIComponent(document.updatedAt)}`;
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
      {pages.isPending && <CardSkeleton height={240} />}
      {pages.isError && <FailureNotice failure={pages.error} retry={() => pages.refetch()} />}
      <PagePictures
        pages={shown}
        count={pages.data?.pageCount}
        source={({ page }) => source(page, 0.75)}
        onOpen={({ page }) => setOpen(page)}
      />
      {shown.length < list.length && (
        <Group justify="center" mt="md">
          <Button variant="default" onClick={() => setAll(true)}>
            {t("documents-pages-all")}
          </Button>
        </Group>
      )}
      {open !== null && (
        <PageViewer
          page={open}
          count={list.length}
          source={(page) => source(page, 2)}
          onPage={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
