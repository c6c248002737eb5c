import { Anchor, Text } from "@mantine/core";
import type { components } from "../api/schema";
import { useT } from "../text/words";
import { eventWords } from "./words";

export type Entry = components["schemas"]["Activity"];

/** Returns what an entry is about, in the words of whoever named it. */
export function subjectOf(entry: Entry): string | null {
  const said = entry.metadata as Record<string, unknown>;
  for (const name of ["name", "email", "url"]) {
    const value = said[name];
    if (typeof value === "string" && value !== "") return value;
  }
  return null;
}

interface Props {
  entry: Entry;
  /** Shows all of it. */
  onShow: () => void;
}

/** What happened, and to what. */
export function What({ entry, onShow }: Props) {
  const t = useT();
  const subject = subjectOf(entry);
  return (
    <>
      <Anchor component="button" type="button" ta="start" fw={600} c="inherit" onClick={onShow}>
        {t(eventWords(entry.event))}
      </Anchor>
      {subject && (
        <Text size="sm" c="dimmed" fw={400}>
          <bdi>{subject}</bdi>
        </Text>
      )}
    </>
  );
}
