import { NativeSelect, Switch, Text } from "@mantine/core";
import { api } from "../../api/client";
import { FormDialog } from "../../frame/FormDialog";
import { toast } from "../../frame/toast";
import { useFields } from "../../frame/useFields";
import { useT } from "../../text/words";
import { documentsChanged, type Particulars } from "../documents";

/** The days between reminders that the service knows. */
const CADENCES = [1, 3, 7, 14];

interface Props {
  documentId: string;
  reminder: Particulars["autoReminder"] | undefined;
  onClose: () => void;
}

/** Has reminders sent by themselves, every so many days. */
export function ReminderDialog({ documentId, reminder, onClose }: Props) {
  const t = useT();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { enabled: reminder?.enabled ?? false, cadenceDays: String(reminder?.cadenceDays ?? 3) },
    submit: async ({ enabled, cadenceDays }) => {
      await api.PATCH("/documents/{id}/auto-reminder", {
        params: { path: { id: documentId } },
        body: { enabled, cadenceDays: Number(cadenceDays) },
      });
      await documentsChanged();
      toast.done(t(enabled ? "documents-reminders-on" : "documents-reminders-off"));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t("documents-reminders")}
      onClose={onClose}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("frame-save")}
    >
      <Text size="sm" c="dimmed">
        {t("documents-reminders-what")}
      </Text>
      <Switch
        label={t("documents-reminders-enabled")}
        data-autofocus
        {...form.getInputProps("enabled", { type: "checkbox" })}
      />
      <NativeSelect
        label={t("documents-reminders-cadence")}
        disabled={!form.values.enabled}
        data={CADENCES.map((days) => ({ value: String(days), label: t("documents-cadence", { days }) }))}
        {...form.getInputProps("cadenceDays")}
      />
    </FormDialog>
  );
}
