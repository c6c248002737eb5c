import { ActionIcon, Group, Menu, Select, Text, Tooltip } from "@mantine/core";
import {
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  LayoutGrid,
  type LucideIcon,
  Redo2,
  Scaling,
  Undo2,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { useMoments } from "../../text/moments";
import { useT } from "../../text/words";
import { ALIGNMENTS, type Alignment } from "./geometry";
import styles from "./Place.module.css";
import type { Bench } from "./useBench";

const ICONS: Record<Alignment, LucideIcon> = {
  left: AlignStartVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  bottom: AlignEndHorizontal,
  size: Scaling,
  across: AlignHorizontalDistributeCenter,
  down: AlignVerticalDistributeCenter,
};

interface ToolProps {
  label: string;
  icon: LucideIcon;
  disabled?: boolean;
  flips?: boolean;
  onClick: () => void;
}

export function Tool({ label, icon: Icon, disabled, flips, onClick }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon className={styles.tool} aria-label={label} disabled={disabled} onClick={onClick}>
        <Icon aria-hidden size={18} className={flips ? "flips" : undefined} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Back and forth. */
export function Steps({ bench }: { bench: Bench }) {
  const t = useT();
  return (
    <Group gap={2} wrap="nowrap">
      <Tool label={t("frame-undo")} icon={Undo2} flips disabled={!bench.canUndo} onClick={bench.undo} />
      <Tool label={t("templates-redo")} icon={Redo2} flips disabled={!bench.canRedo} onClick={bench.redo} />
    </Group>
  );
}

/** Brings what is chosen into line. */
export function AlignMenu({ bench }: { bench: Bench }) {
  const t = useT();
  const several = bench.selected.length > 1;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon
          className={styles.tool}
          aria-label={t("templates-align")}
          title={several ? t("templates-align") : t("templates-align-several")}
          disabled={!several}
        >
          <LayoutGrid aria-hidden size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {ALIGNMENTS.map((way) => {
          const Icon = ICONS[way];
          const spread = way === "across" || way === "down";
          return (
            <Menu.Item
              key={way}
              disabled={spread && bench.selected.length < 3}
              leftSection={<Icon aria-hidden size={16} />}
              onClick={() => bench.align(way)}
            >
              {t(`templates-align-${way}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** How large the pages are; 1 fits the room that there is. */
export function Zoom({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const t = useT();
  const { number } = useMoments();
  const less = ZOOMS.filter((one) => one < zoom).at(-1);
  const more = ZOOMS.find((one) => one > zoom);
  return (
    <Group gap={2} wrap="nowrap">
      <Tool
        label={t("templates-zoom-out")}
        icon={ZoomOut}
        disabled={less === undefined}
        onClick={() => less !== undefined && onChange(less)}
      />
      <Text size="sm" miw="3.2em" ta="center" aria-live="polite">
        {number(zoom, { style: "percent" })}
      </Text>
      <Tool
        label={t("templates-zoom-in")}
        icon={ZoomIn}
        disabled={more === undefined}
        onClick={() => more !== undefined && onChange(more)}
      />
    </Group>
  );
}

/** Whom new fields are for. */
export function RoleSelect({ bench }: { bench: Bench }) {
  const t = useT();
  if (bench.plan.roles.length < 2) return null;
  return (
    <Select
      size="xs"
      w={170}
      aria-label={t("templates-role-of-new")}
      data={[...new Set(bench.plan.roles.map(({ name }) => name))]}
      value={bench.role ?? null}
      allowDeselect={false}
      onChange={(name) => bench.setRole(name ?? undefined)}
    />
  );
}
