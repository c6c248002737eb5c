// Finding the ink on a photograph of a signature: what is much darker than the paper around it.

import type { Box } from "./picture";

/** How much darker than paper ink is, of 255. */
const DARKER = 48;
/** A picture with more of it dark is no signature on paper. */
const MOST_INK = 0.4;
/** A line of pixels with fewer dark ones shows dust. */
const LEAST = 2;

/** Returns the part of a picture that holds the ink, with a little room; nothing where there is no telling it from the paper. */
export function inkOnPaper(pixels: Uint8ClampedArray, width: number, height: number): Box | null {
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const [red = 0, green = 0, blue = 0, solid = 0] = pixels.subarray(at * 4, at * 4 + 4);
    // What shows through is paper.
    light[at] = 255 - (solid / 255) * (255 - (0.3 * red + 0.59 * green + 0.11 * blue));
  }
  const limit = paperOf(light, width, height) - DARKER;
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  let dark = 0;
  for (let at = 0; at < light.length; at += 1) {
    if ((light[at] ?? 0) >= limit) continue;
    dark += 1;
    rows[Math.floor(at / width)] = (rows[Math.floor(at / width)] ?? 0) + 1;
    columns[at % width] = (columns[at % width] ?? 0) + 1;
  }
  if (dark === 0 || dark > light.length * MOST_INK) return null;
  const isInked = (count: number) => count >= LEAST;
  const [top, bottom] = [rows.findIndex(isInked), rows.findLastIndex(isInked)];
  const [left, right] = [columns.findIndex(isInked), columns.findLastIndex(isInked)];
  if (top < 0 || left < 0) return null;
  const room = Math.ceil(Math.max(right - left, bottom - top) * 0.04) + 1;
  const x = Math.max(left - room, 0);
  const y = Math.max(top - room, 0);
  return {
    x,
    y,
    width: Math.min(right + room + 1, width) - x,
    height: Math.min(bottom + room + 1, height) - y,
  };
}

/** Returns how light the paper is: what is in the middle of all that lies at the edge. */
function paperOf(light: Uint8Array, width: number, height: number): number {
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(light[x] ?? 0, light[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y += 1) edge.push(light[y * width] ?? 0, light[y * width + width - 1] ?? 0);
  edge.sort((one, other) => one - other);
  return edge[Math.floor(edge.length / 2)] ?? 255;
}
