/** The information in the PDF is in the language of the report. */
import { expect, test } from 'vitest';
import { writeWith } from '#src/reports/content/content.ts';
import type { Frame } from '#src/reports/contract-frame.ts';
import { writeFrame } from '#src/reports/text/frame.ts';
import { ENGLISH_FRAME } from '#src/testing/fixtures/frame.ts';
import { createMadeUpLanguage, listUntranslatedWords } from '#src/testing/reports/made-up-language.ts';
import { describeLinks, writeDocumentInfo } from './document-info.ts';
import { getObject, readPdfFile, type PdfFile } from './pdf-file.ts';
import { buildChromiumPdf } from './testing.ts';
import { decodeUtf16 } from './text-block.ts';

const CREATED_AT = new Date('2026-11-21T03:11:00Z');

test('the information about a document is in English for an English report', () => {
  const file = writeInfo(ENGLISH_FRAME);
  expect(readText(getInfo(file), 'Title')).toBe('Kundli of (Asha) राव');
  expect(readText(getInfo(file), 'Author')).toBe('Lagna');
  expect(readText(getInfo(file), 'Subject')).toBe('Vedic birth chart report');
  expect(readText(getInfo(file), 'Keywords')).toBe('Vedic astrology kundli horoscope');
});

test('the dates of a document are those of its order, and the program that printed it stays', () => {
  const info = getInfo(writeInfo(ENGLISH_FRAME));
  expect(info).toContain('/CreationDate (D:20261121031100Z)');
  expect(info).toContain('/ModDate (D:20261121031100Z)');
  expect(info).toContain('/Producer (Skia/PDF m153)');
});

test('the XMP metadata repeats the title and marks the document as PDF/UA', () => {
  const file = writeInfo(ENGLISH_FRAME);
  const [, number] = /\/Metadata (\d+) 0 R/.exec(getObject(file, file.root).text)!;
  const { text, data } = getObject(file, Number(number));
  expect(text).toContain(`/Length ${data!.length}`);
  expect(data!.toString()).toContain('<rdf:li xml:lang="x-default">Kundli of (Asha) राव</rdf:li>');
  expect(data!.toString()).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

test('links are described by their page or address', () => {
  const file = readPdfFile(PDF);
  describeLinks(file, PAGES, { chapter: 7 }, ENGLISH_FRAME.pdf);
  expect(listLinkTexts(file)).toEqual(['Go to page 7', 'Open https://lagna.example/(a)']);
});

test('no information and no description of a link has a word of English in a made-up language', () => {
  const frame = writeWith(createMadeUpLanguage(), writeFrame);
  const file = writeInfo(frame);
  describeLinks(file, PAGES, { chapter: 7 }, frame.pdf);
  const texts = [
    ...['Author', 'Subject', 'Keywords', 'Creator'].map((name) => readText(getInfo(file), name)),
    readText(getObject(file, file.root).text, 'P'),
    ...listLinkTexts(file).map((text) => text.replace('https://lagna.example/(a)', '')),
  ];
  expect(texts.flatMap((text) => listUntranslatedWords(text))).toEqual([]);
});

/** One page with a link to a chapter and a link to the site. */
const PAGES = ['<</Type /Page\n/Annots [3 0 R 4 0 R]>>'];
const LINKS = [
  '<</Type /Annot\n/Subtype /Link\n/Dest /chapter>>',
  '<</Type /Annot\n/Subtype /Link\n/A <</Type /Action\n/S /URI\n/URI (https://lagna.example/\\(a\\))>>>>',
];
const INFO = '<</Title (A \\(title\\))\n/Creator (Chromium)\n/Producer (Skia/PDF m153)>>';
const PDF = buildChromiumPdf(['<</Type /Catalog>>', PAGES[0]!, ...LINKS, INFO]);

function writeInfo(texts: Frame): PdfFile {
  const file = readPdfFile(PDF);
  writeDocumentInfo(file, { title: 'Kundli of (Asha) राव', createdAt: CREATED_AT, texts });
  return file;
}

const getInfo = (file: PdfFile): string => getObject(file, file.info).text;

const readText = (dictionary: string, name: string): string =>
  decodeUtf16(new RegExp(`/${name} <FEFF(\\w+)>`).exec(dictionary)![1]!);

const listLinkTexts = (file: PdfFile): string[] =>
  [3, 4].map((number) => readText(getObject(file, number).text, 'Contents'));
