import { describe, expect, it } from 'vitest';
import { readDestinations } from './pdf-destinations.ts';
import { writePdfMetadata } from './pdf-metadata.ts';

const INFORMATION =
  "%PDF-1.4\n1 0 obj\n<</Title (Kundli)\n/Creator (Chromium)\n/Producer (Skia/PDF m153)\n/CreationDate (D:20261121052228+00'00')\n/ModDate (D:20261121052228+00'00')>>\nendobj\nrest";

describe('the stamp', () => {
  it('puts the moment of the document and its author in, and moves no byte', () => {
    const pdf = Buffer.from(INFORMATION, 'latin1');
    writePdfMetadata(pdf, new Date('2026-11-21T03:11:00Z'));
    expect(pdf.toString('latin1')).toBe(
      INFORMATION.replaceAll('20261121052228', '20261121031100').replace(
        '/Creator (Chromium)',
        '/Author (Lagna)    ',
      ),
    );
  });

  it('refuses a file of another shape', () => {
    const pdf = Buffer.from(INFORMATION.replace('/ModDate', '/Changed'), 'latin1');
    expect(() => writePdfMetadata(pdf, new Date())).toThrow('does not begin with its information');
  });
});

describe('the anchors of a printed file', () => {
  it('are the pages that its named destinations point to, in the order of the page tree', () => {
    const pdf = miniature([
      '<</Type /Catalog\n/Pages 2 0 R\n/Dests 7 0 R>>',
      '<</Type /Pages\n/Count 3\n/Kids [3 0 R 6 0 R]>>',
      '<</Type /Pages\n/Count 2\n/Kids [4 0 R 5 0 R]\n/Parent 2 0 R>>',
      '<</Type /Page\n/Parent 3 0 R>>',
      '<</Type /Page\n/Parent 3 0 R>>',
      '<</Type /Page\n/Parent 2 0 R>>',
      '<</lagna [6 0 R /XYZ 0 825.4 0]\n/lagna-meet [5 0 R /XYZ 0 1 0]\n/a#20b [4 0 R /XYZ 0 1 0]>>',
    ]);
    expect(readDestinations(pdf)).toEqual({ pages: 3, anchors: { lagna: 3, 'lagna-meet': 2, 'a b': 1 } });
  });

  it('are none where nothing is linked', () => {
    const pdf = miniature([
      '<</Type /Catalog\n/Pages 2 0 R>>',
      '<</Type /Pages\n/Count 1\n/Kids [3 0 R]>>',
      '<</Type /Page>>',
    ]);
    expect(readDestinations(pdf)).toEqual({ pages: 1, anchors: {} });
  });

  it('are refused in a file that was cut off', () => {
    expect(() => readDestinations(Buffer.from('%PDF-1.4\n'))).toThrow('not as expected');
  });
});

/** A PDF of bare objects, numbered from 1, with its cross-reference table. */
function miniature(objects: string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${body}${table}trailer\n<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}
