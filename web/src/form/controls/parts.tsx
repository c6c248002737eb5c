import type { FormField } from "../../net/session";
import { t } from "../../text/text";
import type { Complaint } from "../check";

/** How a control is laid out: within a line of text, on a line of its own, or over a picture of a page. */
export type Layout = "inline" | "block" | "compact";

/** What a control needs to know. */
export interface ControlProps {
  field: FormField;
  layout: Layout;
  /** The attributes by which assistive technology knows the control. */
  aria: Aria;
}

export interface Aria {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: "true";
  "aria-required"?: "true";
  "aria-label"?: string;
}

export function words(complaint: Complaint): string {
  return "text" in complaint ? complaint.text : t(complaint.id, complaint.words);
}

export function controlId(field: FormField): string {
  return `c-${field.id}`;
}

/** Returns the attributes of a control from what is shown around it. */
export function aria(field: FormField, complaint: Complaint | undefined, layout: Layout): Aria {
  const id = controlId(field);
  const described: string[] = [];
  if (field.help && layout !== "compact") described.push(`${id}-help`);
  if (complaint) described.push(`${id}-error`);
  return {
    id,
    ...(described.length > 0 ? { "aria-describedby": described.join(" ") } : {}),
    ...(complaint ? { "aria-invalid": "true" as const } : {}),
    ...(field.required ? { "aria-required": "true" as const } : {}),
    ...(layout === "compact" ? { "aria-label": field.label } : {}),
  };
}

/** The words of a label, with a hint where a field may be left empty. */
export function LabelWords({ field }: { field: FormField }) {
  return (
    <>
      {field.label || t("field-unnamed")}
      {!field.required && !field.readOnly && <span class="optional"> {t("optional")}</span>}
    </>
  );
}

export function Help({ field }: { field: FormField }) {
  if (!field.help) return null;
  return (
    <span class="help" id={`${controlId(field)}-help`}>
      {field.help}
    </span>
  );
}

export function ErrorText({ field, complaint }: { field: FormField; complaint: Complaint | undefined }) {
  if (!complaint) return null;
  return (
    <span class="error" id={`${controlId(field)}-error`}>
      <span aria-hidden="true">! </span>
      {words(complaint)}
    </span>
  );
}
