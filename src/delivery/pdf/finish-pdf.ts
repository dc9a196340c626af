/**
 * Finishes a PDF that Chromium printed: searchable text in all scripts, metadata, page labels, descriptions of links. The file
 * is saved with compressed objects, which halves its size. The same input gives the same bytes.
 */
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef, ParseSpeeds, type PDFPage } from '@cantoo/pdf-lib';
import { describeLinks, writeDocumentInfo, type InfoTexts } from './document-info.ts';
import { markArtifacts } from './artifacts.ts';
import { createFontEditor, type FontEditor } from './pdf-fonts.ts';
import { createCompressedStream, readStream } from './streams.ts';
import { makeTextSearchable } from './searchable-text.ts';

/** The library waits for other work after so many objects; its default of 50 adds 120 waits to a report of 6,000 objects. */
const OBJECTS_PER_TICK = 1500;

/**
 * @param createdAt the time of the order
 * @param destinations page by anchor
 * @param texts in the language of the report
 */
export async function finishPdf(
  pdf: Buffer,
  createdAt: Date,
  destinations: Record<string, number>,
  texts: InfoTexts,
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fast });
  makePagesSearchable(document);
  writeDocumentInfo(document, createdAt, texts);
  describeLinks(document, destinations, texts.pdf);
  const bytes = await document.save({
    useObjectStreams: true,
    updateFieldAppearances: false,
    objectsPerTick: OBJECTS_PER_TICK,
  });
  return Buffer.from(bytes);
}

function makePagesSearchable(document: PDFDocument): void {
  const fonts = new Map<PDFRef, FontEditor | null>();
  for (const page of document.getPages()) rewritePage(document, page, fonts);
  for (const font of fonts.values()) font?.save();
}

function rewritePage(document: PDFDocument, page: PDFPage, fonts: Map<PDFRef, FontEditor | null>): void {
  const { context } = document;
  const pageFonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  if (!pageFonts) return;
  const getFont = (name: string): FontEditor | null => {
    const ref = pageFonts.get(PDFName.of(name));
    if (!(ref instanceof PDFRef)) return null;
    const font = fonts.has(ref) ? fonts.get(ref)! : createFontEditor(context, context.lookup(ref, PDFDict));
    fonts.set(ref, font);
    return font;
  };
  for (const ref of listContents(page)) {
    const content = readStream(context.lookup(ref)).toString('latin1');
    const searchable = markArtifacts(makeTextSearchable(content, getFont));
    context.assign(ref, createCompressedStream(context, Buffer.from(searchable, 'latin1')));
  }
}

function listContents(page: PDFPage): PDFRef[] {
  const contents = page.node.get(PDFName.of('Contents'));
  if (contents instanceof PDFRef) return [contents];
  return contents instanceof PDFArray
    ? contents.asArray().filter((ref): ref is PDFRef => ref instanceof PDFRef)
    : [];
}
