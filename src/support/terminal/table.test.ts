import { describe, expect, it } from 'vitest';
import stringWidth from 'string-width';
import { cutToWidth, formatTable } from './table.ts';

describe('formatTable', () => {
  it('aligns columns by the width that a terminal shows', () => {
    const lines = formatTable([
      ['order', { right: '₹499.00' }, 'paid'],
      ['अनन्या राठौर', { right: '₹12,499.00' }, 'paid'],
      ['a', { right: '₹9.00' }, 'paid'],
    ]);
    const starts = lines.map((line) => stringWidth(line.slice(0, line.indexOf('paid'))));
    expect(new Set(starts).size).toBe(1);
    expect(lines[0]).toMatch(/₹499\.00 {2}paid$/);
  });

  it('no line is wider than the terminal', () => {
    const rows = [['LG-2611-7K3QX9', 'अनन्या राठौर '.repeat(12), 'x'.repeat(80)]];
    for (const columns of [80, 120])
      for (const line of formatTable(rows, { columns }))
        expect(stringWidth(line)).toBeLessThanOrEqual(columns);
  });
});

describe('cutToWidth', () => {
  it('keeps a line that fits, and cuts a longer one with an ellipsis', () => {
    expect(cutToWidth('four', 4)).toBe('four');
    expect(cutToWidth('fives', 4)).toBe('fiv…');
    expect(cutToWidth('any length', undefined)).toBe('any length');
  });

  it('does not split a Devanagari syllable', () => {
    expect(cutToWidth('क्षि क्षि', 4)).toMatch(/^(क्षि )?\S*…$/u);
  });
});
