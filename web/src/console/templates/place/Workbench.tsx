import { Tabs, Text, Title, VisuallyHidden } from "@mantine/core";
import { useElementSize, useMediaQuery } from "@mantine/hooks";
import { useEffect, useMemo, useRef, useState } from "react";
import { ButtonLink, TextLink } from "../../frame/links";
import { useShortcuts } from "../../frame/shortcuts";
import { toast } from "../../frame/toast";
import { useT } from "../../text/words";
import type { FieldType } from "../form";
import { pdfOf } from "../template";
import { type Backup, dropBackup, foundBackup } from "../working/backup";
import type { WorkingCopy } from "../working/copy";
import { KeptNotice } from "../working/KeptNotice";
import { PublishBar } from "../working/PublishBar";
import { ExchangePdf } from "./ExchangePdf";
import { FieldPanel } from "./FieldPanel";
import { Palette } from "./Palette";
import styles from "./Place.module.css";
import { type FootSheet, PlaceFoot } from "./PlaceFoot";
import { AlignMenu, RoleSelect, Steps, Zoom } from "./PlaceTools";
import { PlanManuscript } from "./PlanManuscript";
import { placedFields, type Spot } from "./plan";
import type { Problem } from "./problems";
import { RolesPanel } from "./RolesPanel";
import { SaveNote, SaveTrouble } from "./SaveNote";
import { Sheet } from "./Sheet";
import { useBench } from "./useBench";
import type { Picture } from "./usePictures";
import { usePlanSaving } from "./usePlanSaving";
import { sheetAt, usePointer } from "./usePointer";

/** Pages are no wider than this where there is more room, in pixels. */
const WIDEST = 860;

interface Props {
  /** What the service has. */
  stored: WorkingCopy;
  /** What is placed on. */
  template: WorkingCopy;
  /** Whether it holds changes that were never saved and are taken up now. */
  restored: boolean;
  pages: Picture[];
  onSeen: (page: number) => void;
  /** Another state is to be read: what was not published is gone, or the pages are others; with changes on top of it where some were kept. */
  onAnew: (parts?: Partial<WorkingCopy>) => void;
  /** Where it goes on once it is published, for whoever came to send it. */
  onward: (() => Promise<void>) | undefined;
}

/** What was placed in this browser and never saved. What the pages are not part of belongs to the editor of texts. */
function backupOf(template: WorkingCopy): Backup<WorkingCopy> | null {
  const backup = foundBackup<WorkingCopy>(template.id);
  return backup && pdfOf({ ...template, ...backup.parts }) !== null ? backup : null;
}

/** The pages, the fields on them, and the tools to place them. */
export function Workbench({ stored, template, restored, pages, onSeen, onAnew, onward }: Props) {
  const t = useT();
  const [manuscript] = useState(() => new PlanManuscript(template, restored));
  const [initial] = useState(manuscript.mark);
  const [backup, setBackup] = useState(() => (restored ? null : backupOf(template)));
  const scroller = useRef<HTMLElement>(null);
  const small = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false });
  const [sheet, setSheet] = useState<FootSheet | null>(null);
  const [tab, setTab] = useState<string | null>("field");
  const [zoom, setZoom] = useState(1);
  const { ref: room, width: wide } = useElementSize();

  const sight = (): Spot => {
    const box = small ? null : scroller.current?.getBoundingClientRect();
    const middle = box ? (box.top + box.bottom) / 2 : innerHeight / 2;
    const found = sheetAt(scroller.current, middle);
    if (!found) return { page: 1, x: 0.5, y: 0.5, by: "middle" };
    const y = (middle - found.rect.top) / found.rect.height;
    return { page: found.page, x: 0.5, y: Math.max(0.05, Math.min(0.95, y)), by: "middle" };
  };
  const taken = useMemo(() => Object.keys(template.expressionTable ?? {}), [template.expressionTable]);
  const bench = useBench({ initial, pages, taken, sight });
  const pointer = usePointer(bench, scroller);

  const saving = usePlanSaving(manuscript, stored, bench);
  const { state, problems, flush } = saving;
  const wrong = useMemo(
    () => new Set(problems.flatMap(({ fieldId }) => (fieldId === undefined ? [] : [fieldId]))),
    [problems],
  );

  const everything = () => bench.select(placedFields(bench.plan).map(({ id }) => id));
  const area = "templates" as const;
  useShortcuts([
    { keys: "mod+z", label: "frame-undo", run: bench.undo },
    { keys: "mod+shift+z", label: "templates-redo", area, run: bench.redo },
    { keys: "mod+y", label: "templates-redo", area, run: bench.redo },
    { keys: "mod+d", label: "templates-duplicate", area, run: bench.duplicate },
    { keys: "mod+a", label: "templates-choose-all", area, run: everything },
    { keys: "mod+s", label: "templates-save-now", area, run: flush },
  ]);

  const toPanel = () => {
    setTab("field");
    if (small) setSheet("field");
    // The panel is drawn first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-first]")?.focus());
  };
  /** Escape leads back to the field on its page. */
  const back = (event: React.KeyboardEvent) => {
    const [id] = bench.selected;
    if (event.key !== "Escape" || event.defaultPrevented || id === undefined) return;
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)?.focus();
  };
  const go = (problem: Problem) => {
    if (problem.fieldId !== undefined) {
      bench.select([problem.fieldId]);
      document
        .querySelector(`[data-field="${CSS.escape(problem.fieldId)}"]`)
        ?.scrollIntoView({ block: "center" });
      toPanel();
    } else {
      setTab("roles");
      if (small) setSheet("roles");
    }
  };
  const add = (type: FieldType, spot?: Spot) => {
    bench.add(type, spot);
    setTab("field");
    setSheet(null);
  };
  useEffect(() => {
    document.title = `${template.name} · Countersign`;
  }, [template.name]);
  const width = Math.min(WIDEST, Math.max(240, wide - (small ? 16 : 34))) * zoom;
  const fieldPanel = <FieldPanel bench={bench} pages={pages.length} problems={problems} />;
  const rolesPanel = <RolesPanel bench={bench} problems={problems} />;
  return (
    <div className={styles.bench}>
      <header className={styles.bar}>
        <div className={styles.head}>
          <TextLink to="/templates/$templateId" params={{ templateId: template.id }} size="sm">
            {t("templates-place-back")}
          </TextLink>
          <Title order={1} size="h3" tabIndex={-1} data-page-title="">
            <bdi>{template.name}</bdi>
          </Title>
        </div>
        <SaveNote state={state} onRetry={flush} />
        <RoleSelect bench={bench} />
        <Steps bench={bench} />
        {!small && <AlignMenu bench={bench} />}
        <Zoom zoom={zoom} onChange={setZoom} />
        <ExchangePdf
          bench={bench}
          onExchange={async (file, plan) => {
            await saving.exchange(file, plan);
            onAnew();
          }}
        />
        {!onward && (
          <ButtonLink
            to="/templates/$templateId"
            params={{ templateId: template.id }}
            size="xs"
            variant="default"
          >
            {t("templates-place-done")}
          </ButtonLink>
        )}
      </header>
      <PublishBar
        standing={saving.known}
        dirty={saving.isDirty}
        held={state.is === "held" || state.is === "conflict"}
        onPublish={saving.publish}
        onDiscard={async () => {
          await saving.discard();
          onAnew();
        }}
        onward={onward}
      />
      <SaveTrouble
        state={state}
        problems={problems}
        nameOf={({ fieldId, role }) => {
          const field = bench.plan.fields.find(({ id }) => id === fieldId);
          return field ? bench.nameOf(field) : (bench.plan.roles[role ?? -1]?.name ?? "");
        }}
        onGo={go}
        onTheirs={() => void saving.takeTheirs(() => onAnew()).catch(toast.failed)}
        onMine={saving.saveMine}
      />
      {backup && (
        <KeptNotice
          at={backup.at}
          onTake={() => onAnew(backup.parts)}
          onDrop={() => {
            dropBackup(template.id);
            setBackup(null);
          }}
        />
      )}
      <div className={styles.columns}>
        {!small && (
          <aside className={styles.palette} aria-label={t("templates-palette")}>
            <Palette scroller={scroller} onAdd={add} />
          </aside>
        )}
        <section
          ref={(node) => {
            scroller.current = node;
            room(node);
          }}
          className={styles.scroller}
          aria-label={t("templates-place-pages")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
          tabIndex={0}
        >
          <VisuallyHidden id="place-keys">{t("templates-place-keys")}</VisuallyHidden>
          {placedFields(bench.plan).length === 0 && (
            <Text size="sm" c="dimmed" ta="center" mb="sm">
              {t("templates-place-empty")}
            </Text>
          )}
          {pages.map((picture) => (
            <Sheet
              key={picture.page}
              picture={picture}
              count={pages.length}
              width={width}
              bench={bench}
              pointer={pointer}
              wrong={wrong}
              onOpen={toPanel}
              onSeen={onSeen}
            />
          ))}
        </section>
        {!small && (
          <aside className={styles.panel} aria-label={t("templates-place-panel")} onKeyDown={back}>
            <Tabs value={tab} onChange={setTab}>
              <Tabs.List grow mb="md">
                <Tabs.Tab value="field">{t("templates-tab-field")}</Tabs.Tab>
                <Tabs.Tab value="roles">{t("templates-tab-roles")}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="field">{fieldPanel}</Tabs.Panel>
              <Tabs.Panel value="roles">{rolesPanel}</Tabs.Panel>
            </Tabs>
          </aside>
        )}
      </div>
      {small && (
        <PlaceFoot
          sheet={sheet}
          onSheet={setSheet}
          chosen={bench.selected.length > 0}
          add={<Palette scroller={scroller} onAdd={add} />}
          field={
            <>
              {fieldPanel}
              {bench.selected.length > 1 && <AlignMenu bench={bench} />}
            </>
          }
          roles={rolesPanel}
        />
      )}
      <VisuallyHidden role="status" aria-live="polite" data-said="">
        {bench.said}
      </VisuallyHidden>
    </div>
  );
}
