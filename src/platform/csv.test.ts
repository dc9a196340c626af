import { expect, it } from 'vitest';
import { toCsvRecord } from './csv.ts';

it('a record ends with CR LF, and cells with commas, quotes or line breaks are quoted', () => {
  expect(toCsvRecord(['a', 'b,c', 'say "x"', 'two\nlines', ''])).toBe(
    'a,"b,c","say ""x""","two\nlines",\r\n',
  );
});

for (const start of ['=', '+', '-', '@', '\t', '\r'])
  it(`a cell that starts with ${JSON.stringify(start)} gets a leading apostrophe`, () => {
    expect(toCsvRecord([`${start}1+1`]).replaceAll('"', '')).toBe(`'${start}1+1\r\n`);
  });

it('a negative number stays a number', () => {
  expect(toCsvRecord([-5, 'ä ₹'])).toBe('-5,ä ₹\r\n');
});
