import { Chip, CloseButton, Group, Stack, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
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
  const [typed, setTyped] = useState(chosen.q ?? "");
  const search = useDebouncedCallback((q: string) => onChange({ ...chosen, q: q.trim() || undefined }), 250);
  // The address changed by another way: a link, or back.
  useEffect(() => setTyped((now) => (now.trim() === (chosen.q ?? "") ? now : (chosen.q ?? ""))), [chosen.q]);
  return (
    <Stack gap="sm" mb="md" role="search">
      <TextInput
        type="search"
        maw={{ sm: 420 }}
        aria-label={t("templates-search")}
        placeholder={t("templates-search")}
        leftSection={<Search aria-hidden size={16} />}
        rightSection={
          typed && (
            <CloseButton
              aria-label={t("templates-search-clear")}
              onClick={() => {
                setTyped("");
                search.cancel();
                onChange({ ...chosen, q: undefined });
              }}
            />
          )
        }
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
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
