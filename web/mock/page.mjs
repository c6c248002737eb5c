// A picture of an uploaded page, made here: grey bars in place of text. A PNG is three chunks, one of them deflated.

import { crc32, deflateSync } from "node:zlib";

const [WIDTH, HEIGHT] = [893, 1263];

function chunk(name, data) {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, "latin1");
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, tail]);
}

function crc(bytes) {
  if (crc32) return crc32(bytes);
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

export function pageImage(number) {
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT, 255);
  const bar = (x, y, width, height, grey) => {
    for (let row = y; row < y + height; row += 1)
      rows.fill(grey, row * (WIDTH + 1) + 1 + x, row * (WIDTH + 1) + 1 + x + width);
  };
  for (let row = 0; row < HEIGHT; row += 1) rows[row * (WIDTH + 1)] = 0;
  bar(90, 90, 380, 26, 60);
  for (let line = 0; line < 26; line += 1) {
    const y = 150 + line * 40;
    if (number === 1 && line < 10) bar(90, y, 130 + ((line * 37) % 60), 9, 150);
    else bar(90, y, 560 + ((line * 97 + number * 31) % 150), 9, 185);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
