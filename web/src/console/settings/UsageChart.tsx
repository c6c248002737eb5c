import { Text } from "@mantine/core";
import { useState } from "react";
import { regional, useMoments } from "../text/moments";
import { useLanguage } from "../text/words";
import type { Usage } from "./queries";
import styles from "./UsageChart.module.css";

export type Measure = "calls" | "documentsCreated" | "documentsCompleted";

interface Props {
  days: Usage["days"];
  measure: Measure;
}

const WIDTH = 620;
const HEIGHT = 180;
const STEP = WIDTH / 31;

/** Returns the end of the scale: the next number that is easy to read. */
export function scaleEnd(most: number): number {
  if (most <= 4) return 4;
  const digit = 10 ** Math.floor(Math.log10(most));
  const steps = [1, 2, 4, 5, 10].find((step) => step * digit >= most) ?? 10;
  return steps * digit;
}

/** A bar for each day, which tells its number to whoever points at it. `UsageTable` has all numbers for everybody else. */
export function UsageChart({ days, measure }: Props) {
  const { t, direction } = useLanguage();
  const { number } = useMoments();
  const day = useDay();
  const [pointed, setPointed] = useState<number | null>(null);
  const end = scaleEnd(Math.max(...days.map((one) => one[measure])));
  const total = days.reduce((sum, one) => sum + one[measure], 0);
  const shown = pointed === null ? undefined : days[pointed];
  const place = (index: number) => (direction === "rtl" ? days.length - 1 - index : index) * STEP;
  return (
    <figure className={styles.figure}>
      <Text component="figcaption" size="sm">
        {shown
          ? t("settings-plan-day", { day: day(shown.date), count: number(shown[measure]) })
          : t("settings-plan-total", { count: number(total) })}
      </Text>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden>
          <span>{number(end)}</span>
          <span>{number(end / 2)}</span>
          <span>{number(0)}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.chart}
          role="img"
          aria-label={`${t(`settings-plan-${measure}`)}. ${t("settings-plan-total", { count: number(total) })}`}
          onMouseLeave={() => setPointed(null)}
        >
          {[0, 0.5, 1].map((line) => (
            <line
              key={line}
              x1={0}
              x2={WIDTH}
              y1={HEIGHT * line}
              y2={HEIGHT * line}
              className={styles.line}
            />
          ))}
          {days.map((one, index) => {
            const tall = (one[measure] / end) * HEIGHT;
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: a help for the pointer; the table tells the same
              <g key={one.date} className={styles.day} onMouseEnter={() => setPointed(index)}>
                <rect x={place(index)} y={0} width={STEP} height={HEIGHT} className={styles.catch} />
                <rect
                  x={place(index) + STEP * 0.14}
                  y={HEIGHT - tall}
                  width={STEP * 0.72}
                  height={tall}
                  className={styles.bar}
                />
              </g>
            );
          })}
        </svg>
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{day(days[0]?.date ?? "")}</span>
        <span>{day(days.at(-1)?.date ?? "")}</span>
      </div>
    </figure>
  );
}

/** Writes a day of the chart, which is one of UTC whatever the reader's time zone is. */
export function useDay(): (date: string) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(regional(language), {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return (date) => (date ? format.format(new Date(`${date}T00:00:00Z`)) : "");
}
