import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { ASHA_DOCUMENT, ASHA_DOCUMENT_WITHOUT_TIME } from '#src/testing/fixtures/report-document.ts';
import { expandPdf } from '#src/testing/reports/expanded-pdf.ts';
import { getReportRenderer } from '#src/testing/reports/print-bundle.ts';
import { printReport, type PrintedReport, type ReportRenderer } from './print-report.ts';

const OPTIONS = { executablePath: process.env.CHROMIUM_PATH, log: { info() {}, warn() {} } };
const POINTS_PER_MM = 72 / 25.4;
/** Share of dark pixels: an empty box has less than a letter. */
const MIN_INK_SHARE = 0.03;
/** Blue channel of a pixel, 0 to 255: the text colours are below it, the paper is above it. */
const MAX_BLUE_OF_INK = 160;

let render: ReportRenderer;
let browser: Browser;
let asha: PrintedReport;
let ashaPdf: PDFDocumentProxy;

beforeAll(async () => {
  render = await getReportRenderer();
  browser = createBrowser(OPTIONS);
  asha = await printReport(browser, render, ASHA_DOCUMENT);
  ashaPdf = await openPdf(asha);
});
afterAll(async () => {
  await ashaPdf.loadingTask.destroy();
  await browser.close();
});

describe('a printed report', () => {
  it('a printed report has a cover, a page for every chapter and a second one for the essay', () => {
    expect(asha.pages).toBe(ASHA_DOCUMENT.pages.length + 2);
    expect(ashaPdf.numPages).toBe(asha.pages);
  });

  it('a printed report is smaller than 1.5 MB', () => {
    expect(asha.pdf.length).toBeLessThan(1_500_000);
  });

  it('a printed report is tagged PDF with title, author, language and date', async () => {
    const { info } = await ashaPdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Janam Kundli of Asha Rao',
      Author: 'Lagna',
      Language: 'en-IN',
      CreationDate: 'D:20261121031100Z',
      ModDate: 'D:20261121031100Z',
    });
    expect((await ashaPdf.getMarkInfo()) as unknown).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
  });

  it('a printed report has bookmarks with the titles of cover and chapters', async () => {
    const outline = (await ashaPdf.getOutline()) as { title: string }[];
    const titles = outline.map(({ title }) => title.replaceAll('\u00a0', ' '));
    expect(titles).toEqual(['Asha Rao', ...ASHA_DOCUMENT.pages.map(({ title }) => title)]);
  });

  it('a printed report embeds every font as TrueType, never as Type 3', async () => {
    const text = (await expandPdf(asha.pdf)).toString('latin1');
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(count(/\/Subtype \/Type3/g)).toBe(0);
    expect(count(/\/Type \/FontDescriptor/g)).toBeGreaterThan(5);
    expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g));
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansDevanagari/);
    expect(text).not.toMatch(/\/BaseFont \/[A-Z]{6}\+(?!NotoSansDevanagari|Fraunces|Mulish)/);
  });

  it('words in Devanagari are whole words in two independent readers', async () => {
    const page = asha.destinations.grahas!;
    const pdfium = await PDFiumLibrary.init();
    const document = await pdfium.loadDocument(asha.pdf);
    const texts = [document.getPage(page - 1).getText(), await readText(ashaPdf, page)];
    document.destroy();
    pdfium.destroy();
    for (const text of texts) {
      const words = text.match(/[\u0900-\u097f]+/g);
      expect(words).toEqual(expect.arrayContaining(['नवग्रह', 'सूर्य', 'चन्द्र', 'मंगल', 'शनि', 'राहु', 'केतु']));
    }
  });

  it('a printed report has XMP metadata with the mark of PDF/UA, and the cover is a page without a number', async () => {
    const { metadata } = await ashaPdf.getMetadata();
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata?.get('dc:title')).toBe('Janam Kundli of Asha Rao');
    expect((await ashaPdf.getPageLabels())?.slice(0, 3)).toEqual(['Cover', '2', '3']);
  });

  it('every link of a printed report has a description', async () => {
    const pages = Array.from({ length: asha.pages }, (_, i) => i + 1);
    const annotations = await Promise.all(
      pages.map(async (page) => (await ashaPdf.getPage(page)).getAnnotations()),
    );
    const descriptions = annotations.flat().map(({ contentsObj }) => contentsObj.str);
    expect(descriptions.length).toBeGreaterThan(10);
    expect(descriptions.filter((text) => !/^(Go to page \d+|Open https?:)/.test(text))).toEqual([]);
  });

  it.each(['₹', 'पा', 'बुं', 'ḥ'])('a printed report shows the glyphs of %s', async (characters) => {
    expect(await measureInk(ashaPdf, asha.destinations.remedies!, characters)).toBeGreaterThan(MIN_INK_SHARE);
  });

  it('a printed report is not scaled: a title has its exact size and margin', async () => {
    const page = await ashaPdf.getPage(asha.destinations.charts!);
    const { items } = await page.getTextContent();
    const title = items.find((item) => 'str' in item && item.str === 'Your charts');
    expect(title).toMatchObject({
      height: expect.closeTo(27, 1),
      transform: expect.arrayContaining([expect.closeTo(20 * POINTS_PER_MM, 0)]),
    });
  });

  it('the contents list the real first page of each chapter', async () => {
    const contentsText = await readText(ashaPdf, 3);
    for (const { id, title, chapterNumber } of ASHA_DOCUMENT.pages) {
      if (chapterNumber === null) continue;
      const firstPage = asha.destinations[id]!;
      expect(await readText(ashaPdf, firstPage)).toContain(title);
      expect(contentsText).toMatch(new RegExp(`${title}.*? ${firstPage}( |$)`));
    }
  });

  it('the running title shows the chapter and the page number', async () => {
    const [periods, last] = [
      await readText(ashaPdf, asha.destinations.periods!),
      await readText(ashaPdf, 14),
    ];
    expect(periods).toContain('Janam Kundli · Periods');
    expect(last).toContain('Janam Kundli · Words and limits');
    expect(last).toContain('14 of 14');
  });

  it('a report printed by another browser is byte-identical', async () => {
    const otherBrowser = createBrowser(OPTIONS);
    const secondPrint = await printReport(otherBrowser, render, ASHA_DOCUMENT);
    await otherBrowser.close();
    expect(secondPrint.sha256).toBe(asha.sha256);
    expect(secondPrint.pdf.equals(asha.pdf)).toBe(true);
  });

  it('a report is printed by a new browser after the old one was killed', async () => {
    process.kill(browser.getPid()!, 'SIGKILL');
    await expect.poll(() => browser.isHealthy()).toBe(true);
    await expect(printReport(browser, render, ASHA_DOCUMENT)).resolves.toMatchObject({ sha256: asha.sha256 });
  });
});

describe('a chapter longer than its page', () => {
  const withExtraRows = (extra: number): ReportDocument => {
    const rows = Array.from({ length: extra }, (_, i) => ({
      label: `Line ${i + 1}`,
      value: 'One more line of birth data',
    }));
    const pages = ASHA_DOCUMENT.pages.map((page) =>
      page.kind === 'birth' ? { ...page, details: [...page.details, ...rows] } : page,
    );
    return { ...ASHA_DOCUMENT, pages };
  };

  it('a chapter slightly longer than its page is set tighter', async () => {
    expect((await printReport(browser, render, withExtraRows(5))).pages).toBe(asha.pages);
  });

  it('a chapter much longer than its page takes a second page, and the contents follow', async () => {
    const { pages, destinations } = await printReport(browser, render, withExtraRows(30));
    expect(pages).toBe(asha.pages + 1);
    expect(destinations.charts).toBe(asha.destinations.charts! + 1);
  });
});

describe('an unknown time of birth', () => {
  it('a report without time of birth has no lagna, no houses and no arc of periods', async () => {
    const printed = await printReport(browser, render, ASHA_DOCUMENT_WITHOUT_TIME);
    const pdf = await openPdf(printed);
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => readText(pdf, i + 1)));
    await pdf.loadingTask.destroy();
    expect(printed.pages).toBe(ASHA_DOCUMENT_WITHOUT_TIME.pages.length + 1);
    expect(pages[0]).not.toContain('East');
    expect(pages[printed.destinations.charts! - 1]).not.toContain('Birth chart');
    expect(pages[printed.destinations.grahas! - 1]).not.toMatch(/House|Lagna लग्न/);
  });
});

describe('the name on a report', () => {
  const LONG_NAME = 'Venkatanarasimharajuvaripeta Lakshmi Satyanarayana Subrahmanyam Bhattacharyya II';

  it.each([
    '</style><script>document.title = 1</script>',
    '"; } @page { size: 10mm } "',
    `'"\\ <img src=x onerror=alert(1)> &amp; {{7*7}}`,
    'आशा राव',
    'José Łukasz Ñandú',
    LONG_NAME,
  ])('a name is printed as it is written: %s', async (name) => {
    const printed = await printReport(browser, render, withName(name));
    const pdf = await openPdf(printed);
    const [cover, second] = [await readText(pdf, 1), await readText(pdf, 2)];
    await pdf.loadingTask.destroy();
    expect(printed.pages).toBe(asha.pages);
    expect(stripSpaces(cover)).toContain(stripSpaces(name));
    expect(stripSpaces(second)).toContain(stripSpaces(`Prepared for ${name}`).slice(0, 40));
  });

  it('a name with markup loads nothing', async () => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const name = `<img src="${url}/img"><iframe src="${url}/frame"></iframe>"}</style><link rel=stylesheet href=${url}/css>`;
    await printReport(browser, render, withName(name));
    server.close();
    expect(requests).toEqual([]);
  });
});

it('a document that loses a chapter is rejected', async () => {
  const renderWithoutLastChapter: ReportRenderer = (doc) => render({ ...doc, pages: doc.pages.slice(0, -1) });
  await expect(printReport(browser, renderWithoutLastChapter, ASHA_DOCUMENT)).rejects.toThrow('glossary');
});

const withName = (name: string): ReportDocument => ({
  ...ASHA_DOCUMENT,
  birth: { ...ASHA_DOCUMENT.birth, name },
});

function openPdf({ pdf }: PrintedReport): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

async function readText(pdf: PDFDocumentProxy, pageNumber: number): Promise<string> {
  const { items } = await (await pdf.getPage(pageNumber)).getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : ''));
  return words.join(' ').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
}

/** Without line breaks and spaces: long names are wrapped, and shaped Devanagari is extracted with gaps. */
const stripSpaces = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/** Share of dark pixels in the box of some letters, on a page drawn at four pixels per point. */
async function measureInk(pdf: PDFDocumentProxy, pageNumber: number, characters: string): Promise<number> {
  const scale = 4;
  const page = await pdf.getPage(pageNumber);
  const viewport = page.getViewport({ scale });
  const { items } = await page.getTextContent();
  const textItem = items.find((item) => 'str' in item && item.str.includes(characters));
  if (!textItem || !('str' in textItem)) return 0;
  const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(viewport.width, viewport.height);
  await page.render({ canvas: canvas as never, viewport }).promise;
  // The letters of one text are about equally wide.
  const characterWidth = textItem.width / textItem.str.length;
  const x = (textItem.transform[4] + characterWidth * textItem.str.indexOf(characters)) * scale;
  const y = viewport.height - (textItem.transform[5] + textItem.height * 0.8) * scale;
  const { data } = context.getImageData(
    x,
    y,
    characterWidth * characters.length * scale,
    textItem.height * scale,
  );
  const darkPixels = Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 2]!).filter(
    (blue) => blue < MAX_BLUE_OF_INK,
  );
  return darkPixels.length / (data.length / 4);
}

/** The canvas of pdf.js in Node is untyped. */
type CanvasFactory = {
  create(
    width: number,
    height: number,
  ): {
    canvas: unknown;
    context: {
      getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
    };
  };
};
