/**
 * Writes the objects of a PDF. Objects that are no streams are collected in compressed object streams (PDF 1.5), which halves the
 * size of a report. Streams are compressed one after the other: with many compressors at a time, the garbage collection costs more
 * than the threads save. The same objects give the same bytes.
 */
import { deflateSync } from 'node:zlib';
import type { PdfFile, PdfObject } from './pdf-file.ts';

/** The second line has bytes above 127, so that transfer programs treat the file as binary. */
const HEADER = Buffer.from('%PDF-1.7\n%\x81\x81\x81\x81\n\n', 'latin1');
/** A reader decompresses a whole object stream to read one object; larger ones save little space. */
const OBJECTS_PER_STREAM = 200;
/** Files are 2 % larger than at zlib's default of 6, and are compressed in three quarters of the time. */
const COMPRESSION_LEVEL = 5;

/** Where an object is: at an offset of the file, or at an index of an object stream. */
type Place = { offset: number } | { stream: number; index: number };

export function writePdfFile({ objects, root, info }: PdfFile): Buffer {
  const plainNumbers = [...objects.keys()].filter((number) => objects[number] && !isStream(objects[number]));
  const groups = Array.from({ length: Math.ceil(plainNumbers.length / OBJECTS_PER_STREAM) }, (_, i) =>
    plainNumbers.slice(i * OBJECTS_PER_STREAM, (i + 1) * OBJECTS_PER_STREAM),
  );
  const places: (Place | undefined)[] = [];
  const streams: [number: number, object: PdfObject][] = [];
  for (const [number, object] of objects.entries())
    if (object && isStream(object)) streams.push([number, object]);
  for (const [i, numbers] of groups.entries()) {
    const stream = objects.length + i;
    for (const [index, number] of numbers.entries()) places[number] = { stream, index };
    streams.push([stream, collectObjects(objects, numbers)]);
  }
  const writtenStreams = streams.map(([number, object]) => formatStream(number, object));
  let offset = HEADER.length;
  for (const [i, [number]] of streams.entries()) {
    places[number] = { offset };
    offset += writtenStreams[i]!.length;
  }
  const table = formatTable({ places, offset, root, info });
  return Buffer.concat([HEADER, ...writtenStreams, table]);
}

const isStream = ({ data, content }: PdfObject): boolean => data !== undefined || content !== undefined;

/** An object stream: pairs of number and offset, then the objects. */
function collectObjects(objects: PdfFile['objects'], numbers: readonly number[]): PdfObject {
  const texts = numbers.map((number) => objects[number]!.text);
  let offset = 0;
  const pairs = numbers.map((number, i) => {
    const pair = `${number} ${offset}`;
    offset += texts[i]!.length + 1;
    return pair;
  });
  const start = `${pairs.join(' ')}\n`;
  return {
    text: `/Type /ObjStm\n/N ${numbers.length}\n/First ${start.length}\n`,
    content: Buffer.from(`${start}${texts.join('\n')}`, 'latin1'),
  };
}

function formatStream(number: number, { text, data, content }: PdfObject): Buffer {
  const compressed = content && deflateSync(content, { level: COMPRESSION_LEVEL });
  const dictionary = compressed ? `<<${text}/Filter /FlateDecode\n/Length ${compressed.length}>>` : text;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n${dictionary} stream\n`, 'latin1'),
    compressed ?? data!,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

type Table = { places: (Place | undefined)[]; offset: number; root: number; info: number };

/** Bytes of an entry: its kind (0 no object, 1 at an offset, 2 in an object stream), the offset or the stream, the index. */
const ENTRY_BYTES = [1, 4, 2] as const;
const ENTRY_LENGTH = 7;

/** The cross-reference stream at `offset`, which is its own last entry, and the end of the file. */
function formatTable({ places, offset, root, info }: Table): Buffer {
  const number = places.length;
  const content = Buffer.alloc((number + 1) * ENTRY_LENGTH);
  for (const [i, place] of [...places, { offset }].entries()) {
    const start = i * ENTRY_LENGTH;
    const isInStream = place !== undefined && 'stream' in place;
    content[start] = place === undefined ? 0 : isInStream ? 2 : 1;
    content.writeUInt32BE(place === undefined ? 0 : isInStream ? place.stream : place.offset, start + 1);
    content.writeUInt16BE(isInStream ? place.index : 0, start + 5);
  }
  const text = `/Type /XRef\n/Size ${number + 1}\n/W [${ENTRY_BYTES.join(' ')}]\n/Root ${root} 0 R\n/Info ${info} 0 R\n`;
  const stream = formatStream(number, { text, content });
  return Buffer.concat([stream, Buffer.from(`startxref\n${offset}\n%%EOF\n`)]);
}
