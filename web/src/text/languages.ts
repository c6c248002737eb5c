// The languages that we speak, and which way they are written.

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  ar: "العربية",
};

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)\b/i;

/** Returns which way a language is written. */
export function direction(tag: string): "rtl" | "ltr" {
  return RIGHT_TO_LEFT.test(tag) ? "rtl" : "ltr";
}

/** Returns the nearest of our languages to a list of tags, most wanted first. */
export function nearest(tags: readonly string[]): string {
  for (const tag of tags) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if (short in LANGUAGES) return short;
  }
  return "en";
}
