import { Box, Center, Group, Paper, Text } from "@mantine/core";
import { Outlet } from "@tanstack/react-router";
import icon from "../../frame/icon.svg";
import { LanguageSelect } from "./LanguageSelect";

/** The layout of screens for those who are not signed in: one card, and the language. */
export function Outside() {
  return (
    <Box mih="100dvh" display="flex" style={{ flexDirection: "column" }}>
      <Group component="header" justify="space-between" px="md" py="sm">
        <Group gap="xs">
          <img src={icon} alt="" width={28} height={28} />
          <Text fw={650}>Countersign</Text>
        </Group>
        <LanguageSelect />
      </Group>
      <Center component="main" flex={1} px="md" pb={64}>
        <Paper withBorder shadow="md" w="100%" maw={460} p={{ base: "lg", sm: 36 }}>
          <Outlet />
        </Paper>
      </Center>
    </Box>
  );
}
