import { Text } from "@mantine/core";
import { useMoments } from "../text/moments";

interface Props {
  /** ISO 8601. */
  at: string | null | undefined;
  /**
   * "3 hours ago", and the day itself for what is further away, since nobody without a mouse would learn it; the moment, the day, or both
   * in two lines.
   */
  mode?: "relative" | "absolute" | "day" | "both";
  /** What stands there when there is no such moment. */
  none?: string;
}

/** A moment, in the language and the time zone of whoever looks. */
export function When({ at, mode = "relative", none = "–" }: Props) {
  const moments = useMoments();
  if (!at) return <span>{none}</span>;
  const whole = moments.absolute(at);
  const far = mode === "relative" && !moments.isNear(at);
  const words = mode === "absolute" ? whole : mode === "day" || far ? moments.day(at) : moments.relative(at);
  return (
    <time dateTime={at} title={mode === "absolute" ? undefined : whole}>
      {words}
      {mode === "both" && (
        <Text component="span" display="block" size="xs" c="dimmed">
          {whole}
        </Text>
      )}
    </time>
  );
}
