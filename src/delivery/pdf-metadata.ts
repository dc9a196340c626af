/**
 * Makes prints of one document byte-identical: Chromium writes the current time into each PDF. It is replaced by the
 * document's own time, and the creator by the author, without a change of length, so that all offsets stay valid.
 */

/** Changes the buffer in place. @throws when the file does not begin with the information dictionary */
export function writePdfMetadata(pdf: Buffer, createdAt: Date): void {
  const dictionary = pdf.toString('latin1', 0, pdf.indexOf('endobj'));
  const date = formatPdfDate(createdAt);
  const newDictionary = dictionary
    .replace(/\/CreationDate \(D:\d{14}\+00'00'\)/, `/CreationDate (${date})`)
    .replace(/\/ModDate \(D:\d{14}\+00'00'\)/, `/ModDate (${date})`)
    .replace(CREATOR, AUTHOR.padEnd(CREATOR.length));
  const writtenDateCount = newDictionary.split(date).length - 1;
  const isComplete =
    writtenDateCount === 2 && newDictionary.includes(AUTHOR) && newDictionary.length === dictionary.length;
  if (!isComplete) throw new Error('The printed file does not begin with its information dictionary.');
  pdf.write(newDictionary, 0, 'latin1');
}

const CREATOR = '/Creator (Chromium)';
const AUTHOR = '/Author (Lagna)';

/** "D:20261121031100+00'00'" */
const formatPdfDate = (at: Date) => `D:${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}+00'00'`;
