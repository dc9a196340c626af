/**
 * Writes a line drawing's PNG anew with a palette: a third of the bytes, and no eye sees it. The 256 most frequent
 * colours stay as they are, the shades at the edges of lines take the nearest of them.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;
const DEEP_8_RGB = '8,2';
const BYTES = 3;

/** @throws when it is not 8-bit RGB without interlacing, which is what Chromium writes for an opaque page */
export function withPalette(png: Buffer): Buffer {
  const { header, data } = chunksOf(png);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (`${header[8]},${header[9]}` !== DEEP_8_RGB || header[12] !== 0)
    throw new Error('Only plain RGB can be given a palette.');
  const pixels = unfiltered(inflateSync(data), width * BYTES, height);
  const { palette, index } = chooseColours(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = index.get(colourAt(pixels, (y * width + x) * BYTES))!;
  const head = Buffer.from(header);
  head[9] = 3;
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunksOf(png: Buffer): { header: Buffer; data: Buffer } {
  const data: Buffer[] = [];
  let header: Buffer = Buffer.alloc(0);
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') header = body;
    if (name === 'IDAT') data.push(body);
    at += length + 12;
  }
  return { header, data: Buffer.concat(data) };
}

/** Undoes the five filters of the PNG specification, row by row. */
function unfiltered(raw: Buffer, stride: number, height: number): Buffer {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)]!;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= BYTES ? out[at - BYTES]! : 0;
      const above = y > 0 ? out[at - stride]! : 0;
      const corner = y > 0 && x >= BYTES ? out[at - stride - BYTES]! : 0;
      out[at] = raw[y * (stride + 1) + 1 + x]! + foretold(filter, left, above, corner);
    }
  }
  return out;
}

function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter === 4) return paeth(left, above, corner);
  return 0;
}

function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function chooseColours(pixels: Buffer): { palette: number[]; index: Map<number, number> } {
  const count = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += BYTES) {
    const colour = colourAt(pixels, at);
    count.set(colour, (count.get(colour) ?? 0) + 1);
  }
  const byUse = [...count]
    .sort(([a, often], [b, seldom]) => seldom - often || a - b)
    .map(([colour]) => colour);
  const palette = byUse.slice(0, 256);
  return {
    palette,
    index: new Map(byUse.map((colour, i) => [colour, i < 256 ? i : nearest(colour, palette)])),
  };
}

function nearest(colour: number, palette: number[]): number {
  const far = palette.map((other) => distance(colour, other));
  return far.indexOf(Math.min(...far));
}

function distance(one: number, other: number): number {
  const [a, b] = [parts(one), parts(other)];
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

const colourAt = (pixels: Buffer, at: number) => pixels.readUIntBE(at, BYTES);
const parts = (colour: number): [number, number, number] => [colour >> 16, (colour >> 8) & 255, colour & 255];

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
