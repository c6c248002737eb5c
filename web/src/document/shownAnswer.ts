import { isEmpty, isUnread, plainNumber } from "../form/check";
import { writeNumber } from "../form/numbers";
import type { FormField } from "../net/session";
import { language, t, when } from "../text/text";

/** Writes an answer in one line, as people read it; empty where there is none. */
export function shownAnswer(field: FormField, value: unknown): string {
  if (isEmpty(field, value, undefined)) return field.type === "signedDate" ? t("date-by-service") : "";
  if (isUnread(value)) return value.unread;
  switch (field.type) {
    case "checkbox":
      return "✓";
    case "number":
      return writeNumber(plainNumber(value), language());
    case "money":
      return [writeNumber(plainNumber(value), language(), 2), field.currency].filter(Boolean).join(" ");
    case "date":
    case "signedDate":
      return when(`${String(value).slice(0, 10)}T12:00`, false);
    case "radio":
    case "select":
    case "multiselect": {
      const chosen = Array.isArray(value) ? value : [value];
      const labels = field.options
        .filter((option) => chosen.includes(option.value))
        .map((option) => option.label);
      return labels.join(", ");
    }
    case "file":
    case "image":
      return t("file-attached");
    default:
      return String(value);
  }
}
