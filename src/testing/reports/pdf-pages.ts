/** A printed report as a reader's program sees it: what stands where on which page, and which words are headings. */
import { inflateSync } from 'node:zlib';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Millimetres from the upper left corner of the sheet; `y` is the line the letters stand on. */
export type Piece = { text: string; x: number; right: number; y: number; heading: boolean };
/** `pieces` without the running head and foot. */
export type PdfPage = { number: number; pieces: Piece[]; running: Piece[] };

const MM = 72 / 25.4;
/** The running head stands above the one, the foot below the other. */
const HEAD = 18;
const FOOT = 283;
/** Sheet and type area, as in sheet.css. */
export const SHEET = { width: 210, height: 297, left: 20, right: 190, top: 25, bottom: 274 };

export async function readPages(pdf: Buffer): Promise<PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push({ number, ...(await readPage(await document.getPage(number))) });
  await document.loadingTask.destroy();
  return pages;
}

/** Different lines of text, from the top: pieces whose feet are less than a millimetre apart share one. */
export function listLines(pieces: Piece[]): number[] {
  const feet = pieces.map(({ y }) => y).toSorted((a, b) => a - b);
  return feet.filter((y, i) => i === 0 || y - feet[i - 1]! > 1);
}

type Tags = { role: string; children: (Tags | { type: string; id: string })[] };

async function readPage(page: PDFPageProxy): Promise<Pick<PdfPage, 'pieces' | 'running'>> {
  const tags = (await page.getStructTree()) as Tags | null;
  const headings = new Set(tags ? listHeadingIds(tags) : []);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const all: Piece[] = [];
  let heading = false;
  for (const item of items) {
    if (!('str' in item)) heading = headings.has(item.id) && item.type === 'beginMarkedContentProps';
    else if (item.str.trim() !== '') all.push({ ...toPiece(item), heading });
  }
  const isRunning = ({ y }: Piece) => y < HEAD || y > FOOT;
  return { pieces: all.filter((piece) => !isRunning(piece)), running: all.filter(isRunning) };
}

function listHeadingIds({ role, children }: Tags): string[] {
  const within = children.flatMap((child) => ('role' in child ? listHeadingIds(child) : []));
  return /^H\d$/.test(role) ? children.flatMap((child) => listIds(child)) : within;
}

const listIds = (node: Tags['children'][number]): string[] =>
  'role' in node ? node.children.flatMap(listIds) : [node.id];

function toPiece({ str, transform, width }: { str: string; transform: unknown[]; width: number }) {
  const [a, b, , , x, y] = transform as number[];
  // words on a slope reach as far to the right as their slope lets them
  const across = width * (a! / Math.hypot(a!, b!));
  const ends = [x! / MM, (x! + across) / MM];
  return { text: str, x: Math.min(...ends), right: Math.max(...ends), y: SHEET.height - y! / MM };
}

/** Glyph number 0 is the empty box that a font draws for letters it has not got. Reads Chromium's page streams. */
export function countMissingGlyphs(pdf: Buffer): { drawn: number; missing: number } {
  const text = pdf.toString('latin1');
  let drawn = 0;
  let missing = 0;
  for (const { index, 0: opening } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const page = inflate(pdf.subarray(index + opening.length));
    if (!/ Tf\b/.test(page)) continue;
    for (const [, codes] of page.matchAll(/<([0-9A-Fa-f]+)>/g)) {
      const glyphs = codes!.match(/.{4}/g) ?? [];
      drawn += glyphs.length;
      missing += glyphs.filter((glyph) => glyph === '0000').length;
    }
  }
  return { drawn, missing };
}

function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
