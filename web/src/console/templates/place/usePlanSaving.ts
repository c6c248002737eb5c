// Saves the plan by itself, notices what somebody else saved, and asks before anything is lost.

import { useBlocker } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { confirm } from "../../frame/confirm";
import { useT } from "../../text/words";
import { pdfOf } from "../template";
import { dropBackup } from "../working/backup";
import type { WorkingCopy } from "../working/copy";
import { Keeper, useKeeper } from "../working/Keeper";
import { type PlanManuscript, planOf } from "./PlanManuscript";
import type { Plan } from "./plan";
import { problemsOf } from "./problems";
import type { Bench } from "./useBench";

/** Keeps what is written on the template up to date with the plan on the bench; `stored` is what the service has. */
export function usePlanSaving(manuscript: PlanManuscript, stored: WorkingCopy, bench: Bench) {
  const t = useT();
  const [keeper] = useState(() => new Keeper(manuscript, stored));
  const { state, problems, heldAt } = useKeeper(keeper);
  useEffect(() => keeper.watch(), [keeper]);
  useLayoutEffect(() => manuscript.set(bench.plan), [manuscript, bench.plan]);
  const placed = useMemo(
    () => (state.is === "held" && heldAt ? problemsOf(problems, heldAt) : []),
    [state, problems, heldAt],
  );

  useBlocker({
    shouldBlockFn: async () => {
      if (!keeper.dirty || (await keeper.flush())) return false;
      return !(await confirm({
        title: t("templates-leave"),
        body: t("templates-leave-what"),
        action: t("templates-leave-action"),
        danger: true,
      }));
    },
    enableBeforeUnload: () => keeper.dirty,
  });

  return {
    state,
    problems: placed,
    flush: () => void keeper.flush(),
    /** How what is written stands to what is published. */
    known: keeper.known,
    isDirty: keeper.dirty,
    publish: () => keeper.publish(),
    /** Discards what is not published; the page is to be read anew afterwards. */
    async discard(): Promise<void> {
      await keeper.discard();
      dropBackup(manuscript.id);
    },
    /** Puts another PDF below the fields of a plan; the page is to be read anew afterwards. */
    async exchange(file: string, plan: Plan): Promise<void> {
      const content = { ...keeper.known.content, content: [{ type: "pdf", attrs: { file } }] };
      const { formSchema } = manuscript.partsOf(plan);
      await keeper.take({ content, formSchema } as Partial<WorkingCopy>);
      dropBackup(manuscript.id);
    },
    /** Saves over what somebody else saved. */
    saveMine: () => void keeper.saveMine(),
    /** Takes what somebody else saved in the place of what is on the bench; where the pages are others as well, `onOther` reads all anew. */
    takeTheirs: (onOther: () => void) =>
      keeper.takeTheirs((theirs) => {
        const plan = planOf(theirs);
        manuscript.begin(plan);
        if (pdfOf(theirs) !== pdfOf(stored)) return onOther();
        bench.replace(plan);
      }),
  };
}
