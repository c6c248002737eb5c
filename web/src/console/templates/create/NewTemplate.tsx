import { Tabs } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { FilePlus, FileType, FileUp, LayoutTemplate, type LucideIcon } from "lucide-react";
import { BackLink } from "../../frame/links";
import { PageHead } from "../../frame/PageHead";
import { useT } from "../../text/words";
import { FromBlank } from "./FromBlank";
import { FromExample } from "./FromExample";
import { FromMarkdown } from "./FromMarkdown";
import { FromPdf } from "./FromPdf";
import styles from "./NewTemplate.module.css";
import { WAYS, type Way } from "./ways";

const route = getRouteApi("/inside/templates/new");

const ICONS: Record<Way, LucideIcon> = {
  example: LayoutTemplate,
  blank: FilePlus,
  markdown: FileType,
  pdf: FileUp,
};

const PANELS: Record<Way, React.ComponentType> = {
  example: FromExample,
  blank: FromBlank,
  markdown: FromMarkdown,
  pdf: FromPdf,
};

/** Begins a template in one of four ways. */
export function NewTemplate() {
  const t = useT();
  const navigate = useNavigate();
  const { way = "example", send } = route.useSearch();
  const go = (next: string | null) =>
    void navigate({
      to: "/templates/new",
      search: { way: WAYS.find((one) => one === next) },
      replace: true,
    });
  if (send)
    return (
      <>
        <PageHead
          title={t("templates-send-pdf")}
          description={t("templates-send-pdf-what")}
          above={<BackLink to="/documents/new">{t("templates-send-pdf-back")}</BackLink>}
        />
        <FromPdf send />
      </>
    );
  return (
    <>
      <PageHead
        title={t("templates-new")}
        description={t("templates-new-what")}
        above={<BackLink to="/templates">{t("templates-title")}</BackLink>}
      />
      <Tabs
        value={way}
        onChange={go}
        keepMounted={false}
        classNames={{ list: styles.ways, tab: styles.way, tabLabel: styles.words }}
      >
        <Tabs.List mb="lg">
          {WAYS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon aria-hidden size={18} />}>
                {t(`templates-way-${one}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {WAYS.map((one) => {
          const Panel = PANELS[one];
          return (
            <Tabs.Panel key={one} value={one}>
              <Panel />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}
