import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  NumberInput,
  Select,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { Plus, Trash2 } from "lucide-react";
import { useT } from "../../text/words";
import { ROLE_KINDS, type RoleKind } from "../form";
import { RoleDot } from "../RoleDot";
import * as plans from "./plan";
import type { Problem } from "./problems";
import type { Bench } from "./useBench";

interface Props {
  bench: Bench;
  problems: readonly Problem[];
}

/** Who takes part, in which order, and as what. */
export function RolesPanel({ bench, problems }: Props) {
  const t = useT();
  const { roles, fields } = bench.plan;
  const add = () => {
    let count = roles.length + 1;
    while (roles.some(({ name }) => name === t("templates-role-new", { count }))) count += 1;
    const name = t("templates-role-new", { count });
    bench.change((plan) => plans.withRole(plan, name), `role ${name}`);
    bench.setRole(name);
  };
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t("templates-roles-help")}
      </Text>
      {roles.map((role, place) => {
        const wrong = (part: string) =>
          problems.find((one) => one.role === place && (one.part === part || (part === "name" && !one.part)))
            ?.message;
        const set = (change: Parameters<typeof plans.roleChanged>[2]) =>
          bench.change(
            (plan) => plans.roleChanged(plan, place, change),
            `role ${place} ${Object.keys(change)}`,
          );
        const used = fields.filter((field) => field.role === role.name).length;
        return (
          <Fieldset
            key={place}
            p="sm"
            legend={
              <Group gap={6} component="span">
                <RoleDot place={place} />
                <bdi>{role.name}</bdi>
              </Group>
            }
          >
            <Stack gap="xs">
              <TextInput
                size="xs"
                label={t("templates-role-name")}
                value={role.name}
                maxLength={255}
                error={wrong("name")}
                onChange={(event) => {
                  const name = event.currentTarget.value;
                  if (bench.role === role.name) bench.setRole(name);
                  set({ name });
                }}
              />
              <Group gap="xs" wrap="nowrap" align="flex-end">
                <Select
                  size="xs"
                  flex={1}
                  label={t("templates-role-kind")}
                  data={ROLE_KINDS.map((kind) => ({ value: kind, label: t(`templates-kind-${kind}`) }))}
                  value={role.kind ?? "signer"}
                  allowDeselect={false}
                  error={wrong("kind")}
                  onChange={(kind) => kind && set({ kind: kind as RoleKind })}
                />
                <NumberInput
                  size="xs"
                  w={72}
                  label={t("templates-role-order")}
                  min={1}
                  max={100}
                  allowDecimal={false}
                  value={role.order ?? 1}
                  error={wrong("order")}
                  onChange={(order) => typeof order === "number" && order > 0 && set({ order })}
                />
                <ActionIcon
                  aria-label={t("templates-role-remove", { name: role.name })}
                  onClick={() =>
                    bench.change((plan) => plans.withoutRole(plan, place), `role gone ${role.name}`)
                  }
                >
                  <Trash2 aria-hidden size={16} />
                </ActionIcon>
              </Group>
              <Text size="xs" c="dimmed">
                {t("templates-role-fields", { count: used })}
              </Text>
            </Stack>
          </Fieldset>
        );
      })}
      <Button variant="default" leftSection={<Plus aria-hidden size={16} />} onClick={add}>
        {t("templates-role-add")}
      </Button>
    </Stack>
  );
}
