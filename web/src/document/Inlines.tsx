import type { ComponentChildren, CSSProperties, VNode } from "preact";
import { useRef } from "preact/hooks";
import { FieldControl } from "../form/controls/FieldControl";
import type { Align, Inline, PrintField, Style } from "../net/session";
import { t } from "../text/text";
import type { Headings } from "./headings";
import { inlineKeys } from "./keys";
import { SignedBy, signaturesIn } from "./SignedBy";
import { StoredPicture } from "./StoredPicture";

/** What the pieces of a document share while it is drawn. */
export interface Drawing {
  /** The fields that become controls, each at its first place. */
  controls: Set<string>;
  headings: Headings;
}

export function inlines(content: Inline[], drawing: Drawing): VNode[] {
  const keys = inlineKeys(content);
  return content.map((piece, at) => {
    const key = keys[at] ?? String(at);
    const node = inline(piece, drawing, key);
    const names = piece.kind === "field" ? around(piece, content[at - 1], content[at + 1]) : "";
    return names ? (
      <span class={names} key={key}>
        {node}
      </span>
    ) : (
      node
    );
  });
}

/**
 * How a field sits in its line: `tight` to the stop that follows; `led` by words and a colon; `said` where those words are
 * its label already, which need not be read twice.
 */
function around(field: PrintField, before: Inline | undefined, after: Inline | undefined): string {
  const names: string[] = [];
  if (after?.kind === "text" && /^[.,;:!?)،؛؟]/.test(after.text)) names.push("tight");
  const led = before?.kind === "text" ? /(.*?)\s*[:：]\s*$/s.exec(before.text)?.[1] : undefined;
  if (led !== undefined) names.push("led");
  if (led?.trim().toLowerCase() === field.label.trim().toLowerCase()) names.push("said");
  return names.join(" ");
}

function inline(piece: Inline, drawing: Drawing, key: string): VNode {
  switch (piece.kind) {
    case "text":
      return (
        <Styled key={key} style={piece.style}>
          {piece.text}
        </Styled>
      );
    case "value":
      return (
        <Styled key={key} style={piece.style}>
          <Value text={piece.text} />
        </Styled>
      );
    case "blank":
      return (
        <span key={key} class="blank">
          <span class="hidden-visually">{t("blank", { label: piece.label })}</span>
        </span>
      );
    case "break":
      return <br key={key} />;
    case "image":
      return <StoredPicture key={key} picture={piece} inline />;
    case "field":
      return (
        <PlacedField key={key} field={piece} layout="inline" isControl={drawing.controls.delete(piece.id)} />
      );
    default:
      // Pages have numbers on paper only.
      return <span key={key} />;
  }
}

/** The value of a variable. When it is worked out anew it lights up, so that the eye finds what an answer changed. */
function Value({ text }: { text: string }) {
  const first = useRef(text);
  const changed = first.current !== text;
  return (
    <span key={changed ? text : ""} class={changed ? "value fresh" : "value"}>
      {text}
    </span>
  );
}

function Styled({ style, children }: { style: Style | undefined; children: ComponentChildren }) {
  if (!style) return <>{children}</>;
  let inner: ComponentChildren = children;
  if (style.code) inner = <code>{inner}</code>;
  if (style.subscript) inner = <sub>{inner}</sub>;
  if (style.superscript) inner = <sup>{inner}</sup>;
  if (style.strike) inner = <s>{inner}</s>;
  if (style.underline) inner = <u>{inner}</u>;
  if (style.italic) inner = <em>{inner}</em>;
  if (style.bold) inner = <strong>{inner}</strong>;
  if (style.highlight || style.color || style.size) {
    const look: Record<string, string> = {};
    // As properties of the style sheet's, which decides whether they can be read on the ground of the moment.
    if (style.color) look["--ink"] = style.color;
    if (style.highlight) look["--marker"] = style.highlight;
    if (style.size) look["--size"] = String(Math.min(Math.max(style.size, 8), 40) / 11);
    const names = ["styled", style.color && "inked", style.highlight && "marked", style.size && "sized"];
    inner = (
      <span class={names.filter(Boolean).join(" ")} style={look as CSSProperties}>
        {inner}
      </span>
    );
  }
  if (style.link && /^(https?:|mailto:|tel:)/i.test(style.link)) {
    inner = (
      <a href={style.link} target="_blank" rel="noopener noreferrer">
        {inner}
      </a>
    );
  }
  return <>{inner}</>;
}

/**
 * A field: a control where this person fills it, else its answer or its blank, as the PDF has them: where it has a line to
 * itself its name stands below, beside a box to tick.
 */
export function PlacedField(props: { field: PrintField; layout: "inline" | "block"; isControl: boolean }) {
  const { field, layout, isControl } = props;
  const answer = field.answer;
  if (isControl) {
    return (
      <>
        {/* Who shares the role and signed before. */}
        <SignedBy signatures={signaturesIn(answer)} label={field.label} />
        <FieldControl id={field.id} layout={layout} />
      </>
    );
  }
  const name = layout === "block" && field.label;
  if (field.shape === "tick") {
    const on = answer?.kind === "tick" && answer.on;
    const state = t(on ? "ticked" : "not-ticked");
    return (
      <>
        <span role="img" aria-label={name ? state : `${field.label}: ${state}`}>
          {on ? "☑" : "☐"}
        </span>
        {name && ` ${name}`}
      </>
    );
  }
  switch (answer?.kind) {
    case "text": {
      const value = <span class="value">{answer.text}</span>;
      return name ? (
        <span class="by">
          {value}
          <span class="by-line">{name}</span>
        </span>
      ) : (
        value
      );
    }
    case "picture":
      return (
        <StoredPicture picture={{ file: answer.file, alt: field.label, width: null, align: null }} inline />
      );
    case "drawn":
    case "typed":
    case "several":
      return <SignedBy signatures={signaturesIn(answer)} label={field.label} />;
    default:
      return (
        <span class={`blank ${field.shape}`}>
          <span class="blank-label">{t("blank-of-others", { label: field.label })}</span>
        </span>
      );
  }
}

export function alignClass(align: Align | null): string | undefined {
  return align ? `align-${align}` : undefined;
}
