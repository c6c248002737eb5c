// Pictures of signatures: cut to what was drawn, within the bounds that the service takes.

import { inkOnPaper } from "./paper";

export const WIDEST = 1_200;
export const HIGHEST = 400;
/** Bytes of the PNG. */
export const LARGEST = 200_000;
/** What an upload may weigh before it is even opened. */
export const LARGEST_UPLOAD = 15_000_000;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the smallest box that holds all pixels that can be seen, with a little room; none where there are none. */
export function inkBox(pixels: Uint8ClampedArray, width: number, height: number, room: number): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  const x = Math.max(left - room, 0);
  const y = Math.max(top - room, 0);
  return {
    x,
    y,
    width: Math.min(right + room + 1, width) - x,
    height: Math.min(bottom + room + 1, height) - y,
  };
}

/** Returns how much smaller something has to become to fit. */
export function shrink(width: number, height: number, widest = WIDEST, highest = HIGHEST): number {
  return Math.min(1, widest / width, highest / height);
}

function bytesOf(address: string): number {
  return Math.floor(((address.length - address.indexOf(",") - 1) * 3) / 4);
}

/** Writes a part of a picture as a PNG that is small enough. */
function png(source: CanvasImageSource, part: Box): string | null {
  let scale = shrink(part.width, part.height);
  for (let tries = 0; tries < 8; tries += 1) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(part.width * scale));
    canvas.height = Math.max(1, Math.round(part.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    const address = canvas.toDataURL("image/png");
    if (bytesOf(address) <= LARGEST) return address;
    scale *= 0.75;
  }
  return null;
}

/** Returns what was drawn on a canvas as a PNG; nothing where it is empty. */
export function trimmed(canvas: HTMLCanvasElement): string | null {
  const context = canvas.getContext("2d");
  if (!context || canvas.width === 0) return null;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const box = inkBox(data, canvas.width, canvas.height, 6);
  return box ? png(canvas, box) : null;
}

/** How wide a photograph is looked at to find the ink on it. */
const LOOKED_AT = 600;

/** Returns the part of a photograph that holds the ink: the paper around it would make a signature tiny in print. */
function inked(bitmap: ImageBitmap): Box | null {
  const scale = shrink(bitmap.width, bitmap.height, LOOKED_AT, LOOKED_AT);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const found = inkOnPaper(data, canvas.width, canvas.height);
  if (!found) return null;
  const [x, y] = [found.x / scale, found.y / scale];
  return {
    x,
    y,
    width: Math.min(found.width / scale, bitmap.width - x),
    height: Math.min(found.height / scale, bitmap.height - y),
  };
}

/** Returns a picture that somebody chose as a PNG, or which message says why it can't be taken. */
export async function uploaded(file: File): Promise<{ image: string } | { complaint: string }> {
  if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return { complaint: "signature-upload-kind" };
  if (file.size > LARGEST_UPLOAD) return { complaint: "signature-upload-large" };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { complaint: "signature-upload-broken" };
  }
  const image = png(bitmap, inked(bitmap) ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height });
  bitmap.close();
  return image ? { image } : { complaint: "signature-upload-broken" };
}
