import { Button, Drawer } from "@mantine/core";
import { CirclePlus, SlidersHorizontal, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../text/words";
import styles from "./Place.module.css";

const TITLES = {
  add: "templates-field-add",
  field: "templates-tab-field",
  roles: "templates-tab-roles",
} as const;

/** What is opened over the pages of a phone. */
export type FootSheet = keyof typeof TITLES;

/** An icon over a small word: three of them fit beside each other in every language. */
const LOOK = {
  root: styles.footTool,
  inner: styles.footInner,
  section: styles.footIcon,
  label: styles.footWord,
};

interface Props {
  sheet: FootSheet | null;
  onSheet: (sheet: FootSheet | null) => void;
  /** Whether a field is chosen. */
  chosen: boolean;
  add: ReactNode;
  field: ReactNode;
  roles: ReactNode;
}

/** The tools at the foot of a phone: each opens a sheet with what stands beside the pages on a desk. */
export function PlaceFoot({ sheet, onSheet, chosen, ...sheets }: Props) {
  const t = useT();
  return (
    <>
      <div className={styles.foot} role="toolbar" aria-label={t("templates-place-panel")}>
        <Button
          classNames={LOOK}
          variant="light"
          leftSection={<CirclePlus aria-hidden size={18} />}
          onClick={() => onSheet("add")}
        >
          {t(TITLES.add)}
        </Button>
        <Button
          classNames={LOOK}
          variant="default"
          disabled={!chosen}
          leftSection={<SlidersHorizontal aria-hidden size={18} />}
          onClick={() => onSheet("field")}
        >
          {t(TITLES.field)}
        </Button>
        <Button
          classNames={LOOK}
          variant="default"
          leftSection={<Users aria-hidden size={18} />}
          onClick={() => onSheet("roles")}
        >
          {t(TITLES.roles)}
        </Button>
      </div>
      <Drawer
        opened={sheet !== null}
        onClose={() => onSheet(null)}
        position="bottom"
        size="70%"
        radius="lg"
        title={sheet && t(TITLES[sheet])}
        closeButtonProps={{ "aria-label": t("frame-close") }}
      >
        {sheet && sheets[sheet]}
      </Drawer>
    </>
  );
}
