// Commands of the palette that lead to documents, from every page.

import { FilePlus2, FileUp, Table2 } from "lucide-react";
import { addCommands } from "../frame/commands";

/** The router knows all routes, and routes know their commands: it is asked for when it is needed. */
const go = (to: "/documents/new" | "/documents/bulk") => async () => {
  const { router } = await import("../router");
  await router.navigate({ to });
};

addCommands([
  {
    id: "documents-new",
    label: "documents-new",
    area: "documents",
    icon: FilePlus2,
    run: go("/documents/new"),
  },
  {
    id: "documents-own-pdf",
    label: "documents-own-pdf",
    area: "documents",
    icon: FileUp,
    run: async () => {
      const { router } = await import("../router");
      await router.navigate({ to: "/templates/new", search: { way: "pdf", send: true } });
    },
  },
  {
    id: "documents-bulk",
    label: "documents-bulk",
    area: "documents",
    icon: Table2,
    run: go("/documents/bulk"),
  },
]);
