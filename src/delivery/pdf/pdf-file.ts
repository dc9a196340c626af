/**
 * The objects of a PDF as Chromium writes it: a plain cross-reference table, objects one after the other, the length of a stream
 * in its dictionary. Objects are edited as text; those that nobody edits stay as Chromium wrote them. Other PDFs are rejected.
 */
import { inflateSync } from 'node:zlib';

export type PdfObject = {
  /** a dictionary or another value; for a stream its dictionary, without filter and length if it has `content` */
  text: string;
  /** bytes of a stream as they are in the file */
  data?: Buffer;
  /** new content of a stream, which is compressed when the file is written */
  content?: Buffer;
};

export type PdfFile = {
  /** by object number; a number that is not in use has none */
  objects: (PdfObject | undefined)[];
  /** object number of the catalog */
  root: number;
  /** object number of the document information */
  info: number;
};

/** @throws when the file has another structure */
export function readPdfFile(pdf: Buffer): PdfFile {
  const text = pdf.toString('latin1');
  const tableStart = Number(matchOrThrow(/startxref\n(\d+)\n%%EOF\n$/, text.slice(-60)));
  const offsets = readOffsets(text, tableStart);
  const objects = Array.from({ length: offsets.length }, (): PdfObject | undefined => undefined);
  let end = tableStart;
  // An object ends where the next one or the table starts.
  for (const number of listNumbersInUse(offsets).toSorted((a, b) => offsets[b]! - offsets[a]!)) {
    objects[number] = readObject(pdf, text, { number, start: offsets[number]!, end });
    end = offsets[number]!;
  }
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const readNumber = (pattern: RegExp) => Number(matchOrThrow(pattern, trailer));
  return { objects, root: readNumber(/\/Root (\d+) 0 R/), info: readNumber(/\/Info (\d+) 0 R/) };
}

/** @throws when no object has this number */
export function getObject({ objects }: PdfFile, number: number): PdfObject {
  const object = objects[number];
  if (!object) throw new Error(`The printed file has no object ${number}.`);
  return object;
}

/** @returns the number of the new object */
export const addObject = ({ objects }: PdfFile, object: PdfObject): number => objects.push(object) - 1;

/** The content of a stream without its compression. @throws for another kind of object or filter */
export function readContent(file: PdfFile, number: number): Buffer {
  const { text, data } = getObject(file, number);
  if (!data || !text.includes('/Filter /FlateDecode') || text.includes('/DecodeParms'))
    throw new Error(`Object ${number} of the printed file is not a compressed stream.`);
  return inflateSync(data);
}

/** A line of the table: `0000000015 00000 n`, a space and a line break. */
const TABLE_LINE = 20;
const HEADER_LINE = 10;

/** @returns the offset of each object by its number; 0 for a number that is not in use */
function readOffsets(text: string, tableStart: number): number[] {
  const [header, count] = /^xref\n0 (\d+)\n/.exec(text.slice(tableStart, tableStart + HEADER_LINE * 2)) ?? [];
  if (header === undefined) throw createStructureError('xref');
  const first = tableStart + header.length;
  return Array.from({ length: Number(count) }, (_, i) => {
    const line = text.slice(first + i * TABLE_LINE, first + (i + 1) * TABLE_LINE);
    const [, offset, kind] = /^(\d{10}) \d{5} ([nf]) \n$/.exec(line) ?? [];
    if (offset === undefined) throw createStructureError(`entry ${i} of xref`);
    return kind === 'n' ? Number(offset) : 0;
  });
}

const listNumbersInUse = (offsets: readonly number[]): number[] =>
  [...offsets.keys()].filter((number) => offsets[number] !== 0);

const OBJECT_END = '\nendobj\n';
const STREAM_START = ' stream\n';
const STREAM_END = '\nendstream';

type Place = { number: number; start: number; end: number };

function readObject(pdf: Buffer, text: string, { number, start, end }: Place): PdfObject {
  const head = `${number} 0 obj\n`;
  const valueStart = start + head.length;
  const valueEnd = end - OBJECT_END.length;
  if (!text.startsWith(head, start) || !text.startsWith(OBJECT_END, valueEnd))
    throw createStructureError(`object ${number}`);
  const dataEnd = valueEnd - STREAM_END.length;
  if (!text.startsWith(STREAM_END, dataEnd)) return { text: text.slice(valueStart, valueEnd) };
  const dictionaryEnd = text.indexOf(STREAM_START, valueStart);
  const dictionary = text.slice(valueStart, dictionaryEnd);
  const data = pdf.subarray(dictionaryEnd + STREAM_START.length, dataEnd);
  if (data.length !== Number(matchOrThrow(/\/Length (\d+)\b(?! \d+ R)/, dictionary)))
    throw createStructureError(`the length of stream ${number}`);
  return { text: dictionary, data };
}

function matchOrThrow(pattern: RegExp, text: string): string {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw createStructureError(pattern.source);
  return value;
}

const createStructureError = (missing: string): Error =>
  new Error(`The printed file has an unexpected structure: ${missing} is missing.`);
