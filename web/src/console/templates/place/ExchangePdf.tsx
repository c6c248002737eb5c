import { ActionIcon, FileButton, List, Text } from "@mantine/core";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { confirm } from "../../frame/confirm";
import { toast } from "../../frame/toast";
import { useT } from "../../text/words";
import { uploadPdf } from "../uploadPdf";
import styles from "./Place.module.css";
import { type Plan, placedFields } from "./plan";
import type { Bench } from "./useBench";

interface Props {
  bench: Bench;
  /** Puts a file below the fields of a plan. */
  onExchange: (file: string, plan: Plan) => Promise<void>;
}

/** Takes a newer PDF below the fields that are placed. Those on pages that it does not have go, when one is sure. */
export function ExchangePdf({ bench, onExchange }: Props) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const exchange = async (chosen: File | null) => {
    if (!chosen) return;
    setBusy(true);
    try {
      const file = await uploadPdf(chosen);
      if (!file) {
        toast.failed(new Error(t("templates-pdf-other")));
        return;
      }
      const count = file.pages ?? 0;
      const gone = placedFields(bench.plan).filter(({ placement }) => placement.page > count);
      const sure =
        gone.length === 0 ||
        (await confirm({
          title: t("templates-exchange-title", { count: gone.length }),
          body: (
            <>
              <Text>{t("templates-exchange-what", { pages: count })}</Text>
              <List size="sm" mt="xs">
                {gone.map((field) => (
                  <List.Item key={field.id}>
                    {t("templates-exchange-field", { name: bench.nameOf(field), page: field.placement.page })}
                  </List.Item>
                ))}
              </List>
            </>
          ),
          action: t("templates-exchange-action"),
          danger: true,
        }));
      if (!sure) return;
      const fields = bench.plan.fields.filter(({ id }) => !gone.some((one) => one.id === id));
      await onExchange(file.id, { ...bench.plan, fields });
      toast.done(t("templates-exchanged"));
    } catch (thrown) {
      toast.failed(thrown, t("templates-exchange-failed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FileButton accept=".pdf,application/pdf" onChange={(file) => void exchange(file)} key={String(busy)}>
      {(props) => (
        <ActionIcon
          {...props}
          className={styles.tool}
          loading={busy}
          aria-label={t("templates-exchange")}
          title={t("templates-exchange")}
        >
          <FileUp aria-hidden size={18} />
        </ActionIcon>
      )}
    </FileButton>
  );
}
