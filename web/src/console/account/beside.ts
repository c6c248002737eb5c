// Refusals of passwords and codes belong beside their inputs, in words of the person's own language.

import { asFailure, Failure, type Sayable } from "../api/failure";
import { t } from "../text/words";

/** Awaits an answer; a refusal of one of these statuses is told at an input, by the message with this id. */
export async function beside<T>(
  answer: Promise<T>,
  told: Partial<Record<number, { field: string; words: string }>>,
): Promise<T> {
  try {
    return await answer;
  } catch (thrown) {
    const failure = asFailure(thrown);
    const place = told[failure.status];
    if (!place) throw failure;
    const said: Sayable = (t) => t(place.words);
    const details = [{ field: place.field, message: said(t), said }];
    throw new Failure(400, failure.code, "", details, failure.requestId);
  }
}
