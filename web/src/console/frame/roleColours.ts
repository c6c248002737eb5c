// The colours of roles, the same as on printed pages (crates/render/src/program/fields.typ), in the order of the roles.

const COLOURS = [
  "#1f5fae",
  "#a3480b",
  "#2c6e3f",
  "#7a3b95",
  "#9c2a45",
  "#0f6b70",
  "#6b5a10",
  "#4a4f5c",
] as const;

/** The colour of the role at a place in the list; that of the last where a field has no role. For paper, which is always light. */
export function roleColour(place: number): string {
  return COLOURS[place < 0 ? COLOURS.length - 1 : place % COLOURS.length] ?? COLOURS[0];
}

/** The colour of the role of a name. */
export function colourOfRole(roles: { name: string }[], name: string | undefined): string {
  return roleColour(roles.findIndex((role) => role.name === name));
}

/** The same beside words of the console, which may be dark. */
export function roleInk(place: number): string {
  const colour = roleColour(place);
  return `light-dark(${colour}, color-mix(in oklab, ${colour} 50%, #ffffff))`;
}
