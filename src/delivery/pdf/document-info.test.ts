/** The information in the PDF is in the language of the report. */
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { writeWith } from '#src/reports/content/content.ts';
import { writeFrame } from '#src/reports/text/frame.ts';
import { ENGLISH_FRAME } from '#src/testing/fixtures/frame.ts';
import { createMadeUpLanguage, listUntranslatedWords } from '#src/testing/reports/made-up-language.ts';
import { describeLinks, writeDocumentInfo } from './document-info.ts';

const CREATED_AT = new Date('2026-11-21T03:11:00Z');

test('the information about a document is in English for an English report', async () => {
  const document = await createDocument();
  writeDocumentInfo(document, CREATED_AT, ENGLISH_FRAME);
  expect(document.getAuthor()).toBe('Lagna');
  expect(document.getSubject()).toBe('Vedic birth chart report');
  expect(document.getKeywords()).toBe('Vedic astrology kundli horoscope');
});

test('links are described by their page or address', async () => {
  const document = await createDocument();
  describeLinks(document, { chapter: 7 }, ENGLISH_FRAME.pdf);
  expect(listLinkTexts(document)).toEqual(['Go to page 7', 'Open https://lagna.example/']);
});

test('no information and no description of a link has a word of English in a made-up language', async () => {
  const frame = writeWith(createMadeUpLanguage(), writeFrame);
  const document = await createDocument();
  writeDocumentInfo(document, CREATED_AT, frame);
  describeLinks(document, { chapter: 7 }, frame.pdf);
  const texts = [
    document.getAuthor(),
    document.getSubject(),
    document.getKeywords(),
    document.getCreator(),
    readCoverLabel(document),
    ...listLinkTexts(document).map((text) => text.replace('https://lagna.example/', '')),
  ];
  expect(texts.flatMap((text) => listUntranslatedWords(text ?? ''))).toEqual([]);
});

/** One page with a link to a chapter and a link to the site. */
async function createDocument(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const links = [
    { Type: 'Annot', Subtype: 'Link', Dest: 'chapter' },
    { Type: 'Annot', Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://lagna.example/') } },
  ];
  page.node.set(PDFName.of('Annots'), document.context.obj(links));
  return document;
}

const readCoverLabel = (document: PDFDocument): string =>
  document.catalog
    .lookup(PDFName.of('PageLabels'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray)
    .lookup(1, PDFDict)
    .lookup(PDFName.of('P'), PDFHexString)
    .decodeText();

const listLinkTexts = (document: PDFDocument): string[] =>
  document
    .getPages()
    .flatMap((page) => page.node.Annots()!.asArray())
    .map((link) =>
      document.context.lookup(link, PDFDict).lookup(PDFName.of('Contents'), PDFHexString).decodeText(),
    );
