import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useT } from "../../text/words";
import { NAME } from "../draft/parts";
import { repeatsAround, type Within } from "../draft/scope";
import { ExpressionInput } from "../expression/ExpressionInput";
import { useDesk } from "../frame/desk";
import { aroundAt, changeAround } from "../nodes/around";
import type { Inspected } from "../nodes/desk";
import { unwrap } from "../nodes/logic";
import { aroundOf } from "../tree/close";
import type { Attrs } from "../tree/shape";

interface Props {
  what: Inspected;
  close: () => void;
}

/** The expression of a condition or a repeat, and the name of a repeat's items. */
export function LogicPlace({ what, close }: Props) {
  const t = useT();
  const { editor } = useDesk();
  const { doc } = editor.state;
  const { pos, depth = 0 } = what;
  const node = doc.nodeAt(pos);
  if (!node) return null;
  const around = what.kind === "around" ? aroundAt(doc, pos, depth) : null;
  if (what.kind === "around" && !around) return null;
  const repeats = around?.type === "repeat" || node.type.name.startsWith("repeat");
  const attrs: Attrs = around ? around.attrs : node.attrs;

  const within: Within[] = repeatsAround(doc, pos);
  if (around)
    for (const outer of aroundOf(node).slice(0, depth))
      if (outer.type === "repeat")
        within.push({ over: String(outer.attrs.over), as: String(outer.attrs.as ?? "item") });

  const set = (name: string, value: unknown) => {
    if (around) changeAround(editor, pos, depth, { ...attrs, [name]: value });
    else editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, name, value));
  };
  const remove = () => {
    if (around) changeAround(editor, pos, depth, null);
    else unwrap(editor, pos);
    close();
  };
  const removeAll = () => {
    editor.view.dispatch(editor.state.tr.delete(pos, pos + node.nodeSize));
    close();
  };
  const name = String(attrs.as ?? "item");
  return (
    <Stack gap="sm">
      {repeats ? (
        <>
          <ExpressionInput
            label={t("editor-repeat-over")}
            description={t("editor-repeat-over-help")}
            value={String(attrs.over ?? "")}
            onChange={(value) => set("over", value)}
            within={within}
            autoFocus
          />
          <TextInput
            label={t("editor-repeat-as")}
            description={t("editor-repeat-as-help", { name: `${name}.position` })}
            value={name}
            dir="ltr"
            error={NAME.test(name) ? undefined : t("editor-name-wrong")}
            onChange={(event) => set("as", event.currentTarget.value)}
          />
        </>
      ) : (
        <ExpressionInput
          label={t("editor-condition-when")}
          description={t("editor-condition-when-help")}
          placeholder="rent > 1000"
          value={String(attrs.when ?? "")}
          onChange={(value) => set("when", value)}
          within={within}
          autoFocus
        />
      )}
      <Group justify="space-between" gap="xs">
        <Group gap={4}>
          <Button variant="subtle" color="red" size="xs" onClick={remove}>
            {t("editor-logic-unwrap")}
          </Button>
          {!around && (
            <Button variant="subtle" color="red" size="xs" onClick={removeAll}>
              {t("editor-logic-remove")}
            </Button>
          )}
        </Group>
        <Button size="xs" onClick={close}>
          {t("editor-done")}
        </Button>
      </Group>
    </Stack>
  );
}
