import { ActionIcon, Button, Group, Popover, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { TextCursorInput } from "lucide-react";
import { FailureNotice } from "../../frame/FailureNotice";
import { useFields } from "../../frame/useFields";
import { useT } from "../../text/words";
import { changeTemplate, type Template } from "../template";

interface Props {
  template: Pick<Template, "id" | "name">;
}

/** Changes the name of a template where it stands. */
export function Rename({ template }: Props) {
  const t = useT();
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <Popover opened={opened} onDismiss={close} trapFocus returnFocus width="min(24rem, 92vw)">
      <Popover.Target>
        <ActionIcon title={t("templates-rename")} aria-label={t("templates-rename")} onClick={toggle}>
          <TextCursorInput aria-hidden size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("templates-rename")}>
        {opened && <NameForm template={template} onDone={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function NameForm({ template, onDone }: Props & { onDone: () => void }) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { name: template.name },
    validate: { name: (name) => (name.trim() ? null : t("templates-name-missing")) },
    submit: async ({ name }) => {
      if (name.trim() !== template.name) await changeTemplate(template.id, { name: name.trim() });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <TextInput
        data-autofocus
        label={t("templates-name")}
        maxLength={255}
        {...form.getInputProps("name")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <FailureNotice failure={failure} />
      <Group justify="flex-end" mt="sm" gap="sm">
        <Button variant="default" size="xs" onClick={onDone}>
          {t("frame-cancel")}
        </Button>
        <Button type="submit" size="xs" loading={busy}>
          {t("frame-save")}
        </Button>
      </Group>
    </form>
  );
}
