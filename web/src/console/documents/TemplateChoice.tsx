import { Card, Stack, Text, UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ChevronRight, FileUp, LayoutTemplate } from "lucide-react";
import { useState } from "react";
import { api, pageOf } from "../api/client";
import { usePages } from "../api/queries";
import { EmptyState } from "../frame/EmptyState";
import { FailureNotice } from "../frame/FailureNotice";
import { ButtonLink } from "../frame/links";
import { SearchInput } from "../frame/SearchInput";
import { ListSkeleton } from "../frame/Skeletons";
import { When } from "../frame/When";
import { useT } from "../text/words";
import styles from "./TemplateChoice.module.css";

interface Props {
  onChoose: (id: string) => void;
  /** Whether a PDF may be sent instead, for which there is no template yet. */
  ownPdf?: boolean;
}

/** Chooses a template among those of the workspace, by its name. */
export function TemplateChoice({ onChoose, ownPdf = false }: Props) {
  const t = useT();
  const [q, setQ] = useState<string>();
  const pages = usePages(["templates", "choice", q], (cursor, signal) =>
    pageOf(api.GET("/templates", { params: { query: { q, limit: 50, cursor } }, signal })),
  );
  if (pages.isError) return <FailureNotice failure={pages.error} retry={() => pages.refetch()} />;
  if (pages.isSuccess && pages.rows.length === 0 && q === undefined)
    return (
      <EmptyState
        icon={LayoutTemplate}
        title={t("documents-no-templates")}
        actions={
          <>
            <ButtonLink to="/templates">{t("frame-go-templates")}</ButtonLink>
            {ownPdf && (
              <ButtonLink to="/templates/new" search={OWN_PDF} variant="default">
                {t("documents-own-pdf")}
              </ButtonLink>
            )}
          </>
        }
      >
        {t("documents-no-templates-what")}
      </EmptyState>
    );
  return (
    <Stack gap="md" maw="44rem">
      {ownPdf && <OwnPdf />}
      <SearchInput label={t("documents-template-search")} value={q} onSearch={setQ} />
      {pages.isPending ? (
        <ListSkeleton rows={4} />
      ) : pages.rows.length === 0 ? (
        <Text c="dimmed" role="status">
          {t("documents-template-none-found")}
        </Text>
      ) : (
        <Card padding={0} component="ul" className={styles.list}>
          {pages.rows.map((template) => (
            <li key={template.id}>
              <UnstyledButton className={styles.one} onClick={() => onChoose(template.id)}>
                <LayoutTemplate aria-hidden size={18} />
                <span className={styles.name}>
                  <Text span fw={600}>
                    <bdi>{template.name}</bdi>
                  </Text>
                  <Text span display="block" size="xs" c="dimmed">
                    {t("documents-template-changed")} <When at={template.updatedAt} />
                  </Text>
                </span>
                <ChevronRight aria-hidden size={18} className="flips" />
              </UnstyledButton>
            </li>
          ))}
        </Card>
      )}
      {pages.hasNextPage && (
        <UnstyledButton className={styles.more} onClick={() => pages.fetchNextPage()}>
          {t("frame-more")}
        </UnstyledButton>
      )}
    </Stack>
  );
}

const OWN_PDF = { way: "pdf", send: true } as const;

/** Leads to sending a PDF that was made elsewhere. */
function OwnPdf() {
  const t = useT();
  return (
    <Card padding={0}>
      <Link to="/templates/new" search={OWN_PDF} className={styles.one}>
        <FileUp aria-hidden size={18} />
        <span className={styles.name}>
          <Text span fw={600}>
            {t("documents-own-pdf")}
          </Text>
          <Text span display="block" size="xs" c="dimmed">
            {t("documents-own-pdf-what")}
          </Text>
        </span>
        <ChevronRight aria-hidden size={18} className="flips" />
      </Link>
    </Card>
  );
}
