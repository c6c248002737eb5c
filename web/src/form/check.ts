// What can be said about an answer before the service is asked. The service has the last word.

import type { FormField, Signature } from "../net/session";
import { language, type Words, when } from "../text/text";
import { decimalsOf, isLess, readNumber, writeNumber } from "./numbers";

/** A message of ours by its id, or one that somebody else has worded. */
export type Complaint = { id: string; words?: Words } | { text: string };

/** What somebody typed that could not be read as what the field takes, or that hardly means what it would be read as. */
export interface Unread {
  unread: string;
}

export function isUnread(value: unknown): value is Unread {
  return typeof value === "object" && value !== null && "unread" in value;
}

/** Whether a field is signed, not answered. */
export function isSigned(field: FormField): field is FormField & { type: "signature" | "initials" } {
  return field.type === "signature" || field.type === "initials";
}

/** Whether nothing was answered. */
export function isEmpty(field: FormField, value: unknown, signature: Signature | undefined): boolean {
  if (isSigned(field)) return !signature;
  if (field.type === "checkbox") return value !== true;
  if (Array.isArray(value)) return value.length === 0;
  if (field.type === "money" && typeof value === "object" && value !== null && "amount" in value) {
    return value.amount === "" || value.amount === null;
  }
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** What is asked for, where it is more than to fill something in. */
export const MISSING: Partial<Record<FormField["type"], string>> = {
  checkbox: "missing-checkbox",
  radio: "missing-choice",
  select: "missing-choice",
  multiselect: "missing-choice",
  signature: "missing-signature",
  initials: "missing-initials",
  file: "missing-file",
  image: "missing-image",
};

/** Returns what is wrong with an answer; nothing where it will do. */
export function check(field: FormField, value: unknown, signature?: Signature): Complaint | null {
  if (field.readOnly) return null;
  if (isEmpty(field, value, signature)) {
    return field.required ? { id: MISSING[field.type] ?? "missing" } : null;
  }
  const own = field.validation?.message;
  const wrong = fault(field, value);
  return wrong && own && !(isUnread(value) && field.type !== "date") ? { text: own } : wrong;
}

function fault(field: FormField, value: unknown): { id: string; words?: Words } | null {
  const limits = field.validation;
  switch (field.type) {
    case "number":
    case "money": {
      if (isUnread(value)) {
        if (readNumber(value.unread, language()) === null) return { id: "not-a-number" };
        const max = decimalsOf(field.currency);
        return max ? { id: "too-many-decimals", words: { max } } : { id: "whole-amount" };
      }
      const plain = plainNumber(value);
      if (limits?.min != null && isLess(plain, String(limits.min))) {
        return { id: "too-small", words: { min: number(limits.min) } };
      }
      if (limits?.max != null && isLess(String(limits.max), plain)) {
        return { id: "too-large", words: { max: number(limits.max) } };
      }
      return null;
    }
    case "date": {
      if (isUnread(value)) return { id: "not-a-date" };
      const date = String(value);
      if (!/^\d{4,6}-\d\d-\d\d$/.test(date)) return { id: "not-a-date" };
      if (limits?.min != null && date < String(limits.min)) {
        return { id: "too-early", words: { min: day(limits.min) } };
      }
      if (limits?.max != null && date > String(limits.max)) {
        return { id: "too-late", words: { max: day(limits.max) } };
      }
      return null;
    }
    case "email":
      if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(String(value).trim())) return { id: "not-an-email" };
      break;
    case "phone":
      if (!isPhone(String(value).trim())) return { id: "not-a-phone" };
      break;
    case "text":
    case "multiline":
    case "fullName":
      break;
    default:
      return null;
  }
  return textFault(field, String(value));
}

/** The service asks for the same. Digits may be those of any script. */
function isPhone(text: string): boolean {
  const number = text.replace(/[\s,;]*(?:extension|ext\.?|x|#|poste|dw\.?|int\.)\s*\p{N}{1,8}$/iu, "");
  const digits = number.match(/\p{N}/gu) ?? [];
  return /^[+＋]?[\p{N}\s().\-/]{3,30}$/u.test(number) && digits.length >= 3;
}

/**
 * Whether the browser looks at a pattern in no time. It goes back and forth where the service does not, so that a repeat of a group,
 * or of several in a row, may take it years; those are left to the service.
 */
const isQuick = (pattern: string, value: string): boolean =>
  value.length <= 500 &&
  !/\)[*+{]/.test(pattern) &&
  [...pattern.matchAll(/[*+]|,\d*}/g)].length < 3 &&
  pattern.split("?").length < 12;

function textFault(field: FormField, value: string): { id: string; words?: Words } | null {
  const limits = field.validation;
  const length = [...value].length;
  if (limits?.minLength && length < limits.minLength)
    return { id: "too-short", words: { min: limits.minLength } };
  if (limits?.maxLength && length > limits.maxLength) {
    return { id: "too-long", words: { max: limits.maxLength, length } };
  }
  if (limits?.pattern && isQuick(limits.pattern, value)) {
    try {
      if (!new RegExp(`^(?:${limits.pattern})$`, "u").test(value)) return { id: "not-matching" };
    } catch {
      // The service's patterns know some things that the browser's don't; then it alone decides.
    }
  }
  return null;
}

/** Bounds as people read them. */
export function number(bound: number | string): string {
  return writeNumber(String(bound), language());
}

export function day(bound: number | string): string {
  return when(`${bound}T12:00`, false);
}

/** Returns the digits of a number or an amount. */
export function plainNumber(value: unknown): string {
  if (typeof value === "object" && value !== null && "amount" in value) return String(value.amount ?? "");
  return value === undefined || value === null ? "" : String(value);
}
