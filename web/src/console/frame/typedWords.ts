/** What a search box shows, and what was asked for with it last. */
export interface TypedWords {
  typed: string;
  asked: string;
}

/** What the words stand for: the blanks around them look for nothing. */
export const sought = (typed: string): string => typed.trim();

/**
 * What the box shows once the page looks for `words`. Its own question coming back changes nothing: somebody may have typed on since,
 * and the blank before the next word is not part of the question. Whatever comes by another way (a link, back, "clear") takes its place.
 */
export function arrived(now: TypedWords, words: string): TypedWords {
  const own = words === now.asked || words === sought(now.typed);
  return { typed: own ? now.typed : words, asked: words };
}
