import { Button, Group, Popover, Stack, TextInput } from "@mantine/core";
import { useEditorState } from "@tiptap/react";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useShortcuts } from "../../frame/shortcuts";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";
import { isHarmlessLink, meantLink } from "../nodes/marks";
import { Tool } from "./Tool";

/** Puts a link on what is chosen, changes it, takes it away. */
export function LinkTool() {
  const t = useT();
  const { editor } = useDesk();
  const [typed, setTyped] = useState<string | null>(null);
  const { active, href } = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      active: at.isActive("link"),
      href: (at.getAttributes("link").href as string | undefined) ?? "",
    }),
  });
  const open = () => setTyped(href);
  useShortcuts([{ keys: "mod+shift+k", label: "editor-link", area: "editor", run: open }]);
  const meant = meantLink(typed ?? "");
  const wrong = typed !== null && typed.trim() !== "" && !isHarmlessLink(meant);
  const put = () => {
    if (wrong) return;
    const chain = editor.chain().focus().extendMarkRange("link");
    if (meant === "") chain.unsetLink().run();
    else if (editor.state.selection.empty && !active)
      chain
        .insertContent({ type: "text", text: meant, marks: [{ type: "link", attrs: { href: meant } }] })
        .run();
    else chain.setMark("link", { href: meant }).run();
    setTyped(null);
  };
  return (
    <Popover
      opened={typed !== null}
      onChange={(opened) => !opened && setTyped(null)}
      trapFocus
      width={320}
      position="bottom-start"
      shadow="md"
    >
      <Popover.Target>
        <Tool label={t("editor-link")} icon={Link2} keys="mod+shift+k" pressed={active} onClick={open} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t("editor-link")}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            put();
          }}
        >
          <Stack gap="sm">
            <TextInput
              label={t("editor-link-address")}
              description={t("editor-link-help")}
              placeholder="https://example.com"
              dir="ltr"
              data-autofocus
              value={typed ?? ""}
              error={wrong ? t("editor-link-wrong") : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Group justify="space-between">
              {active ? (
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  onClick={() => {
                    editor.chain().focus().extendMarkRange("link").unsetLink().run();
                    setTyped(null);
                  }}
                >
                  {t("editor-link-remove")}
                </Button>
              ) : (
                <span />
              )}
              <Button size="xs" type="submit">
                {t("editor-link-put")}
              </Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
