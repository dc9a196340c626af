/** Names in every script that the forms accept: printed and read back from the PDF. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEVANAGARI,
  getFontCharacters,
  OPTIONAL_SCRIPTS,
  findScripts,
  type Script,
} from '#src/places/contract-name-scripts.ts';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { ASHA_DOCUMENT } from '#src/testing/fixtures/report-document.ts';
import { countMissingGlyphs, readPages, SHEET } from '#src/testing/reports/pdf-pages.ts';
import { expandPdf } from '#src/testing/reports/expanded-pdf.ts';
import { extractText } from '#src/testing/reports/pdf-text.ts';
import { getReportRenderer } from '#src/testing/reports/print-bundle.ts';
import { printReport, type ReportRenderer } from './print-report.ts';

const NAMES: [script: string, name: string, font: string][] = [
  ['Bengali', 'শ্রীমতী দ্রৌপদী ক্ষেত্রজ্ঞা', 'NotoSansBengali'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸ਼੍ਰੀ', 'NotoSansGurmukhi'],
  ['Gujarati', 'શ્રી લક્ષ્મણ ક્ષત્રિય', 'NotoSansGujarati'],
  ['Odia', 'ଶ୍ରୀଲକ୍ଷ୍ମୀ ପଣ୍ଡା', 'NotoSansOriya'],
  ['Tamil', 'ஸ்ரீலக்ஷ்மி வெங்கடேசன்', 'NotoSansTamil'],
  ['Telugu', 'శ్రీలక్ష్మి వేంకటేశ్వర్లు', 'NotoSansTelugu'],
  ['Kannada', 'ಶ್ರೀಕೃಷ್ಣ ಲಕ್ಷ್ಮೀನಾರಾಯಣ', 'NotoSansKannada'],
  ['Malayalam', 'ശ്രീലക്ഷ്മി ഉണ്ണികൃഷ്ണൻ', 'NotoSansMalayalam'],
  ['Urdu', 'محمد اقبال انصاری', 'NotoNaskhArabic'],
  ['Cyrillic', 'Наталья Ёлкина', 'Mulish'],
  ['Vietnamese', 'Nguyễn Thị Ánh Dương', 'Mulish'],
];
const STANDARD_FONTS = /^(NotoSansDevanagari|Fraunces|Mulish)/;

let render: ReportRenderer;
let browser: Browser;
beforeAll(async () => {
  render = await getReportRenderer();
  browser = createBrowser({ executablePath: process.env.CHROMIUM_PATH, log: { info() {}, warn() {} } });
});
afterAll(async () => {
  await browser.close();
});

describe.each(NAMES)('a name in %s', (script, name, font) => {
  it(`a name in ${script} is printed in an embedded font and read back unchanged`, async () => {
    const pdf = await printExpanded(withName(name));
    const otherFonts = listFonts(pdf).filter((fontName) => !STANDARD_FONTS.test(fontName));
    expect(otherFonts.every((fontName) => fontName.startsWith(font))).toBe(true);
    expect(otherFonts.length > 0).toBe(font.startsWith('Noto'));
    expectAllGlyphs(pdf);
    const [cover, secondPage] = extractText(pdf);
    expect(cover).toContain(toVisualOrder(name));
    expect(secondPage).toContain(`Prepared for ${toVisualOrder(name)} · Order`);
  });

  it(`a name of eighty letters in ${script} stays on the cover and beside the page number`, async () => {
    const longName = `${name} `.repeat(6).slice(0, 80).trim();
    const { pdf, pages } = await printReport(browser, render, withName(longName));
    const [cover, secondPage] = await readPages(pdf);
    for (const { x, right } of cover!.pieces) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(SHEET.width);
    }
    const footerPieces = secondPage!.running.filter(({ y }) => y > SHEET.bottom);
    const pageNumber = footerPieces.find(({ text }) => text === '2')!;
    const namePieces = footerPieces.filter(({ text }) => !['2', 'of', String(pages)].includes(text));
    expect(Math.max(...namePieces.map(({ right }) => right))).toBeLessThan(pageNumber.x - 3);
  });
});

it('every letter that a form accepts has a glyph in an embedded font', async () => {
  const pdf = await printExpanded(withName([DEVANAGARI, ...OPTIONAL_SCRIPTS].map(listCharacters).join(' ')));
  expectAllGlyphs(pdf);
  expect(listFonts(pdf).filter((font) => !/^(Noto(Sans|Naskh)|Fraunces|Mulish)/.test(font))).toEqual([]);
});

describe('the fonts of a document', () => {
  const countFonts = (doc: ReportDocument) => render(doc).html.match(/@font-face/g)!.length;
  const countStandardFonts = () => countFonts(ASHA_DOCUMENT);

  it('a name in Latin letters or Devanagari needs no additional font', () => {
    expect(countStandardFonts()).toBe(13);
    for (const name of ['José Łukasz Ñandú', 'आशा राव', '<b>"Asha"</b>']) {
      expect(findScripts(name)).toEqual([]);
      expect(countFonts(withName(name))).toBe(countStandardFonts());
    }
  });

  it('each other script of name or place adds one font', () => {
    expect(countFonts(withName('ஆஷா'))).toBe(countStandardFonts() + 1);
    expect(countFonts(withName('ஆஷா আশা'))).toBe(countStandardFonts() + 2);
    const place = { ...ASHA_DOCUMENT.birth.place, name: 'Buôn Ma Thuột' };
    expect(countFonts({ ...ASHA_DOCUMENT, birth: { ...ASHA_DOCUMENT.birth, place } })).toBe(
      countStandardFonts() + 1,
    );
  });

  it('only the Urdu part of a name is set right to left', () => {
    const { html } = render(withName('Asha محمد Rao'));
    expect(html).toContain('Asha <span lang="ur" dir="rtl">محمد</span> Rao');
    expect(html.match(/dir="rtl"/g)).toHaveLength(1);
  });
});

const printExpanded = async (document: ReportDocument): Promise<Buffer> =>
  expandPdf((await printReport(browser, render, document)).pdf);

/** The cover and two pages, because a name stands on the cover and in the footers only. */
const withName = (name: string): ReportDocument => ({
  ...ASHA_DOCUMENT,
  pages: ASHA_DOCUMENT.pages.filter(({ kind }) => ['summary', 'birth'].includes(kind)),
  birth: { ...ASHA_DOCUMENT.birth, name },
});

/** Every font is embedded as TrueType, and every character has a glyph. */
function expectAllGlyphs(pdf: Buffer): void {
  const text = pdf.toString('latin1');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  expect(count(/\/Subtype \/Type3/g)).toBe(0);
  expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g));
  expect(countMissingGlyphs(pdf).missing).toBe(0);
}

const listFonts = (pdf: Buffer) =>
  Array.from(pdf.toString('latin1').matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?(\S+)/g), ([, font]) => font!);

/** All characters that the font of the script covers, separated by spaces; combining marks follow a letter or a dotted circle. */
function listCharacters(script: Script): string {
  const carrier = script.isRightToLeft ? 'ب' : '\u25cc';
  const codePoints = getFontCharacters(script)
    .split(', ')
    .flatMap((codeRange) => {
      const [firstCode, lastCode] = codeRange.split('-').map((hex) => parseInt(hex, 16));
      return Array.from({ length: (lastCode ?? firstCode)! - firstCode! + 1 }, (_, i) => firstCode! + i);
    });
  return codePoints
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !/[\p{Cn}\p{Cf}]/u.test(character))
    .map((character) => (/\p{M}/u.test(character) ? `${carrier}${character}` : character))
    .join(' ');
}

/** The PDF contains right-to-left text in visual order. */
function toVisualOrder(name: string): string {
  if (!findScripts(name).some(({ isRightToLeft }) => isRightToLeft)) return name;
  return Array.from(new Intl.Segmenter('ur').segment(name), ({ segment }) => segment)
    .toReversed()
    .join('');
}
