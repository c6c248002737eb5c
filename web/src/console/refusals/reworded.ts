// Refusals as they reach the screens: in the words of the console where it has some.

import type { Detail, Failure } from "../api/failure";
import { loadWords, type T, t } from "../text/words";
import { fieldSaid, sentenceSaid } from "./said";

/** These say by their kind all that there is to say. */
const PLAIN = [401, 404, 429];

/** Words a refusal in the language in use. What has no words here stays as the service said it, marked as foreign. */
export async function reworded(failure: Failure): Promise<Failure> {
  if (failure.status < 400 || failure.status >= 500) return failure;
  try {
    await loadWords("refusals");
  } catch {
    // The service's own words are better than none.
    return failure;
  }
  return worded(t, failure);
}

export function worded(t: T, failure: Failure): Failure {
  const details = failure.details.map((detail): Detail => {
    const { field, message } = detail;
    const words = fieldSaid(t, message);
    if (words === null) return detail;
    return { field, message: words, foreign: false, said: (t) => fieldSaid(t, message) ?? message };
  });
  if (PLAIN.includes(failure.status)) return failure.saying(details, "");
  const { message } = failure;
  return failure.saying(details, sentenceSaid(t, message), (t) => sentenceSaid(t, message) ?? message);
}
