// Saves the plan by itself, notices what somebody else saved, and asks before anything is lost.

import { useBlocker } from "@tanstack/react-router";
import { useMemo, useRef, useState } from "react";
import { asFailure } from "../../api/failure";
import { confirm } from "../../frame/confirm";
import { useT } from "../../text/words";
import { readForm } from "../form";
import { type Body, pdfOf } from "../template";
import { discardCopy, keepCopy, publishCopy, readCopy, type WorkingCopy } from "../working/copy";
import type { Plan } from "./plan";
import { problemsOf } from "./problems";
import { Conflict, useAutosave } from "./useAutosave";
import type { Bench } from "./useBench";

/** What of a template is placed. */
export function planOf({ formSchema, symbolTable }: Pick<Body, "formSchema" | "symbolTable">): Plan {
  return { ...readForm(formSchema), variables: symbolTable ?? {} };
}

const written = (plan: Plan) => JSON.stringify([plan.roles, plan.fields, plan.variables]);

/** Keeps what is written on the template up to date with the plan on the bench. */
export function usePlanSaving(template: WorkingCopy, initial: Plan, bench: Bench) {
  const t = useT();
  const { id } = template;
  // What the service was last known to have, to notice when somebody else saved something meanwhile.
  const [known, setKnown] = useState(template);
  const latest = useRef(template);
  const theirs = useRef(written(initial));
  const know = (copy: WorkingCopy) => {
    latest.current = copy;
    setKnown(copy);
  };
  const save = async (plan: Plan, over: boolean) => {
    const { formSchema } = latest.current;
    const parts = {
      formSchema: { ...(formSchema as object), roles: plan.roles, fields: plan.fields },
      symbolTable: plan.variables,
      // Somebody else may have put another PDF below the fields.
      ...(over ? { content: latest.current.content } : {}),
    };
    try {
      know(await keepCopy(id, latest.current, parts));
    } catch (thrown) {
      if (asFailure(thrown).status !== 409) throw thrown;
      // Somebody else wrote on it or published it, or an answer to this page was lost.
      const now = await readCopy(id);
      const isOther =
        pdfOf(now) !== pdfOf(latest.current) ||
        ![theirs.current, written(plan)].includes(written(planOf(now)));
      if (isOther && !over) throw new Conflict();
      know(await keepCopy(id, now, parts));
    }
    theirs.current = written(plan);
  };
  const { state, flush, isClean, reset } = useAutosave({ now: bench.plan, initial, save });
  const problems = useMemo(
    () => (state.is === "refused" ? problemsOf(state.failure.details, state.sent) : []),
    [state],
  );

  useBlocker({
    shouldBlockFn: async () => {
      await flush();
      if (isClean()) return false;
      return !(await confirm({
        title: t("templates-leave"),
        body: t("templates-leave-what"),
        action: t("templates-leave-action"),
        danger: true,
      }));
    },
    enableBeforeUnload: () => !isClean(),
  });

  return {
    state,
    problems,
    flush,
    /** How what is written stands to what is published. */
    known,
    isDirty: !isClean(),
    /** Publishes the plan; gives whether it is published. */
    async publish(): Promise<boolean> {
      await flush();
      if (!isClean()) return false;
      know(await publishCopy(id, latest.current));
      return true;
    },
    /** Discards what is not published; the page is to be read anew afterwards. */
    async discard(): Promise<void> {
      await flush();
      await discardCopy(id, latest.current);
      reset(bench.plan);
    },
    /** Puts another PDF below the fields of a plan; the page is to be read anew afterwards. */
    async exchange(file: string, plan: Plan): Promise<void> {
      await flush();
      const { content, formSchema } = latest.current;
      know(
        await keepCopy(id, latest.current, {
          content: { ...content, content: [{ type: "pdf", attrs: { file } }] },
          formSchema: { ...(formSchema as object), roles: plan.roles, fields: plan.fields },
        }),
      );
      reset(bench.plan);
    },
    /** Takes what somebody else saved in the place of what is on the bench. */
    async takeTheirs(onOther: () => void) {
      const now = await readCopy(id);
      const plan = planOf(now);
      // The pages are others as well.
      if (pdfOf(now) !== pdfOf(latest.current)) {
        reset(bench.plan);
        return onOther();
      }
      know(now);
      theirs.current = written(plan);
      reset(plan);
      bench.replace(plan);
    },
  };
}
