import { describe, expect, it } from 'vitest';
import { readDestinations } from './destinations.ts';
import { buildChromiumPdf } from './testing.ts';

describe('the destinations of a printed PDF', () => {
  it('readDestinations returns the pages of the named destinations, in the order of the page tree', () => {
    const pdf = buildChromiumPdf([
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
    const pdf = buildChromiumPdf([
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
