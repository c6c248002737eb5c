// What the service refused, by the field or the role that it is about.

import type { Detail } from "../../api/failure";
import type { Plan } from "./plan";

export interface Problem extends Detail {
  /** The field that it is about. */
  fieldId?: string;
  /** The place of the role that it is about. */
  role?: number;
  /** The part of it: `options`, `validation.pattern`. */
  part: string;
}

/** Finds the field or role of each detail in the state that was sent. */
export function problemsOf(details: readonly Detail[], plan: Plan): Problem[] {
  return details.map((detail) => {
    const [, list, index, rest] = /^formSchema\.(fields|roles)\[(\d+)\]\.?(.*)$/.exec(detail.field) ?? [];
    const part = (rest ?? "").replace(/\[.*$/, "");
    if (list === "fields") return { ...detail, fieldId: plan.fields[Number(index)]?.id, part };
    if (list === "roles") return { ...detail, role: Number(index), part };
    return { ...detail, part: detail.field };
  });
}

/** What is wrong with a part of a field. */
export function problemAt(
  problems: readonly Problem[],
  fieldId: string,
  ...parts: string[]
): string | undefined {
  return problems.find((one) => one.fieldId === fieldId && parts.includes(one.part))?.message;
}
