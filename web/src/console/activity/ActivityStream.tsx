import { Button, Group, Stack } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { Activity, Download, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { api, pageOf } from "../api/client";
import { usePages } from "../api/queries";
import { useMember } from "../api/session";
import { EmptyState } from "../frame/EmptyState";
import { KeysetTable } from "../frame/KeysetTable";
import { PageHead } from "../frame/PageHead";
import { tableAddress } from "../frame/tableAddress";
import { When } from "../frame/When";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import { Actor } from "./Actor";
import { What } from "./Entry";
import { EntryDetail } from "./EntryDetail";
import { FilterBar } from "./FilterBar";
import { asked, type Filters, isFiltered } from "./filters";
import type { Entry } from "./subject";
import { VerifyTrail } from "./VerifyTrail";

const route = getRouteApi("/inside/activity");

/** Everything that happened in the workspace, with all ways to look for something. */
export function ActivityStream() {
  const t = useT();
  const { role } = useMember();
  const { timeZone } = useMoments();
  const filters: Filters = route.useSearch();
  const navigate = route.useNavigate();
  const query = asked(filters, timeZone);
  const pages = usePages(["activity", query], (cursor, signal) =>
    pageOf(api.GET("/activity", { params: { query: { ...query, limit: 50, cursor } }, signal })),
  );
  const [verifying, verify] = useDisclosure(false);
  const [shown, setShown] = useState<Entry | null>(null);
  const look = (next: Filters) => void navigate({ search: next, replace: true });
  const administrator = role === "administrator";
  return (
    <>
      <PageHead
        title={t("activity-title")}
        description={t("activity-about")}
        actions={
          administrator && (
            <>
              <ExportButton query={query} />
              <Button
                variant="default"
                leftSection={<ShieldCheck aria-hidden size={16} />}
                onClick={verify.open}
              >
                {t("activity-verify")}
              </Button>
            </>
          )
        }
      />
      <Stack gap="lg">
        <FilterBar filters={filters} onChange={look} />
        <KeysetTable
          caption={t("activity-title")}
          pages={pages}
          rowKey={(entry) => entry.id}
          empty={
            isFiltered(filters) ? (
              <EmptyState
                icon={Activity}
                title={t("activity-none-found")}
                actions={
                  <Button variant="default" onClick={() => look({})}>
                    {t("activity-clear")}
                  </Button>
                }
              >
                {t("activity-none-found-next")}
              </EmptyState>
            ) : (
              <EmptyState icon={Activity} title={t("activity-empty")}>
                {t("activity-empty-next")}
              </EmptyState>
            )
          }
          columns={[
            {
              key: "what",
              label: t("activity-what"),
              cell: (entry) => <What entry={entry} onShow={() => setShown(entry)} />,
            },
            { key: "who", label: t("activity-who"), cell: (entry) => <Actor entry={entry} /> },
            {
              key: "when",
              label: t("activity-when"),
              narrow: true,
              cell: (entry) => <When at={entry.createdAt} />,
            },
          ]}
        />
      </Stack>
      <EntryDetail entry={shown} onClose={() => setShown(null)} onLook={look} />
      {administrator && <VerifyTrail opened={verifying} onClose={verify.close} />}
    </>
  );
}

/** The rows that match as a file. */
function ExportButton({ query }: { query: Record<string, string | undefined> }) {
  const t = useT();
  return (
    <Group gap={0}>
      <Button
        component="a"
        href={tableAddress("/activity/export", query)}
        download
        variant="default"
        leftSection={<Download aria-hidden size={16} />}
      >
        {t("activity-export")}
      </Button>
    </Group>
  );
}
