import { Box, Group, Stack, Text, Title } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

interface Props {
  icon: LucideIcon;
  title: string;
  /** What would stand here, and what to do next. */
  children?: ReactNode;
  /** Buttons that lead on. */
  actions?: ReactNode;
  /** The level of the heading, which follows from where it stands. */
  order?: 2 | 3 | 4;
  /** Without a border, inside of something that has one. */
  bare?: boolean;
}

/** Says why there is nothing here, and leads on. */
export function EmptyState({ icon: Icon, title, children, actions, order = 2, bare = false }: Props) {
  return (
    <Box className={bare ? undefined : styles.card} px="md" py={{ base: "xl", sm: 56 }}>
      <Stack align="center" gap="sm" ta="center">
        <span className={styles.sign}>
          <Icon aria-hidden size={28} strokeWidth={1.6} />
        </span>
        <Title order={order} size="h3">
          {title}
        </Title>
        {children && (
          <Text component="div" c="dimmed" maw="32rem">
            {children}
          </Text>
        )}
        {actions && (
          <Group gap="sm" justify="center" mt="xs">
            {actions}
          </Group>
        )}
      </Stack>
    </Box>
  );
}
