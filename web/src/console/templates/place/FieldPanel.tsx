import { Button, Group, Stack, Switch, Text } from "@mantine/core";
import { CopyPlus, Files, Trash2 } from "lucide-react";
import { useT } from "../../text/words";
import type { Field } from "../form";
import { OneField } from "./OneField";
import * as plans from "./plan";
import type { Problem } from "./problems";
import { RoleInput } from "./RoleInput";
import type { Bench } from "./useBench";

interface Props {
  bench: Bench;
  pages: number;
  problems: readonly Problem[];
}

/** The properties of what is chosen. */
export function FieldPanel({ bench, pages, problems }: Props) {
  const t = useT();
  const { first, selected } = bench;
  if (!first)
    return (
      <Text size="sm" c="dimmed">
        {t("templates-nothing-chosen")}
      </Text>
    );
  return (
    <Stack gap="md">
      {selected.length > 1 ? (
        <Several bench={bench} />
      ) : (
        <OneField key={first.id} field={first} bench={bench} pages={pages} problems={problems} />
      )}
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<CopyPlus aria-hidden size={14} />}
          onClick={bench.duplicate}
        >
          {t("templates-duplicate")}
        </Button>
        {pages > 1 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<Files aria-hidden size={14} />}
            onClick={bench.toAllPages}
          >
            {t("templates-all-pages")}
          </Button>
        )}
        <Button
          size="xs"
          variant="outline"
          color="red"
          leftSection={<Trash2 aria-hidden size={14} />}
          onClick={bench.remove}
        >
          {t("frame-delete")}
        </Button>
      </Group>
    </Stack>
  );
}

/** What several fields have in common. */
function Several({ bench }: { bench: Bench }) {
  const t = useT();
  const { selected, plan } = bench;
  const chosen = plan.fields.filter(({ id }) => selected.includes(id));
  const roles = new Set(chosen.map(({ role }) => role));
  const set = (more: Partial<Field>) =>
    bench.change(
      (now) => plans.changed(now, selected, (field) => plans.withProperties(field, more)),
      `several ${Object.keys(more)}`,
    );
  return (
    <Stack gap="sm">
      <Text fw={600}>{t("templates-chosen", { count: selected.length })}</Text>
      <RoleInput
        bench={bench}
        value={roles.size === 1 ? (chosen[0]?.role ?? null) : null}
        onChange={(role) => set({ role })}
      />
      <Switch
        size="sm"
        label={t("templates-field-required")}
        checked={chosen.every(({ required }) => required)}
        onChange={(event) => set({ required: event.currentTarget.checked })}
      />
    </Stack>
  );
}
