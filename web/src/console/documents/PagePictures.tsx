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
  /** Shows them small, beside each other; a page that is pressed opens. */
  onOpen?: (page: P) => void;
}

/** The pages of a document, as pictures: below each other, or small ones that open. */
export function PagePictures<P extends Sheet>({ pages, count = pages.length, source, onOpen }: Props<P>) {
  const t = useT();
  return (
    <ol className={onOpen ? styles.small : styles.pages}>
      {pages.map((page) => {
        const picture = (
          <img
            src={source(page)}
            width={Math.round(page.width)}
            height={Math.round(page.height)}
            loading="lazy"
            decoding="async"
            alt={t("documents-page-of", { page: page.page, count })}
          />
        );
        return (
          <li key={page.page} className={styles.page}>
            {onOpen ? (
              <button type="button" onClick={() => onOpen(page)}>
                {picture}
              </button>
            ) : (
              picture
            )}
          </li>
        );
      })}
    </ol>
  );
}
