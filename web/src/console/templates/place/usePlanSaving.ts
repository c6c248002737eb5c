// Saves the plan by itself, notices what somebody else saved, and asks before anything is lost.

import { useBlocker } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import { askData } from "../../api/client";
import { confirm } from "../../frame/confirm";
import { useT } from "../../text/words";
import { readForm } from "../form";
import { changeTemplate, type TemplateDetail } from "../template";
import type { Plan } from "./plan";
import { problemsOf } from "./problems";
import { Conflict, useAutosave } from "./useAutosave";
import type { Bench } from "./useBench";

/** What of a template is placed. */
export function planOf({
  formSchema,
  symbolTable,
}: Pick<TemplateDetail, "formSchema" | "symbolTable">): Plan {
  return { ...readForm(formSchema), variables: symbolTable ?? {} };
}

const written = (plan: Plan) => JSON.stringify([plan.roles, plan.fields, plan.variables]);

/** Keeps the template up to date with the plan on the bench. */
export function usePlanSaving(template: TemplateDetail, initial: Plan, bench: Bench) {
  const t = useT();
  const now = () => askData<TemplateDetail>(`/templates/${template.id}`);
  // What the service was last known to have, to notice when somebody else saved something meanwhile.
  const theirs = useRef(written(initial));
  const save = async (plan: Plan, over: boolean) => {
    if (!over && written(planOf(await now())) !== theirs.current) throw new Conflict();
    const formSchema = { ...(template.formSchema as object), roles: plan.roles, fields: plan.fields };
    await changeTemplate(template.id, { formSchema, symbolTable: plan.variables });
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
    /** Takes what somebody else saved in the place of what is on the bench. */
    async takeTheirs() {
      const plan = planOf(await now());
      theirs.current = written(plan);
      reset(plan);
      bench.replace(plan);
    },
  };
}
