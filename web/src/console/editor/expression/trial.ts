// What an expression comes to, asked of the service while it is written.

import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { askData } from "../../api/client";
import { asFailure, type Detail } from "../../api/failure";
import type { Body, Draft } from "../draft/Draft";
import type { Within } from "../draft/scope";
import type { Callable } from "./complete";

export interface Outcome {
  shown: string | null;
  kind: string | null;
  error: { line: number; column: number; message: string } | null;
  /** The rest of the draft does not hold together, so that nothing can be worked out. */
  held?: boolean;
}

/** Something that comes to a value and stands for an expression that is being written. */
const STAND_IN = "0";

/** The draft without its text, which no expression looks at; the one that is being written must not stand in its own way. */
function around(draft: Draft, own: string | undefined): Partial<Body> {
  const computed = own && draft.computed[own];
  return {
    name: draft.name,
    content: { type: "doc", attrs: draft.page.language ? { language: draft.page.language } : {} },
    symbolTable: draft.variables,
    expressionTable: computed
      ? { ...draft.computed, [own]: { ...computed, expression: STAND_IN } }
      : draft.computed,
    formSchema: draft.form,
  };
}

/** The same without what is wrong elsewhere. */
function mended(body: Partial<Body>, details: Detail[]): Partial<Body> {
  const symbolTable = { ...body.symbolTable };
  const expressionTable = { ...body.expressionTable };
  const fields = new Set<number>();
  for (const { field } of details) {
    const [part, name = ""] = field.split(/[.[]/);
    if (part === "symbolTable") delete symbolTable[name];
    if (part === "expressionTable" && expressionTable[name]) expressionTable[name] = { expression: STAND_IN };
    const index = /^formSchema\.fields\[(\d+)\]/.exec(field)?.[1];
    if (index) fields.add(Number(index));
  }
  const form = body.formSchema;
  return {
    ...body,
    symbolTable,
    expressionTable,
    formSchema: { ...form, fields: form?.fields?.filter((_, index) => !fields.has(index)) ?? [] },
  };
}

const TRIES = 3;

async function workedOut(
  body: Partial<Body>,
  expression: string,
  within: Within[],
  data: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Outcome> {
  let draft = body;
  for (let tried = 1; ; tried += 1) {
    try {
      return await askData<Outcome>("/drafts/expression", {
        method: "POST",
        json: { draft, expression, within, data },
        signal,
      });
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.status !== 400) throw thrown;
      if (tried === TRIES) return { shown: null, kind: null, error: null, held: true };
      draft = mended(draft, failure.details);
    }
  }
}

/** Returns what an expression comes to, a moment after it was typed. */
export function useOutcome(
  draft: Draft,
  expression: string,
  within: Within[],
  own: string | undefined,
  data: Record<string, unknown>,
) {
  const body = around(draft, own);
  const asked = JSON.stringify([body, expression, within, data]);
  const [settled] = useDebouncedValue(asked, 300);
  const query = useQuery({
    queryKey: ["editor", "expression", settled],
    queryFn: ({ signal }) => {
      const [of, source, repeats, values] = JSON.parse(settled);
      return workedOut(of, source, repeats, values, signal);
    },
    enabled: (JSON.parse(settled)[1] as string).trim() !== "",
    staleTime: 60_000,
    gcTime: 60_000,
    placeholderData: (previous) => previous,
  });
  return { outcome: query.data, pending: settled !== asked || query.isFetching };
}

/** All functions that expressions can call. */
export function useFunctions() {
  const query = useQuery({
    queryKey: ["editor", "functions"],
    queryFn: () => askData<Callable[]>("/drafts/functions"),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return query.data ?? [];
}
