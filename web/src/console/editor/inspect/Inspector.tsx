import { Popover } from "@mantine/core";
import { useEffect, useLayoutEffect, useState } from "react";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";
import type { Inspected } from "../nodes/desk";
import { FieldPlace } from "./FieldPlace";
import styles from "./Inspector.module.css";
import { LogicPlace } from "./LogicPlace";
import { PicturePlace } from "./PicturePlace";
import { VariablePlace } from "./VariablePlace";

interface Props {
  what: Inspected | null;
}

/** What edits a chip, a picture, a condition or a repeat, beside it. */
export function Inspector({ what }: Props) {
  const t = useT();
  const { editor, inspect } = useDesk();
  const [rect, setRect] = useState<DOMRect | null>(null);
  const there = what !== null && editor.state.doc.nodeAt(what.pos) !== null;

  useLayoutEffect(() => {
    if (!what || !there) return setRect(null);
    const place = () => {
      const dom = editor.view.nodeDOM(what.pos);
      if (!(dom instanceof HTMLElement)) return;
      // Of a block, its label; of an item, the line above it.
      const label = what.kind === "around" ? dom.previousElementSibling : dom.querySelector(".logicLabel");
      setRect(
        (what.kind === "logic" || what.kind === "around" ? (label ?? dom) : dom).getBoundingClientRect(),
      );
    };
    place();
    addEventListener("resize", place);
    document.addEventListener("scroll", place, true);
    return () => {
      removeEventListener("resize", place);
      document.removeEventListener("scroll", place, true);
    };
  }, [editor, what, there]);

  // What was being edited is gone: deleted, or taken back.
  useEffect(() => {
    if (what && !there) inspect(null);
  }, [what, there, inspect]);

  const close = () => {
    inspect(null);
    if (!editor.isDestroyed) editor.commands.focus();
  };
  if (!what || !there || !rect) return null;
  return (
    <Popover
      opened
      onDismiss={() => inspect(null)}
      closeOnEscape={false}
      position="bottom-start"
      trapFocus
      withArrow
      width="min(24rem, calc(100vw - 24px))"
      shadow="md"
      transitionProps={{ duration: 0 }}
      hideDetached={false}
    >
      <Popover.Target>
        <span
          className={styles.anchor}
          aria-hidden
          style={{ top: rect.top, left: rect.left, width: rect.width, height: rect.height }}
        />
      </Popover.Target>
      <Popover.Dropdown
        aria-label={t(`editor-inspect-${what.kind}`)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !event.defaultPrevented) close();
        }}
      >
        {what.kind === "variable" && <VariablePlace pos={what.pos} close={close} />}
        {what.kind === "field" && <FieldPlace pos={what.pos} close={close} />}
        {what.kind === "image" && <PicturePlace pos={what.pos} close={close} />}
        {(what.kind === "logic" || what.kind === "around") && <LogicPlace what={what} close={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}
