import { ActionIcon, AspectRatio, Group, Skeleton, Stack, Text } from "@mantine/core";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { FailureNotice } from "../../frame/FailureNotice";
import { useT } from "../../text/words";
import type { Preview } from "../template";
import styles from "./PagePictures.module.css";

/** How many pages the service draws at once. */
const DRAWN = 20;

interface Props {
  /** What they are pages of. */
  name: string;
  /** Asks for the pages from one on. */
  // biome-ignore lint/suspicious/noExplicitAny: keys of any shape
  ask: (firstPage: number) => UseQueryOptions<Preview, any, Preview, any>;
}

/** Pages as pictures, one after the other. */
export function PagePictures({ name, ask }: Props) {
  const t = useT();
  const [wanted, setPage] = useState(1);
  const first = Math.floor((wanted - 1) / DRAWN) * DRAWN + 1;
  const preview = useQuery({ ...ask(first), placeholderData: (before: Preview | undefined) => before });
  if (preview.isError) return <FailureNotice failure={preview.error} retry={() => preview.refetch()} />;
  const count = preview.data?.pageCount ?? 1;
  const page = Math.min(wanted, count);
  const picture = preview.data?.pages.find((one) => one.page === page);
  return (
    <Stack gap="sm" aria-busy={preview.isFetching}>
      {picture?.image ? (
        <img
          className={styles.paper}
          src={picture.image}
          width={picture.width}
          height={picture.height}
          alt={t("templates-page-picture", { page, name })}
        />
      ) : (
        <AspectRatio ratio={picture ? picture.width / picture.height : 210 / 297}>
          <Skeleton radius={4} />
        </AspectRatio>
      )}
      {count > 1 && (
        <Group justify="center" gap="xs">
          <ActionIcon
            variant="default"
            aria-label={t("templates-page-before")}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft aria-hidden size={18} className="flips" />
          </ActionIcon>
          <Text size="sm" role="status">
            {t("templates-page-of", { page, count })}
          </Text>
          <ActionIcon
            variant="default"
            aria-label={t("templates-page-next")}
            disabled={page === count}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight aria-hidden size={18} className="flips" />
          </ActionIcon>
        </Group>
      )}
    </Stack>
  );
}
