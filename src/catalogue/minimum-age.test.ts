import { describe, expect, it } from 'vitest';
import { getMinimumAge, isTooYoungFor } from './contract-minimum-age.ts';
import { SEED_REPORTS } from './data/seed-reports.ts';

describe('the minimum age', () => {
  it('is sixteen for the reports on work and marriage, eighteen for both people of a match, and no other report has one', () => {
    const ages = SEED_REPORTS.flatMap(({ key }) => {
      const age = getMinimumAge(key);
      return age === undefined ? [] : [[key, age]];
    });
    expect(Object.fromEntries(ages)).toEqual({
      'career-wealth': 16,
      'love-marriage': 16,
      'match-report': 18,
    });
  });

  it('is reached on the sixteenth birthday', () => {
    expect(isTooYoungFor('love-marriage', '2010-11-22', '2026-11-21')).toBe(true);
    expect(isTooYoungFor('love-marriage', '2010-11-21', '2026-11-21')).toBe(false);
    expect(isTooYoungFor('life-blueprint', '2020-11-22', '2026-11-21')).toBe(false);
  });
});
