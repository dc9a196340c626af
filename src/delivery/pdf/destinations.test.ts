import { describe, expect, it } from 'vitest';
import { readDestinations } from './destinations.ts';

describe('the destinations of a printed PDF', () => {
  it('readDestinations returns the pages of the named destinations, in the order of the page tree', () => {
    const pdf = buildPdf([
      '<</Type /Catalog\n/Pages 2 0 R\n/Dests 7 0 R>>',
      '<</Type /Pages\n/Count 3\n/Kids [3 0 R 6 0 R]>>',
      '<</Type /Pages\n/Count 2\n/Kids [4 0 R 5 0 R]\n/Parent 2 0 R>>',
      '<</Type /Page\n/Parent 3 0 R>>',
      '<</Type /Page\n/Parent 3 0 R>>',
      '<</Type /Page\n/Parent 2 0 R>>',
      '<</lagna [6 0 R /XYZ 0 825.4 0]\n/lagna-meet [5 0 R /XYZ 0 1 0]\n/a#20b [4 0 R /XYZ 0 1 0]>>',
    ]);
    expect(readDestinations(pdf)).toEqual({
      pages: 3,
      destinations: { lagna: 3, 'lagna-meet': 2, 'a b': 1 },
    });
  });

  it('readDestinations returns none for a file without links', () => {
    const pdf = buildPdf([
      '<</Type /Catalog\n/Pages 2 0 R>>',
      '<</Type /Pages\n/Count 1\n/Kids [3 0 R]>>',
      '<</Type /Page>>',
    ]);
    expect(readDestinations(pdf)).toEqual({ pages: 1, destinations: {} });
  });

  it('readDestinations rejects a truncated file', () => {
    expect(() => readDestinations(Buffer.from('%PDF-1.4\n'))).toThrow('unexpected structure');
  });
});

/** A PDF of bare objects, numbered from 1, with its cross-reference table. */
function buildPdf(objects: string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${body}${table}trailer\n<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}
