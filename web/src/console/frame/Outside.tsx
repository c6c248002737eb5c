import { Box, Group, Paper, Text } from "@mantine/core";
import { Outlet } from "@tanstack/react-router";
import icon from "../../frame/icon.svg";
import { LanguageSelect } from "./LanguageSelect";
import styles from "./Outside.module.css";

/** The layout of screens for those who are not signed in: one card, and the language. */
export function Outside() {
  return (
    <Box mih="100dvh">
      <Group component="header" className={styles.top}>
        <Group gap="xs">
          <img src={icon} alt="" width={28} height={28} />
          <Text fw={650}>Countersign</Text>
        </Group>
        <LanguageSelect />
      </Group>
      <main className={styles.main}>
        <Paper withBorder shadow="md" p={{ base: "lg", sm: 36 }}>
          <Outlet />
        </Paper>
      </main>
    </Box>
  );
}
