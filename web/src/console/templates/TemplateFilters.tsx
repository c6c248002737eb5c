import { Chip, Group, Stack } from "@mantine/core";
import { SearchInput } from "../frame/SearchInput";
import { useT } from "../text/words";

export interface Chosen {
  q?: string;
  label?: string;
}

interface Props {
  chosen: Chosen;
  labels: string[];
  onChange: (chosen: Chosen) => void;
}

/** Narrows the list by words and by a label. */
export function TemplateFilters({ chosen, labels, onChange }: Props) {
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
    </Stack>
  );
}
