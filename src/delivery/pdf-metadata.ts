/**
 * Two prints of one document differ in nothing but the moment Chromium writes into them. That moment is replaced by the
 * document's own, and the author put in the place of the printing programme, byte for byte: no offset moves.
 */

/** Changes the buffer it is given. @throws when the file does not begin with the expected information */
export function stamp(pdf: Buffer, made: Date): void {
  const end = pdf.indexOf('endobj');
  const information = pdf.toString('latin1', 0, end);
  const date = pdfDate(made);
  const stamped = information
    .replace(/\/CreationDate \(D:\d{14}\+00'00'\)/, `/CreationDate (${date})`)
    .replace(/\/ModDate \(D:\d{14}\+00'00'\)/, `/ModDate (${date})`)
    .replace(CREATOR, AUTHOR.padEnd(CREATOR.length));
  const whole =
    stamped.split(date).length === 3 && stamped.includes(AUTHOR) && stamped.length === information.length;
  if (!whole) throw new Error('The printed file does not begin with its information.');
  pdf.write(stamped, 0, 'latin1');
}

const CREATOR = '/Creator (Chromium)';
const AUTHOR = '/Author (Lagna)';

/** "D:20261121031100+00'00'" */
const pdfDate = (at: Date) => `D:${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}+00'00'`;
