import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** A sentence on what it is for. */
  description?: ReactNode;
  /** What stands beside the title: a status or a button. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One part of a page, with its heading. */
export function Part({ title, description, aside, children }: Props) {
  const id = useId();
  return (
    <Paper component="section" withBorder p={{ base: "md", sm: "lg" }} aria-labelledby={id}>
      <Group justify="space-between" align="flex-start" gap="sm" mb={children ? "md" : 0}>
        <Stack gap={4} miw={0} flex="1 1 16rem">
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {description && (
            <Text c="dimmed" size="sm">
              {description}
            </Text>
          )}
        </Stack>
        {aside}
      </Group>
      {children}
    </Paper>
  );
}
