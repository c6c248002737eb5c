import { Box, Button, Group, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal, X } from "lucide-react";
import { useId, useState } from "react";
import { api, dataOf } from "../api/client";
import { SearchInput } from "../frame/SearchInput";
import { useT } from "../text/words";
import { STATUSES } from "./documents";
import { type Filters, isUnfiltered } from "./filters";

interface Props {
  filters: Filters;
  /** Takes over some of them, and leaves the others. */
  onChange: (change: Filters) => void;
  onClear: () => void;
}

/** What the list is filtered by. On a phone all but the search wait behind a button. */
export function ListFilters({ filters, onChange, onClear }: Props) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const panel = useId();
  const templates = useQuery({
    queryKey: ["templates", "choices"],
    queryFn: ({ signal }) => dataOf(api.GET("/templates", { params: { query: { limit: 200 } }, signal })),
  });
  const known = templates.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  // A template that was deleted, or an old one, still filters.
  const missing = filters.templateId && !known.some(({ value }) => value === filters.templateId);
  const choose = (name: keyof Filters) => (event: { currentTarget: { value: string } }) =>
    onChange({ [name]: event.currentTarget.value || undefined });
  return (
    <Box component="search" aria-label={t("documents-filters")} mb="md">
      <Group gap="sm" wrap="nowrap" align="flex-end">
        <SearchInput
          flex={1}
          miw={0}
          label={t("documents-search")}
          placeholder={t("documents-search-hint")}
          value={filters.q}
          onSearch={(q) => onChange({ q })}
        />
        <Button
          hiddenFrom="sm"
          variant="default"
          aria-expanded={shown}
          aria-controls={panel}
          leftSection={<SlidersHorizontal aria-hidden size={16} />}
          onClick={() => setShown(!shown)}
        >
          {t("documents-filters")}
        </Button>
      </Group>
      <Box id={panel} visibleFrom={shown ? undefined : "sm"}>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm" mt="sm">
          <NativeSelect
            label={t("documents-filter-status")}
            value={filters.status ?? ""}
            onChange={choose("status")}
            data={[
              { value: "", label: t("documents-filter-all") },
              { value: "waiting", label: t("documents-status-waiting") },
              { value: "mail_lost", label: t("documents-mail-lost") },
              ...STATUSES.map((status) => ({
                value: status,
                label: t(`frame-status-${status.replace("_", "-")}`),
              })),
            ]}
          />
          <NativeSelect
            label={t("documents-filter-template")}
            value={filters.templateId ?? ""}
            onChange={choose("templateId")}
            data={[
              { value: "", label: t("documents-filter-all") },
              ...known,
              ...(missing
                ? [{ value: filters.templateId ?? "", label: t("documents-template-unknown") }]
                : []),
            ]}
          />
          <TextInput
            type="date"
            label={t("documents-filter-from")}
            value={filters.from ?? ""}
            max={filters.to}
            onChange={choose("from")}
          />
          <TextInput
            type="date"
            label={t("documents-filter-to")}
            value={filters.to ?? ""}
            min={filters.from}
            onChange={choose("to")}
          />
        </SimpleGrid>
      </Box>
      {!isUnfiltered(filters) && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          leftSection={<X aria-hidden size={14} />}
          onClick={onClear}
        >
          {t("documents-filter-clear")}
        </Button>
      )}
    </Box>
  );
}
