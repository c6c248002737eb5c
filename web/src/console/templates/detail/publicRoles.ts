import type { Role } from "../form";

/** Returns who fills a public page, and those who have to act and are never asked there. Whoever only looks on holds nothing up. */
export function publicRoles(roles: readonly Role[]): { fills: string | null; left: string[] } {
  const [first, ...others] = roles.filter((role) => role.kind !== "viewer").map((role) => role.name);
  return { fills: first ?? null, left: others };
}
