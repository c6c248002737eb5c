import { Button, Group, TextInput } from "@mantine/core";
import { api } from "../../api/client";
import { FormDialog } from "../../frame/FormDialog";
import { toast } from "../../frame/toast";
import { useFields } from "../../frame/useFields";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import { type Detail, documentsChanged } from "../documents";
import { clockOf, dayFromNow, endOfDay } from "../zone";

/** Gives people more time, or less. */
export function ExpiryDialog({ document, onClose }: { document: Detail; onClose: () => void }) {
  const t = useT();
  const { timeZone } = useMoments();
  const { form, onSubmit, busy, failure } = useFields({
    initial: { day: document.expiresAt ? clockOf(document.expiresAt, timeZone).slice(0, 10) : "" },
    validate: {
      day: (day) => (day && day < dayFromNow(0, timeZone) ? t("documents-send-expired") : null),
    },
    submit: async ({ day }) => {
      await api.PATCH("/documents/{id}", {
        params: { path: { id: document.id } },
        body: { expiresAt: day ? endOfDay(day, timeZone) : null },
      });
      await documentsChanged();
      toast.done(t("documents-expiry-saved"));
      onClose();
    },
    rename: { expiresAt: "day" },
  });
  return (
    <FormDialog
      title={t("documents-expiry")}
      onClose={onClose}
      onSubmit={onSubmit}
      busy={busy}
      failure={failure}
      action={t("frame-save")}
    >
      <TextInput
        type="date"
        label={t("documents-send-expires")}
        description={t("documents-send-expires-what")}
        min={dayFromNow(0, timeZone)}
        data-autofocus
        {...form.getInputProps("day")}
      />
      <Group gap="xs">
        {[7, 14, 30].map((days) => (
          <Button
            key={days}
            size="xs"
            variant="default"
            onClick={() => form.setFieldValue("day", dayFromNow(days, timeZone))}
          >
            {t("documents-expiry-in", { days })}
          </Button>
        ))}
        <Button size="xs" variant="default" onClick={() => form.setFieldValue("day", "")}>
          {t("documents-fact-never")}
        </Button>
      </Group>
    </FormDialog>
  );
}
