/** Cancellations of Manglik by other grahas and the lagna. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { Judgement } from '#src/astrology/contract-doshas.ts';
import { isOwnOrExalted } from '#src/astrology/dignity.ts';
import { getHouse, isAngle, isTrine, getHouseLord, getSignLord, countSigns } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { formatGraha, formatList, getSignName } from '#src/astrology/phrases.ts';
import { type CancellationRule, applyToAllCounts, requireLagna } from './cancellation.ts';

const RAMAN = 'B. V. Raman, Muhurtha, ch. on marriage';
const PARIHARA = 'Parihara verses of the marriage manuals';

const judgeConjunctionWithMars = (graha: Graha) =>
  applyToAllCounts((chart): Judgement => {
    const applies = chart.grahas[graha].sign === chart.grahas.Mars.sign;
    const name = formatGraha(graha);
    const because = applies ? `Mars shares its sign with ${name}` : `Mars does not share a sign with ${name}`;
    return { applies, because, keys: ['Mars.sign', `${graha}.sign`] };
  });

const describeHouse = (chart: Chart, graha: Graha): string =>
  `${formatGraha(graha)} is in the ${formatOrdinal(getHouse(chart, graha))} house`;

export const CANCELLATIONS_BY_PLANETS: readonly CancellationRule[] = [
  { key: 'with-jupiter', effect: 'cancels', source: RAMAN, judge: judgeConjunctionWithMars('Jupiter') },
  { key: 'with-moon', effect: 'cancels', source: RAMAN, judge: judgeConjunctionWithMars('Moon') },
  {
    /** Jupiter aspects the fifth, seventh and ninth sign from its own. */
    key: 'aspected-by-jupiter',
    effect: 'cancels',
    source: `BPHS ch. 80: the dosha is that of a Mars without a benefic's aspect; ${PARIHARA} ("drishte va")`,
    judge: applyToAllCounts((chart) => {
      const signs = countSigns(chart, 'Jupiter', 'Mars');
      return {
        applies: signs === 5 || signs === 7 || signs === 9,
        because: `Mars is in the ${formatOrdinal(signs)} sign from Jupiter`,
        keys: ['Mars.from.Jupiter'],
      };
    }),
  },
  {
    /** For Cancer Mars rules the fifth and tenth, for Leo the fourth and ninth. */
    key: 'yogakaraka',
    effect: 'cancels',
    source: `${PARIHARA} ("ravi-indu-kshetra-jatanam")`,
    judge: requireLagna((chart) => {
      const { sign } = chart.lagna!;
      const applies = sign === 4 || sign === 5;
      const yogakarakaNote = applies ? ', for which Mars is the yogakaraka' : '';
      return { applies, because: `${getSignName(sign)} rises${yogakarakaNote}`, keys: ['lagna.sign'] };
    }),
  },
  {
    key: 'benefic-in-lagna',
    effect: 'cancels',
    source: RAMAN,
    judge: requireLagna((chart) => {
      const benefics = (['Jupiter', 'Venus'] as const).filter((graha) => getHouse(chart, graha) === 1);
      return {
        applies: benefics.length > 0,
        because:
          benefics.length > 0
            ? `${formatList(benefics)} ${benefics.length > 1 ? 'are' : 'is'} in the lagna, the first house`
            : 'neither Jupiter nor Venus is in the lagna',
        keys: ['Jupiter.house', 'Venus.house'],
      };
    }),
  },
  {
    key: 'strong-benefic-in-seventh',
    effect: 'cancels',
    source: `${PARIHARA} ("sabale gurau bhrigau va lagne dyune")`,
    judge: requireLagna((chart) => {
      const benefics = (['Jupiter', 'Venus'] as const).filter(
        (graha) =>
          getHouse(chart, graha) === 7 &&
          isOwnOrExalted(chart.grahas[graha].dignity) &&
          !chart.grahas[graha].isCombust,
      );
      return {
        applies: benefics.length > 0,
        because:
          benefics.length > 0
            ? `${formatList(benefics)} ${benefics.length > 1 ? 'are' : 'is'} strong in the seventh`
            : 'neither Jupiter nor Venus is strong in the seventh',
        keys: ['Jupiter', 'Venus'].flatMap((graha) => [
          `${graha}.house`,
          `${graha}.dignity`,
          `${graha}.combust`,
        ]),
      };
    }),
  },
  {
    /** Usually required in the partner's chart, so here it only softens. */
    key: 'saturn-in-protecting-house',
    effect: 'softens',
    source: 'Muhurta Samgraha Darpana ("yamitre cha yada saurih")',
    judge: requireLagna((chart) => ({
      applies: [1, 4, 7, 9, 12].includes(getHouse(chart, 'Saturn')),
      because: describeHouse(chart, 'Saturn'),
      keys: ['Saturn.house'],
    })),
  },
  {
    key: 'moon-in-angle',
    effect: 'softens',
    source: `${PARIHARA} ("chandrah kendragato va api")`,
    judge: requireLagna((chart) => ({
      applies: isAngle(getHouse(chart, 'Moon')),
      because: describeHouse(chart, 'Moon'),
      keys: ['Moon.house'],
    })),
  },
  {
    key: 'dispositor-in-angle-or-trine',
    effect: 'softens',
    source: `${PARIHARA} ("bhauma-sthita-ishe yadi kendra-kone")`,
    judge: requireLagna((chart) => {
      const lord = getSignLord(chart.grahas.Mars.sign);
      const house = getHouse(chart, lord);
      return {
        applies: lord !== 'Mars' && (isAngle(house) || isTrine(house)),
        because: `${describeHouse(chart, lord)}, and Mars is in its sign`,
        keys: ['Mars.sign', `${lord}.house`],
      };
    }),
  },
  {
    key: 'seventh-lord-in-seventh',
    effect: 'softens',
    source: `${PARIHARA} ("madane madapas tatha")`,
    judge: requireLagna((chart) => {
      const lord = getHouseLord(chart, 7);
      return {
        applies: getHouse(chart, lord) === 7,
        because: `${describeHouse(chart, lord)} and rules the seventh`,
        keys: ['lord.7', `${lord}.house`],
      };
    }),
  },
];
