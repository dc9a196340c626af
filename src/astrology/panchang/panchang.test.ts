import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTithiName, getKaranaName, getTithiName, VARAS, YOGAS } from './panchang-names.ts';
import { computeLunarLimbs } from './panchang.ts';

describe('computeLunarLimbs', () => {
  it('returns the first tithi and karana at the new Moon', () => {
    expect(computeLunarLimbs(100, 100)).toMatchObject({ tithi: 1, karana: 1 });
    expect(computeLunarLimbs(100, 99.99)).toMatchObject({ tithi: 30, karana: 60 });
    expect(computeLunarLimbs(100, 280)).toMatchObject({ tithi: 16, karana: 31 });
  });

  it('returns values within their ranges for any Sun and Moon', () => {
    const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(longitude, longitude, (sunLongitude, moonLongitude) => {
        const { tithi, yoga, karana } = computeLunarLimbs(sunLongitude, moonLongitude);
        expect(tithi >= 1 && tithi <= 30 && yoga >= 1 && yoga <= 27 && karana >= 1 && karana <= 60).toBe(
          true,
        );
        expect(Math.ceil(karana / 2)).toBe(tithi);
      }),
    );
  });
});

describe('the names of the panchang', () => {
  it('run for the karanas from Kimstughna to Naga, with Vishti eight times', () => {
    const names = Array.from({ length: 60 }, (_, index) => getKaranaName(index + 1).english);
    expect([names[0], names[1], names[56], names[57], names[58], names[59]]).toEqual([
      'Kimstughna',
      'Bava',
      'Vishti',
      'Shakuni',
      'Chatushpada',
      'Naga',
    ]);
    expect(names.filter((name) => name === 'Vishti')).toHaveLength(8);
  });

  it('are Purnima and Amavasya for tithis 15 and 30, and repeat in the dark fortnight', () => {
    expect(getTithiName(15).name.english).toBe('Purnima');
    expect(getTithiName(30).name.english).toBe('Amavasya');
    expect([14, 15, 16, 30].map(formatTithiName)).toEqual([
      'Shukla Chaturdashi',
      'Purnima',
      'Krishna Pratipada',
      'Amavasya',
    ]);
    expect(getTithiName(18)).toMatchObject({ paksha: { english: 'Krishna' }, name: { english: 'Tritiya' } });
  });

  it('are 27 for the yogas and seven for the varas', () => {
    expect([YOGAS.length, VARAS.length]).toEqual([27, 7]);
  });
});
