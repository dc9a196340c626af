import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withPalette } from './small-png.ts';

type Colour = readonly [red: number, green: number, blue: number];
const NIGHT: Colour = [21, 19, 43];
const MARIGOLD: Colour = [233, 162, 59];

describe('a PNG with a palette', () => {
  it.each([0, 1, 2, 3, 4])('shows the same pixels, whichever filter (%i) packed the old one', (filter) => {
    const rows = [
      [NIGHT, MARIGOLD, NIGHT],
      [MARIGOLD, MARIGOLD, NIGHT],
    ];
    expect(pixelsOf(withPalette(png(rows, filter)))).toEqual(rows);
  });

  it('keeps the frequent colours exactly and gives the others the nearest one', () => {
    const shades = Array.from({ length: 300 }, (_, i): Colour => [i % 256, i >> 8, 0]);
    const rows = [[...shades, ...shades.slice(0, 256)]];
    const shown = pixelsOf(withPalette(png(rows, 0)))[0]!;
    expect(shown.slice(0, 256)).toEqual(shades.slice(0, 256));
    // (44, 1, 0) has no place of its own: its neighbour does
    expect(shown[299]).toEqual([43, 0, 0]);
  });

  it('is not made from one with transparency', () => {
    const picture = png([[NIGHT]], 0);
    picture[25] = 6;
    expect(() => withPalette(picture)).toThrow('Only plain RGB');
  });
});

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** An RGB picture whose rows are packed with one of the five filters. */
function png(rows: readonly (readonly Colour[])[], filter: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(rows[0]!.length, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const bytes = rows.map((row) => row.flat());
  const packed = bytes.flatMap((row, y) => [
    filter,
    ...row.map((value, x) => (value - foretold(filter, row, bytes[y - 1] ?? [], x) + 256) % 256),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(packed))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function foretold(filter: number, row: number[], above: number[], x: number): number {
  const [a, b, c] = [row[x - 3] ?? 0, above[x] ?? 0, above[x - 3] ?? 0];
  const paeth = [a, b, c].toSorted(
    (one, other) => Math.abs(a + b - c - one) - Math.abs(a + b - c - other),
  )[0]!;
  return [0, a, b, Math.floor((a + b) / 2), paeth][filter]!;
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** What a reader of palettes sees. */
function pixelsOf(picture: Buffer): Colour[][] {
  const width = picture.readUInt32BE(16);
  const body = (name: string) => {
    const at = picture.indexOf(name, 8, 'latin1');
    return picture.subarray(at + 4, at + 4 + picture.readUInt32BE(at - 4));
  };
  const [palette, rows] = [body('PLTE'), inflateSync(body('IDAT'))];
  const colour = (i: number): Colour => [palette[3 * i]!, palette[3 * i + 1]!, palette[3 * i + 2]!];
  return Array.from({ length: rows.length / (width + 1) }, (_, y) =>
    Array.from({ length: width }, (_, x) => colour(rows[y * (width + 1) + 1 + x]!)),
  );
}
