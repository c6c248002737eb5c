import { ActionIcon, AppShell, Box, Burger, Container, Drawer, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Outlet, useMatches, useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { useMember } from "../api/session";
import { useT } from "../text/words";
import { loadStyles } from "./area";
import { type Command, useCommands } from "./commands";
import { Navigation } from "./Navigation";
import { closeOverlay, showPalette, showShortcuts, useOverlay } from "./overlays";
import { PLACES } from "./places";
import styles from "./Shell.module.css";
import { type Shortcut, useShortcuts } from "./shortcuts";

/** What is made of more than the first styles waits for the others. */
async function styled<M>(module: Promise<M>): Promise<M> {
  await loadStyles();
  return module;
}

const CommandPalette = lazy(() => styled(import("./CommandPalette")));
const ShortcutList = lazy(() => styled(import("./ShortcutList")));

/** Shortcuts and commands that are there on every page. */
function useEverywhere(): void {
  const navigate = useNavigate();
  const member = useMember();
  const places = PLACES.filter((place) => place.when?.(member) ?? true);
  const go = (to: (typeof PLACES)[number]["to"]) => () => void navigate({ to });
  useShortcuts([
    { keys: "mod+k", label: "frame-palette", run: showPalette },
    { keys: "?", label: "frame-shortcuts", run: showShortcuts },
    ...places.map(({ keys, go: label, to }): Shortcut => ({ keys, label, run: go(to) })),
  ]);
  useCommands([
    ...places.map(
      ({ keys, go: label, icon, to }): Command => ({ id: label, label, icon, keys, run: go(to) }),
    ),
    { id: "frame-account", label: "frame-account", run: () => void navigate({ href: "/account" }) },
    { id: "frame-shortcuts", label: "frame-shortcuts", keys: "?", run: showShortcuts },
  ]);
}

/** The frame around every page of somebody who is signed in. A tablet held upright has the navigation in a drawer, as a phone has: lists need the room. */
export function Shell() {
  const t = useT();
  const { workspace } = useMember();
  const [drawer, { open, close }] = useDisclosure(false);
  const overlay = useOverlay();
  const wide = useMatches({ select: (matches) => matches.some((match) => match.staticData.wide) });
  useEverywhere();
  return (
    <AppShell navbar={{ width: 264, breakpoint: "md", collapsed: { mobile: true } }} padding={0}>
      <a className={styles.skip} href="#main">
        {t("frame-skip")}
      </a>
      <Box hiddenFrom="md" className={styles.top} role="region" aria-label={workspace.name}>
        <Group h="100%" px="xs" gap="xs" wrap="nowrap">
          <Burger
            opened={drawer}
            onClick={open}
            size="sm"
            aria-label={t("frame-menu")}
            aria-expanded={drawer}
          />
          <Text fw={650} truncate flex={1}>
            <bdi>{workspace.name}</bdi>
          </Text>
          <ActionIcon aria-label={t("frame-search")} onClick={showPalette}>
            <Search aria-hidden size={20} />
          </ActionIcon>
        </Group>
      </Box>
      <AppShell.Navbar visibleFrom="md" className={styles.ground}>
        <Navigation onSearch={showPalette} />
      </AppShell.Navbar>
      <Drawer
        opened={drawer}
        onClose={close}
        hiddenFrom="md"
        size="min(20rem, 88vw)"
        title="Countersign"
        closeButtonProps={{ "aria-label": t("frame-close") }}
        classNames={{ content: styles.drawer, header: styles.drawerHead, body: styles.drawerBody }}
      >
        <Navigation onSearch={showPalette} onChosen={close} />
      </Drawer>
      <AppShell.Main id="main" tabIndex={-1} className={styles.main}>
        {wide ? (
          <Outlet />
        ) : (
          <Container size={1180} px={{ base: "md", sm: "xl" }} py={{ base: "lg", sm: 40 }}>
            <Outlet />
          </Container>
        )}
      </AppShell.Main>
      <Suspense>
        {overlay === "palette" && <CommandPalette opened onClose={closeOverlay} />}
        {overlay === "shortcuts" && <ShortcutList opened onClose={closeOverlay} />}
      </Suspense>
    </AppShell>
  );
}
