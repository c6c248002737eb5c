// The public page of a template, and what others put on their sites to show it.

import { encode } from "uqr";

/** The address of the public page. */
export function publicAddress(templateId: string): string {
  return `${location.origin}/f/${templateId}`;
}

function quoted(text: string): string {
  return `"${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"`;
}

/** The page in a frame. */
export function frameSnippet(address: string, title: string): string {
  return `<iframe src=${quoted(address)} title=${quoted(title)} referrerpolicy="origin" width="100%" height="800"></iframe>`;
}

/** The page as an element that is as high as what it shows and tells of what happens. */
export function elementSnippet(address: string): string {
  const script = `${new URL(address).origin}/embed.js`;
  return `<script src=${quoted(script)} defer></script>\n<countersign-form src=${quoted(address)}></countersign-form>`;
}

/** An address as a QR code: a drawing with the margin that scanners need. */
export function qrCode(address: string): string {
  const { data, size } = encode(address, { ecc: "M", border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dots.join("")}"/></svg>`;
}
