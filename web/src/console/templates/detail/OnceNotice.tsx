import { Alert, Button, Group } from "@mantine/core";
import { FileClock } from "lucide-react";
import { useState } from "react";
import { toast } from "../../frame/toast";
import { useT } from "../../text/words";
import { changeTemplate, type TemplateDetail } from "../template";

/** Says that a template is for one document, and keeps it for more where that is wanted. */
export function OnceNotice({ template }: { template: TemplateDetail }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  if (!template.singleUse) return null;
  const keep = async () => {
    setBusy(true);
    try {
      await changeTemplate(template.id, { singleUse: false });
      // The button goes with the notice.
      document.querySelector<HTMLElement>("[data-page-title]")?.focus();
      toast.done(t("templates-once-kept"));
    } catch (thrown) {
      toast.failed(thrown);
      setBusy(false);
    }
  };
  return (
    <Alert role="note" mb="lg" icon={<FileClock aria-hidden />} title={t("templates-once")}>
      {t("templates-once-what")}
      <Group mt="xs">
        <Button size="xs" variant="default" loading={busy} onClick={() => void keep()}>
          {t("templates-once-keep")}
        </Button>
      </Group>
    </Alert>
  );
}
