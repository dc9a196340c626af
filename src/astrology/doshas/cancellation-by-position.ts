/** Cancellations of Manglik by the position of Mars. */
import type { Chart } from '#src/astrology/contract.ts';
import type { Judgement } from '#src/astrology/contract-doshas.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { getSignName } from '#src/astrology/phrases.ts';
import { type CancellationRule, applyToAllCounts } from './cancellation.ts';

const RAMAN = 'B. V. Raman, Muhurtha, ch. on marriage; How to Judge a Horoscope, vol. 2';
const PARIHARA = 'Parihara verses of the marriage manuals';

/** @param signs 1 Aries to 12 Pisces */
const judgeMarsInSigns = (chart: Chart, signs: readonly number[]): Judgement => ({
  applies: signs.includes(chart.grahas.Mars.sign),
  because: `Mars is in ${getSignName(chart.grahas.Mars.sign)}`,
  keys: ['Mars.sign'],
});

/**
 * Creates the rule that Mars is harmless in a house if it is in one of two signs. It cancels only the counts in which
 * Mars is in that house.
 */
function createHouseAndSignRule(key: string, house: number, signs: readonly number[]): CancellationRule {
  return {
    key,
    effect: 'cancels',
    source: RAMAN,
    judge: (chart, counts) => {
      const inSign = judgeMarsInSigns(chart, signs);
      const countsWithHouse = counts.filter((count) => count.house === house);
      const affectedOrigins = inSign.applies ? countsWithHouse.map(({ origin }) => origin) : [];
      const place =
        countsWithHouse.length > 0
          ? `in the ${formatOrdinal(house)} house of the count`
          : `not in the ${formatOrdinal(house)}`;
      return {
        applies: affectedOrigins.length > 0,
        because: `${inSign.because}, ${place}`,
        keys: ['Mars.sign', ...countsWithHouse.flatMap(({ keys }) => keys)],
        affectedOrigins,
      };
    },
  };
}

export const CANCELLATIONS_BY_POSITION: readonly CancellationRule[] = [
  {
    key: 'own-or-exalted',
    effect: 'cancels',
    source: `${PARIHARA} ("svochcha-mitra-bha")`,
    judge: applyToAllCounts((chart) => judgeMarsInSigns(chart, [1, 8, 10])),
  },
  {
    key: 'leo-or-aquarius',
    effect: 'cancels',
    source: RAMAN,
    judge: applyToAllCounts((chart) => judgeMarsInSigns(chart, [5, 11])),
  },
  createHouseAndSignRule('second-of-mercury', 2, [3, 6]),
  createHouseAndSignRule('fourth-of-mars', 4, [1, 8]),
  createHouseAndSignRule('seventh-cancer-capricorn', 7, [4, 10]),
  createHouseAndSignRule('eighth-of-jupiter', 8, [9, 12]),
  createHouseAndSignRule('twelfth-of-venus', 12, [2, 7]),
  {
    key: 'friendly-sign',
    effect: 'softens',
    source: `${PARIHARA} ("svochcha-mitra-bha")`,
    judge: applyToAllCounts((chart) => judgeMarsInSigns(chart, [5, 9, 12])),
  },
  {
    key: 'movable-sign',
    effect: 'softens',
    source: `${PARIHARA} ("chara-rashi-gato bhaumah")`,
    judge: applyToAllCounts((chart) => judgeMarsInSigns(chart, [1, 4, 7, 10])),
  },
  {
    /** Handbooks exempt a weak Mars; Raman considers a debilitated one the worst. Therefore it only softens. */
    key: 'weak-mars',
    effect: 'softens',
    source: `${PARIHARA} ("vakrini nicha-ari-grihasthe va astage")`,
    judge: applyToAllCounts(({ grahas: { Mars } }) => {
      const weaknesses = [
        Mars.isRetrograde ? 'retrograde' : '',
        Mars.isCombust ? 'combust' : '',
        Mars.dignity === 'debilitated' ? 'in its fall' : '',
        Mars.dignity === 'enemy' ? 'in the sign of an enemy' : '',
      ].filter((weakness) => weakness !== '');
      return {
        applies: weaknesses.length > 0,
        because:
          weaknesses.length > 0
            ? `Mars is ${weaknesses.join(' and ')}`
            : 'Mars is direct, visible and not in the sign of an enemy',
        keys: ['Mars.retrograde', 'Mars.combust', 'Mars.dignity'],
      };
    }),
  },
];
