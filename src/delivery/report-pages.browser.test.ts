/** Every page of all nine reports, each for three people of its own, read back from the printed file. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { products } from '#src/reports/products.ts';
import { writeReport, type ReportInput, type WritableReport } from '#src/reports/write-report.ts';
import { manyBirths, PLACES, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { linesOf, missingGlyphs, seenPages, SHEET, type SeenPage } from '#src/testing/pdf-pages.ts';
import { buildRender } from '#src/testing/print-render.ts';
import { printReport, type PrintedReport } from './print-report.ts';

const NAMES = [
  'श्रीमती लक्ष्म्या क्षेत्रज्ञा-Venkatanarasimharajuvaripet द्रौपद्यैश्वर्या Łukas',
  'Thiruvenkatanathapuram-Srirangarajapuram Venkatanarasimharajuvaripeta Óengus Łuk',
];
const TOWN =
  'Bhimavaram Uparlapalle Tirumalagiri-Venkatachalapathipuram Agraharam Kodandaramaswamy Peta Colony, S';
const REGION = 'Telangana and Andhra';
const STYLES = ['north', 'south', 'east'] as const;
const BIRTHS = manyBirths(320);

/** Every copy is of a person of its own: for each report an hour known, none, and a name and a town as long as they may be. */
const PEOPLE: Record<string, (nth: number) => Parameters<typeof reportInput>[0]> = {
  'an hour': (nth) => BIRTHS[nth * 31 + 8]!,
  'no hour': (nth) => withoutTime(BIRTHS[nth * 29 + 20]!),
  'a long name': (nth) => ({
    ...BIRTHS[nth * 31 + 64]!,
    name: NAMES[nth % 3 === 1 ? 1 : 0]!,
    place: { ...PLACES[nth % PLACES.length]!, name: TOWN, region: REGION },
  }),
};

type Copy = {
  of: string;
  input: ReportInput;
  doc: ReportDocument;
  printed: PrintedReport;
  pages: SeenPage[];
};
const KEYS = Object.keys(products) as WritableReport[];
let copies: Copy[];
let browser: Browser;

beforeAll(async () => {
  const { render, remove } = await buildRender();
  browser = createBrowser({ executablePath: process.env.CHROMIUM_PATH, log: { info() {}, warn() {} } });
  const reading: Promise<Copy>[] = [];
  for (const [i, who] of Object.keys(PEOPLE).entries())
    for (const [nth, product] of KEYS.entries()) {
      const chartStyle = STYLES[(nth + i) % 3]!;
      const input = { ...reportInput(PEOPLE[who]!(nth), product), chartStyle };
      const doc = writeReport(input);
      const printed = await printReport(browser, render, doc);
      // read while the next one is printed
      const of = `${product}, ${who}`;
      reading.push(seenPages(printed.pdf).then((pages) => ({ of, input, doc, printed, pages })));
    }
  copies = await Promise.all(reading);
  await remove();
}, 240_000);
afterAll(() => browser.close());

describe('all nine reports, for twenty-seven people', () => {
  it('are copies for all lagnas, in all three styles, the name and the town as long as they may be', () => {
    expect(new Set(copies.map(({ input }) => input.chart.utc))).toHaveProperty('size', 27);
    expect(new Set(copies.flatMap(({ input }) => input.chart.lagna?.sign ?? []))).toHaveProperty('size', 12);
    expect(new Set(NAMES.map((name) => name.length))).toEqual(new Set([80]));
    expect(`${TOWN}, ${REGION}`.length).toBeGreaterThanOrEqual(120);
  });

  it('have no page without words of its own', () => {
    expect(faults(({ pieces }) => (lettersOf(pieces) < 80 ? ['is nearly empty'] : []))).toEqual([]);
  });

  it('leave a third of a page empty only where a chapter ends', () => {
    const third = SHEET.bottom - (SHEET.bottom - SHEET.top) / 3;
    expect(
      faults(({ number, pieces }, { doc, printed }) => {
        // the page in one minute and the contents are a sheet each
        const ends =
          number <= 3 ||
          number === printed.pages ||
          doc.pages.some(({ id }) => printed.destinations[id] === number + 1);
        const lowest = Math.max(...pieces.map(({ y }) => y));
        return ends || lowest > third ? [] : [`stops at ${lowest.toFixed(0)} of ${SHEET.bottom} mm`];
      }),
    ).toEqual([]);
  });

  it('carry the running foot on every page, with its own number', () => {
    expect(
      faults(({ number, running }, { printed }) => {
        const foot = running.map(({ text }) => text).join(' ');
        return foot.includes(`${number} of ${printed.pages}`) ? [] : [`has the foot ${foot}`];
      }),
    ).toEqual([]);
  });

  it('end no page with a heading, nor with a heading and a single line', () => {
    expect(
      faults(({ pieces }) => {
        const lines = linesOf(pieces);
        const headings = pieces.filter(({ heading }) => heading);
        const lonely = headings.filter(({ y }) => lines.filter((line) => line > y + 1).length < 2);
        return lonely.map(({ text }) => `ends with ${text}`);
      }),
    ).toEqual([]);
  });

  it('begin no page with the caption of what stands on the page before', () => {
    expect(
      faults(({ pieces }) => {
        const first = pieces.toSorted((a, b) => a.y - b.y)[0]!;
        return /^(Table|Figure) \d/.test(first.text) ? [`begins with ${first.text}`] : [];
      }),
    ).toEqual([]);
  });

  it('keep all words within the margins, but for the end of a label in a drawing', () => {
    const hang = 2;
    expect(
      faults(({ pieces }) =>
        pieces
          .filter(
            ({ x, right, y }) =>
              x < SHEET.left - hang || right > SHEET.right + hang || y < SHEET.top || y > SHEET.bottom,
          )
          .map(({ text, x, y }) => `has ${text} at ${x.toFixed(1)}, ${y.toFixed(1)}`),
      ),
    ).toEqual([]);
  });

  it('say it all in one minute on one page, and list the chapters on the next', () => {
    for (const { of, doc, printed } of copies) {
      const [minute, contents, next] = doc.pages;
      expect([minute!.kind, contents!.kind], of).toEqual(['summary', 'contents']);
      expect([printed.destinations[minute!.id], printed.destinations[next!.id]], of).toEqual([2, 4]);
    }
  });

  it('are printed once, since every page was foreseen; a line that just fits may cost one in ten a second print', () => {
    const again = copies.filter(({ printed }) => printed.printCount > 1);
    expect(again.length, again.map(({ of }) => of).join()).toBeLessThanOrEqual(2);
    expect(again.filter(({ printed }) => printed.printCount > 2)).toEqual([]);
  });

  it('draw every letter from one of our own fonts, embedded, and none as an empty box', () => {
    for (const { of, printed } of copies) {
      const text = printed.pdf.toString('latin1');
      const fonts = text.match(/\/Type \/FontDescriptor/g)!.length;
      expect(text.match(/\/FontFile2 /g), of).toHaveLength(fonts);
      expect(text, of).not.toMatch(
        /\/Subtype \/Type3|\/BaseFont \/(?![A-Z]{6}\+(NotoSansDevanagari|Fraunces|Mulish))/,
      );
      const { drawn, missing } = missingGlyphs(printed.pdf);
      expect(drawn, of).toBeGreaterThan(5_000);
      expect(missing, of).toBe(0);
    }
  });

  it('weigh a megabyte and a half at most', () => {
    for (const { of, printed } of copies) expect(printed.pdf.length, of).toBeLessThanOrEqual(1_500_000);
  });
});

/** What is wrong on any page but the cover: report, person and page before each. */
function faults(seen: (page: SeenPage, copy: Copy) => string[]): string[] {
  return copies.flatMap((copy) =>
    copy.pages
      .slice(1)
      .flatMap((page) => seen(page, copy).map((fault) => `${copy.of}, page ${page.number} ${fault}`)),
  );
}

const lettersOf = (pieces: SeenPage['pieces']) => pieces.map(({ text }) => text).join('').length;
