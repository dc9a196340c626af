import { expect, it } from 'vitest';
import { upcast, type Upcasters } from './upcast.ts';

const upcasters: Upcasters = {
  PricedInRupees: (data) => ({ type: 'Priced', data: { paise: (data as { rupees: number }).rupees * 100 } }),
};

it('reads an old shape as today’s and leaves the rest of the event alone', () => {
  const stored = { type: 'PricedInRupees', data: { rupees: 999 }, version: 3, hash: 'ab' };
  expect(upcast(stored, upcasters)).toEqual({
    type: 'Priced',
    data: { paise: 99_900 },
    version: 3,
    hash: 'ab',
  });
});

it('leaves an event of today as it is', () => {
  const stored = { type: 'Priced', data: { paise: 1 } };
  expect(upcast(stored, upcasters)).toBe(stored);
});
