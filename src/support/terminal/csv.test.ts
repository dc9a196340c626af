import { describe, expect, it } from 'vitest';
import { formatCsvRow } from './csv.ts';

describe('formatCsvRow', () => {
  it('a cell with a comma or a quotation mark is quoted', () => {
    expect(formatCsvRow(['a,b', 'say "yes"', 'plain'])).toBe('"a,b","say ""yes""",plain');
  });

  it('a missing value is an empty cell, and a number stays a number', () => {
    expect(formatCsvRow([null, undefined, 0, -5])).toBe(',,0,-5');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '|cmd'])(
    'text that a spreadsheet would run is not a formula: %j',
    (text) => {
      expect(formatCsvRow([text])).toMatch(/^"?'/);
    },
  );

  it('control characters and line breaks are removed', () => {
    expect(formatCsvRow(['a\u001b[31mb\r\nc'])).toBe('a[31mbc');
  });
});
