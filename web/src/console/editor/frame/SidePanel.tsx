import { Tabs } from "@mantine/core";
import { Braces, Eye, FileCog, FunctionSquare, History, type LucideIcon, SquarePen } from "lucide-react";
import { useEffect } from "react";
import { useT } from "../../text/words";
import { ComputedPanel } from "../panels/ComputedPanel";
import { FieldsPanel } from "../panels/FieldsPanel";
import { HistoryPanel } from "../panels/HistoryPanel";
import { PagePanel } from "../panels/PagePanel";
import { VariablesPanel } from "../panels/VariablesPanel";
import { Preview } from "../preview/Preview";
import type { Tab, Wanted } from "./desk";
import styles from "./Workbench.module.css";

const ICONS: Record<Tab, LucideIcon> = {
  preview: Eye,
  variables: Braces,
  computed: FunctionSquare,
  fields: SquarePen,
  page: FileCog,
  history: History,
};

const KINDS: Partial<Record<Tab, string>> = { variables: "variable", computed: "computed", fields: "field" };

interface Props {
  tabs: readonly Tab[];
  wanted: Wanted;
  setWanted: (wanted: Wanted) => void;
  onRestored: () => void;
}

/** The panels beside the text. */
export function SidePanel({ tabs, wanted, setWanted, onRestored }: Props) {
  const t = useT();
  const tab = tabs.includes(wanted.tab) ? wanted.tab : (tabs[0] as Tab);
  const open = wanted.key ?? null;
  // What was asked for from elsewhere may lie below the edge.
  useEffect(() => {
    const kind = KINDS[tab];
    if (kind && wanted.key && wanted.asked)
      document.getElementById(`editor-${kind}-${wanted.key}`)?.scrollIntoView({ block: "start" });
  }, [tab, wanted.key, wanted.asked]);
  const setOpen = (key: string | null) => setWanted({ tab, key: key ?? undefined });
  return (
    <Tabs
      value={tab}
      onChange={(next) => next && setWanted({ tab: next as Tab })}
      keepMounted={false}
      className={styles.tabs}
      classNames={{
        list: styles.tabRow,
        panel: styles.panel,
        tab: styles.tab,
        tabSection: styles.tabSign,
        tabLabel: styles.tabWord,
      }}
    >
      <Tabs.List aria-label={t("editor-panels")}>
        {tabs.map((one) => {
          const Icon = ICONS[one];
          return (
            <Tabs.Tab key={one} value={one} leftSection={<Icon aria-hidden size={18} />}>
              {t(`editor-tab-${one}`)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      <Tabs.Panel value="preview">
        <Preview />
      </Tabs.Panel>
      <Tabs.Panel value="variables">
        <VariablesPanel open={open} setOpen={setOpen} />
      </Tabs.Panel>
      <Tabs.Panel value="computed">
        <ComputedPanel open={open} setOpen={setOpen} />
      </Tabs.Panel>
      <Tabs.Panel value="fields">
        <FieldsPanel open={open} setOpen={setOpen} />
      </Tabs.Panel>
      <Tabs.Panel value="page">
        <PagePanel />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <HistoryPanel onRestored={onRestored} />
      </Tabs.Panel>
    </Tabs>
  );
}
