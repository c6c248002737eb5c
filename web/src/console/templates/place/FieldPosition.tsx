import { NativeSelect, NumberInput, SimpleGrid, Stack } from "@mantine/core";
import { useT } from "../../text/words";
import { inMillimetres, inPoints } from "./geometry";
import { type Placed, placedAt } from "./plan";
import type { Bench } from "./useBench";

/** Where a field lies and how large it is, in numbers: the way without a pointer and without many key strokes. */
export function FieldPosition({ field, bench, pages }: { field: Placed; bench: Bench; pages: number }) {
  const t = useT();
  const { placement } = field;
  const size = bench.sizeOf(placement.page);
  const set = (part: Partial<typeof placement>) =>
    bench.change(
      (plan) => placedAt(plan, new Map([[field.id, { ...placement, ...part }]]), bench.sizeOf),
      `place ${field.id} ${Object.keys(part)}`,
    );
  const measures = [
    ["x", size.width, 1 - placement.width],
    ["y", size.height, 1 - placement.height],
    ["width", size.width, 1 - placement.x],
    ["height", size.height, 1 - placement.y],
  ] as const;
  return (
    <Stack gap="xs">
      {pages > 1 && (
        <NativeSelect
          size="xs"
          label={t("templates-field-page")}
          value={String(placement.page)}
          data={Array.from({ length: pages }, (_, place) => String(place + 1))}
          onChange={(event) => set({ page: Number(event.currentTarget.value) })}
        />
      )}
      <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs">
        {measures.map(([key, whole, most]) => (
          <NumberInput
            key={key}
            size="xs"
            label={t(`templates-field-${key}`)}
            decimalScale={1}
            step={1}
            min={0}
            max={Math.floor(inMillimetres(most * whole) * 10) / 10}
            clampBehavior="blur"
            value={Math.round(inMillimetres(placement[key] * whole) * 10) / 10}
            onChange={(value) => {
              const next = typeof value === "number" ? inPoints(value) / whole : Number.NaN;
              // Rounding alone moves nothing.
              if (Number.isFinite(next) && Math.abs(next - placement[key]) > inPoints(0.06) / whole)
                set({ [key]: next });
            }}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
