// Why a mail did not arrive, from what a mail server said, which few people can read.

const REASONS: [RegExp, string][] = [
  [/\b[45]\.2\.2\b|\bfull\b|quota/i, "full"],
  [/\b5\.1\.\d|\b5\.2\.1\b|no such|unknown|not exist|not found|disabled|\b55[013] /i, "unknown"],
  [/\b5\.7\.\d|spam|blocked|denied|policy|\b554\b/i, "refused"],
  [/\b4\.4\.\d|connect|timed out|timeout|resolve|unreachable/i, "unreachable"],
];

/** How the service begins what it says where its own mail server takes nothing from it, whoever it is for. */
const OURS = "the mail server takes nothing from our sender";

/** Returns the key of the words for what a mail server said. What says it most exactly comes first: a code before a word. */
export function whyUndelivered(said: string): string {
  if (said.startsWith(OURS)) return "documents-undelivered-ours";
  const exact = /\b[45]\.\d+\.\d+\b/.exec(said)?.[0];
  const found = (text: string) => REASONS.find(([pattern]) => pattern.test(text))?.[1];
  return `documents-undelivered-${(exact && found(exact)) ?? found(said) ?? "other"}`;
}
