import { Button, Group, MultiSelect, Select, TextInput } from "@mantine/core";
import { FilterX, SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { SearchInput } from "../frame/SearchInput";
import { useT } from "../text/words";
import { EVENTS } from "./events";
import styles from "./FilterBar.module.css";
import { ACTORS, type Filters, isFiltered } from "./filters";
import { eventWords } from "./words";

interface Props {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** All that can be looked for: words, events, who, and when. */
export function FilterBar({ filters, onChange }: Props) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const bar = useId();
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  return (
    <search
      id={bar}
      className={styles.bar}
      data-folded={!shown || undefined}
      aria-label={t("activity-filters")}
    >
      <SearchInput
        className={styles.search}
        label={t("activity-search")}
        placeholder={t("activity-search-hint")}
        value={filters.q}
        onSearch={(q) => set({ q })}
      />
      <Button
        className={styles.fold}
        hiddenFrom="sm"
        variant="default"
        aria-expanded={shown}
        aria-controls={bar}
        leftSection={<SlidersHorizontal aria-hidden size={16} />}
        onClick={() => setShown(!shown)}
      >
        {t("activity-filters")}
      </Button>
      <MultiSelect
        className={styles.whole}
        label={t("activity-events")}
        placeholder={filters.events ? undefined : t("activity-events-all")}
        searchable
        clearable
        clearButtonProps={{ "aria-label": t("activity-clear-events") }}
        maxDropdownHeight={320}
        value={filters.events?.split(",") ?? []}
        onChange={(events) => set({ events: events.join(",") || undefined })}
        data={Object.entries(EVENTS).map(([group, events]) => ({
          group: t(`activity-group-${group}`),
          items: events.map((value) => ({ value, label: t(eventWords(value)) })),
        }))}
        nothingFoundMessage={t("frame-palette-none")}
      />
      <Select
        className={styles.whole}
        label={t("activity-actor")}
        value={filters.actor ?? ""}
        allowDeselect={false}
        onChange={(actor) => set({ actor: actor || undefined })}
        data={[
          { value: "", label: t("activity-actor-all") },
          ...ACTORS.map((value) => ({ value, label: t(`activity-actor-${value}`) })),
        ]}
      />
      <TextInput
        type="date"
        label={t("activity-from")}
        max={filters.to}
        value={filters.from ?? ""}
        onChange={(event) => set({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t("activity-to")}
        min={filters.from}
        value={filters.to ?? ""}
        onChange={(event) => set({ to: event.currentTarget.value || undefined })}
      />
      {isFiltered(filters) && (
        <Group className={styles.clear}>
          <Button
            variant="subtle"
            leftSection={<FilterX aria-hidden size={16} />}
            onClick={() => onChange({})}
          >
            {t("activity-clear")}
          </Button>
        </Group>
      )}
    </search>
  );
}
