import { roleInk } from "../frame/roleColours";

/** A dot in the colour of a role, beside its name. */
export function RoleDot({ place }: { place: number }) {
  return (
    <span
      aria-hidden
      style={{
        display: "inline-block",
        flex: "none",
        width: 10,
        height: 10,
        borderRadius: "50%",
        background: roleInk(place),
      }}
    />
  );
}
