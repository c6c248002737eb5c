import { ActionIcon, Group, Input, Menu, Tooltip } from "@mantine/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { Braces, Hash } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { direction } from "../../../text/languages";
import { useT } from "../../text/words";
import { namesIn } from "../draft/scope";
import { useDesk } from "../frame/desk";
import { lineKit } from "../nodes/kit";
import { closedLine } from "../tree/close";
import { openedLine } from "../tree/open";
import styles from "./panels.module.css";

interface Props {
  part: "header" | "footer";
}

/** What runs along the top or the bottom of every page. */
export function LineInput({ part }: Props) {
  const t = useT();
  const id = useId();
  const { draft } = useDesk();
  const written = useRef(draft.page[part]);
  const editor = useEditor({
    extensions: lineKit({ draft, inspect: () => undefined }),
    content: openedLine(draft.page[part]),
    injectCSS: false,
    editorProps: {
      attributes: { role: "textbox", "aria-labelledby": `${id}-label`, "aria-multiline": "false" },
    },
    onUpdate: ({ editor: changed }) => {
      const nodes = closedLine(changed.state.doc, `content.attrs.${part}`);
      written.current = nodes.length > 0 ? nodes : undefined;
      draft.setPage({ [part]: written.current });
    },
  });
  // A name in it was changed elsewhere, or a version was restored.
  const now = draft.page[part];
  useEffect(() => {
    if (now === written.current) return;
    written.current = now;
    editor?.commands.setContent(openedLine(now), { emitUpdate: false });
  }, [editor, now]);
  const put = (node: { type: string; attrs?: Record<string, unknown> }) =>
    editor?.chain().focus().insertContent(node).run();
  return (
    <Input.Wrapper label={t(`editor-${part}`)} labelElement="div" labelProps={{ id: `${id}-label` }}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <div className={styles.grow}>
          {/* It runs as the document does, whatever the language around it. */}
          <EditorContent
            editor={editor}
            className={`${styles.line} paper`}
            dir={direction(draft.page.language ?? "en")}
          />
        </div>
        <Menu position="bottom-end">
          <Menu.Target>
            <Tooltip label={t("editor-line-value")}>
              <ActionIcon aria-label={t("editor-line-value")}>
                <Braces aria-hidden size={16} />
              </ActionIcon>
            </Tooltip>
          </Menu.Target>
          <Menu.Dropdown mah="50vh" style={{ overflowY: "auto" }}>
            {namesIn(draft, [])
              .filter((named) => named.type !== "list")
              .map(({ name, label }) => (
                <Menu.Item key={name} onClick={() => put({ type: "variable", attrs: { name } })}>
                  <bdi>{label ?? name}</bdi>
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
        <Menu position="bottom-end">
          <Menu.Target>
            <Tooltip label={t("editor-line-number")}>
              <ActionIcon aria-label={t("editor-line-number")}>
                <Hash aria-hidden size={16} />
              </ActionIcon>
            </Tooltip>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => put({ type: "pageNumber" })}>{t("editor-page-number")}</Menu.Item>
            <Menu.Item onClick={() => put({ type: "pageCount" })}>{t("editor-page-count")}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Input.Wrapper>
  );
}
