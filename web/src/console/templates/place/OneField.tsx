import { Accordion, Stack, Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useT } from "../../text/words";
import type { Field } from "../form";
import { FieldExtras } from "./FieldExtras";
import { FieldPosition } from "./FieldPosition";
import { FieldOptions, FieldRules, hasRules } from "./FieldRules";
import * as plans from "./plan";
import { type Problem, problemAt } from "./problems";
import { RoleInput } from "./RoleInput";
import type { Bench } from "./useBench";

interface Props {
  field: Field;
  bench: Bench;
  pages: number;
  problems: readonly Problem[];
}

/** The properties of one field; what is needed seldom is folded away. */
export function OneField({ field, bench, pages, problems }: Props) {
  const t = useT();
  const [open, setOpen] = useState<string[]>([]);
  const set = (more: Partial<Field>) =>
    bench.change(
      (plan) => plans.changed(plan, [field.id], (one) => plans.withProperties(one, more)),
      `field ${field.id} ${Object.keys(more)}`,
    );
  const wrong = (...parts: string[]) => problemAt(problems, field.id, ...parts);
  const inRules = problems.some((one) => one.fieldId === field.id && one.part.startsWith("validation"));
  const inExtras = wrong("visibleWhen", "variable", "id") !== undefined;
  const sections = [
    {
      key: "rules",
      there: hasRules(field),
      // What is wrong is in sight.
      held: inRules,
      body: <FieldRules field={field} set={set} wrong={wrong} />,
    },
    {
      key: "more",
      there: true,
      held: inExtras,
      body: <FieldExtras field={field} bench={bench} set={set} wrong={wrong} />,
    },
    {
      key: "place",
      there: field.placement !== undefined,
      held: false,
      body: field.placement && (
        <FieldPosition field={{ ...field, placement: field.placement }} bench={bench} pages={pages} />
      ),
    },
  ].filter(({ there }) => there);
  const titles: Record<string, string> = {
    rules: t("templates-rules"),
    more: t("templates-field-more"),
    place: t("templates-field-place"),
  };
  const shown = [...new Set([...open, ...sections.filter(({ held }) => held).map(({ key }) => key)])];
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
      <Accordion multiple chevronPosition="left" value={shown} onChange={setOpen}>
        {sections.map(({ key, body }) => (
          <Accordion.Item key={key} value={key}>
            <Accordion.Control px={0}>
              <Text span size="sm" fw={600}>
                {titles[key]}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>{body}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}
