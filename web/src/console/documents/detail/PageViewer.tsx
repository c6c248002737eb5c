import { ActionIcon, Group, Modal, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useFocusBack } from "../../frame/useFocusBack";
import { useLanguage } from "../../text/words";
import styles from "./PageViewer.module.css";

interface Props {
  page: number;
  count: number;
  source: (page: number) => string;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** One page in large, with ways to the next and the one before: buttons and arrow keys. */
export function PageViewer({ page, count, source, onPage, onClose }: Props) {
  const { direction, t } = useLanguage();
  useFocusBack();
  const go = (by: number) => {
    if (page + by >= 1 && page + by <= count) onPage(page + by);
  };
  const along = direction === "rtl" ? -1 : 1;
  useHotkeys([
    ["ArrowRight", () => go(along)],
    ["ArrowLeft", () => go(-along)],
  ]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(60rem, 96vw)"
      title={t("documents-page-of", { page, count })}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      {count > 1 && (
        <Group justify="center" gap="md" mb="sm">
          <ActionIcon
            variant="default"
            aria-label={t("documents-page-before")}
            disabled={page === 1}
            onClick={() => go(-1)}
          >
            <ChevronLeft aria-hidden size={18} className="flips" />
          </ActionIcon>
          <Text size="sm" role="status">
            {t("documents-page-of", { page, count })}
          </Text>
          <ActionIcon
            variant="default"
            aria-label={t("documents-page-next")}
            disabled={page === count}
            onClick={() => go(1)}
          >
            <ChevronRight aria-hidden size={18} className="flips" />
          </ActionIcon>
        </Group>
      )}
      <img className={styles.page} src={source(page)} alt={t("documents-page-of", { page, count })} />
    </Modal>
  );
}
