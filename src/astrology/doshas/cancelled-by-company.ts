/** Cancellations read from the other grahas and the lagna. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { Judgement } from '#src/astrology/contract-doshas.ts';
import { houseOf, isAngle, isTrine, lordOf, lordOfSign, signsFrom } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { grahaName, listed, signName } from '#src/astrology/words.ts';
import { type CancellationRule, wholeChart, withLagna } from './cancellation.ts';

const RAMAN = 'B. V. Raman, Muhurtha, ch. on marriage';
const PARIHARA = 'Parihara verses of the marriage manuals';

const withMars = (graha: Graha) =>
  wholeChart((chart): Judgement => {
    const applies = chart.grahas[graha].sign === chart.grahas.Mars.sign;
    const name = grahaName(graha);
    const because = applies ? `Mars shares its sign with ${name}` : `Mars does not share a sign with ${name}`;
    return { applies, because, keys: ['Mars.sign', `${graha}.sign`] };
  });

const inHouse = (chart: Chart, graha: Graha): string =>
  `${grahaName(graha)} stands in the ${ordinal(houseOf(chart, graha))} house`;

/** In a sign of its own, or exalted. */
const isThroned = (chart: Chart, graha: Graha): boolean =>
  ['exalted', 'moolatrikona', 'own'].includes(chart.grahas[graha].dignity ?? '');

export const CANCELLED_BY_COMPANY: readonly CancellationRule[] = [
  { key: 'with-jupiter', effect: 'cancels', source: RAMAN, judge: withMars('Jupiter') },
  { key: 'with-moon', effect: 'cancels', source: RAMAN, judge: withMars('Moon') },
  {
    /** Jupiter looks at the fifth, seventh and ninth sign from its own. */
    key: 'seen-by-jupiter',
    effect: 'cancels',
    source: `BPHS ch. 80: the dosha is that of a Mars without a benefic's aspect; ${PARIHARA} ("drishte va")`,
    judge: wholeChart((chart) => {
      const away = signsFrom(chart, 'Jupiter', 'Mars');
      return {
        applies: away === 5 || away === 7 || away === 9,
        because: `Mars stands in the ${ordinal(away)} sign from Jupiter`,
        keys: ['Mars.from.Jupiter'],
      };
    }),
  },
  {
    /** For Cancer Mars rules the fifth and tenth, for Leo the fourth and ninth. */
    key: 'yogakaraka',
    effect: 'cancels',
    source: `${PARIHARA} ("ravi-indu-kshetra-jatanam")`,
    judge: withLagna((chart) => {
      const { sign } = chart.lagna!;
      const applies = sign === 4 || sign === 5;
      const rest = applies ? ', for which Mars is the yogakaraka' : '';
      return { applies, because: `${signName(sign)} rises${rest}`, keys: ['lagna.sign'] };
    }),
  },
  {
    key: 'benefic-in-lagna',
    effect: 'cancels',
    source: RAMAN,
    judge: withLagna((chart) => {
      const there = (['Jupiter', 'Venus'] as const).filter((graha) => houseOf(chart, graha) === 1);
      return {
        applies: there.length > 0,
        because:
          there.length > 0 ? `the lagna holds ${listed(there)}` : 'neither Jupiter nor Venus is in the lagna',
        keys: ['Jupiter.house', 'Venus.house'],
      };
    }),
  },
  {
    key: 'strong-benefic-in-seventh',
    effect: 'cancels',
    source: `${PARIHARA} ("sabale gurau bhrigau va lagne dyune")`,
    judge: withLagna((chart) => {
      const there = (['Jupiter', 'Venus'] as const).filter(
        (graha) => houseOf(chart, graha) === 7 && isThroned(chart, graha) && !chart.grahas[graha].combust,
      );
      const none = 'the seventh holds neither Jupiter nor Venus in a sign of its own';
      return {
        applies: there.length > 0,
        because: there.length > 0 ? `the seventh holds ${listed(there)} in strength` : none,
        keys: ['Jupiter', 'Venus'].flatMap((graha) => [
          `${graha}.house`,
          `${graha}.dignity`,
          `${graha}.combust`,
        ]),
      };
    }),
  },
  {
    /** Often asked of the partner's chart instead, so it only softens one's own. */
    key: 'saturn-guards',
    effect: 'softens',
    source: 'Muhurta Samgraha Darpana ("yamitre cha yada saurih")',
    judge: withLagna((chart) => ({
      applies: [1, 4, 7, 9, 12].includes(houseOf(chart, 'Saturn')),
      because: inHouse(chart, 'Saturn'),
      keys: ['Saturn.house'],
    })),
  },
  {
    key: 'moon-in-angle',
    effect: 'softens',
    source: `${PARIHARA} ("chandrah kendragato va api")`,
    judge: withLagna((chart) => ({
      applies: isAngle(houseOf(chart, 'Moon')),
      because: inHouse(chart, 'Moon'),
      keys: ['Moon.house'],
    })),
  },
  {
    key: 'dispositor-placed',
    effect: 'softens',
    source: `${PARIHARA} ("bhauma-sthita-ishe yadi kendra-kone")`,
    judge: withLagna((chart) => {
      const lord = lordOfSign(chart.grahas.Mars.sign);
      const house = houseOf(chart, lord);
      return {
        applies: lord !== 'Mars' && (isAngle(house) || isTrine(house)),
        because: `${inHouse(chart, lord)}, and Mars is in its sign`,
        keys: ['Mars.sign', `${lord}.house`],
      };
    }),
  },
  {
    key: 'seventh-lord-at-home',
    effect: 'softens',
    source: `${PARIHARA} ("madane madapas tatha")`,
    judge: withLagna((chart) => {
      const lord = lordOf(chart, 7);
      return {
        applies: houseOf(chart, lord) === 7,
        because: `${inHouse(chart, lord)} and rules the seventh`,
        keys: ['lord.7', `${lord}.house`],
      };
    }),
  },
];
