import { Box, Group, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { arrive } from "./arrival";

interface Props {
  title: string;
  /** What the browser's tab says where the title is no name of the page. */
  tab?: string;
  /** A sentence on what this page is for. */
  description?: ReactNode;
  /** Buttons, the most important one last. */
  actions?: ReactNode;
  /** What stands above the title: the way back, or a status. */
  above?: ReactNode;
  /** What stands beside the title and belongs to it: a button that changes it. */
  beside?: ReactNode;
}

/** The head of every page: its only `h1`, which also names the browser's tab and takes the focus on arrival. */
export function PageHead({ title, tab = title, description, actions, above, beside }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${tab} · Countersign`;
  }, [tab]);
  useEffect(() => arrive(heading.current), []);
  return (
    <Group component="header" justify="space-between" align="flex-end" gap="md" mb="lg">
      <Box miw={0} flex="1 1 18rem">
        {above}
        <Group gap={4} wrap="nowrap">
          <Title order={1} ref={heading} tabIndex={-1} data-page-title="">
            <bdi>{title}</bdi>
          </Title>
          {beside}
        </Group>
        {description && (
          <Text c="dimmed" mt={4} maw="44rem">
            {description}
          </Text>
        )}
      </Box>
      {actions && (
        <Group gap="sm" data-page-actions="">
          {actions}
        </Group>
      )}
    </Group>
  );
}
