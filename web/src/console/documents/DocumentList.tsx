import { Button, Text } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { Download, FilePlus2, FileSearch, FileText, Table2 } from "lucide-react";
import { useState } from "react";
import { api, pageOf } from "../api/client";
import { usePages } from "../api/queries";
import { EmptyState } from "../frame/EmptyState";
import { KeysetTable } from "../frame/KeysetTable";
import { ButtonLink, TextLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import type { Column } from "../frame/Rows";
import { StatusBadge } from "../frame/StatusBadge";
import { useShortcuts } from "../frame/shortcuts";
import { When } from "../frame/When";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import type { DocumentRow } from "./documents";
import { ExportAnswers } from "./ExportAnswers";
import { asQuery, type Filters, isUnfiltered } from "./filters";
import { ListFilters } from "./ListFilters";
import { LostMail } from "./LostMail";
import { People } from "./People";

const route = getRouteApi("/inside/documents");

/** All documents of the workspace, newest first, with filters that stand in the address. */
export function DocumentList() {
  const t = useT();
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { timeZone } = useMoments();
  const [exporting, setExporting] = useState(false);
  const query = asQuery(filters, timeZone);
  const pages = usePages<DocumentRow>(["documents", "list", query], (cursor, signal) =>
    pageOf(
      api.GET("/documents", { params: { query: { ...query, include: "respondents", cursor } }, signal }),
    ),
  );
  const change = (changes: Filters) =>
    void navigate({ search: (old) => ({ ...old, ...changes }), replace: true, resetScroll: false });
  const clear = () => void navigate({ search: {}, replace: true, resetScroll: false });
  useShortcuts([
    {
      keys: "n",
      label: "documents-new",
      area: "documents",
      run: () => void navigate({ to: "/documents/new" }),
    },
  ]);
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<Download aria-hidden size={16} />}
        onClick={() => setExporting(true)}
      >
        {t("documents-export-answers")}
      </Button>
      <ButtonLink to="/documents/bulk" variant="default" leftSection={<Table2 aria-hidden size={16} />}>
        {t("documents-bulk")}
      </ButtonLink>
      <ButtonLink to="/documents/new" leftSection={<FilePlus2 aria-hidden size={16} />}>
        {t("documents-new")}
      </ButtonLink>
    </>
  );
  const columns: Column<DocumentRow>[] = [
    {
      key: "name",
      label: t("documents-column-name"),
      width: "42%",
      cell: (row) => (
        <>
          <TextLink to="/documents/$documentId" params={{ documentId: row.id }} fw={600}>
            <bdi>{row.name}</bdi>
          </TextLink>
          {row.externalId && (
            <Text span display="block" size="xs" c="dimmed" fw={400}>
              <bdi>{row.externalId}</bdi>
            </Text>
          )}
          {row.mailLost && <LostMail document={row} />}
        </>
      ),
    },
    {
      key: "people",
      label: t("documents-column-people"),
      width: "24%",
      cell: ({ respondents }) => respondents && respondents.length > 0 && <People people={respondents} />,
    },
    {
      key: "status",
      label: t("documents-column-status"),
      narrow: true,
      card: "bare",
      cell: (row) => <StatusBadge status={row.status} />,
    },
    {
      key: "updated",
      label: t("documents-column-updated"),
      narrow: true,
      cell: (row) => <When at={row.updatedAt} />,
    },
    {
      key: "created",
      label: t("documents-column-created"),
      narrow: true,
      roomy: true,
      cell: (row) => <When at={row.createdAt} mode="day" />,
    },
  ];
  const none = isUnfiltered(filters);
  return (
    <>
      <PageHead title={t("documents-title")} description={t("documents-what")} actions={actions} />
      {!(none && pages.isSuccess && pages.rows.length === 0) && (
        <ListFilters filters={filters} onChange={change} onClear={clear} />
      )}
      {exporting && <ExportAnswers query={query} onClose={() => setExporting(false)} />}
      <KeysetTable
        caption={t("documents-title")}
        pages={pages}
        columns={columns}
        rowKey={(row) => row.id}
        empty={
          none ? (
            <EmptyState
              icon={FileText}
              title={t("documents-none")}
              actions={
                <ButtonLink to="/documents/new" leftSection={<FilePlus2 aria-hidden size={16} />}>
                  {t("documents-none-action")}
                </ButtonLink>
              }
            >
              {t("documents-none-what")}
            </EmptyState>
          ) : (
            <EmptyState icon={FileSearch} title={t("documents-none-found")}>
              {t("documents-none-found-what")}
            </EmptyState>
          )
        }
      />
    </>
  );
}
