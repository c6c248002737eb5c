import { Button, Menu } from "@mantine/core";
import { useEditorState } from "@tiptap/react";
import { Check, ChevronDown, Code, Highlighter, Palette, Subscript, Superscript, Type } from "lucide-react";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";
import styles from "./Toolbar.module.css";

const INKS = [
  "#1b1e24",
  "#5c6773",
  "#a81f24",
  "#a1410d",
  "#8a6d1d",
  "#1c6b3c",
  "#1d5bb5",
  "#1f3a5f",
  "#7a2f9e",
];
const MARKERS = ["#fff3bf", "#d3f9d8", "#d0ebff", "#ffdeeb", "#e5dbff", "#e8e6df"];
const SIZES = [8, 9, 10, 11, 12, 14, 18, 24, 36];

/** Looks of letters that are needed less often. */
export function LooksMenu() {
  const t = useT();
  const { editor } = useDesk();
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      code: at.isActive("code"),
      subscript: at.isActive("subscript"),
      superscript: at.isActive("superscript"),
      size: at.getAttributes("fontSize").size as number | undefined,
    }),
  });
  const run = () => editor.chain().focus();
  const marks = [
    ["code", Code],
    ["subscript", Subscript],
    ["superscript", Superscript],
  ] as const;
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button
          size="compact-sm"
          h={34}
          px={8}
          variant="subtle"
          color="gray"
          aria-label={t("editor-looks")}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Type aria-hidden size={18} />
          <ChevronDown aria-hidden size={14} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="70vh" style={{ overflowY: "auto" }}>
        {marks.map(([mark, Icon]) => (
          <Menu.CheckboxItem
            key={mark}
            checked={now[mark]}
            checkIcon={<Check aria-hidden size={14} />}
            rightSection={<Icon aria-hidden size={16} />}
            closeMenuOnClick
            onChange={() => run().toggleMark(mark).run()}
          >
            {t(`editor-${mark}`)}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Label>
          <Highlighter aria-hidden size={14} /> {t("editor-highlight")}
        </Menu.Label>
        <Colours
          colours={MARKERS}
          label="editor-highlight-with"
          onChoose={(color) => run().setMark("highlight", { color }).run()}
          onClear={() => run().unsetMark("highlight").run()}
        />
        <Menu.Label>
          <Palette aria-hidden size={14} /> {t("editor-color")}
        </Menu.Label>
        <Colours
          colours={INKS}
          label="editor-color-with"
          onChoose={(color) => run().setMark("color", { color }).run()}
          onClear={() => run().unsetMark("color").run()}
        />
        <Menu.Label>{t("editor-size")}</Menu.Label>
        <div className={styles.colours}>
          {SIZES.map((size) => (
            <Menu.Item
              key={size}
              w="auto"
              px={8}
              py={4}
              bg={now.size === size ? "var(--accent-soft)" : undefined}
              aria-label={t("editor-size-points", { size })}
              onClick={() => run().setMark("fontSize", { size }).run()}
            >
              {size}
            </Menu.Item>
          ))}
        </div>
        <Menu.Item onClick={() => run().unsetMark("fontSize").run()}>{t("editor-size-usual")}</Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={() => run().unsetAllMarks().run()}>{t("editor-clear-looks")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface ColoursProps {
  colours: string[];
  /** The id of the message that names one of them. */
  label: string;
  onChoose: (colour: string) => void;
  onClear: () => void;
}

function Colours({ colours, label, onChoose, onClear }: ColoursProps) {
  const t = useT();
  return (
    <>
      <div className={styles.colours}>
        {colours.map((colour) => (
          <Menu.Item
            key={colour}
            p={0}
            className={styles.colour}
            style={{ background: colour }}
            aria-label={t(label, { colour })}
            onClick={() => onChoose(colour)}
          />
        ))}
      </div>
      <Menu.Item onClick={onClear}>{t("editor-colour-none")}</Menu.Item>
    </>
  );
}
