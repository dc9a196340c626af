/** Reads the position of every text on the pages of a printed report, and which texts are headings. */
import { inflate } from './pdf-text.ts';
import { readRawPages, type RawPage, type Tags } from './raw-pages.ts';

/** Millimetres from the upper left corner of the sheet; `y` is the baseline. `size`: of the font, in points. */
export type Piece = { text: string; x: number; right: number; y: number; size: number; isHeading: boolean };
/** `pieces`: the text between the running head and foot; `running`: the text of both. */
export type PdfPage = { number: number; pieces: Piece[]; running: Piece[] };

const POINTS_PER_MM = 72 / 25.4;
/** The running head is above the first line, the foot below the second, in millimetres. */
const HEAD_MAX_Y = 18;
const FOOT_MIN_Y = 283;
/** Sheet and type area, as in sheet.css. */
export const SHEET = { width: 210, height: 297, left: 20, right: 190, top: 25, bottom: 274 };

export const readPages = async (pdf: Buffer): Promise<PdfPage[]> => listPages(await readRawPages(pdf));

export const listPages = (pages: readonly RawPage[]): PdfPage[] => pages.map(toPage);

/** Baselines of the lines of text, from the top: pieces less than a millimetre apart are on one line. */
export function listLines(pieces: Piece[]): number[] {
  const baselines = pieces.map(({ y }) => y).toSorted((a, b) => a - b);
  return baselines.filter((y, i) => i === 0 || y - baselines[i - 1]! > 1);
}

function toPage({ number, tags, items }: RawPage): PdfPage {
  const headings = new Set(tags ? listHeadingIds(tags) : []);
  const allPieces: Piece[] = [];
  let isHeading = false;
  for (const item of items) {
    if (!('str' in item)) isHeading = headings.has(item.id) && item.type === 'beginMarkedContentProps';
    else if (item.str.trim() !== '') allPieces.push({ ...toPiece(item), isHeading });
  }
  const isRunning = ({ y }: Piece) => y < HEAD_MAX_Y || y > FOOT_MIN_Y;
  return {
    number,
    pieces: allPieces.filter((piece) => !isRunning(piece)),
    running: allPieces.filter(isRunning),
  };
}

function listHeadingIds({ role, children }: Tags): string[] {
  const nestedIds = children.flatMap((child) => ('role' in child ? listHeadingIds(child) : []));
  return /^H\d$/.test(role) ? children.flatMap((child) => listIds(child)) : nestedIds;
}

const listIds = (node: Tags['children'][number]): string[] =>
  'role' in node ? node.children.flatMap(listIds) : [node.id];

function toPiece({ str, transform, width }: { str: string; transform: unknown[]; width: number }) {
  const [cosine, sine, , , x, y] = transform as number[];
  // The matrix also scales. A rotated text is less wide than it is long.
  const textWidth = width * (cosine! / Math.hypot(cosine!, sine!));
  const horizontalEnds = [x! / POINTS_PER_MM, (x! + textWidth) / POINTS_PER_MM];
  return {
    text: str,
    x: Math.min(...horizontalEnds),
    right: Math.max(...horizontalEnds),
    y: SHEET.height - y! / POINTS_PER_MM,
    size: Math.hypot(cosine!, sine!),
  };
}

/**
 * Counts the glyphs of a PDF of Chromium. Glyph number 0 is the empty box that a font draws for a missing character. A stream
 * that selects a font (Tf) is the content of a page.
 */
export function countMissingGlyphs(pdf: Buffer): { drawn: number; missing: number } {
  const text = pdf.toString('latin1');
  let drawn = 0;
  let missing = 0;
  for (const { index, 0: opening } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const stream = inflate(pdf.subarray(index + opening.length));
    if (!/ Tf\b/.test(stream)) continue;
    const count = countGlyphs(stream);
    drawn += count.drawn;
    missing += count.missing;
  }
  return { drawn, missing };
}

/** @param content the operators of a page */
export function countGlyphs(content: string): { drawn: number; missing: number } {
  const glyphs = [...content.matchAll(/<([0-9A-Fa-f]+)>/g)].flatMap(
    ([, codes]) => codes!.match(/.{4}/g) ?? [],
  );
  return { drawn: glyphs.length, missing: glyphs.filter((glyph) => glyph === '0000').length };
}
