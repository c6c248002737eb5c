import { Combobox, Group, Modal, Text, TextInput, useCombobox } from "@mantine/core";
import { ArrowRight, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useMember } from "../api/session";
import { type Area, loadWords, useT } from "../text/words";
import { type Command, useAllCommands } from "./commands";
import { Keys } from "./Keys";

/** Whether each word that was typed is the beginning of a word of the label. */
export function fits(label: string, typed: string): boolean {
  const parts = label.toLowerCase().split(/\s+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => parts.some((part) => part.startsWith(word)));
}

/** Finds a command by its words and runs it. */
export default function CommandPalette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  const member = useMember();
  const commands = useAllCommands();
  const [typed, setTyped] = useState("");
  const combobox = useCombobox({ opened: true });
  useEffect(() => {
    const areas = commands.flatMap((one): Area[] => (one.area ? [one.area] : []));
    if (opened) loadWords(...areas).catch(() => undefined);
  }, [opened, commands]);
  const found = commands.filter((one) => (one.when?.(member) ?? true) && fits(t(one.label), typed.trim()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    if (opened) requestAnimationFrame(() => combobox.selectFirstOption());
  }, [opened, typed]);
  const close = () => {
    setTyped("");
    onClose();
  };
  return (
    <Modal.Root opened={opened} onClose={close} centered={false} yOffset="12vh" padding={0}>
      <Modal.Overlay />
      <Modal.Content aria-label={t("frame-palette")}>
        <Modal.Body>
          <Combobox
            store={combobox}
            onOptionSubmit={(id) => {
              const command = commands.find((one) => one.id === id);
              close();
              command?.run();
            }}
          >
            <Combobox.EventsTarget withExpandedAttribute>
              <TextInput
                data-autofocus
                variant="unstyled"
                size="md"
                px="md"
                pt="xs"
                role="combobox"
                leftSection={<Search aria-hidden size={18} />}
                aria-label={t("frame-palette")}
                placeholder={t("frame-palette-hint")}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </Combobox.EventsTarget>
            {found.length > 0 && (
              <Combobox.Options mah="50vh" p="xs" aria-label={t("frame-palette")} labelledBy={undefined}>
                {found.map((one) => (
                  <Line key={one.id} command={one} label={t(one.label)} />
                ))}
              </Combobox.Options>
            )}
            <Text role="status" c="dimmed" size="sm" px="md" pb={found.length === 0 ? "md" : 0}>
              {found.length === 0 && t("frame-palette-none")}
            </Text>
          </Combobox>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Line({ command, label }: { command: Command; label: string }) {
  const Icon = command.icon ?? ArrowRight;
  return (
    <Combobox.Option value={command.id} py="sm">
      <Group gap="sm" wrap="nowrap">
        <Icon aria-hidden size={18} className={command.icon ? undefined : "flips"} />
        <span>{label}</span>
        {command.keys && (
          <Group ms="auto" visibleFrom="sm">
            <Keys keys={command.keys} />
          </Group>
        )}
      </Group>
    </Combobox.Option>
  );
}
