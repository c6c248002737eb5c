import { Group, Kbd } from "@mantine/core";

const APPLE = /Mac|iPhone|iPad/.test(navigator.platform);

const NAMES: Record<string, string> = {
  mod: APPLE ? "⌘" : "Ctrl",
  shift: APPLE ? "⇧" : "Shift",
  arrowup: "↑",
  arrowdown: "↓",
  arrowleft: "←",
  arrowright: "→",
  enter: "↵",
  escape: "Esc",
};

/** The keys of a shortcut, drawn as keys. */
export function Keys({ keys }: { keys: string }) {
  return (
    <Group component="span" display="inline-flex" gap={6} wrap="nowrap" dir="ltr">
      {keys.split(" ").map((step, place) => (
        <Kbd key={place} style={{ whiteSpace: "nowrap" }}>
          {step
            .split("+")
            .map((key) => NAMES[key] ?? key.toUpperCase())
            .join(APPLE ? "" : " + ")}
        </Kbd>
      ))}
    </Group>
  );
}
