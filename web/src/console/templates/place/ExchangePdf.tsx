import { ActionIcon, FileButton, List, Text } from "@mantine/core";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { confirm } from "../../frame/confirm";
import { toast } from "../../frame/toast";
import { useT } from "../../text/words";
import { uploadPdf } from "../uploadPdf";
import styles from "./Place.module.css";
import { type Placed, type Plan, placedFields } from "./plan";
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
  const again = useRef<() => void>(null);
  const run = async <T,>(act: () => Promise<T>): Promise<T> => {
    setBusy(true);
    try {
      return await act();
    } finally {
      setBusy(false);
    }
  };
  const isSure = (gone: readonly Placed[], pages: number) =>
    gone.length === 0 ||
    confirm({
      title: t("templates-exchange-title", { count: gone.length }),
      body: (
        <>
          <Text>{t("templates-exchange-what", { pages })}</Text>
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
    });
  const exchange = async (chosen: File) => {
    // The same file may be chosen again.
    again.current?.();
    const file = await run(() => uploadPdf(chosen));
    if (!file) throw new Error(t("templates-pdf-other"));
    const pages = file.pages ?? 0;
    const gone = placedFields(bench.plan).filter(({ placement }) => placement.page > pages);
    if (!(await isSure(gone, pages))) return;
    const fields = bench.plan.fields.filter(({ id }) => !gone.some((one) => one.id === id));
    await run(() => onExchange(file.id, { ...bench.plan, fields }));
    toast.done(t("templates-exchanged"));
  };
  return (
    <FileButton
      accept=".pdf,application/pdf"
      resetRef={again}
      onChange={(file) => {
        if (file) exchange(file).catch((thrown) => toast.failed(thrown, t("templates-exchange-failed")));
      }}
    >
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
