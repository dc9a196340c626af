/**
 * Finishes a PDF that Chromium printed: searchable text in all scripts, marks for screen readers, metadata, page labels, descriptions
 * of links. The file is written with compressed objects, which halves its size. The same input gives the same bytes.
 */
import { describeLinks, writeDocumentInfo, type DocumentInfo } from './document-info.ts';
import { markArtifacts } from './artifacts.ts';
import { findReference, listReferences } from './dictionaries.ts';
import { getObject, readContent, readPdfFile, type PdfFile } from './pdf-file.ts';
import { createFontEditor, type FontEditor } from './pdf-fonts.ts';
import { makeTextSearchable } from './searchable-text.ts';
import { writePdfFile } from './write-pdf-file.ts';

/**
 * @param destinations page by anchor
 * @throws when the file has another structure than those of Chromium
 */
export function finishPdf(pdf: Buffer, info: DocumentInfo, destinations: Record<string, number>): Buffer {
  const file = readPdfFile(pdf);
  const pages = file.objects.flatMap((object) =>
    object?.text.startsWith('<</Type /Page\n') ? [object.text] : [],
  );
  makePagesSearchable(file, pages);
  writeDocumentInfo(file, info);
  describeLinks(file, pages, destinations, info.texts.pdf);
  return writePdfFile(file);
}

function makePagesSearchable(file: PdfFile, pages: readonly string[]): void {
  const fonts = new Map<number, FontEditor | null>();
  for (const page of pages) rewritePage(file, page, fonts);
  for (const font of fonts.values()) font?.save();
}

function rewritePage(file: PdfFile, page: string, fonts: Map<number, FontEditor | null>): void {
  const pageFonts = /\/Font (<<[^<>]*>>)/.exec(page)?.[1] ?? '';
  const fontsByName = new Map<string, FontEditor | null>();
  const getFont = (name: string): FontEditor | null => {
    if (!fontsByName.has(name)) fontsByName.set(name, findFont(file, findReference(pageFonts, name), fonts));
    return fontsByName.get(name)!;
  };
  for (const number of listReferences(page, 'Contents')) {
    const content = readContent(file, number).toString('latin1');
    const searchable = markArtifacts(makeTextSearchable(content, getFont));
    file.objects[number] = { text: '', content: Buffer.from(searchable, 'latin1') };
  }
}

function findFont(
  file: PdfFile,
  number: number | null,
  fonts: Map<number, FontEditor | null>,
): FontEditor | null {
  if (number === null) return null;
  if (!fonts.has(number)) fonts.set(number, createFontEditor(file, getObject(file, number).text));
  return fonts.get(number)!;
}
