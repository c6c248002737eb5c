import {
  ActionIcon,
  Badge,
  Button,
  Card,
  Collapse,
  Group,
  NativeSelect,
  SimpleGrid,
  Text,
  TextInput,
} from "@mantine/core";
import { ChevronDown, Eye, ListOrdered, PenLine, Stamp, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { LANGUAGES } from "../../../text/languages";
import { useT } from "../../text/words";
import type { Role } from "../template";
import type { AnyForm } from "../values/ValueInput";

const KINDS = { signer: PenLine, approver: Stamp, viewer: Eye };

interface Props {
  form: AnyForm;
  /** Their place among the people of the form. */
  place: number;
  role: Role | undefined;
  /** The step in which it is their turn, where there are several. */
  step?: number;
  /** How many turns there may be. */
  orders: number;
  onRemove?: () => void;
}

/** Somebody to invite: address and name, and on demand their language, turn and access code. */
export function PersonCard({ form, place, role, step, orders, onRemove }: Props) {
  const t = useT();
  const path = `people.${place}`;
  // What is wrong with something that is hidden has to be seen.
  const hidden = ["language", "order", "accessCode"].some((name) => form.errors[`${path}.${name}`]);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const title = useId();
  const Kind = KINDS[role?.kind ?? "signer"];
  const name = role?.name ?? t("documents-send-person", { number: place + 1 });
  const shown = open || hidden;
  return (
    <Card padding="md" role="group" aria-labelledby={title}>
      <Group justify="space-between" wrap="nowrap" mb="xs" mih={34}>
        <Group gap="xs" miw={0}>
          {step !== undefined && (
            <Badge variant="filled" leftSection={<ListOrdered aria-hidden size={13} />}>
              {t("documents-send-step", { step })}
            </Badge>
          )}
          <Text fw={600} id={title}>
            <bdi>{name}</bdi>
          </Text>
          <Badge color="gray" leftSection={<Kind aria-hidden size={13} />}>
            {t(`documents-kind-${role?.kind ?? "signer"}`)}
          </Badge>
        </Group>
        {onRemove && (
          <ActionIcon aria-label={t("documents-send-remove", { name })} onClick={onRemove}>
            <Trash2 aria-hidden size={16} />
          </ActionIcon>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: "start" }}>
        <TextInput
          type="email"
          dir="ltr"
          label={t("documents-send-email")}
          autoComplete="off"
          data-autofocus={place === 0 || undefined}
          {...form.getInputProps(`${path}.email`)}
        />
        <TextInput
          label={`${t("documents-send-name")} (${t("frame-optional")})`}
          autoComplete="off"
          maxLength={255}
          {...form.getInputProps(`${path}.name`)}
        />
      </SimpleGrid>
      <Button
        mt="xs"
        size="compact-sm"
        variant="subtle"
        ms={-8}
        style={{ alignSelf: "flex-start" }}
        aria-expanded={shown}
        aria-controls={panel}
        rightSection={<ChevronDown aria-hidden size={14} />}
        onClick={() => setOpen(!open)}
      >
        {t("documents-send-more")}
      </Button>
      <Collapse expanded={shown} id={panel}>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" mt="xs" style={{ alignItems: "end" }}>
          <NativeSelect
            label={t("documents-send-language")}
            data={[
              { value: "", label: t("documents-send-language-own") },
              ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
            ]}
            {...form.getInputProps(`${path}.language`)}
          />
          <NativeSelect
            label={t("documents-send-turn")}
            data={Array.from({ length: orders }, (_, turn) => ({
              value: String(turn + 1),
              label: t("documents-send-step", { step: turn + 1 }),
            }))}
            {...form.getInputProps(`${path}.order`)}
          />
          <TextInput
            label={t("documents-send-code")}
            autoComplete="off"
            maxLength={64}
            dir="ltr"
            {...form.getInputProps(`${path}.accessCode`)}
          />
        </SimpleGrid>
        <Text size="xs" c="dimmed" mt={6}>
          {t("documents-send-code-what")}
        </Text>
      </Collapse>
    </Card>
  );
}
