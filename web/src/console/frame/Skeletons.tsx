import { Group, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { useT } from "../text/words";

/** Lines of a list that is on its way. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  const t = useT();
  return (
    <Stack gap="sm" aria-busy>
      <VisuallyHidden role="status">{t("frame-loading")}</VisuallyHidden>
      {Array.from({ length: rows }, (_, place) => (
        <Skeleton key={place} height={44} radius="md" />
      ))}
    </Stack>
  );
}

/** A card that is on its way. */
export function CardSkeleton({ height = 160 }: { height?: number }) {
  const t = useT();
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t("frame-loading")}</VisuallyHidden>
      <Skeleton height={height} radius="lg" />
    </div>
  );
}

/** A whole page that is on its way. */
export function PageSkeleton() {
  return (
    <>
      <Group justify="space-between" mb="xl">
        <Skeleton height={34} width="min(16rem, 60%)" radius="md" />
        <Skeleton height={36} width="7rem" radius="md" />
      </Group>
      <ListSkeleton />
    </>
  );
}
