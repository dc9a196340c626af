/** Chromium's objects are read, changed and written; two independent readers of PDF read the result. */
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { addObject, getObject, readContent, readPdfFile } from './pdf-file.ts';
import { buildChromiumPdf } from './testing.ts';
import { writePdfFile } from './write-pdf-file.ts';

const CONTENT = 'BT\nET\n';

function buildPage({ length = deflateSync(CONTENT).length } = {}): Buffer {
  return buildChromiumPdf([
    '<</Type /Catalog\n/Pages 2 0 R>>',
    '<</Type /Pages\n/Count 1\n/Kids [3 0 R]>>',
    '<</Type /Page\n/Resources <<>>\n/MediaBox [0 0 595 842]\n/Contents 4 0 R\n/Parent 2 0 R>>',
    { dictionary: `<</Filter /FlateDecode\n/Length ${length}>>`, data: deflateSync(CONTENT) },
    '<</Title (endobj 9 0 obj)>>',
  ]);
}

describe('the objects of a printed file', () => {
  it('objects are read by their number, streams with their content', () => {
    const file = readPdfFile(buildPage());
    expect(file).toMatchObject({ root: 1, info: 5 });
    expect(getObject(file, 2).text).toBe('<</Type /Pages\n/Count 1\n/Kids [3 0 R]>>');
    expect(getObject(file, 5).text).toBe('<</Title (endobj 9 0 obj)>>');
    expect(readContent(file, 4).toString()).toBe(CONTENT);
    expect(() => readContent(file, 3)).toThrow('not a compressed stream');
    expect(() => getObject(file, 6)).toThrow('no object 6');
  });

  it.each([
    ['a truncated file', (pdf: Buffer) => pdf.subarray(0, -30)],
    ['a wrong length of a stream', () => buildPage({ length: 3 })],
    ['an object at another offset', (pdf: Buffer) => replace(pdf, '2 0 obj\n', '3 0 obj\n')],
    ['an object without an end', (pdf: Buffer) => replace(pdf, 'endobj', 'endxxx')],
    ['a table of another form', (pdf: Buffer) => replace(pdf, ' 00000 n \n', ' 00000 n\r\n')],
    ['a file without information', (pdf: Buffer) => replace(pdf, '/Info', '/Nfoi')],
  ])('%s is rejected', (_, change) => {
    expect(() => readPdfFile(change(buildPage()))).toThrow('unexpected structure');
  });

  it('a written file has the old, the changed and the new objects', async () => {
    const file = readPdfFile(buildPage());
    const added = addObject(file, { text: '<</Title <FEFF0905>>>' });
    file.info = added;
    file.objects[4] = { text: '', content: Buffer.from('q\nQ\n') };
    const pdf = writePdfFile(file);
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    const page = document.getPage(0);
    expect(page.getSize()).toEqual({ width: 595, height: 842 });
    expect(readTitle(document)).toBe('अ');
    expect(document.context.enumerateIndirectObjects().length).toBeGreaterThanOrEqual(added);
    const reader = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    expect(reader.numPages).toBe(1);
    expect((await reader.getMetadata()).info).toMatchObject({ Title: 'अ', PDFFormatVersion: '1.7' });
    await reader.loadingTask.destroy();
  });

  it('more objects than one object stream holds are all read back', async () => {
    const file = readPdfFile(buildPage());
    const numbers = Array.from({ length: 1000 }, (_, i) => addObject(file, { text: `<</Index ${i}>>` }));
    const document = await PDFDocument.load(writePdfFile(file), { updateMetadata: false });
    const objects = new Map(
      document.context.enumerateIndirectObjects().map(([ref, object]) => [ref.objectNumber, object]),
    );
    const indexes = numbers.map((number) =>
      String((objects.get(number) as PDFDict).get(PDFName.of('Index'))),
    );
    expect(indexes).toEqual(Array.from({ length: 1000 }, (_, i) => String(i)));
  });

  it('the same objects give the same bytes', () => {
    const [first, second] = [buildPage(), buildPage()].map((pdf) => writePdfFile(readPdfFile(pdf)));
    expect(first!.equals(second!)).toBe(true);
  });
});

/** Replaces the second occurrence, which is that of object 2 or of the entry of an object. */
function replace(pdf: Buffer, text: string, replacement: string): Buffer {
  const content = pdf.toString('latin1');
  const at = content.indexOf(text);
  return Buffer.from(`${content.slice(0, at)}${replacement}${content.slice(at + text.length)}`, 'latin1');
}

const readTitle = (document: PDFDocument): string =>
  document.context
    .lookup(document.context.trailerInfo.Info, PDFDict)
    .lookup(PDFName.of('Title'), PDFHexString)
    .decodeText();
