/** Every page of all ten reports, each for three different people, read back from the PDF. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGN_VOCABULARIES } from '#src/astrology/contract-sign-names.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { products } from '#src/reports/products.ts';
import { writeReport, type ReportInput, type ProductKey } from '#src/reports/write-report.ts';
import { createPeople, PLACES, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { listLines, listPages, SHEET, type PdfPage } from '#src/testing/reports/pdf-pages.ts';
import { readRawPages } from '#src/testing/reports/raw-pages.ts';
import {
  computeMeanFill,
  listEmptyPages,
  measurePageFill,
  type PageFill,
} from '#src/testing/reports/page-fill.ts';
import { readPrintedObjects, type PrintedObjects } from '#src/testing/reports/tag-objects.ts';
import { checkStructure, type StructureCount } from '#src/testing/reports/structure-faults.ts';
import { getReportRenderer } from '#src/testing/reports/print-bundle.ts';
import { printReport, type PrintedReport } from './print-report.ts';

const NAMES = [
  'श्रीमती लक्ष्म्या क्षेत्रज्ञा-Venkatanarasimharajuvaripet द्रौपद्यैश्वर्या Łukas',
  'Thiruvenkatanathapuram-Srirangarajapuram Venkatanarasimharajuvaripeta Óengus Łuk',
];
const TOWN =
  'Bhimavaram Uparlapalle Tirumalagiri-Venkatachalapathipuram Agraharam Kodandaramaswamy Peta Colony, S';
const REGION = 'Telangana and Andhra';
const STYLES = ['north', 'south', 'east'] as const;
const MADE_UP_PEOPLE = createPeople(360);

/**
 * A different person for every copy: per report one with time of birth, one without, one with the longest name and town.
 * The steps between the births are chosen so that the copies cover all lagnas, which a test checks.
 */
const PEOPLE: Record<string, (index: number) => Parameters<typeof createReportInput>[0]> = {
  'known time': (index) => MADE_UP_PEOPLE[index * 31 + 8]!,
  'unknown time': (index) => removeTime(MADE_UP_PEOPLE[index * 29 + 20]!),
  'long name': (index) => ({
    ...MADE_UP_PEOPLE[index * 31 + 64]!,
    name: NAMES[index % 3 === 1 ? 1 : 0]!,
    place: { ...PLACES[index % PLACES.length]!, name: TOWN, region: REGION },
  }),
};

/** A subset of one of our fonts. */
const FONT_NAME = /^[A-Z]{6}\+(NotoSansDevanagari|Fraunces|Mulish)/;

/** The font size of the body text (sheet.css) in points. */
const BODY_SIZE = '11.25';

type Copy = {
  label: string;
  input: ReportInput;
  doc: ReportDocument;
  printed: PrintedReport;
  pages: PdfPage[];
  fills: PageFill[];
  structure: StructureCount;
  objects: PrintedObjects;
};
const KEYS = Object.keys(products) as ProductKey[];
/** These have separate bounds: copies of the match report are 85 to 91 % full. */
const isOnTwo = ({ doc }: Copy): boolean => isForTwoPeople(doc.product.key);
const isOnOne = (copy: Copy): boolean => !isOnTwo(copy);
let copies: Copy[];
let browser: Browser;

beforeAll(async () => {
  const render = await getReportRenderer();
  browser = createBrowser({ executablePath: process.env.CHROMIUM_PATH, log: { info() {}, warn() {} } });
  const pendingCopies: Promise<Copy>[] = [];
  for (const [i, personKind] of Object.keys(PEOPLE).entries())
    for (const [index, product] of KEYS.entries()) {
      const chartStyle = STYLES[(index + i) % 3]!;
      const signVocabulary = SIGN_VOCABULARIES[i % 2]!;
      const input = { ...createReportInput(PEOPLE[personKind]!(index), product), chartStyle, signVocabulary };
      const doc = writeReport(input);
      const printed = await printReport(browser, render, doc);
      // Read while the next report is printed.
      pendingCopies.push(readCopy({ label: `${product}, ${personKind}`, input, doc, printed }));
    }
  copies = await Promise.all(pendingCopies);
}, 480_000);
afterAll(() => browser.close());

/** Each reader parses the file once. */
async function readCopy(copy: Pick<Copy, 'label' | 'input' | 'doc' | 'printed'>): Promise<Copy> {
  const rawPages = await readRawPages(copy.printed.pdf);
  const pages = listPages(rawPages);
  return {
    ...copy,
    pages,
    fills: measurePageFill(copy.doc, copy.printed, pages),
    structure: checkStructure(rawPages),
    objects: await readPrintedObjects(copy.printed.pdf),
  };
}

describe('all ten reports, for thirty people', () => {
  it('the copies cover all lagnas, all three styles and the longest name and town', () => {
    expect(new Set(copies.map(({ input }) => input.chart.utc))).toHaveProperty('size', 30);
    expect(new Set(copies.flatMap(({ input }) => input.chart.lagna?.sign ?? []))).toHaveProperty('size', 12);
    expect(new Set(NAMES.map((name) => name.length))).toEqual(new Set([80]));
    expect(`${TOWN}, ${REGION}`.length).toBeGreaterThanOrEqual(120);
  });

  it('no page is nearly empty', () => {
    expect(findFaults(({ pieces }) => (countCharacters(pieces) < 80 ? ['is nearly empty'] : []))).toEqual([]);
  });

  it('the closing page is one page', () => {
    const closedCopies = copies.filter(({ doc }) => doc.pages.at(-1)!.kind === 'closing');
    const split = closedCopies.filter(
      ({ pages }) => !pages.at(-1)!.pieces.some(({ text }) => text.includes('good wishes')),
    );
    expect(closedCopies.length).toBeGreaterThan(20);
    expect(split.map(({ label }) => label)).toEqual([]);
  });

  it('no page is under half full but at the end of a chapter', () => {
    expect(
      copies.flatMap(({ label, fills }) =>
        listEmptyPages(fills).map(({ page, share }) => `${label}, page ${page}: ${share.toFixed(2)}`),
      ),
    ).toEqual([]);
  });

  it.each([
    { kind: 'on one person', percent: 88, isOfKind: isOnOne },
    { kind: 'on two people', percent: 87, isOfKind: isOnTwo },
  ])('the pages of copies $kind are $percent % full in the mean', ({ percent, isOfKind }) => {
    const fills = copies.filter(isOfKind).flatMap((copy) => copy.fills);
    expect(computeMeanFill(fills)).toBeGreaterThanOrEqual(percent / 100);
  });

  it('every figure has a description, headings skip no level, and all text is tagged or an artifact', () => {
    for (const { label, structure } of copies) {
      expect(structure.faults, label).toEqual([]);
      expect(structure.figures, label).toBeGreaterThan(5);
    }
  });

  it('a second reader finds all painted content marked, a scope in every TH cell and Alt in every figure', () => {
    for (const { label, objects } of copies) expect(objects.tagFaults, label).toEqual([]);
  });

  it('every page has a footer with its number', () => {
    expect(
      findFaults(({ number, running }, { printed }) => {
        const footer = running.map(({ text }) => text).join(' ');
        return footer.includes(`${number} of ${printed.pages}`) ? [] : [`has the footer ${footer}`];
      }),
    ).toEqual([]);
  });

  it('no page ends with a heading, or with a heading and one line', () => {
    expect(
      findFaults(({ pieces }) => {
        const lines = listLines(pieces);
        const headings = pieces.filter(({ isHeading }) => isHeading);
        const isLabel = ({ x, y }: (typeof pieces)[number]) =>
          pieces.some((piece) => piece.x > x && !piece.isHeading && Math.abs(piece.y - y) < 1);
        const lonelyHeadings = headings.filter(
          (heading) => !isLabel(heading) && lines.filter((line) => line > heading.y + 1).length < 2,
        );
        return lonelyHeadings.map(({ text }) => `ends with ${text}`);
      }),
    ).toEqual([]);
  });

  it('no page begins with the caption of the page before', () => {
    expect(
      findFaults(({ pieces }) => {
        const topPiece = pieces.toSorted((a, b) => a.y - b.y)[0]!;
        return /^(Table|Figure) \d/.test(topPiece.text) ? [`begins with ${topPiece.text}`] : [];
      }),
    ).toEqual([]);
  });

  it('all text is within the margins, except the end of a label in a drawing', () => {
    const toleranceMm = 2;
    expect(
      findFaults(({ pieces }) =>
        pieces
          .filter(
            ({ x, right, y }) =>
              x < SHEET.left - toleranceMm ||
              right > SHEET.right + toleranceMm ||
              y < SHEET.top ||
              y > SHEET.bottom,
          )
          .map(({ text, x, y }) => `has ${text} at ${x.toFixed(1)}, ${y.toFixed(1)}`),
      ),
    ).toEqual([]);
  });

  it('no copy is printed smaller: Chromium shrinks all pages if one text is wider than its page', () => {
    for (const { label, pages } of copies) {
      const sizes = pages.flatMap(({ pieces }) => pieces.map(({ size }) => size.toFixed(2)));
      expect(new Set(sizes), label).toContain(BODY_SIZE);
    }
  });

  it('the answers or the summary are one page and the contents are the next; only the Blueprint may take two', () => {
    for (const { label, doc, printed, fills } of copies) {
      const [first, contents, next] = doc.pages;
      expect(['answers', 'summary'], label).toContain(first!.kind);
      expect(contents!.kind, label).toBe('contents');
      expect(printed.destinations[first!.id], label).toBe(2);
      const answerPages = printed.destinations[next!.id]! - 3;
      expect(answerPages, label).toBeLessThanOrEqual(doc.product.key === 'life-blueprint' ? 2 : 1);
      if (answerPages === 2) expect(fills[1]!.share, label).toBeGreaterThan(0.35);
    }
  });

  it('reports are printed once, two of the 30 twice at most', () => {
    const reprinted = copies.filter(({ printed }) => printed.printCount > 1);
    expect(reprinted.length, reprinted.map(({ label }) => label).join()).toBeLessThanOrEqual(2);
    expect(copies.filter(({ printed }) => printed.printCount > 2)).toEqual([]);
  });

  it('every letter is drawn in an embedded font and none as an empty box', () => {
    for (const { label, objects } of copies) {
      const { fonts, glyphs } = objects;
      expect(fonts.unembedded, label).toBe(0);
      expect(fonts.kinds, label).not.toContain('Type3');
      expect(fonts.names.length, label).toBeGreaterThan(0);
      expect(
        fonts.names.filter((name) => !FONT_NAME.test(name)),
        label,
      ).toEqual([]);
      expect(glyphs.drawn, label).toBeGreaterThan(5_000);
      expect(glyphs.missing, label).toBe(0);
    }
  });

  it('every report is at most 1.5 MB', () => {
    for (const { label, printed } of copies) expect(printed.pdf.length, label).toBeLessThanOrEqual(1_500_000);
  });
});

/** Faults of all pages except the cover, with report, person and page. */
function findFaults(check: (page: PdfPage, copy: Copy) => string[]): string[] {
  return copies.flatMap((copy) =>
    copy.pages
      .slice(1)
      .flatMap((page) => check(page, copy).map((fault) => `${copy.label}, page ${page.number} ${fault}`)),
  );
}

const countCharacters = (pieces: PdfPage['pieces']) => pieces.map(({ text }) => text).join('').length;
