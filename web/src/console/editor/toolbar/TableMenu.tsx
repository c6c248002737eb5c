import { Button, Group, Menu, Modal, NumberInput, Stack, Text } from "@mantine/core";
import { TableMap } from "@tiptap/pm/tables";
import { ChevronDown, GitBranch, Repeat2, Table } from "lucide-react";
import { useState } from "react";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";
import { insertAround } from "../insert/logic";
import type { Desk } from "../nodes/desk";
import styles from "./Toolbar.module.css";

/** What can be done to the table that the cursor is in. */
export function TableMenu({ desk }: { desk: Desk }) {
  const t = useT();
  const { editor } = useDesk();
  const [widths, setWidths] = useState<number[] | null>(null);
  const run = () => editor.chain().focus();
  const openWidths = () => {
    const { $from } = editor.state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const node = $from.node(depth);
      if (node.type.name !== "table") continue;
      const { width } = TableMap.get(node);
      const given = (node.attrs.widths as number[] | null) ?? [];
      return setWidths(Array.from({ length: width }, (_, place) => given[place] ?? 1));
    }
  };
  const items: ([string, () => void, boolean?] | null)[] = [
    ["row-above", () => run().addRowBefore().run()],
    ["row-below", () => run().addRowAfter().run()],
    ["row-remove", () => run().deleteRow().run()],
    null,
    ["column-before", () => run().addColumnBefore().run()],
    ["column-after", () => run().addColumnAfter().run()],
    ["column-remove", () => run().deleteColumn().run()],
    ["column-widths", openWidths],
    null,
    ["merge", () => run().mergeCells().run(), !editor.can().mergeCells()],
    ["split", () => run().splitCell().run(), !editor.can().splitCell()],
    ["head-row", () => run().toggleHeaderRow().run()],
    ["head-cell", () => run().toggleHeaderCell().run()],
  ];
  return (
    <>
      <span className={styles.gap} />
      <Menu position="bottom-start" returnFocus={false}>
        <Menu.Target>
          <Button
            size="compact-sm"
            h={34}
            variant="light"
            leftSection={<Table aria-hidden size={16} />}
            rightSection={<ChevronDown aria-hidden size={14} />}
            onMouseDown={(event) => event.preventDefault()}
          >
            {t("editor-table")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="65vh" style={{ overflowY: "auto" }}>
          {items.map((item, place) =>
            item ? (
              <Menu.Item key={item[0]} onClick={item[1]} disabled={item[2]}>
                {t(`editor-table-${item[0]}`)}
              </Menu.Item>
            ) : (
              <Menu.Divider key={place} />
            ),
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<Repeat2 aria-hidden size={16} />}
            onClick={() => insertAround(editor, desk, "repeat")}
          >
            {t("editor-table-repeat")}
          </Menu.Item>
          <Menu.Item
            leftSection={<GitBranch aria-hidden size={16} />}
            onClick={() => insertAround(editor, desk, "conditional")}
          >
            {t("editor-table-condition")}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="var(--bad)" onClick={() => run().deleteTable().run()}>
            {t("editor-table-remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={widths !== null}
        onClose={() => setWidths(null)}
        title={t("editor-table-column-widths")}
        closeButtonProps={{ "aria-label": t("frame-close") }}
      >
        {widths && (
          <Stack gap="md">
            <Text size="sm" c="dimmed">
              {t("editor-table-widths-help")}
            </Text>
            <Group gap="sm">
              {widths.map((width, place) => (
                <NumberInput
                  key={place}
                  w="6rem"
                  label={t("editor-table-column", { number: place + 1 })}
                  min={0.1}
                  max={1000}
                  step={0.5}
                  value={width}
                  onChange={(value) => setWidths(widths.with(place, Number(value) || 1))}
                />
              ))}
            </Group>
            <Group justify="flex-end">
              <Button
                onClick={() => {
                  run().updateAttributes("table", { widths }).run();
                  setWidths(null);
                }}
              >
                {t("editor-done")}
              </Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </>
  );
}
