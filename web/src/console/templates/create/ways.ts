/** The ways to begin a template. */
export const WAYS = ["example", "blank", "markdown", "pdf"] as const;

export type Way = (typeof WAYS)[number];
