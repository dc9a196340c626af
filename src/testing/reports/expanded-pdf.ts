import { PDFDocument } from '@cantoo/pdf-lib';

/** The same PDF with objects that are not compressed, for tests that read them as text. */
export async function expandPdf(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: false, updateFieldAppearances: false }));
}
