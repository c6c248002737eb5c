import { askData } from "../../api/client";
import type { Detail } from "../../api/failure";
import { Keeper } from "../../templates/working/Keeper";
import type { Manuscript } from "../../templates/working/manuscript";
import { type Counts, type Draft, PARTS, type Part } from "./Draft";
import type { Template } from "./parts";

const isPart = (name: keyof Template): name is Part => (PARTS as readonly string[]).includes(name);

/** A draft, as it is kept: part by part, and only where all of it holds together. */
function manuscriptOf(draft: Draft): Manuscript<Template, Counts> {
  return {
    id: draft.id,
    get mark() {
      return draft.counts;
    },
    get isSaved() {
      return draft.unsaved.length === 0;
    },
    get unsaved() {
      const { body } = draft;
      return Object.fromEntries(draft.unsaved.map((part) => [part, body[part]]));
    },
    subscribe: draft.subscribe,
    wasSaved: (counts) => draft.wasSaved(counts),
    differing: (one, other) =>
      PARTS.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part])),
    claim: (parts) => draft.claim(parts.filter(isPart)),
    async check() {
      const json = draft.body;
      const { problems } = await askData<{ problems: Detail[] }>("/drafts/check", { method: "POST", json });
      return problems;
    },
  };
}

/** What keeps a draft. */
export type DraftKeeper = Keeper<Template, Counts>;

/** Keeps a draft; `stored` is what the service has, whatever the draft holds beyond it. */
export function keeperOf(draft: Draft, stored: Template): DraftKeeper {
  return new Keeper(manuscriptOf(draft), stored);
}
