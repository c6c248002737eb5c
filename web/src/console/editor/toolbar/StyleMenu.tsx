import { Button, Menu } from "@mantine/core";
import { useEditorState } from "@tiptap/react";
import { Check, ChevronDown } from "lucide-react";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Running text or a heading, and whether headings count. */
export function StyleMenu() {
  const t = useT();
  const { editor } = useDesk();
  const { level, numbered } = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      level: at.isActive("heading") ? (at.getAttributes("heading").level as number) : 0,
      numbered: Boolean(at.getAttributes("heading").numbered),
    }),
  });
  const shown = level === 0 ? t("editor-paragraph") : t("editor-heading", { level });
  const run = () => editor.chain().focus();
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button
          size="compact-sm"
          h={34}
          variant="subtle"
          color="gray"
          miw="7.5rem"
          justify="space-between"
          aria-label={`${t("editor-style")}: ${shown}`}
          rightSection={<ChevronDown aria-hidden size={14} />}
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => run().setParagraph().run()}>{t("editor-paragraph")}</Menu.Item>
        {LEVELS.map((one) => (
          <Menu.Item
            key={one}
            fw={650}
            fz={`${1.35 - one * 0.08}rem`}
            onClick={() => run().setHeading({ level: one }).run()}
          >
            {t("editor-heading", { level: one })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.CheckboxItem
          disabled={level === 0}
          checked={numbered}
          checkIcon={<Check aria-hidden size={14} />}
          closeMenuOnClick
          onChange={() => run().updateAttributes("heading", { numbered: !numbered }).run()}
        >
          {t("editor-heading-numbered")}
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
}
