import { Chip, Group, Stack } from "@mantine/core";
import { SearchInput } from "../frame/SearchInput";
import { useT } from "../text/words";
import type { Filters } from "./template";

interface Props {
  chosen: Filters;
  labels: string[];
  /** Whether there are templates for one document. */
  anyOnce: boolean;
  onChange: (chosen: Filters) => void;
}

/** Narrows the list by words and by a label, or shows those for one document. */
export function TemplateFilters({ chosen, labels, anyOnce, onChange }: Props) {
  const t = useT();
  return (
    <Stack gap="sm" mb="md" role="search">
      <SearchInput
        maw={{ sm: 420 }}
        aria-label={t("templates-search")}
        placeholder={t("templates-search")}
        clearLabel={t("templates-search-clear")}
        value={chosen.q}
        onSearch={(q) => onChange({ ...chosen, q })}
      />
      {labels.length > 0 && (
        <Group gap="xs" role="group" aria-label={t("templates-labels")}>
          {labels.map((label) => (
            <Chip
              key={label}
              size="sm"
              variant="outline"
              checked={chosen.label === label}
              onChange={(on) => onChange({ ...chosen, label: on ? label : undefined })}
            >
              <bdi>{label}</bdi>
            </Chip>
          ))}
        </Group>
      )}
      {(anyOnce || chosen.once) && (
        <Group gap="xs">
          <Chip
            size="sm"
            variant="outline"
            checked={chosen.once ?? false}
            onChange={(on) => onChange({ ...chosen, once: on || undefined })}
          >
            {t("templates-once")}
          </Chip>
        </Group>
      )}
    </Stack>
  );
}
