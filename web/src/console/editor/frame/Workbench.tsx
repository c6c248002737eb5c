import { ActionIcon, Button, Drawer, Group, TextInput, Tooltip, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useBlocker } from "@tanstack/react-router";
import { EditorContent, useEditor } from "@tiptap/react";
import { ArrowLeft, Eye, Keyboard, PanelRight } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { direction } from "../../../text/languages";
import type { Detail } from "../../api/failure";
import { arrive } from "../../frame/arrival";
import { confirm } from "../../frame/confirm";
import { ButtonLink } from "../../frame/links";
import { showShortcuts } from "../../frame/overlays";
import { dropBackup, foundBackup } from "../../templates/working/backup";
import { useLanguage, t as words } from "../../text/words";
import { Draft } from "../draft/Draft";
import { keeperOf } from "../draft/manuscript";
import { followPageSteps } from "../draft/pageSteps";
import type { Template } from "../draft/parts";
import { followRemovals } from "../draft/removal";
import { type Means, visited } from "../insert/items";
import { hasWords, insertPictures, pick } from "../insert/pictures";
import { SlashMenu } from "../insert/SlashMenu";
import { type Ear, Slash, slashKey } from "../insert/slash";
import { Inspector } from "../inspect/Inspector";
import { redrawAround } from "../nodes/around";
import type { Desk, Inspected } from "../nodes/desk";
import { bodyKit } from "../nodes/kit";
import { Preview } from "../preview/Preview";
import { Toolbar } from "../toolbar/Toolbar";
import { opened } from "../tree/open";
import { DeskProvider, type Shared, TABS, type Wanted } from "./desk";
import { goTo } from "./go";
import { Notices } from "./Notices";
import { Publishing } from "./Publishing";
import { SaveState } from "./SaveState";
import { SidePanel } from "./SidePanel";
import { useSample } from "./sample";
import { useEditorShortcuts } from "./shortcuts";
import styles from "./Workbench.module.css";

interface Props {
  /** What the service has. */
  stored: Template;
  /** What is written on. */
  template: Template;
  /** Whether it holds changes that were never saved and are taken up now. */
  restored: boolean;
  /** Reads the template anew; with changes on top of it where some were kept. */
  onRestored: (parts?: Partial<Template>) => void;
}

/** The screen on which a template is written. */
export function Workbench({ stored, template, restored, onRestored }: Props) {
  const { t, language } = useLanguage();
  const [draft] = useState(() => new Draft(template, restored));
  const [keeper] = useState(() => keeperOf(draft, stored));
  const [backup, setBackup] = useState(() => (restored ? null : foundBackup<Template>(template.id)));
  const [inspected, inspect] = useState<Inspected | null>(null);
  const [wanted, setWanted] = useState<Wanted>({ tab: "preview" });
  const [sheet, setSheet] = useState(false);
  const [sample, setSample] = useSample(draft.id);
  const desk = useMemo<Desk>(() => ({ draft, inspect }), [draft]);
  const [ear] = useState<Ear>(() => ({ onAsked: () => undefined, onKey: () => false }));
  const title = useRef<HTMLInputElement>(null);
  const narrow = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false });
  const wide = useMediaQuery("(min-width: 100em)", undefined, { getInitialValueInEffect: false });
  const rightToLeft = direction(draft.page.language ?? "en") === "rtl";

  const editor = useEditor({
    extensions: [...bodyKit(desk), Slash.configure({ ear })],
    content: opened(template.content),
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id: "editor-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": t("editor-text"),
        "aria-describedby": "editor-text-help",
      },
      handleKeyDown: (view, event) => {
        if (event.key !== "Escape" || slashKey.getState(view.state)?.active) return false;
        // Tab belongs to lists and tables, so there has to be another way out of the text.
        document.querySelector<HTMLElement>("[role=toolbar] [data-stop]")?.focus();
        return true;
      },
      handleDrop: (view, event, _, moved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (moved || files.length === 0) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        void insertPictures(editor, files, words("editor-image-failed"), at);
        return true;
      },
      handlePaste: (_, event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || hasWords(event.clipboardData)) return false;
        void insertPictures(editor, files, words("editor-image-failed"));
        return true;
      },
    },
    onFocus: ({ editor: focused }) => visited(focused),
    onCreate: ({ editor: made }) => draft.hold(made.state.doc),
    onUpdate: ({ editor: changed, transaction }) => {
      const { doc } = changed.state;
      followRemovals(draft, transaction.before, doc);
      followPageSteps(draft, transaction.before, doc);
      // What was only removed in a panel leaves the text as it was.
      if (doc.content.eq(transaction.before.content)) draft.hold(doc);
      else if (transaction.docChanged) draft.setDoc(doc);
    },
  });

  useEffect(() => keeper.watch(), [keeper]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what this waits for
  useEffect(() => {
    draft.announce();
    redrawAround(editor);
  }, [language, draft, editor]);
  useEffect(() => {
    document.title = `${draft.name} · Countersign`;
    arrive(title.current);
  }, [draft]);
  // The editor's own attributes are its own to set.
  useEffect(() => editor.view.dom.setAttribute("aria-label", t("editor-text")), [editor, t]);

  useBlocker({
    shouldBlockFn: async () => {
      if (!keeper.dirty || (await keeper.flush())) return false;
      return !(await confirm({
        title: t("editor-leave"),
        body: t("editor-leave-what"),
        action: t("editor-leave-action"),
        danger: true,
      }));
    },
    enableBeforeUnload: () => keeper.dirty,
  });

  const show = (next: Wanted) => {
    setWanted({ ...next, asked: true });
    if (narrow) setSheet(true);
  };
  useEditorShortcuts(editor, inspect);
  const means: Means = {
    editor,
    desk,
    t,
    pickPicture: () => {
      void pick().then((files) => insertPictures(editor, files, t("editor-image-failed")));
    },
    // A sheet over the text would end the sentence that is being written.
    showVariable: (name) => (narrow ? undefined : setWanted({ tab: "variables", key: name })),
  };
  const shared: Shared = { draft, keeper, editor, sample, setSample, inspect, show };
  const go = (problem: Detail) => goTo(problem.field, shared, title.current);
  const tabs = wide ? TABS.filter((tab) => tab !== "preview") : TABS;
  const panel = (
    <SidePanel tabs={tabs} wanted={wanted} setWanted={setWanted} onRestored={() => onRestored()} />
  );
  return (
    <DeskProvider value={shared}>
      <div className={styles.bench}>
        <header className={styles.head}>
          <Tooltip label={t("editor-back")}>
            <ButtonLink
              to="/templates/$templateId"
              params={{ templateId: draft.id }}
              variant="subtle"
              color="gray"
              px={8}
              aria-label={t("editor-back")}
            >
              <ArrowLeft aria-hidden size={18} className="flips" />
            </ButtonLink>
          </Tooltip>
          <h1 className={styles.title}>
            <NameField draft={draft} input={title} />
          </h1>
          <Group gap="xs" wrap="nowrap" flex="none">
            <SaveState onGo={go} />
            <Tooltip label={t("frame-shortcuts")}>
              <ActionIcon visibleFrom="md" aria-label={t("frame-shortcuts")} onClick={showShortcuts}>
                <Keyboard aria-hidden size={18} />
              </ActionIcon>
            </Tooltip>
          </Group>
        </header>
        <Publishing
          keeper={keeper}
          onDiscarded={() => {
            dropBackup(draft.id);
            onRestored();
          }}
        />
        <div className={styles.tools}>
          <Toolbar means={means} />
        </div>
        <Notices
          backup={backup}
          onTake={() => backup && onRestored(backup.parts)}
          onDrop={() => {
            dropBackup(draft.id);
            setBackup(null);
          }}
          onTheirs={() => {
            dropBackup(draft.id);
            onRestored();
          }}
        />
        <div className={styles.columns}>
          <div className={styles.desk}>
            <div
              className={`${styles.paper} paper`}
              data-font={draft.page.font ?? "serif"}
              dir={rightToLeft ? "rtl" : "ltr"}
              lang={draft.page.language ?? undefined}
            >
              <EditorContent editor={editor} />
              <VisuallyHidden id="editor-text-help">{t("editor-text-help")}</VisuallyHidden>
            </div>
          </div>
          {!narrow && (
            <aside className={styles.side} aria-label={t("editor-panels")}>
              {panel}
            </aside>
          )}
          {wide && (
            <aside className={styles.preview} aria-label={t("editor-tab-preview")}>
              <Preview />
            </aside>
          )}
        </div>
        {narrow && (
          <div className={styles.foot}>
            <Button
              flex={1}
              variant="default"
              leftSection={<Eye aria-hidden size={16} />}
              onClick={() => show({ tab: "preview" })}
            >
              {t("editor-tab-preview")}
            </Button>
            <Button
              flex={1}
              variant="default"
              leftSection={<PanelRight aria-hidden size={16} />}
              onClick={() => show({ tab: wanted.tab === "preview" ? "variables" : wanted.tab })}
            >
              {t("editor-panels")}
            </Button>
          </div>
        )}
        {narrow && (
          <Drawer
            opened={sheet}
            onClose={() => setSheet(false)}
            position="bottom"
            size="85%"
            title={t(`editor-tab-${wanted.tab}`)}
            closeButtonProps={{ "aria-label": t("frame-close") }}
          >
            {panel}
          </Drawer>
        )}
        <Inspector what={inspected} />
        <SlashMenu ear={ear} means={means} />
      </div>
    </DeskProvider>
  );
}

function NameField({ draft, input }: { draft: Draft; input: React.RefObject<HTMLInputElement | null> }) {
  const { t } = useLanguage();
  const [name, setName] = useState(draft.name);
  return (
    <TextInput
      ref={input}
      variant="unstyled"
      aria-label={t("editor-name-of-template")}
      value={name}
      maxLength={255}
      data-page-title=""
      classNames={{ input: styles.name }}
      dir="auto"
      onChange={(event) => {
        setName(event.currentTarget.value);
        draft.setName(event.currentTarget.value);
      }}
    />
  );
}
