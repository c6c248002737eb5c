import { Text } from "@mantine/core";
import { useMoments } from "../text/moments";

interface Props {
  /** ISO 8601. */
  at: string | null | undefined;
  /** "3 hours ago" with the moment on hover, the moment itself, the day, or both in two lines. */
  mode?: "relative" | "absolute" | "day" | "both";
  /** What stands there when there is no such moment. */
  none?: string;
}

/** A moment, in the language and the time zone of whoever looks. */
export function When({ at, mode = "relative", none = "–" }: Props) {
  const moments = useMoments();
  if (!at) return <span>{none}</span>;
  const whole = moments.absolute(at);
  const words = mode === "absolute" ? whole : mode === "day" ? moments.day(at) : moments.relative(at);
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
