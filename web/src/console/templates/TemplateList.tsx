import { Badge, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { CircleDashed, Globe, LayoutTemplate, Plus, SearchX } from "lucide-react";
import { usePages } from "../api/queries";
import { useCommands } from "../frame/commands";
import { EmptyState } from "../frame/EmptyState";
import { KeysetTable } from "../frame/KeysetTable";
import { ButtonLink, TextLink } from "../frame/links";
import { PageHead } from "../frame/PageHead";
import type { Column } from "../frame/Rows";
import { useShortcuts } from "../frame/shortcuts";
import { When } from "../frame/When";
import { useT } from "../text/words";
import { LabelChips } from "./LabelChips";
import { LabelEditor } from "./LabelEditor";
import { TemplateFilters } from "./TemplateFilters";
import { TemplateMenu } from "./TemplateMenu";
import { anyOnceQuery, listTemplates, type Template, useLabels } from "./template";
import { useUnpublished } from "./working/unpublished";

const route = getRouteApi("/inside/templates");

/** All templates of the workspace. */
export function TemplateList() {
  const t = useT();
  const navigate = useNavigate();
  const chosen = route.useSearch();
  const labels = useLabels();
  const unpublished = useUnpublished();
  const anyOnce = useQuery(anyOnceQuery).data ?? false;
  const { q, label, once } = chosen;
  const pages = usePages<Template>(["templates", "list", { q, label, once }], (cursor, signal) =>
    listTemplates({ q, label, once }, cursor, signal),
  );
  const begin = () => void navigate({ to: "/templates/new" });
  useShortcuts([{ keys: "n", label: "templates-new", area: "templates", run: begin }]);
  useCommands([
    { id: "templates-new", label: "templates-new", area: "templates", icon: Plus, keys: "n", run: begin },
  ]);

  const columns: Column<Template>[] = [
    {
      key: "name",
      label: t("templates-name"),
      cell: (template) => (
        <Group gap="xs">
          <TextLink to="/templates/$templateId" params={{ templateId: template.id }} fw={600}>
            <bdi>{template.name}</bdi>
          </TextLink>
          {unpublished(template.id) && (
            <Badge color="yellow" leftSection={<CircleDashed aria-hidden size={12} />}>
              {t("templates-unpublished")}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      key: "labels",
      label: t("templates-labels"),
      card: "bare",
      cell: (template) => (
        <Group gap={4} wrap="nowrap">
          <LabelChips labels={labels.of(template.id)} />
          <LabelEditor template={template} />
        </Group>
      ),
    },
    {
      key: "public",
      label: t("templates-public-link"),
      narrow: true,
      cell: (template) =>
        template.isPubliclyFillable ? (
          <Badge color="green" leftSection={<Globe aria-hidden size={12} />}>
            {t("templates-public")}
          </Badge>
        ) : (
          <Text span size="sm" c="dimmed">
            {t("templates-not-public")}
          </Text>
        ),
    },
    {
      key: "changed",
      label: t("templates-changed"),
      narrow: true,
      cell: (template) => (
        <Text span size="sm" c="dimmed">
          <When at={template.updatedAt} />
        </Text>
      ),
    },
    {
      key: "actions",
      label: t("frame-actions"),
      narrow: true,
      quiet: true,
      card: "corner",
      align: "end",
      cell: (template) => <TemplateMenu template={template} />,
    },
  ];

  const narrowed = q !== undefined || label !== undefined || once !== undefined;
  const choose = (next: typeof chosen) => void navigate({ to: "/templates", search: next, replace: true });
  return (
    <>
      <PageHead
        title={t("templates-title")}
        description={t("templates-what")}
        actions={
          <ButtonLink to="/templates/new" leftSection={<Plus aria-hidden size={16} />}>
            {t("templates-new")}
          </ButtonLink>
        }
      />
      {(narrowed || anyOnce || pages.rows.length > 0) && (
        <TemplateFilters chosen={chosen} labels={labels.all} anyOnce={anyOnce} onChange={choose} />
      )}
      <KeysetTable
        caption={t("templates-title")}
        pages={pages}
        columns={columns}
        rowKey={(template) => template.id}
        empty={
          narrowed ? (
            <EmptyState
              icon={SearchX}
              title={t("templates-none-found")}
              actions={
                <Button variant="default" onClick={() => choose({})}>
                  {t("templates-show-all")}
                </Button>
              }
            >
              {t("templates-none-found-what")}
            </EmptyState>
          ) : (
            <EmptyState
              icon={LayoutTemplate}
              title={t("templates-empty")}
              actions={
                <>
                  <ButtonLink to="/templates/new" search={{ way: "pdf" }} variant="default">
                    {t("templates-upload-pdf")}
                  </ButtonLink>
                  <ButtonLink to="/templates/new" search={{ way: "example" }}>
                    {t("templates-start-example")}
                  </ButtonLink>
                </>
              }
            >
              {t("templates-empty-what")}
            </EmptyState>
          )
        }
      />
    </>
  );
}
