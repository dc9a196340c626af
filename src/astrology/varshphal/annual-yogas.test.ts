import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { randomCharts } from '#src/astrology/strengths/testing.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { type ChartPositions, createChart } from '#src/testing/reports/create-chart.ts';
import { findAnnualYogas } from './annual-yogas.ts';
import { findTajikaYogas } from './yogas.ts';

const findYogas = (positions: ChartPositions) => {
  const chart = createChart({ lagna: 'Aries', ...positions });
  return findAnnualYogas(chart, chart.lagna!.sign);
};
const findNames = (positions: ChartPositions): string[] => findYogas(positions).map(({ yoga }) => yoga);

describe('findAnnualYogas: houses', () => {
  const succedent: ChartPositions = {
    Sun: 'Taurus',
    Moon: 'Cancer',
    Mars: 'Leo',
    Mercury: 'Aries',
    Jupiter: 'Scorpio',
    Venus: 'Aquarius',
    Saturn: 'Capricorn',
  };
  it('finds ikkavala without a graha in a cadent house, and induvara with all in cadent houses', () => {
    expect(findNames(succedent)).toContain('ikkavala');
    expect(findNames({ ...succedent, Venus: 'Pisces' })).not.toContain('ikkavala');
    const cadent = Object.fromEntries(CLASSICAL_GRAHAS.map((graha) => [graha, 'Virgo']));
    expect(findNames(cadent)).toContain('induvara');
    expect(findNames({ ...cadent, Sun: 'Leo' })).not.toContain('induvara');
  });

  /** Narasimha Rao, 29.2.15. */
  it('finds kuttha for the Sun in the lagna, aspected by the exalted Mercury in the fifth', () => {
    expect(findYogas({ lagna: 'Taurus', Sun: 'Taurus 21', Mercury: 'Virgo 16' })).toContainEqual({
      yoga: 'kuttha',
      graha: 'Sun',
      by: 'Mercury',
    });
    // The ninth house is cadent.
    expect(
      findNames({ lagna: 'Taurus', Sun: 'Taurus 21', Mercury: 'Aries', Saturn: 'Capricorn' }),
    ).not.toContain('kuttha');
  });
});

describe('findAnnualYogas: a third graha', () => {
  /** Tajika Nilakanthi, Mahidhara's example of nakta: the Moon at 11° carries the light of Mercury at 10° to Jupiter at 12°. */
  it('finds nakta by the Moon, between the degrees of both or behind both', () => {
    const positions = { lagna: 'Virgo', Mercury: 'Leo 10', Jupiter: 'Pisces 12' };
    const nakta = { yoga: 'nakta', pair: ['Mercury', 'Jupiter'], by: 'Moon' };
    expect(findYogas({ ...positions, Moon: 'Sagittarius 11' })).toContainEqual(nakta);
    expect(findYogas({ ...positions, Moon: 'Taurus 11' })).toContainEqual(nakta);
    expect(findYogas({ ...positions, Moon: 'Sagittarius 8' })).toContainEqual(nakta);
    expect(findYogas({ ...positions, Moon: 'Sagittarius 13' })).not.toContainEqual(nakta);
  });

  /** Tajika Nilakanthi, verses 15 and 16: Venus at Aries 8°, Moon at Taurus 10°, Jupiter at Cancer 10°. */
  it('finds yamaya by the slower Jupiter', () => {
    const positions = { lagna: 'Libra', Venus: 'Aries 8', Moon: 'Taurus 10' };
    const yamaya = { yoga: 'yamaya', pair: ['Moon', 'Venus'], by: 'Jupiter' };
    expect(findYogas({ ...positions, Jupiter: 'Cancer 10' })).toContainEqual(yamaya);
    expect(findYogas({ ...positions, Jupiter: 'Cancer 9' })).not.toContainEqual(yamaya);
  });

  /** Tajika Nilakanthi, verse 21; Narasimha Rao, 29.2.7. */
  it('finds manau by Mars or Saturn beside the faster graha', () => {
    expect(
      findYogas({ lagna: 'Libra', Venus: 'Cancer 15', Moon: 'Taurus 10', Mars: 'Taurus 16' }),
    ).toContainEqual({
      yoga: 'manau',
      pair: ['Moon', 'Venus'],
      by: 'Mars',
    });
    const positions = { Jupiter: 'Pisces 21', Moon: 'Cancer 18' };
    const manau = { yoga: 'manau', pair: ['Moon', 'Jupiter'], by: 'Saturn' };
    expect(findYogas({ ...positions, Saturn: 'Cancer 19' })).toContainEqual(manau);
    // A trine is no hostile aspect.
    expect(findYogas({ ...positions, Saturn: 'Scorpio 19' })).not.toContainEqual(manau);
  });

  /** Narasimha Rao, 29.2.14. */
  it('finds tambira for Venus, in its own sign, about to apply to Mars', () => {
    const tambira = { yoga: 'tambira', pair: ['Venus', 'Mars'] };
    expect(findYogas({ Mars: 'Leo 2', Venus: 'Taurus 29.2' })).toContainEqual(tambira);
    expect(findYogas({ Mars: 'Leo 2', Venus: 'Taurus 28.9' })).not.toContainEqual(tambira);
  });
});

describe('findAnnualYogas: the Moon', () => {
  const findGrades = (positions: ChartPositions) =>
    findYogas(positions).flatMap((each) =>
      each.yoga === 'kamboola' ? [`${each.moonWith} ${each.grade.moon}-${each.grade.graha}`] : [],
    );

  it.each([
    // Tajika Nilakanthi, Mahidhara's example of uttamottama.
    [{ Sun: 'Aries 17', Mars: 'Aries 20', Moon: 'Cancer 14' }, ['Sun uttama-uttama', 'Mars uttama-uttama']],
    // His example of madhyamottama, verses 25 and 26; the Moon is in its own navamsa. Saturn is in the eighth from Capricorn, neutral.
    [
      { Venus: 'Libra 24', Mars: 'Aries 26', Moon: 'Capricorn 22' },
      ['Venus madhyama-uttama', 'Mars madhyama-uttama'],
    ],
    // Verses 31 and 33: adhamadhama; all three are debilitated.
    [
      { lagna: 'Sagittarius', Mars: 'Cancer 12', Jupiter: 'Capricorn 13', Moon: 'Scorpio 3.1' },
      ['Mars adhama-adhama', 'Jupiter adhama-adhama'],
    ],
  ])('finds kamboola with its grades for %o', (positions, grades) => {
    expect(findGrades(positions)).toEqual(expect.arrayContaining(grades));
  });

  /** Narasimha Rao, 29.2.8. */
  it('finds kamboola for one graha of the pair', () => {
    const yogas = findYogas({ Mars: 'Scorpio 23', Jupiter: 'Pisces 26', Moon: 'Leo 22' });
    expect(yogas).toContainEqual(
      expect.objectContaining({ yoga: 'kamboola', pair: ['Mars', 'Jupiter'], moonWith: 'Mars' }),
    );
  });

  /** Narasimha Rao, 29.2.9; Tajika Nilakanthi, verses 42 to 44. Other grahas are out of the orbs of the Moon. */
  it('finds gairi-kamboola for a void Moon that is about to apply to a strong graha', () => {
    const others: ChartPositions = { Sun: 'Gemini 5', Mercury: 'Taurus 5', Moon: 'Virgo 29.17' };
    expect(
      findYogas({ ...others, Mars: 'Capricorn 1', Jupiter: 'Pisces 2', Venus: 'Libra 3' }),
    ).toContainEqual({
      yoga: 'gairi-kamboola',
      pair: ['Mars', 'Jupiter'],
      moonWith: 'Venus',
    });
    const verse: ChartPositions = { ...others, Sun: 'Aries 8', Mars: 'Aquarius 12' };
    const pair = ['Sun', 'Mars'];
    expect(findYogas({ ...verse, Saturn: 'Libra 5' })).toContainEqual({
      yoga: 'gairi-kamboola',
      pair,
      moonWith: 'Saturn',
    });
    expect(findYogas({ ...verse, Mercury: 'Libra 5' })).toContainEqual({ yoga: 'khallasara', pair });
  });

  /** Tajika Nilakanthi, verse 45: the Moon in the twentieth degree of Virgo. */
  it('finds khallasara for a void Moon', () => {
    const positions = {
      lagna: 'Leo',
      Sun: 'Aries 3',
      Jupiter: 'Aquarius 5',
      Mercury: 'Taurus 5',
      Mars: 'Leo 10',
    };
    const khallasara = { yoga: 'khallasara', pair: ['Sun', 'Jupiter'] };
    expect(findYogas({ ...positions, Moon: 'Virgo 19.9' })).toContainEqual(khallasara);
    expect(findYogas({ ...positions, Moon: 'Leo 19.9' })).not.toContainEqual(khallasara);
  });
});

describe('findAnnualYogas: weak grahas', () => {
  /** Narasimha Rao, 29.2.11: Saturn debilitated in the lagna, Mars in the ninth, a cadent house. */
  it('finds radda, with the course of the matter by the houses', () => {
    const pair = ['Mars', 'Saturn'];
    const weak = [{ graha: 'Saturn', reasons: ['debilitated'] }];
    const positions = { Saturn: 'Aries 20', Mars: 'Sagittarius 15' };
    expect(findYogas({ lagna: 'Aries', ...positions })).toContainEqual({
      yoga: 'radda',
      pair,
      weak,
      course: 'fulfilled-then-lost',
    });
    expect(findYogas({ lagna: 'Taurus', ...positions })).toContainEqual({
      yoga: 'radda',
      pair,
      weak,
      course: 'lost',
    });
    // From Virgo Saturn is in the eighth and Mars in the fourth; from Leo in the ninth and the fifth.
    expect(findYogas({ lagna: 'Virgo', ...positions })).toContainEqual({
      yoga: 'radda',
      pair,
      weak,
      course: 'lost',
    });
  });

  /** Tajika Nilakanthi, verse 47: the weak graha in a cadent house, the other in an angle. */
  it('finds radda that ends well', () => {
    expect(findYogas({ lagna: 'Leo', Saturn: 'Aries 20', Mars: 'Leo 15', Sun: 'Gemini 1' })).toContainEqual({
      yoga: 'radda',
      pair: ['Mars', 'Saturn'],
      weak: [{ graha: 'Saturn', reasons: ['debilitated'] }],
      course: 'lost-then-fulfilled',
    });
  });

  /**
   * Saturn is exalted. Mars at Gemini 9° is in the hadda of Venus, the drekkana and the navamsa of Jupiter; Mercury, the
   * lord of Gemini, is in the twelfth from it and neutral.
   */
  it('finds duphali-kuttha for a slower graha with rank and a faster one without', () => {
    const positions: ChartPositions = {
      Saturn: 'Libra 15',
      Mars: 'Gemini 9',
      Mercury: 'Taurus 25',
      Sun: 'Pisces 20',
    };
    const yoga = { yoga: 'duphali-kuttha', pair: ['Mars', 'Saturn'] };
    expect(findYogas(positions)).toContainEqual(yoga);
    expect(findYogas({ ...positions, Mars: 'Gemini 9 retrograde' })).not.toContainEqual(yoga);
    // There Saturn has no rank either.
    expect(findYogas({ ...positions, Saturn: 'Leo 10.5' })).not.toContainEqual(yoga);
  });

  /** Tajika Nilakanthi, verse 49: Sun and Saturn debilitated, Mars in its own sign with Saturn. */
  it('finds dutthottha-davira by Mars', () => {
    const yoga = { yoga: 'dutthottha-davira', pair: ['Sun', 'Saturn'], by: 'Mars' };
    const positions = { lagna: 'Leo', Sun: 'Libra 10', Saturn: 'Aries 15' };
    expect(findYogas({ ...positions, Mars: 'Aries 20' })).toContainEqual(yoga);
    expect(findYogas({ ...positions, Mars: 'Virgo 20' })).not.toContainEqual(yoga);
  });

  /** Narasimha Rao, 29.2.16: both are debilitated. */
  it('finds durapha for two powerless grahas', () => {
    const yoga = { yoga: 'durapha', pair: ['Mars', 'Saturn'] };
    expect(findYogas({ lagna: 'Aries', Mars: 'Cancer 15', Saturn: 'Aries 17' })).toContainEqual(yoga);
    expect(findYogas({ lagna: 'Aries', Mars: 'Capricorn 15', Saturn: 'Aries 17' })).not.toContainEqual(yoga);
  });
});

describe('the Tajika yogas of any chart', () => {
  it('concern pairs in ithasala, and nakta, yamaya and tambira pairs without it', () => {
    fc.assert(
      fc.property(randomCharts, (chart) => {
        const ithasalas = findTajikaYogas(chart)
          .filter(({ yoga }) => yoga !== 'ishrafa')
          .map(({ faster, slower }) => `${faster} ${slower}`);
        for (const yoga of findAnnualYogas(chart, chart.lagna!.sign))
          if ('pair' in yoga)
            expect(ithasalas.includes(yoga.pair.join(' ')), yoga.yoga).toBe(
              !['nakta', 'yamaya', 'tambira'].includes(yoga.yoga),
            );
      }),
      { numRuns: 200 },
    );
  });

  it('have either kamboola or khallasara or gairi-kamboola, never two of them', () => {
    fc.assert(
      fc.property(randomCharts, (chart) => {
        const names = findAnnualYogas(chart, chart.lagna!.sign).map(({ yoga }) => yoga);
        const found = ['kamboola', 'khallasara', 'gairi-kamboola'].filter((name) =>
          names.some((each) => each === name),
        );
        expect(found.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });

  it('of a third graha do not change when all grahas move by as many signs', () => {
    const names = ['nakta', 'yamaya', 'manau'];
    fc.assert(
      fc.property(randomCharts, fc.integer({ min: 1, max: 11 }), (chart, signs) => {
        const grahas = Object.fromEntries(
          Object.entries(chart.grahas).map(([graha, position]) => [
            graha,
            { ...position, ...toPoint(position.longitude + signs * 30) },
          ]),
        ) as typeof chart.grahas;
        const find = (each: Pick<typeof chart, 'grahas'>) =>
          findAnnualYogas(each, 1).filter(({ yoga }) => names.includes(yoga));
        expect(find({ grahas })).toEqual(find(chart));
      }),
      { numRuns: 200 },
    );
  });
});
