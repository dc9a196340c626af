import { describe, expect, it } from 'vitest';
import { getMinimumAge, isTooYoungFor } from './contract-minimum-age.ts';
import { SEED_REPORTS } from './data/seed-reports.ts';

describe('the minimum age', () => {
  it('is sixteen for the reports on work and marriage, and no other report has one', () => {
    const keys = SEED_REPORTS.map(({ key }) => key);
    const adultKeys = keys.filter((key) => getMinimumAge(key) !== undefined);
    expect(adultKeys.toSorted()).toEqual(['career-wealth', 'love-marriage']);
    expect(adultKeys.map(getMinimumAge)).toEqual([16, 16]);
  });

  it('is eighteen for both people of a match', () => {
    expect(getMinimumAge('match-report')).toBe(18);
  });

  it('is reached on the sixteenth birthday', () => {
    expect(isTooYoungFor('love-marriage', '2010-11-22', '2026-11-21')).toBe(true);
    expect(isTooYoungFor('love-marriage', '2010-11-21', '2026-11-21')).toBe(false);
    expect(isTooYoungFor('life-blueprint', '2020-11-22', '2026-11-21')).toBe(false);
  });
});
