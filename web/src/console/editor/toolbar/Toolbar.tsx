import { Button, Menu } from "@mantine/core";
import { useEditorState } from "@tiptap/react";
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  ChevronDown,
  Columns2,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Plus,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from "lucide-react";
import { useRef } from "react";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";
import { GROUPS, insertions, type Means } from "../insert/items";
import { useArrows } from "./arrows";
import { LinkTool } from "./LinkTool";
import { LooksMenu } from "./LooksMenu";
import { StyleMenu } from "./StyleMenu";
import { TableMenu } from "./TableMenu";
import { Tool } from "./Tool";
import styles from "./Toolbar.module.css";

const ALIGNS: [string, LucideIcon][] = [
  ["start", AlignLeft],
  ["center", AlignCenter],
  ["end", AlignRight],
  ["justify", AlignJustify],
];

const LIST_STYLES = ["1", "1.1", "a", "A", "i", "I"];

/** All that can be done to the text, above it. */
export function Toolbar({ means }: { means: Means }) {
  const t = useT();
  const { editor } = useDesk();
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = useArrows(bar);
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive("bold"),
      italic: at.isActive("italic"),
      underline: at.isActive("underline"),
      strike: at.isActive("strike"),
      bullets: at.isActive("bulletList"),
      numbers: at.isActive("orderedList"),
      listStyle: at.getAttributes("orderedList").style as string | undefined,
      quote: at.isActive("blockquote"),
      undo: at.can().undo(),
      redo: at.can().redo(),
      align: (at.getAttributes("paragraph").align ?? at.getAttributes("heading").align ?? "start") as string,
      table: at.isActive("table"),
      columns: at.isActive("columns") ? (at.getAttributes("columns").count as number) : 0,
    }),
  });
  const run = () => editor.chain().focus();
  const [, AlignIcon] = ALIGNS.find(([side]) => side === now.align) ?? (ALIGNS[0] as [string, LucideIcon]);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t("editor-toolbar")}
      aria-controls="editor-text"
      className={styles.bar}
      onKeyDown={onKeyDown}
    >
      <Tool
        label={t("editor-undo")}
        icon={Undo2}
        keys="mod+z"
        disabled={!now.undo}
        onClick={() => run().undo().run()}
      />
      <Tool
        label={t("editor-redo")}
        icon={Redo2}
        keys="mod+shift+z"
        disabled={!now.redo}
        onClick={() => run().redo().run()}
      />
      <span className={styles.gap} />
      <Menu position="bottom-start" withinPortal returnFocus={false}>
        <Menu.Target>
          <Button
            size="compact-sm"
            h={34}
            variant="light"
            leftSection={<Plus aria-hidden size={16} />}
            onMouseDown={(event) => event.preventDefault()}
          >
            {t("editor-insert")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="min(30rem, 65vh)" style={{ overflowY: "auto" }}>
          <InsertItems means={means} />
        </Menu.Dropdown>
      </Menu>
      <span className={styles.gap} />
      <StyleMenu />
      <Tool
        label={t("editor-bold")}
        icon={Bold}
        keys="mod+b"
        pressed={now.bold}
        onClick={() => run().toggleBold().run()}
      />
      <Tool
        label={t("editor-italic")}
        icon={Italic}
        keys="mod+i"
        pressed={now.italic}
        onClick={() => run().toggleItalic().run()}
      />
      <Tool
        label={t("editor-underline")}
        icon={Underline}
        keys="mod+u"
        pressed={now.underline}
        onClick={() => run().toggleUnderline().run()}
      />
      <Tool
        label={t("editor-strike")}
        icon={Strikethrough}
        keys="mod+shift+s"
        pressed={now.strike}
        onClick={() => run().toggleStrike().run()}
      />
      <LooksMenu />
      <LinkTool />
      <span className={styles.gap} />
      <Tool
        label={t("editor-bullets")}
        icon={List}
        keys="mod+shift+8"
        pressed={now.bullets}
        onClick={() => run().toggleBulletList().run()}
      />
      <Tool
        label={t("editor-numbers")}
        icon={ListOrdered}
        keys="mod+shift+7"
        pressed={now.numbers}
        onClick={() => run().toggleOrderedList().run()}
      />
      {now.numbers && (
        <Menu position="bottom-start" returnFocus={false}>
          <Menu.Target>
            <Button
              size="compact-sm"
              h={34}
              variant="subtle"
              color="gray"
              aria-label={`${t("editor-list-style")}: ${now.listStyle ?? "1"}.`}
              rightSection={<ChevronDown aria-hidden size={14} />}
              onMouseDown={(event) => event.preventDefault()}
            >
              <span dir="ltr">{now.listStyle ?? "1"}.</span>
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {LIST_STYLES.map((style) => (
              <Menu.Item key={style} onClick={() => run().updateAttributes("orderedList", { style }).run()}>
                <span dir="ltr">{style}.</span>
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item onClick={() => run().updateAttributes("orderedList", { start: 1 }).run()}>
              {t("editor-list-restart")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <Tool
        label={t("editor-quote")}
        icon={Quote}
        pressed={now.quote}
        onClick={() => run().toggleBlockquote().run()}
      />
      <Menu position="bottom-start" returnFocus={false}>
        <Menu.Target>
          <Button
            size="compact-sm"
            h={34}
            px={8}
            variant="subtle"
            color="gray"
            aria-label={t("editor-align")}
            onMouseDown={(event) => event.preventDefault()}
          >
            <AlignIcon aria-hidden size={18} className="flips" />
            <ChevronDown aria-hidden size={14} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ALIGNS.map(([side, Icon]) => (
            <Menu.Item
              key={side}
              leftSection={<Icon aria-hidden size={16} className="flips" />}
              onClick={() =>
                run()
                  .setSide(side === "start" ? null : side)
                  .run()
              }
            >
              {t(`editor-align-${side}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {now.columns > 0 && (
        <Menu position="bottom-start" returnFocus={false}>
          <Menu.Target>
            <Button
              size="compact-sm"
              h={34}
              variant="light"
              leftSection={<Columns2 aria-hidden size={16} />}
              rightSection={<ChevronDown aria-hidden size={14} />}
              onMouseDown={(event) => event.preventDefault()}
            >
              {t("editor-columns-count", { count: now.columns })}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {[2, 3, 4].map((count) => (
              <Menu.Item key={count} onClick={() => run().setColumns(count).run()}>
                {t("editor-columns-count", { count })}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item onClick={() => run().lift("columns").run()}>{t("editor-columns-remove")}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {now.table && <TableMenu desk={means.desk} />}
    </div>
  );
}

/** The same as in the slash menu, without what a draft has made of its own; that is found there and in the panels. */
function InsertItems({ means }: { means: Means }) {
  const t = useT();
  useDesk();
  const all = insertions(means, "");
  return GROUPS.map((group) => (
    <div key={group}>
      <Menu.Label>{t(`editor-group-${group}`)}</Menu.Label>
      {all
        .filter((one) => one.group === group)
        .map((one) => (
          <Menu.Item key={one.id} leftSection={<one.icon aria-hidden size={16} />} onClick={one.run}>
            <bdi>{one.label}</bdi>
          </Menu.Item>
        ))}
    </div>
  ));
}
