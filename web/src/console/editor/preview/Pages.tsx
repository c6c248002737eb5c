import { useT } from "../../text/words";
import styles from "./Preview.module.css";
import type { Previewed } from "./request";

/** Pictures of pages, one below the other. */
export function Pages({ previewed }: { previewed: Previewed }) {
  const t = useT();
  return (
    <div className={styles.pages}>
      {previewed.pages
        .filter((page) => page.image)
        .map((page) => (
          <img
            key={page.page}
            className={styles.page}
            src={page.image}
            width={Math.round(page.width)}
            height={Math.round(page.height)}
            alt={t("editor-preview-page", { page: page.page, count: previewed.pageCount })}
          />
        ))}
    </div>
  );
}
