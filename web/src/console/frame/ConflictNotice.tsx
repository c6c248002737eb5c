import { Alert, Button, Group, Text } from "@mantine/core";
import { TriangleAlert } from "lucide-react";

interface Props {
  title: string;
  what: string;
  /** Takes what somebody else saved. */
  theirs: { label: string; run: () => void };
  /** Saves over what somebody else saved; nothing where there is nothing to save. */
  mine?: { label: string; run: () => void };
}

/** Somebody else saved the same thing meanwhile: whose state counts? */
export function ConflictNotice({ title, what, theirs, mine }: Props) {
  return (
    <Alert role="alert" color="yellow" radius={0} icon={<TriangleAlert aria-hidden />} title={title}>
      <Text size="sm">{what}</Text>
      <Group gap="sm" mt="xs">
        <Button size="xs" variant="default" onClick={theirs.run}>
          {theirs.label}
        </Button>
        {mine && (
          <Button size="xs" color="red" variant="outline" onClick={mine.run}>
            {mine.label}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
