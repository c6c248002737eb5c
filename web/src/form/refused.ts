// What the service finds wrong with an answer, in the words of the page. What has none is said as the service said it: that may be the
// message that the author of the form wrote for the field.

import type { Problem } from "../net/request";
import type { FormField } from "../net/session";
import { type Complaint, day, MISSING, number } from "./check";

/** Says what is wrong with an answer. */
export function refusedAnswer(problem: Problem, field?: FormField, value?: unknown): Complaint {
  if (!problem.known) return { text: problem.message };
  const { id, gaps } = problem.known;
  const isDate = field?.type === "date";
  switch (id) {
    case "missing":
      return { id: (field && MISSING[field.type]) ?? id };
    case "too-long":
      return typeof value === "string"
        ? { id, words: { ...gaps, length: [...value].length } }
        : { id: "too-long-by-far", words: gaps };
    case "too-small": {
      const min = String(gaps.min);
      return isDate ? { id: "too-early", words: { min: day(min) } } : { id, words: { min: number(min) } };
    }
    case "too-large": {
      const max = String(gaps.max);
      return isDate ? { id: "too-late", words: { max: day(max) } } : { id, words: { max: number(max) } };
    }
    default:
      return { id, words: gaps };
  }
}

/** Says why a file was not taken. */
export function refusedFile({ field, message, known }: Problem): Complaint {
  if (!known) return { text: message };
  return field === "name" ? { id: "file-name" } : { id: known.id, words: known.gaps };
}
