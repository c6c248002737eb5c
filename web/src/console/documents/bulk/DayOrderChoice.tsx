import { Radio, Stack } from "@mantine/core";
import { useT } from "../../text/words";
import { type DayOrder, isSlashed, provenOrder, readDay } from "./days";
import { useWrittenDay } from "./useWrittenDay";

interface Props {
  /** The cells that hold days. */
  cells: string[];
  order: DayOrder | null;
  onChange: (order: DayOrder) => void;
}

/** Asks which number of a day with slashes is the day: spreadsheets write it as their owner's country does. */
export function DayOrderChoice({ cells, order, onChange }: Props) {
  const t = useT();
  const written = useWrittenDay();
  const slashed = cells.filter(isSlashed);
  // One that either order could read shows the difference.
  const example = (slashed.find((cell) => provenOrder([cell]) === null) ?? slashed[0])?.split(" ")[0];
  if (!example) return null;
  const meant = (one: DayOrder) => {
    const day = readDay(example, one);
    return day === null ? undefined : written(day);
  };
  return (
    <Radio.Group
      mt="md"
      label={t("documents-bulk-order", { day: example })}
      value={order}
      onChange={(chosen) => onChange(chosen as DayOrder)}
    >
      <Stack gap="xs" mt={6}>
        <Radio
          value="day-first"
          label={t("documents-bulk-order-day-first")}
          description={meant("day-first")}
        />
        <Radio
          value="month-first"
          label={t("documents-bulk-order-month-first")}
          description={meant("month-first")}
        />
      </Stack>
    </Radio.Group>
  );
}
