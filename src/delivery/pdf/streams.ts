import { PDFRawStream, decodePDFRawStream, type PDFObject } from '@cantoo/pdf-lib';

/** The content of a stream without its compression. @throws when the object is not a stream */
export function readStream(object: PDFObject | undefined): Buffer {
  if (!(object instanceof PDFRawStream))
    throw new Error('The printed file has no stream where one is expected.');
  return Buffer.from(decodePDFRawStream(object).decode());
}
