import { Box, Table, VisuallyHidden } from "@mantine/core";
import { useMoments } from "../text/moments";
import { useT } from "../text/words";
import type { Usage } from "./queries";
import { type Measure, useDay } from "./UsageChart";

interface Props {
  days: Usage["days"];
  measures: Measure[];
}

/** The same numbers as the chart's, to be read one by one; the newest day first. */
export function UsageTable({ days, measures }: Props) {
  const t = useT();
  const { number } = useMoments();
  const day = useDay();
  return (
    <Box
      mah="24rem"
      style={{ overflow: "auto" }}
      tabIndex={0}
      role="region"
      aria-label={`${t("settings-plan-days")}: ${t("settings-plan-table")}`}
    >
      <Table stickyHeader>
        <Table.Caption>
          <VisuallyHidden>{t("settings-plan-days")}</VisuallyHidden>
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("settings-plan-date")}</Table.Th>
            {measures.map((measure) => (
              <Table.Th key={measure} scope="col" ta="end">
                {t(`settings-plan-${measure}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.toReversed().map((one) => (
            <Table.Tr key={one.date}>
              <Table.Th scope="row" fw={400}>
                {day(one.date)}
              </Table.Th>
              {measures.map((measure) => (
                <Table.Td key={measure} ta="end">
                  {number(one[measure])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  );
}
