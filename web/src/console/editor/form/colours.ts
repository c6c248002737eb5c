// A colour for each role, by its place in the form. All are dark enough for words on the paper, which is always light.

import type { Role } from "../draft/parts";

const COLOURS = ["#1d5bb5", "#a1410d", "#1c6b3c", "#7a2f9e", "#8a5a00", "#0f6a75", "#a81f5b", "#4a5160"];
const NOBODY = "#53585f";

/** Returns the colour of a role. */
export function roleColour(roles: Role[], name: string | undefined): string {
  const place = roles.findIndex((role) => role.name === name);
  return place < 0 ? NOBODY : (COLOURS[place % COLOURS.length] as string);
}
