// Keeps a draft: checks it after each change, saves what holds together, tries again what failed, and says how it stands. What is saved is the
// template's working copy: documents are made from it once it is published.

import { useSyncExternalStore } from "react";
import { askData } from "../../api/client";
import { asFailure, type Detail, Failure } from "../../api/failure";
import { discardCopy, keepCopy, publishCopy, readCopy } from "../../templates/working/copy";
import { keepBackup } from "./backup";
import { type Counts, type Draft, PARTS, type Part } from "./Draft";
import type { Template } from "./parts";

export type Standing =
  | { is: "saved" | "unsaved" | "saving" }
  /** It does not hold together yet; `problems` says why. */
  | { is: "held" }
  /** Somebody else saved the template meanwhile; nothing is saved until one of the two is chosen. */
  | { is: "conflict" }
  | { is: "failed"; failure: Failure };

/** How long nothing is typed before a change is saved. */
const PAUSE = 900;
/** How long it waits before it tries again, the first time and at most. */
const FIRST_RETRY = 3_000;
const LAST_RETRY = 60_000;

export class Keeper {
  standing: Standing = { is: "saved" };
  problems: Detail[] = [];

  readonly #draft: Draft;
  #seen: Counts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #failures = 0;
  #listeners = new Set<() => void>();
  #revision = 0;

  /** What the service has, as far as this page knows. */
  #known: Template;
  /** What was sent last and may have arrived, though the answer did not. */
  #sent: Template | null = null;
  /** What somebody else saved. */
  #theirs: Template | null = null;

  /** `stored` is what the service has, whatever the draft holds beyond it. */
  constructor(draft: Draft, stored: Template) {
    this.#draft = draft;
    this.#known = stored;
    this.#seen = draft.counts;
  }

  get revision(): number {
    return this.#revision;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Watches the draft until the returned function is called. */
  watch(): () => void {
    if (this.dirty) {
      this.#stand({ is: "unsaved" });
      this.#later(PAUSE);
    }
    const stop = this.#draft.subscribe(() => {
      if (this.#draft.counts === this.#seen) return;
      this.#seen = this.#draft.counts;
      if (this.#draft.unsaved.length === 0) return;
      if (this.standing.is === "saved") this.#stand({ is: "unsaved" });
      this.#later(PAUSE);
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  /** Whether something would be lost if the page were closed now. */
  get dirty(): boolean {
    return this.#draft.unsaved.length > 0;
  }

  /** Whether it is asking the service just now. */
  get busy(): boolean {
    return this.#running !== null;
  }

  /** Saves at once; gives whether nothing is left to be saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    // A second round for what was typed during the first.
    for (let round = 0; round < 2 && this.dirty; round += 1) await this.#run();
    return !this.dirty;
  }

  /** Looks whether somebody else saved the template. */
  async look(): Promise<void> {
    if (this.busy || this.#theirs) return;
    try {
      const now = await this.#ask();
      if (!this.busy) this.#notice(now);
    } catch {
      // It is looked at again before anything is saved.
    }
  }

  /** What the service has, as far as this page knows. */
  get known(): Template {
    return this.#known;
  }

  /** Publishes what is written; gives whether it is published. */
  async publish(): Promise<boolean> {
    if (!(await this.flush())) return false;
    try {
      this.#known = await publishCopy(this.#draft.id, this.#known);
    } catch (thrown) {
      // Somebody else was faster: what they did is shown first.
      if (asFailure(thrown).status === 409) await this.look();
      throw thrown;
    }
    this.#announce();
    return true;
  }

  /** Discards what is not published; the page is to be read anew afterwards. */
  async discard(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    await discardCopy(this.#draft.id, this.#known);
  }

  /** Takes other parts in the place of what is written, such as those of an earlier version; the page is to be read anew afterwards. */
  async take(parts: Partial<Template>): Promise<void> {
    await this.flush();
    this.#known = await keepCopy<Template>(this.#draft.id, this.#known, parts);
  }

  /** Saves over what somebody else saved. */
  async saveMine(): Promise<boolean> {
    if (!this.#theirs) return this.flush();
    // What they changed and this page did not would stay otherwise, and be seen by nobody here.
    this.#draft.claim(differing(this.#known, this.#theirs));
    this.#known = this.#theirs;
    this.#theirs = null;
    this.#stand({ is: "unsaved" });
    return this.flush();
  }

  #ask(): Promise<Template> {
    return readCopy<Template>(this.#draft.id);
  }

  /** Notes what the service has now; gives whether somebody else wrote it. */
  #notice(now: Template): boolean {
    const isForeign = [this.#known, this.#sent].every((own) => !own || differing(own, now).length > 0);
    if (isForeign) {
      this.#theirs = now;
      this.#stand({ is: "conflict" });
    } else {
      this.#known = now;
      this.#announce();
    }
    return isForeign;
  }

  #stand(standing: Standing): void {
    this.standing = standing;
    keepBackup(this.#draft);
    this.#announce();
  }

  #announce(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }

  #later(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delay);
  }

  #run(): Promise<void> {
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #save(): Promise<void> {
    const draft = this.#draft;
    const { counts, body, unsaved } = draft;
    if (unsaved.length === 0) return;
    // What is typed while the question is open is kept in this browser.
    if (this.#theirs) return this.#stand({ is: "conflict" });
    if (this.standing.is !== "held") this.#stand({ is: "saving" });
    try {
      const { problems } = await askData<{ problems: Detail[] }>("/drafts/check", {
        method: "POST",
        json: body,
      });
      this.problems = problems;
      if (problems.length > 0) return this.#stand({ is: "held" });
      const changes = Object.fromEntries(unsaved.map((part) => [part, body[part]]));
      if (!(await this.#keep(changes))) return;
      this.#failures = 0;
      draft.wasSaved(counts);
      if (this.dirty) {
        this.#stand({ is: "unsaved" });
        this.#later(PAUSE);
      } else this.#stand({ is: "saved" });
    } catch (thrown) {
      this.#failed(asFailure(thrown));
    }
  }

  /** Sends changes; gives whether they were taken, and not held up by what somebody else wrote. */
  async #keep(changes: Partial<Template>): Promise<boolean> {
    const { id } = this.#draft;
    this.#sent = { ...this.#known, ...changes };
    try {
      this.#known = await keepCopy<Template>(id, this.#known, changes);
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.status !== 409) throw thrown;
      // What is there is not what was known: somebody else wrote on it, or published it, or an answer to this page was lost.
      if (this.#notice(await this.#ask())) return false;
      this.#known = await keepCopy<Template>(id, this.#known, changes);
    }
    this.#sent = null;
    return true;
  }

  #failed(failure: Failure): void {
    if (failure.status === 400 && failure.details.length > 0) {
      this.problems = failure.details;
      this.#stand({ is: "held" });
      return;
    }
    this.#stand({ is: "failed", failure });
    if (!failure.passes) return;
    const wait = failure.retryAfter ? failure.retryAfter * 1_000 : FIRST_RETRY * 2 ** this.#failures;
    this.#failures += 1;
    this.#later(Math.min(wait, LAST_RETRY));
  }
}

/** Returns the parts in which two states of a template differ. */
function differing(one: Template, other: Template): Part[] {
  return PARTS.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
}

/** Draws a component anew whenever the keeper has news; returns the keeper. */
export function useKeeper(keeper: Keeper): Keeper {
  useSyncExternalStore(keeper.subscribe, () => keeper.revision);
  return keeper;
}
