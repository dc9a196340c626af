import { describe, expect, it } from 'vitest';
import { computeAge } from './contract-age.ts';

describe('completed years', () => {
  it('increase on the birthday', () => {
    expect(computeAge('1996-06-04', '2026-06-03')).toBe(29);
    expect(computeAge('1996-06-04', '2026-06-04')).toBe(30);
    expect(computeAge('1996-06-04', '2026-12-31')).toBe(30);
  });

  it('are 0 from the day of birth to the day before the first birthday', () => {
    expect(computeAge('2025-11-21', '2025-11-21')).toBe(0);
    expect(computeAge('2025-11-21', '2026-11-20')).toBe(0);
  });

  it('are negative before the day of birth', () => {
    expect(computeAge('2025-11-21', '2025-11-20')).toBe(-1);
  });

  it('of a birth on 29 February increase on 1 March of a common year', () => {
    expect(computeAge('2008-02-29', '2026-02-28')).toBe(17);
    expect(computeAge('2008-02-29', '2026-03-01')).toBe(18);
    expect(computeAge('2008-02-29', '2028-02-29')).toBe(20);
  });
});
