import { Text, VisuallyHidden } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { GrowingTextarea } from "../../frame/GrowingTextarea";
import { useT } from "../../text/words";
import type { Within } from "../draft/scope";
import { useDesk } from "../frame/desk";
import { type Completing, complete } from "./complete";
import styles from "./ExpressionInput.module.css";
import { Result } from "./Result";
import { useFunctions, useOutcome } from "./trial";

interface Props {
  label: string;
  description?: string;
  value: string;
  onChange: (value: string) => void;
  /** The repeats around the place. */
  within?: Within[];
  /** The name of the computed value whose expression it is. */
  own?: string;
  autoFocus?: boolean;
  placeholder?: string;
  /** Whether nothing at all is fine too. */
  optional?: boolean;
}

/** An expression: names and functions are completed, its value is shown while it is written, and mistakes at their column. */
export function ExpressionInput(props: Props) {
  const { label, description, value, onChange, within = [], own, autoFocus, placeholder } = props;
  const t = useT();
  const id = useId();
  const { draft, sample } = useDesk();
  const functions = useFunctions();
  const area = useRef<HTMLTextAreaElement>(null);
  const [completing, setCompleting] = useState<Completing | null>(null);
  const [at, setAt] = useState(0);
  const { outcome, pending } = useOutcome(draft, value, within, own, sample);
  const error = value.trim() === "" ? null : (outcome?.error ?? null);

  const look = (source: string, caret: number, asked = false) => {
    setCompleting(complete(source, caret, draft, within, functions, asked));
    setAt(0);
  };
  const take = (place: number) => {
    const chosen = completing?.found[place];
    const input = area.current;
    if (!chosen || !completing || !input) return;
    const rest = value.slice(input.selectionStart);
    const next = value.slice(0, completing.from) + chosen.text + rest;
    onChange(next);
    setCompleting(null);
    const caret = completing.from + chosen.text.length;
    requestAnimationFrame(() => {
      input.focus();
      input.setSelectionRange(caret, caret);
    });
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      look(value, event.currentTarget.selectionStart, true);
      return;
    }
    if (!completing) return;
    const count = completing.found.length;
    if (event.key === "ArrowDown") setAt((at + 1) % count);
    else if (event.key === "ArrowUp") setAt((at + count - 1) % count);
    else if (event.key === "Enter" || event.key === "Tab") take(at);
    else if (event.key === "Escape") {
      // The dialog around it stays open.
      event.nativeEvent.stopImmediatePropagation();
      setCompleting(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const open = completing !== null;
  return (
    <div className={styles.whole}>
      <GrowingTextarea
        id={id}
        label={label}
        description={description}
        ref={area}
        value={value}
        dir="ltr"
        least={1}
        most={8}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        data-autofocus={autoFocus || undefined}
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? `${id}-names` : undefined}
        aria-activedescendant={open ? `${id}-name-${at}` : undefined}
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}-result`}
        error={error !== null}
        look={styles.input}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          look(event.currentTarget.value, event.currentTarget.selectionStart);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCompleting(null)}
      />
      {open && (
        <div role="listbox" id={`${id}-names`} aria-label={t("editor-completions")} className={styles.names}>
          {completing.found.map((one, place) => (
            <div
              key={one.kind + one.text}
              id={`${id}-name-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className={styles.name}
              // The input keeps the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                take(place);
              }}
            >
              <bdi dir="ltr" className={styles.code} data-kind={one.kind}>
                {one.text.replace(/\($/, "")}
              </bdi>
              <Text span size="xs" c="dimmed" truncate>
                {one.type ? t(`editor-type-${one.type}`) : one.note}
              </Text>
            </div>
          ))}
        </div>
      )}
      <div id={`${id}-result`}>
        <Result source={value} outcome={outcome} pending={pending} />
      </div>
      <VisuallyHidden role="status">
        {open ? t("editor-completions-count", { count: completing.found.length }) : ""}
      </VisuallyHidden>
    </div>
  );
}
