import { CloseButton, Combobox, Group, Modal, Text, TextInput, useCombobox } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { ArrowRight, FileText, LayoutTemplate, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useMember } from "../api/session";
import { type Area, loadWords, useT } from "../text/words";
import { type Command, useAllCommands } from "./commands";
import { Keys } from "./Keys";
import { useFocusBack } from "./useFocusBack";
import { usePaletteHits } from "./usePaletteHits";

/** The line that looks for documents, and how the lines of what was found begin; commands have ids of their own. */
const SEARCH = "search";
const DOCUMENT = "document ";
const TEMPLATE = "template ";

/** Whether each word that was typed is the beginning of a word of the label. */
export function fits(label: string, typed: string): boolean {
  const parts = label.toLowerCase().split(/\s+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => parts.some((part) => part.startsWith(word)));
}

/** Finds a command by its words and runs it, or a document or template and opens it. */
export default function CommandPalette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  const member = useMember();
  const commands = useAllCommands();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const combobox = useCombobox({ opened: true });
  useFocusBack(opened);
  useEffect(() => {
    const areas = commands.flatMap((one): Area[] => (one.area ? [one.area] : []));
    if (opened) loadWords(...areas).catch(() => undefined);
  }, [opened, commands]);
  const words = typed.trim();
  const found = commands.filter((one) => (one.when?.(member) ?? true) && fits(t(one.label), words));
  const { documents, templates, isSearching } = usePaletteHits(opened ? words : "");
  const isNothing = found.length + documents.length + templates.length === 0 && !isSearching;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    if (opened) requestAnimationFrame(() => combobox.selectFirstOption());
  }, [opened, typed, documents.length, templates.length]);
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
              if (id === SEARCH) void navigate({ to: "/documents", search: { q: words } });
              else if (id.startsWith(DOCUMENT))
                void navigate({
                  to: "/documents/$documentId",
                  params: { documentId: id.slice(DOCUMENT.length) },
                });
              else if (id.startsWith(TEMPLATE))
                void navigate({
                  to: "/templates/$templateId",
                  params: { templateId: id.slice(TEMPLATE.length) },
                });
              else command?.run();
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
                // The list is always open, for which the dialog leaves this key to it.
                onKeyDown={(event) => {
                  if (event.key === "Escape" && !event.nativeEvent.isComposing) close();
                }}
                rightSection={<CloseButton aria-label={t("frame-close")} onClick={close} />}
              />
            </Combobox.EventsTarget>
            <Text role="status" c="dimmed" size="sm" px="md" pt={isNothing ? "sm" : 0}>
              {isNothing && t("frame-palette-none")}
            </Text>
            <Combobox.Options mah="50vh" p="xs" aria-label={t("frame-palette")} labelledBy={undefined}>
              {found.map((one) => (
                <Line key={one.id} id={one.id} icon={one.icon} keys={one.keys} label={t(one.label)} />
              ))}
              {documents.length > 0 && (
                <Combobox.Group label={t("frame-palette-found-documents")}>
                  {documents.map(({ id, name }) => (
                    <Line key={id} id={DOCUMENT + id} icon={FileText} label={name} />
                  ))}
                </Combobox.Group>
              )}
              {templates.length > 0 && (
                <Combobox.Group label={t("frame-palette-found-templates")}>
                  {templates.map(({ id, name }) => (
                    <Line key={id} id={TEMPLATE + id} icon={LayoutTemplate} label={name} />
                  ))}
                </Combobox.Group>
              )}
              {words && <Line id={SEARCH} icon={Search} label={t("frame-palette-documents", { words })} />}
            </Combobox.Options>
          </Combobox>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface LineProps {
  id: string;
  label: string;
  icon: Command["icon"];
  keys?: Command["keys"];
}

function Line({ id, label, icon, keys }: LineProps) {
  const Icon = icon ?? ArrowRight;
  return (
    <Combobox.Option value={id} py="sm">
      <Group gap="sm" wrap="nowrap">
        <Icon aria-hidden size={18} className={icon ? undefined : "flips"} />
        <bdi>{label}</bdi>
        {keys && (
          <Group ms="auto" visibleFrom="sm">
            <Keys keys={keys} />
          </Group>
        )}
      </Group>
    </Combobox.Option>
  );
}
