// What can be done with a template as a whole, from the list and from its own page.

import { useNavigate } from "@tanstack/react-router";
import { confirm } from "../frame/confirm";
import { toast } from "../frame/toast";
import { useT } from "../text/words";
import { deleteTemplate, duplicateTemplate, type Template } from "./template";

/** The longest name that the service takes. */
const LONGEST = 255;

export function useTemplateActions(template: Pick<Template, "id" | "name">) {
  const t = useT();
  const navigate = useNavigate();
  const { id, name } = template;
  return {
    /** Makes a copy and leads to it, since a copy is made to be changed. */
    async duplicate() {
      try {
        const called = [...t("templates-copy-of", { name })].slice(0, LONGEST).join("");
        const copy = await duplicateTemplate(id, called);
        await navigate({ to: "/templates/$templateId", params: { templateId: copy.id } });
        toast.done(t("templates-duplicated", { name }));
      } catch (thrown) {
        toast.failed(thrown, t("templates-duplicate-failed"));
      }
    },

    /** Asks, deletes, and gives whether it is gone. */
    async remove(): Promise<boolean> {
      const yes = await confirm({
        title: t("templates-delete-title", { name }),
        body: t("templates-delete-body"),
        action: t("frame-delete"),
        danger: true,
      });
      if (!yes) return false;
      try {
        await deleteTemplate(id);
        toast.done(t("templates-deleted", { name }));
        return true;
      } catch (thrown) {
        toast.failed(thrown, t("templates-delete-failed"));
        return false;
      }
    },
  };
}
