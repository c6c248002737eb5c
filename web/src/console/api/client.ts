// The way to the session API. Requests are typed by its OpenAPI document; whatever is not a good answer is thrown as a `Failure`.

import createClient from "openapi-fetch";
import { Failure, refusal } from "./failure";
import type { paths } from "./schema";

const BASE = "/api/console";

let signedOut: () => void = () => undefined;

/** Says what happens when the session is over. The router calls it once. */
export function whenSignedOut(act: () => void): void {
  signedOut = act;
}

let lackedStep: () => void = () => undefined;

/** Says what happens when the workspace asks for a second step that this session does without. The router calls it once. */
export function whenStepLacks(act: () => void): void {
  lackedStep = act;
}

let word: (failure: Failure) => Promise<Failure> = async (failure) => failure;

/** Says how refusals are put into the words of the console. The entry of the console calls it once. */
export function whenRefused(act: typeof word): void {
  word = act;
}

async function carry(request: Request): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw new Failure(0, "NETWORK", "");
  }
  if (response.ok) return response;
  // Signing in with a wrong password is no session that is over.
  if (response.status === 401 && !new URL(request.url).pathname.startsWith(`${BASE}/session`)) signedOut();
  const refused = await refusal(response);
  if (refused.code === "SECOND_STEP_REQUIRED") lackedStep();
  throw await word(refused);
}

/** The typed client: `api.GET("/documents/{id}", { params: { path: { id } } })`. Wrap it in `dataOf` or `pageOf`. */
export const api = createClient<paths>({ baseUrl: BASE, fetch: carry, credentials: "same-origin" });

interface Answered {
  data?: unknown;
  response: Response;
}

/** What stands in the `data` of an answer. */
type DataOf<A extends Answered> = NonNullable<A["data"]> extends { data: infer T } ? T : never;

/** Awaits an answer and returns its `data`. */
export async function dataOf<A extends Answered>(answer: Promise<A>): Promise<DataOf<A>> {
  const { data } = await answer;
  return (data as { data: DataOf<A> }).data;
}

/** One page of a list: its rows, and where the next begins. */
export interface Page<T> {
  rows: T[];
  next: string | null;
}

/** Awaits one page of a list; the next one's cursor is in the `Link` header. */
export async function pageOf<A extends Answered>(
  answer: Promise<A>,
): Promise<Page<DataOf<A> extends (infer T)[] ? T : never>> {
  const { data, response } = await answer;
  const rows = (data as { data: never[] }).data;
  return { rows, next: nextCursor(response.headers.get("Link")) };
}

/** Returns the cursor of the next page, from a `Link` header. */
export function nextCursor(link: string | null): string | null {
  for (const part of link?.split(/,\s*(?=<)/) ?? []) {
    const [, address, rest] = /^\s*<([^>]*)>(.*)$/.exec(part) ?? [];
    if (address && /;\s*rel="?next"?/i.test(rest ?? ""))
      return new URL(address, "http://any").searchParams.get("cursor");
  }
  return null;
}

/** What an untyped request may carry. */
export interface Ask {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: Blob;
  query?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Asks for what the OpenAPI document does not describe; returns the answer. `path` stands below `/api/console`. */
export function ask(path: string, { method = "GET", json, body, query, headers, signal }: Ask = {}) {
  const address = new URL(BASE + path, location.origin);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return carry(
    new Request(address, {
      method,
      headers: { ...headers, ...(json === undefined ? {} : { "Content-Type": "application/json" }) },
      body: json === undefined ? body : JSON.stringify(json),
      credentials: "same-origin",
      signal,
    }),
  );
}

/** The same; returns the answer's `data`. */
export async function askData<T>(path: string, options?: Ask): Promise<T> {
  return ((await (await ask(path, options)).json()) as { data: T }).data;
}
