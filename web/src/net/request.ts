// One way to ask the service for something, with failures that a page can put into words.

import type { Recognised } from "../text/recognise";

export interface Problem {
  field: string;
  message: string;
  /** The words of ours that say the same. */
  known?: Recognised | null;
}

/** Why an answer did not come, or was a refusal. `status` is 0 where the service was not reached. */
export class Failure extends Error {
  /** The words of ours that say the same as the message. */
  known: Recognised | null = null;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Problem[] = [],
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }

  /** Whether trying the same again may help: no connection, too busy, or broken for the moment. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export interface Ask {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: Blob;
  /** Sends the cookie of somebody who is signed in along; the public form may be for members only. */
  asMember?: boolean;
  /** Lets the request outlive the page; browsers take about 64 KB then. */
  keepalive?: boolean;
  /** Milliseconds until it counts as failed. */
  patience?: number;
}

/** Sends a request and returns the answer if it is a good one. There is no referrer in it, and no cookie unless it is asked for. */
export async function ask(path: string, options: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", ...options.headers };
  if (options.json !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method: options.method ?? "GET",
      headers,
      body: options.json === undefined ? options.body : JSON.stringify(options.json),
      credentials: options.asMember ? "same-origin" : "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      redirect: "error",
      keepalive: options.keepalive ?? false,
      signal: AbortSignal.timeout(options.patience ?? 30_000),
    });
  } catch {
    throw new Failure(0, "NETWORK", "");
  }
  if (response.ok) return response;
  throw await refusal(response);
}

/** Sends a request and returns the `data` of its answer. */
export async function askData<T>(path: string, options?: Ask): Promise<T> {
  const response = await ask(path, options);
  try {
    return ((await response.json()) as { data: T }).data;
  } catch {
    // A connection that breaks in the middle, or a gateway's own page in place of the service's answer.
    throw new Failure(0, "NETWORK", "");
  }
}

async function refusal(response: Response): Promise<Failure> {
  const failure = await read(response);
  try {
    (await import("./refusals")).note(failure);
  } catch {
    // The service's own words are better than none.
  }
  return failure;
}

async function read(response: Response): Promise<Failure> {
  try {
    const body = await response.json();
    const { code = "", message = "", details = [] } = body.error ?? {};
    const after = Number(body.retryAfter ?? response.headers.get("Retry-After"));
    return new Failure(response.status, code, message, details, after > 0 ? after : null);
  } catch {
    return new Failure(response.status, "", "");
  }
}
