// Keeps what is written on a template: checks it after each change, saves what holds together, tries again what failed, and says how it stands.
// What is saved is the template's working copy: documents are made from it once it is published.

import { useSyncExternalStore } from "react";
import { asFailure, type Detail, type Failure } from "../../api/failure";
import { keepBackup } from "./backup";
import { discardCopy, keepCopy, publishCopy, readCopy, type Standing } from "./copy";
import type { Manuscript } from "./manuscript";

/** How what is on the screen stands to what the service has. */
export type KeptState =
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

export class Keeper<T extends Standing, M> {
  state: KeptState = { is: "saved" };
  problems: Detail[] = [];
  /** The state in which the problems were found. */
  heldAt: M | null = null;

  readonly #draft: Manuscript<T, M>;
  #seen: M;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #failures = 0;
  #listeners = new Set<() => void>();
  #revision = 0;

  /** What the service has, as far as this page knows. */
  #known: T;
  /** What was sent and may have arrived, though no answer did. */
  #sent: T[] = [];
  /** What somebody else saved. */
  #theirs: T | null = null;

  /** `stored` is what the service has, whatever the draft holds beyond it. */
  constructor(draft: Manuscript<T, M>, stored: T) {
    this.#draft = draft;
    this.#known = stored;
    this.#seen = draft.mark;
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
      if (this.#draft.mark === this.#seen) return;
      this.#seen = this.#draft.mark;
      if (!this.dirty) {
        if (!this.busy) this.#takenBack();
        return;
      }
      if (this.state.is === "saved") this.#stand({ is: "unsaved" });
      this.#later(PAUSE);
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  /** Whether something would be lost if the page were closed now. */
  get dirty(): boolean {
    return !this.#draft.isSaved;
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
  get known(): T {
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
  async take(parts: Partial<T>): Promise<void> {
    await this.flush();
    this.#known = await keepCopy<T>(this.#draft.id, this.#known, parts);
  }

  /** Saves over what somebody else saved. */
  async saveMine(): Promise<boolean> {
    if (!this.#theirs) return this.flush();
    // What they changed and this page did not would stay otherwise, and be seen by nobody here.
    this.#draft.claim(this.#draft.differing(this.#known, this.#theirs));
    this.#known = this.#theirs;
    this.#theirs = null;
    this.#stand({ is: "unsaved" });
    return this.flush();
  }

  /** Gives up what is on the screen for what the service has; `begin` puts that in its place. */
  async takeTheirs(begin: (theirs: T) => void): Promise<void> {
    this.#known = await this.#ask();
    this.#theirs = null;
    this.#sent = [];
    begin(this.#known);
    this.#takenBack();
  }

  #ask(): Promise<T> {
    return readCopy<T>(this.#draft.id);
  }

  /** Notes that what is on the screen is what was saved, since all changes were taken back. */
  #takenBack(): void {
    clearTimeout(this.#timer);
    if (this.#theirs) return;
    // What was sent and never answered may have arrived.
    const doubtful = this.#sent.flatMap((one) => this.#draft.differing(this.#known, one));
    if (doubtful.length > 0) {
      this.#draft.claim(doubtful);
      this.#stand({ is: "unsaved" });
      this.#later(PAUSE);
      return;
    }
    this.problems = [];
    this.heldAt = null;
    this.#stand({ is: "saved" });
  }

  /** Notes what the service has now; gives whether somebody else wrote it. */
  #notice(now: T): boolean {
    const isForeign = [this.#known, ...this.#sent].every((own) => this.#draft.differing(own, now).length > 0);
    if (isForeign) {
      this.#theirs = now;
      this.#stand({ is: "conflict" });
    } else {
      this.#known = now;
      this.#announce();
    }
    return isForeign;
  }

  #stand(state: KeptState): void {
    this.state = state;
    keepBackup(this.#draft.id, this.#draft.unsaved);
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
      // Taken back while it was on its way.
      if (!this.dirty && this.state.is !== "saved") this.#takenBack();
    });
    return this.#running;
  }

  async #save(): Promise<void> {
    const draft = this.#draft;
    const { mark, unsaved } = draft;
    if (!this.dirty) return;
    // What is typed while the question is open is kept in this browser.
    if (this.#theirs) return this.#stand({ is: "conflict" });
    if (this.state.is !== "held") this.#stand({ is: "saving" });
    try {
      const problems = (await draft.check?.()) ?? [];
      if (problems.length > 0) return this.#held(problems, mark);
      if (!(await this.#keep(unsaved))) return;
      this.#failures = 0;
      this.problems = [];
      this.heldAt = null;
      draft.wasSaved(mark);
      if (this.dirty) {
        this.#stand({ is: "unsaved" });
        this.#later(PAUSE);
      } else this.#stand({ is: "saved" });
    } catch (thrown) {
      this.#failed(asFailure(thrown), mark);
    }
  }

  /** Sends changes; gives whether they were taken, and not held up by what somebody else wrote. */
  async #keep(changes: Partial<T>): Promise<boolean> {
    try {
      await this.#send(changes);
    } catch (thrown) {
      if (asFailure(thrown).status !== 409) throw thrown;
      // What is there is not what was known: somebody else wrote on it, or published it, or an answer to this page was lost.
      if (this.#notice(await this.#ask())) return false;
      await this.#send(changes);
    }
    return true;
  }

  async #send(changes: Partial<T>): Promise<void> {
    this.#sent.push({ ...this.#known, ...changes });
    try {
      this.#known = await keepCopy<T>(this.#draft.id, this.#known, changes);
      this.#sent = [];
    } catch (thrown) {
      // What was refused did not arrive.
      if (!asFailure(thrown).passes) this.#sent.pop();
      throw thrown;
    }
  }

  /** Notes what has to be mended first. */
  #held(problems: Detail[], mark: M): void {
    this.problems = problems;
    this.heldAt = mark;
    this.#stand({ is: "held" });
  }

  #failed(failure: Failure, mark: M): void {
    if (failure.status === 400 && failure.details.length > 0) {
      this.#held(failure.details, mark);
      return;
    }
    this.#stand({ is: "failed", failure });
    if (!failure.passes) return;
    const wait = failure.retryAfter ? failure.retryAfter * 1_000 : FIRST_RETRY * 2 ** this.#failures;
    this.#failures += 1;
    this.#later(Math.min(wait, LAST_RETRY));
  }
}

/** Draws a component anew whenever the keeper has news; returns the keeper. */
export function useKeeper<T extends Standing, M>(keeper: Keeper<T, M>): Keeper<T, M> {
  useSyncExternalStore(keeper.subscribe, () => keeper.revision);
  return keeper;
}
