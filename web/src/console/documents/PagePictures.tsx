import { useT } from "../text/words";
import styles from "./PagePictures.module.css";

interface Sheet {
  page: number;
  width: number;
  height: number;
}

interface Props<P extends Sheet> {
  pages: P[];
  /** How many there are, where not all are shown. */
  count?: number;
  /** Where the picture of a page is. */
  source: (page: P) => string;
}

/** The pages of a document, as pictures below each other. */
export function PagePictures<P extends Sheet>({ pages, count = pages.length, source }: Props<P>) {
  const t = useT();
  return (
    <ol className={styles.pages}>
      {pages.map((page) => (
        <li key={page.page} className={styles.page}>
          <img
            src={source(page)}
            width={Math.round(page.width)}
            height={Math.round(page.height)}
            loading="lazy"
            decoding="async"
            alt={t("documents-page-of", { page: page.page, count })}
          />
        </li>
      ))}
    </ol>
  );
}
