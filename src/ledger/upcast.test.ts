import { expect, it } from 'vitest';
import { applyUpcasters, type Upcasters } from './upcast.ts';

const upcasters: Upcasters = {
  PricedInRupees: (data) => ({ type: 'Priced', data: { paise: (data as { rupees: number }).rupees * 100 } }),
};

it('applyUpcasters converts an earlier event shape and keeps the other fields', () => {
  const stored = { type: 'PricedInRupees', data: { rupees: 999 }, version: 3, hash: 'ab' };
  expect(applyUpcasters(stored, upcasters)).toEqual({
    type: 'Priced',
    data: { paise: 99_900 },
    version: 3,
    hash: 'ab',
  });
});

it('applyUpcasters returns an event of the current shape unchanged', () => {
  const stored = { type: 'Priced', data: { paise: 1 } };
  expect(applyUpcasters(stored, upcasters)).toBe(stored);
});
