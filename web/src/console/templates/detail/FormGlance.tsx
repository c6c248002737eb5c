import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useT } from "../../text/words";
import { FIELD_ICONS } from "../fieldIcons";
import type { Field, Form, Role } from "../form";
import { RoleDot } from "../RoleDot";

/** So many fields of a role are shown before somebody asks for more. */
const FEW = 6;

/** Who takes part, and what each of them fills in. */
export function FormGlance({ form }: { form: Form }) {
  const t = useT();
  if (form.roles.length === 0 && form.fields.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t("templates-form-empty")}
      </Text>
    );
  const free = form.fields.filter(({ role }) => !form.roles.some(({ name }) => name === role));
  const steps = new Set(form.roles.map(({ order = 1 }) => order)).size;
  return (
    <Stack gap="lg">
      {form.roles.map((role, place) => (
        <Part
          key={role.name}
          role={role}
          place={place}
          fields={form.fields.filter((field) => field.role === role.name)}
          ordered={steps > 1}
        />
      ))}
      {free.length > 0 && <Part place={-1} fields={free} ordered={false} />}
    </Stack>
  );
}

interface PartProps {
  role?: Role;
  place: number;
  fields: Field[];
  /** Whether roles act one after the other. */
  ordered: boolean;
}

function Part({ role, place, fields, ordered }: PartProps) {
  const t = useT();
  const [all, setAll] = useState(false);
  const shown = all ? fields : fields.slice(0, FEW);
  return (
    <div>
      <Group gap="xs" mb={4}>
        <RoleDot place={place} />
        <Text fw={600}>
          <bdi>{role?.name ?? t("templates-no-role")}</bdi>
        </Text>
        {role && <Badge color="gray">{t(`templates-kind-${role.kind ?? "signer"}`)}</Badge>}
        {role && ordered && (
          <Text span size="sm" c="dimmed">
            {t("templates-step", { order: role.order ?? 1 })}
          </Text>
        )}
      </Group>
      {fields.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("templates-role-empty")}
        </Text>
      ) : (
        <Stack component="ul" gap={6} p={0} m={0} style={{ listStyle: "none" }}>
          {shown.map((field) => (
            <Line key={field.id} field={field} />
          ))}
        </Stack>
      )}
      {fields.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t("templates-fields-all", { count: fields.length })}
        </Button>
      )}
    </div>
  );
}

function Line({ field }: { field: Field }) {
  const t = useT();
  const Icon = FIELD_ICONS[field.type];
  const type = t(`templates-type-${field.type}`);
  const said = [field.label && field.label !== type && type, field.required && t("templates-required")];
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
      {Icon && <Icon aria-hidden size={16} style={{ flex: "none", marginTop: 3 }} />}
      <Text size="sm">
        <bdi>{field.label ?? type}</bdi>
        <Text span size="sm" c="dimmed">
          {said.map((words) => words && ` · ${words}`)}
        </Text>
      </Text>
    </Group>
  );
}
