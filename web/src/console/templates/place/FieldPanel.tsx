import { Accordion, Button, Group, Select, Stack, Switch, Text, TextInput } from "@mantine/core";
import { CopyPlus, Files, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useT } from "../../text/words";
import { FITTING, type Field } from "../form";
import { FieldPosition } from "./FieldPosition";
import { FieldOptions, FieldRules, hasRules } from "./FieldRules";
import * as plans from "./plan";
import { type Problem, problemAt } from "./problems";
import type { Bench } from "./useBench";

const NEW = "new variable";

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

function RoleInput({
  bench,
  value,
  error,
  onChange,
}: {
  bench: Bench;
  value: string | null;
  error?: string;
  onChange: (role: string) => void;
}) {
  const t = useT();
  return (
    <Select
      size="xs"
      label={t("templates-field-role")}
      data={[...new Set(bench.plan.roles.map(({ name }) => name))]}
      value={value}
      placeholder={t("templates-no-role")}
      allowDeselect={false}
      error={error}
      onChange={(role) => role !== null && onChange(role)}
    />
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

interface OneProps extends Props {
  field: Field;
}

function OneField({ field, bench, pages, problems }: OneProps) {
  const t = useT();
  const id = useRef<HTMLInputElement>(null);
  const set = (more: Partial<Field>) =>
    bench.change(
      (plan) => plans.changed(plan, [field.id], (one) => plans.withProperties(one, more)),
      `field ${field.id} ${Object.keys(more)}`,
    );
  const wrong = (...parts: string[]) => problemAt(problems, field.id, ...parts);
  const fitting = Object.entries(bench.plan.variables).filter(([, { type }]) =>
    FITTING[field.type].includes(type),
  );
  const sections = [
    hasRules(field) && {
      key: "rules",
      title: t("templates-rules"),
      body: <FieldRules field={field} set={set} wrong={wrong} />,
    },
    {
      key: "more",
      title: t("templates-field-more"),
      body: (
        <Stack gap="xs">
          <TextInput
            size="xs"
            label={t("templates-field-when")}
            description={t("templates-field-when-help")}
            dir="ltr"
            spellCheck={false}
            styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
            value={field.visibleWhen ?? ""}
            error={wrong("visibleWhen")}
            onChange={(event) => set({ visibleWhen: event.currentTarget.value || undefined })}
          />
          {FITTING[field.type].length > 0 && (
            <Select
              size="xs"
              label={t("templates-field-variable")}
              description={t("templates-field-variable-help")}
              data={[
                ...fitting.map(([name, { label }]) => ({
                  value: name,
                  label: label ? `${label} (${name})` : name,
                })),
                { value: NEW, label: t("templates-field-variable-new") },
              ]}
              value={field.variable ?? null}
              placeholder={t("templates-field-variable-none")}
              clearable
              clearButtonProps={{ "aria-label": t("templates-field-variable-none") }}
              error={wrong("variable")}
              onChange={(name) =>
                name === NEW
                  ? bench.change(
                      (plan) => plans.withVariable(plan, field.id, bench.taken),
                      `variable ${field.id}`,
                    )
                  : set({ variable: name ?? undefined })
              }
            />
          )}
          <Switch
            size="sm"
            label={t("templates-field-read-only")}
            checked={field.readOnly ?? false}
            onChange={(event) => set({ readOnly: event.currentTarget.checked || undefined })}
          />
          <TextInput
            ref={id}
            size="xs"
            label={t("templates-field-id")}
            description={t("templates-field-id-help")}
            dir="ltr"
            defaultValue={field.id}
            maxLength={100}
            error={wrong("id")}
            onBlur={(event) => {
              const to = event.currentTarget.value.trim();
              if (!to || to === field.id || bench.plan.fields.some((one) => one.id === to)) {
                event.currentTarget.value = field.id;
                return;
              }
              bench.change((plan) => plans.renamed(plan, field.id, to), `id ${field.id}`);
              bench.select([to]);
            }}
          />
        </Stack>
      ),
    },
    field.placement && {
      key: "place",
      title: t("templates-field-place"),
      body: <FieldPosition field={{ ...field, placement: field.placement }} bench={bench} pages={pages} />,
    },
  ].filter((section) => section !== false && section !== undefined);
  // What is wrong is in sight.
  const open = sections
    .filter(
      ({ key }) =>
        (key === "rules" &&
          problems.some((one) => one.fieldId === field.id && one.part.startsWith("validation"))) ||
        (key === "more" && wrong("visibleWhen", "variable", "id") !== undefined),
    )
    .map(({ key }) => key);
  return (
    <Stack gap="sm">
      <Text fw={600}>{t(`templates-type-${field.type}`)}</Text>
      <TextInput
        size="xs"
        data-first
        label={t("templates-field-label")}
        description={t("templates-field-label-help")}
        value={field.label ?? ""}
        error={wrong("label", "", "type", "placement")}
        onChange={(event) => set({ label: event.currentTarget.value || undefined })}
      />
      <RoleInput
        bench={bench}
        value={field.role ?? null}
        error={wrong("role")}
        onChange={(role) => set({ role })}
      />
      <Switch
        size="sm"
        label={t("templates-field-required")}
        checked={field.required ?? false}
        onChange={(event) => set({ required: event.currentTarget.checked })}
      />
      <FieldOptions field={field} set={set} wrong={wrong} />
      <TextInput
        size="xs"
        label={t("templates-field-help")}
        value={field.help ?? ""}
        error={wrong("help")}
        onChange={(event) => set({ help: event.currentTarget.value || undefined })}
      />
      <Accordion multiple variant="default" chevronPosition="left" key={open.join()} defaultValue={open}>
        {sections.map(({ key, title, body }) => (
          <Accordion.Item key={key} value={key}>
            <Accordion.Control px={0}>
              <Text span size="sm" fw={600}>
                {title}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>{body}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}
