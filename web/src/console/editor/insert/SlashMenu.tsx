import { Portal, Text, VisuallyHidden } from "@mantine/core";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useT } from "../../text/words";
import { useDesk } from "../frame/desk";
import { GROUPS, type Insertion, insertions, type Means } from "./items";
import styles from "./SlashMenu.module.css";
import { type Asked, type Ear, exitSuggestion, slashKey } from "./slash";

const LIST = "editor-slash-menu";
const MOST = 60;

interface Props {
  ear: Ear;
  means: Means;
}

/** The menu that a slash opens. The text keeps the focus; the menu is a listbox that the arrows move in. */
export function SlashMenu({ ear, means }: Props) {
  const t = useT();
  const { editor, draft } = useDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft's revision stands for what is in it
  const found = useMemo(() => {
    if (!asked) return [];
    const all = insertions(means, asked.query).slice(0, MOST);
    return GROUPS.flatMap((group) => all.filter((one) => one.group === group));
  }, [asked, means, draft.revision]);

  const choose = (one: Insertion | undefined) => {
    if (!asked || !one) return;
    editor.chain().focus().deleteRange(asked.range).run();
    setAsked(null);
    one.run();
  };

  ear.onAsked = (next) => {
    if (next?.query !== asked?.query) setAt(0);
    setAsked(next);
  };
  ear.onKey = (event) => {
    if (!asked || found.length === 0) return false;
    if (event.key === "ArrowDown") setAt((at + 1) % found.length);
    else if (event.key === "ArrowUp") setAt((at + found.length - 1) % found.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(found[at]);
    else if (event.key === "Escape") exitSuggestion(editor.view, slashKey);
    else return false;
    return true;
  };

  const open = asked !== null && found.length > 0;
  useEffect(() => {
    const { dom } = editor.view;
    if (!open) return;
    dom.setAttribute("aria-controls", LIST);
    dom.setAttribute("aria-activedescendant", `${LIST}-${at}`);
    document.getElementById(`${LIST}-${at}`)?.scrollIntoView({ block: "nearest" });
    return () => {
      dom.removeAttribute("aria-controls");
      dom.removeAttribute("aria-activedescendant");
    };
  }, [editor, open, at]);

  useLayoutEffect(() => {
    const box = list.current;
    const place = asked?.rect();
    if (!box || !place) return;
    const { width, height } = box.getBoundingClientRect();
    const below = place.bottom + 6;
    const top = below + height > innerHeight ? Math.max(8, place.top - height - 6) : below;
    const start = getComputedStyle(editor.view.dom).direction === "rtl" ? place.right - width : place.left;
    box.style.top = `${top}px`;
    box.style.left = `${Math.min(Math.max(8, start), Math.max(8, innerWidth - width - 8))}px`;
  });

  if (!open) return null;
  return (
    <Portal>
      <div ref={list} className={styles.menu} id={LIST} role="listbox" aria-label={t("editor-insert")}>
        {GROUPS.map((group) => {
          const inGroup = found.filter((one) => one.group === group);
          if (inGroup.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: groups of options have no element of their own here
            <div key={group} role="group" aria-labelledby={`${LIST}-${group}`}>
              <Text id={`${LIST}-${group}`} size="xs" c="dimmed" fw={600} px="xs" pt={6} pb={2}>
                {t(`editor-group-${group}`)}
              </Text>
              {inGroup.map((one) => {
                const place = found.indexOf(one);
                return (
                  <div
                    key={one.id}
                    id={`${LIST}-${place}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={place === at}
                    className={styles.item}
                    onMouseDown={(event) => {
                      event.preventDefault();
                      choose(one);
                    }}
                  >
                    <one.icon aria-hidden size={18} strokeWidth={1.7} />
                    <span className={styles.words}>
                      <bdi>{one.label}</bdi>
                      {one.note && <bdi className={styles.note}>{one.note}</bdi>}
                    </span>
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      <VisuallyHidden role="status">{found[at]?.label ?? ""}</VisuallyHidden>
    </Portal>
  );
}
