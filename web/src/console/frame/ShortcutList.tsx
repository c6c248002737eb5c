import { Modal, Switch, Table } from "@mantine/core";
import { useEffect, useState } from "react";
import { type Area, loadWords, useT } from "../text/words";
import { Keys } from "./Keys";
import { plainKeys, setPlainKeys, useAllShortcuts } from "./shortcuts";
import { useFocusBack } from "./useFocusBack";

/** All shortcuts of the moment. */
export default function ShortcutList({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  useFocusBack(opened);
  const shortcuts = useAllShortcuts();
  const [on, setOn] = useState(plainKeys);
  useEffect(() => {
    const areas = shortcuts.flatMap((one): Area[] => (one.area ? [one.area] : []));
    loadWords(...areas).catch(() => undefined);
  }, [shortcuts]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("frame-shortcuts")}
      closeButtonProps={{ "aria-label": t("frame-close") }}
    >
      <Table verticalSpacing="xs" horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("frame-shortcut-does")}</Table.Th>
            <Table.Th ta="end">{t("frame-shortcut-keys")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shortcuts.map((one) => (
            <Table.Tr key={`${one.keys} ${one.label}`}>
              <Table.Td>{t(one.label)}</Table.Td>
              <Table.Td ta="end">
                <Keys keys={one.keys} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Switch
        mt="lg"
        label={t("frame-shortcuts-plain")}
        description={t("frame-shortcuts-plain-help")}
        checked={on}
        onChange={(event) => {
          setPlainKeys(event.currentTarget.checked);
          setOn(event.currentTarget.checked);
        }}
      />
    </Modal>
  );
}
