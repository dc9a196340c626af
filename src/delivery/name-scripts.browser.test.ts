/** Names in every script that the forms take, printed, and read back from the file. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEVANAGARI,
  lettersOfFont,
  RARE,
  scriptsIn,
  type Script,
} from '#src/places/contract-name-scripts.ts';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { ASHA_DOCUMENT } from '#src/testing/fixtures/report-document.ts';
import { missingGlyphs, seenPages, SHEET } from '#src/testing/pdf-pages.ts';
import { copiedText } from '#src/testing/pdf-text.ts';
import { buildRender } from '#src/testing/print-render.ts';
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
const OURS = /^(NotoSansDevanagari|Fraunces|Mulish)/;

let render: ReportRenderer;
let remove: () => Promise<void>;
let browser: Browser;
beforeAll(async () => {
  ({ render, remove } = await buildRender());
  browser = createBrowser({ executablePath: process.env.CHROMIUM_PATH, log: { info() {}, warn() {} } });
});
afterAll(async () => {
  await browser.close();
  await remove();
});

describe.each(NAMES)('a name in %s', (_, name, font) => {
  it('is printed in letters of ours, and read back as it was written', async () => {
    const { pdf } = await printReport(browser, render, named(name));
    const others = fontsOf(pdf).filter((each) => !OURS.test(each));
    expect(others.every((each) => each.startsWith(font))).toBe(true);
    expect(others.length > 0).toBe(font.startsWith('Noto'));
    expectWhole(pdf);
    const [cover, second] = copiedText(pdf);
    expect(cover).toContain(asDrawn(name));
    expect(second).toContain(`Prepared for ${asDrawn(name)} · Order`);
  });

  it('of eighty letters stays on the cover and beside the page number', async () => {
    const { pdf } = await printReport(browser, render, named(`${name} `.repeat(6).slice(0, 80).trim()));
    const [cover, second] = await seenPages(pdf);
    for (const { x, right } of cover!.pieces) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(SHEET.width);
    }
    const number = second!.running.find(({ text }) => text.startsWith('2 of'))!;
    const foot = second!.running.filter(({ text, y }) => y > SHEET.bottom && text !== number.text);
    expect(Math.max(...foot.map(({ right }) => right))).toBeLessThan(number.x - 3);
  });
});

describe('every letter that a form takes', () => {
  it.each([DEVANAGARI, ...RARE])('has a glyph in $font', async (script) => {
    const { pdf } = await printReport(browser, render, named(everyLetter(script)));
    expectWhole(pdf);
    expect(fontsOf(pdf).filter((font) => !/^(Noto(Sans|Naskh)|Fraunces|Mulish)/.test(font))).toEqual([]);
  });
});

describe('what is given to the printer', () => {
  const fonts = (doc: ReportDocument) => render(doc).html.match(/@font-face/g)!.length;
  const everyday = () => fonts(ASHA_DOCUMENT);

  it('has no further font for a name in everyday letters or Devanagari', () => {
    expect(everyday()).toBe(13);
    for (const name of ['José Łukasz Ñandú', 'आशा राव', '<b>"Asha"</b>']) {
      expect(scriptsIn(name)).toEqual([]);
      expect(fonts(named(name))).toBe(everyday());
    }
  });

  it('has one further font for each further script, also for that of the place', () => {
    expect(fonts(named('ஆஷா'))).toBe(everyday() + 1);
    expect(fonts(named('ஆஷா আশা'))).toBe(everyday() + 2);
    const place = { ...ASHA_DOCUMENT.birth.place, name: 'Buôn Ma Thuột' };
    expect(fonts({ ...ASHA_DOCUMENT, birth: { ...ASHA_DOCUMENT.birth, place } })).toBe(everyday() + 1);
  });

  it('turns only the name in Urdu around', () => {
    const { html } = render(named('Asha محمد Rao'));
    expect(html).toContain('Asha <span lang="ur" dir="rtl">محمد</span> Rao');
    expect(html.match(/dir="rtl"/g)).toHaveLength(1);
  });
});

const named = (name: string): ReportDocument => ({
  ...ASHA_DOCUMENT,
  birth: { ...ASHA_DOCUMENT.birth, name },
});

function expectWhole(pdf: Buffer): void {
  const text = pdf.toString('latin1');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  expect(count(/\/Subtype \/Type3/g)).toBe(0);
  expect(count(/\/FontFile2 /g)).toBe(count(/\/Type \/FontDescriptor/g));
  expect(missingGlyphs(pdf).missing).toBe(0);
}

const fontsOf = (pdf: Buffer) =>
  Array.from(pdf.toString('latin1').matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?(\S+)/g), ([, font]) => font!);

/** All that the table names, a space between any two; marks stand on a letter, or on the circle in its place. */
function everyLetter(script: Script): string {
  const carrier = script.leftward ? 'ب' : '\u25cc';
  const codes = lettersOfFont(script)
    .split(', ')
    .flatMap((each) => {
      const [first, last] = each.split('-').map((hex) => parseInt(hex, 16));
      return Array.from({ length: (last ?? first)! - first! + 1 }, (_, i) => first! + i);
    });
  return codes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !/[\p{Cn}\p{Cf}]/u.test(letter))
    .map((letter) => (/\p{M}/u.test(letter) ? `${carrier}${letter}` : letter))
    .join(' ');
}

/** What runs from right to left is drawn with its last letter first. */
function asDrawn(name: string): string {
  if (!scriptsIn(name).some(({ leftward }) => leftward)) return name;
  return Array.from(new Intl.Segmenter('ur').segment(name), ({ segment }) => segment)
    .toReversed()
    .join('');
}
