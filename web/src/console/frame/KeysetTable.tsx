import { Button, Group, Stack, VisuallyHidden } from "@mantine/core";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { Pages } from "../api/queries";
import { useT } from "../text/words";
import { FailureNotice } from "./FailureNotice";
import { Rows } from "./Rows";
import { ListSkeleton } from "./Skeletons";

interface Props<T> extends Omit<ComponentProps<typeof Rows<T>>, "rows"> {
  /** What `usePages` returned. */
  pages: Pages<T>;
  /** Drawn where there is nothing: an `EmptyState`. */
  empty: ReactNode;
}

/** A list by pages, with what belongs around its rows while they load, fail or are none. */
export function KeysetTable<T>({ caption, pages, columns, rowKey, empty }: Props<T>) {
  const t = useT();
  const { rows } = pages;
  const [list, setList] = useState<HTMLDivElement | null>(null);
  // Where more were asked for, as the place of the next row and the row before it: whoever goes by keys goes on there.
  const onwards = useRef<{ place: number; after: string } | null>(null);
  useEffect(() => {
    if (onwards.current === null) return;
    const { place, after } = onwards.current;
    const before = rows[place - 1];
    // Another list came instead.
    if (!before || rowKey(before) !== after) onwards.current = null;
    else if (rows.length > place) {
      const row = list?.querySelectorAll<HTMLElement>("[data-row]")[place];
      onwards.current = null;
      (row?.querySelector<HTMLElement>("a[href], button") ?? row)?.focus({ preventScroll: true });
    }
  });
  const more = async () => {
    const last = rows[rows.length - 1];
    onwards.current = last === undefined ? null : { place: rows.length, after: rowKey(last) };
    const { isFetchNextPageError } = await pages.fetchNextPage();
    // What did not come takes the focus from nothing later on.
    if (isFetchNextPageError) onwards.current = null;
  };
  if (pages.isPending) return <ListSkeleton />;
  if (pages.isError && rows.length === 0) return <FailureNotice failure={pages.error} retry={pages.again} />;
  if (rows.length === 0) return empty;
  return (
    <Stack gap="md" ref={setList} aria-busy={pages.isFetching}>
      <Rows caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
      {pages.isError && (
        <FailureNotice failure={pages.error} retry={pages.isFetchNextPageError ? more : pages.again} />
      )}
      {pages.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={pages.isFetchingNextPage} onClick={more}>
            {t("frame-more")}
          </Button>
        </Group>
      )}
      <VisuallyHidden role="status">{t("frame-rows", { count: rows.length })}</VisuallyHidden>
    </Stack>
  );
}
