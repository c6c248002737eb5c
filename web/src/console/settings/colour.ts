// The colour of words on a colour, as the service chooses it too (`model::colour`).

/** Returns black or white, whichever is easier to read on a colour such as `#ffd400`. */
export function readableInk(colour: string): "#000000" | "#ffffff" {
  const part = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5) > 0.179 ? "#000000" : "#ffffff";
}
