// Why the service did not do what it was asked to.

import type { T } from "../text/words";

/** Words that are said anew when another language is chosen while they are read. */
export type Sayable = (t: T) => string;

/** What is wrong with one field of a request. */
export interface Detail {
  field: string;
  message: string;
  /** Whether it is in the service's own words, which are English; so unless it is said. */
  foreign?: boolean;
  /** The message in the language in use, where the console has words for it. */
  said?: Sayable;
}

/** A refusal, or no answer at all: `status` is 0 where the service was not reached. */
export class Failure extends Error {
  override readonly name = "Failure";

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Detail[] = [],
    readonly requestId: string | null = null,
    /** Seconds after which trying again makes sense. */
    readonly retryAfter: number | null = null,
    /** Whether the message is in the service's own words, which are English. */
    readonly foreign: boolean = true,
    /** The message in the language in use, where the console has words for it. */
    readonly said?: Sayable,
  ) {
    super(message);
  }

  /** The same failure about other fields, and in other words where they are given. */
  saying(details: Detail[], message: string | null = null, said?: Sayable): Failure {
    const { status, code, requestId, retryAfter, foreign } = this;
    if (message === null)
      return new Failure(status, code, this.message, details, requestId, retryAfter, foreign, this.said);
    return new Failure(status, code, message, details, requestId, retryAfter, false, said);
  }

  /** Whether trying the same again may help: no connection, too busy, or broken for the moment. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Reads a refusal. */
export async function refusal(response: Response): Promise<Failure> {
  const requestId = response.headers.get("X-Request-Id");
  const header = Number(response.headers.get("Retry-After"));
  try {
    const { error, retryAfter } = await response.json();
    const after = Number(error.retryAfter ?? retryAfter ?? header);
    return new Failure(
      response.status,
      error.code ?? "",
      error.message ?? "",
      error.details ?? [],
      requestId,
      after > 0 ? after : null,
    );
  } catch {
    // A gateway's own page in place of the service's answer.
    return new Failure(response.status, "", "", [], requestId, header > 0 ? header : null);
  }
}

/** Returns whatever was thrown as a failure: errors of our own code too are shown with the same notice. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  return new Failure(-1, "CONSOLE", thrown instanceof Error ? thrown.message : String(thrown));
}
