import { Button, Drawer, Tabs, Text, Title, VisuallyHidden } from "@mantine/core";
import { useElementSize, useMediaQuery } from "@mantine/hooks";
import { useBlocker } from "@tanstack/react-router";
import { CirclePlus, SlidersHorizontal, Users } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { askData } from "../../api/client";
import { confirm } from "../../frame/confirm";
import { ButtonLink, TextLink } from "../../frame/links";
import { useShortcuts } from "../../frame/shortcuts";
import { useT } from "../../text/words";
import { type FieldType, readForm } from "../form";
import { changeTemplate, type TemplateDetail } from "../template";
import { FieldPanel } from "./FieldPanel";
import { Palette } from "./Palette";
import styles from "./Place.module.css";
import { AlignMenu, RoleSelect, Steps, Zoom } from "./PlaceTools";
import { type Plan, placedFields, type Spot } from "./plan";
import { type Problem, problemsOf } from "./problems";
import { RolesPanel } from "./RolesPanel";
import { SaveNote, SaveTrouble } from "./SaveNote";
import { Sheet } from "./Sheet";
import { Conflict, useAutosave } from "./useAutosave";
import { useBench } from "./useBench";
import type { Picture } from "./usePictures";
import { sheetAt, usePointer } from "./usePointer";

/** Pages are no wider than this where there is more room, in pixels. */
const WIDEST = 860;

function planOf({ formSchema, symbolTable }: Pick<TemplateDetail, "formSchema" | "symbolTable">): Plan {
  return { ...readForm(formSchema), variables: symbolTable ?? {} };
}

const written = (plan: Plan) => JSON.stringify([plan.roles, plan.fields, plan.variables]);

interface Props {
  template: TemplateDetail;
  pages: Picture[];
  onSeen: (page: number) => void;
}

/** The pages, the fields on them, and the tools to place them. */
export function Workbench({ template, pages, onSeen }: Props) {
  const t = useT();
  const [initial] = useState(() => planOf(template));
  const scroller = useRef<HTMLElement>(null);
  const small = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false });
  const [sheet, setSheet] = useState<"add" | "field" | "roles" | null>(null);
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

  // What the service was last known to have, to notice when somebody else saved something meanwhile.
  const theirs = useRef(written(initial));
  const save = async (plan: Plan, over: boolean) => {
    if (!over) {
      const now = await askData<TemplateDetail>(`/templates/${template.id}`);
      if (written(planOf(now)) !== theirs.current) throw new Conflict();
    }
    const formSchema = { ...(template.formSchema as object), roles: plan.roles, fields: plan.fields };
    await changeTemplate(template.id, { formSchema, symbolTable: plan.variables });
    theirs.current = written(plan);
  };
  const saving = useAutosave({ now: bench.plan, initial, save });
  const { state } = saving;
  const problems = useMemo(
    () => (state.is === "refused" ? problemsOf(state.failure.details, state.sent) : []),
    [state],
  );
  const wrong = useMemo(
    () => new Set(problems.flatMap(({ fieldId }) => (fieldId === undefined ? [] : [fieldId]))),
    [problems],
  );

  useBlocker({
    shouldBlockFn: async () => {
      await saving.flush();
      if (saving.isClean()) return false;
      return !(await confirm({
        title: t("templates-leave"),
        body: t("templates-leave-what"),
        action: t("templates-leave-action"),
        danger: true,
      }));
    },
    enableBeforeUnload: () => !saving.isClean(),
  });

  const everything = () => bench.select(placedFields(bench.plan).map(({ id }) => id));
  const area = "templates" as const;
  useShortcuts([
    { keys: "mod+z", label: "frame-undo", run: bench.undo },
    { keys: "mod+shift+z", label: "templates-redo", area, run: bench.redo },
    { keys: "mod+y", label: "templates-redo", area, run: bench.redo },
    { keys: "mod+d", label: "templates-duplicate", area, run: bench.duplicate },
    { keys: "mod+a", label: "templates-choose-all", area, run: everything },
    { keys: "mod+s", label: "templates-save-now", area, run: () => void saving.flush() },
  ]);

  const toPanel = () => {
    setTab("field");
    if (small) setSheet("field");
    // The panel is drawn first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-first]")?.focus());
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
  const takeTheirs = async () => {
    const now = planOf(await askData<TemplateDetail>(`/templates/${template.id}`));
    theirs.current = written(now);
    saving.reset(now);
    bench.replace(now);
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
        <SaveNote state={state} onRetry={() => void saving.flush()} />
        <RoleSelect bench={bench} />
        <Steps bench={bench} />
        {!small && <AlignMenu bench={bench} />}
        <Zoom zoom={zoom} onChange={setZoom} />
        <ButtonLink to="/templates/$templateId" params={{ templateId: template.id }} size="xs">
          {t("templates-place-done")}
        </ButtonLink>
      </header>
      <SaveTrouble
        state={state}
        problems={problems}
        nameOf={({ fieldId, role }) => {
          const field = bench.plan.fields.find(({ id }) => id === fieldId);
          return field ? bench.nameOf(field) : (bench.plan.roles[role ?? -1]?.name ?? "");
        }}
        onGo={go}
        onTheirs={takeTheirs}
        onMine={() => void saving.flush(true)}
      />
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
          <aside className={styles.panel} aria-label={t("templates-place-panel")}>
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
        <>
          <div className={styles.foot} role="toolbar" aria-label={t("templates-place-panel")}>
            <Button
              size="sm"
              variant="light"
              leftSection={<CirclePlus aria-hidden size={18} />}
              onClick={() => setSheet("add")}
            >
              {t("templates-field-add")}
            </Button>
            <Button
              size="sm"
              variant="default"
              disabled={bench.selected.length === 0}
              leftSection={<SlidersHorizontal aria-hidden size={18} />}
              onClick={() => setSheet("field")}
            >
              {t("templates-tab-field")}
            </Button>
            <Button
              size="sm"
              variant="default"
              leftSection={<Users aria-hidden size={18} />}
              onClick={() => setSheet("roles")}
            >
              {t("templates-tab-roles")}
            </Button>
          </div>
          <Drawer
            opened={sheet !== null}
            onClose={() => setSheet(null)}
            position="bottom"
            size="70%"
            radius="lg"
            title={
              sheet === "add"
                ? t("templates-field-add")
                : sheet === "roles"
                  ? t("templates-tab-roles")
                  : t("templates-tab-field")
            }
            closeButtonProps={{ "aria-label": t("frame-close") }}
          >
            {sheet === "add" && <Palette scroller={scroller} onAdd={add} />}
            {sheet === "field" && (
              <>
                {fieldPanel}
                {bench.selected.length > 1 && <AlignMenu bench={bench} />}
              </>
            )}
            {sheet === "roles" && rolesPanel}
          </Drawer>
        </>
      )}
      <VisuallyHidden role="status" aria-live="polite" data-said="">
        {bench.said}
      </VisuallyHidden>
    </div>
  );
}
