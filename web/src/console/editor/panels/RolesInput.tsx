import {
  ActionIcon,
  Button,
  ColorSwatch,
  Group,
  NumberInput,
  Select,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { Plus, Trash2 } from "lucide-react";
import { confirm } from "../../frame/confirm";
import { colourOfRole } from "../../frame/roleColours";
import { ROLE_KINDS, type Role } from "../../templates/form";
import { useT } from "../../text/words";
import { addRole, renameRole } from "../draft/actions";
import { tidy } from "../draft/Draft";
import { remove as removePart } from "../draft/removal";
import { useDesk } from "../frame/desk";
import { NameInput } from "./NameInput";
import styles from "./panels.module.css";

/** Who takes part: each role with its colour, what it does and when. */
export function RolesInput() {
  const t = useT();
  const { draft, editor } = useDesk();
  const set = (place: number, role: Role) =>
    draft.setForm({ ...draft.form, roles: draft.roles.with(place, tidy(role)) });
  const remove = async (name: string) => {
    const count = draft.fields.filter((field) => field.role === name).length;
    const sure =
      count === 0 ||
      (await confirm({
        title: t("editor-role-remove", { name }),
        body: t("editor-role-remove-used", { count }),
        action: t("editor-remove"),
        danger: true,
      }));
    if (sure) removePart(draft, editor, "role", name);
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t("editor-roles")}
        </Title>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus aria-hidden size={14} />}
          onClick={() =>
            addRole(draft, draft.roles.length === 0 ? t("editor-role-first") : t("editor-role-next"))
          }
        >
          {t("editor-role-add")}
        </Button>
      </Group>
      {draft.roles.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("editor-roles-none")}
        </Text>
      )}
      {draft.roles.map((role, place) => (
        <div key={place} className={styles.role} id={`editor-role-${place}`}>
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <ColorSwatch mt={30} size={18} color={colourOfRole(draft.roles, role.name)} withShadow={false} />
            <div className={styles.grow}>
              <NameInput
                free
                label={t("editor-role-name", { number: place + 1 })}
                value={role.name}
                taken={(name) => draft.roles.some((other) => other.name === name)}
                onRename={(name) => renameRole(draft, role.name, name)}
              />
            </div>
            <ActionIcon
              mt={26}
              color="red"
              aria-label={t("editor-remove-of", { of: role.name })}
              onClick={() => void remove(role.name)}
            >
              <Trash2 aria-hidden size={16} />
            </ActionIcon>
          </Group>
          <Group gap="xs" mt={6} wrap="nowrap" ps={28}>
            <Select
              flex={1}
              size="xs"
              label={t("editor-role-kind")}
              data={ROLE_KINDS.map((kind) => ({ value: kind, label: t(`editor-role-kind-${kind}`) }))}
              value={role.kind ?? "signer"}
              allowDeselect={false}
              onChange={(kind) => set(place, { ...role, kind: (kind ?? undefined) as Role["kind"] })}
            />
            <NumberInput
              w="6rem"
              size="xs"
              label={t("editor-role-order")}
              min={1}
              max={100}
              value={role.order ?? 1}
              onChange={(order) => set(place, { ...role, order: Number(order) || 1 })}
            />
          </Group>
        </div>
      ))}
      {draft.roles.length > 1 && (
        <Text size="xs" c="dimmed">
          {t("editor-role-order-help")}
        </Text>
      )}
    </Stack>
  );
}
