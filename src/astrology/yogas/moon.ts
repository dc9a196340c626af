/** What is counted from the Moon. */
import type { Chart } from '#src/astrology/contract.ts';
import { houseOf, isAngle, isHidden, signsFrom } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { beside, bothSides, oneSide } from './beside.ts';
import { no, yes, type Verdict, type YogaRule } from './rule.ts';
import { FIVE, fromKeys, GENTLE, houseKeys, named, placed, signOf, stands } from './standing.ts';

export const moon = [
  {
    key: 'gajaKesari',
    name: 'Gaja Kesari',
    rule: 'Jupiter in the 1st, 4th, 7th or 10th sign from the Moon',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: false,
    judge: gajaKesari,
  },
  {
    key: 'sunapha',
    name: 'Sunapha',
    rule: 'A planet in the sign after the Moon only',
    source: 'Brihat Jataka 13',
    needsLagna: false,
    judge: (chart) => oneSide(chart, 'Moon', 'after'),
  },
  {
    key: 'anapha',
    name: 'Anapha',
    rule: 'A planet in the sign before the Moon only',
    source: 'Brihat Jataka 13',
    needsLagna: false,
    judge: (chart) => oneSide(chart, 'Moon', 'before'),
  },
  {
    key: 'durudhara',
    name: 'Durudhara',
    rule: 'Planets in the signs on both sides of the Moon',
    source: 'Brihat Jataka 13',
    needsLagna: false,
    judge: (chart) =>
      bothSides(
        chart,
        'Moon',
        (before, after) => `${before} in the sign before the Moon and ${after} in the one after it`,
      ),
  },
  {
    key: 'kemadruma',
    name: 'A Moon that walks alone',
    rule: 'No planet beside the Moon, nor with it, nor in an angle from it or from the lagna (Kemadruma with its cancellations)',
    source: 'Brihat Jataka 13',
    needsLagna: true,
    judge: kemadruma,
  },
  {
    key: 'adhi',
    name: 'Adhi',
    rule: 'All three gentle planets in the 6th, 7th and 8th signs from the Moon',
    source: 'Brihat Jataka 13',
    needsLagna: false,
    judge: adhi,
  },
  {
    key: 'vasumati',
    name: 'Vasumati',
    rule: 'All three gentle planets in the 3rd, 6th, 10th or 11th, from the lagna or from the Moon',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: vasumati,
  },
  {
    key: 'sakata',
    name: 'Sakata',
    rule: 'The Moon in the 6th, 8th or 12th sign from Jupiter, and not in an angle',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: sakata,
  },
] as const satisfies readonly YogaRule[];

function gajaKesari(chart: Chart): Verdict {
  const away = signsFrom(chart, 'Moon', 'Jupiter');
  const keys = ['Jupiter.from.Moon'];
  if (away === 1) return yes('Jupiter shares the sign of the Moon', keys);
  const where = `Jupiter stands in the ${ordinal(away)} sign from the Moon`;
  return isAngle(away) ? yes(where, keys) : no(`${where}, not in the first, fourth, seventh or tenth`, keys);
}

/** Cancelled by any of the five with the Moon or in an angle from her or the lagna, as Brihat Jataka reports and practice keeps. */
function kemadruma(chart: Chart): Verdict {
  const [near] = [...beside(chart, 'Moon', 'before'), ...beside(chart, 'Moon', 'after')];
  if (near) return no(`${near} stands next to the Moon`, [`${near}.from.Moon`]);
  const inAngle = FIVE.find((graha) => isAngle(signsFrom(chart, 'Moon', graha)));
  if (inAngle) return no(fromMoon(chart, inAngle), [`${inAngle}.from.Moon`]);
  const fromLagna = FIVE.find((graha) => isAngle(houseOf(chart, graha)));
  if (fromLagna)
    return no(`nobody stands beside the Moon, but ${placed(chart, fromLagna)}, an angle, keeps watch`, [
      `${fromLagna}.house`,
    ]);
  return yes(
    `the signs on both sides of ${signOf(chart, 'Moon')} hold none of the five planets, and none stands in an angle`,
    ['Moon.sign', ...fromKeys(FIVE, 'Moon')],
  );
}

function fromMoon(chart: Chart, graha: (typeof FIVE)[number]): string {
  const away = signsFrom(chart, 'Moon', graha);
  return away === 1
    ? `${graha} keeps the Moon company in ${signOf(chart, 'Moon')}`
    : `nobody stands beside the Moon, but ${graha} stands in the ${ordinal(away)} sign from it, an angle`;
}

function adhi(chart: Chart): Verdict {
  const outside = GENTLE.find((graha) => ![6, 7, 8].includes(signsFrom(chart, 'Moon', graha)));
  if (outside) {
    const away = ordinal(signsFrom(chart, 'Moon', outside));
    return no(`${outside} is in the ${away} sign from the Moon`, [`${outside}.from.Moon`]);
  }
  const away = GENTLE.map((graha) => `${graha} in the ${ordinal(signsFrom(chart, 'Moon', graha))}`);
  return yes(`counted from the Moon, you find ${away.join(', ')} sign`, fromKeys(GENTLE, 'Moon'));
}

const GROWING = [3, 6, 10, 11];

function vasumati(chart: Chart): Verdict {
  const outside = GENTLE.find((graha) => !GROWING.includes(houseOf(chart, graha)));
  if (!outside)
    return yes(
      `the houses of growth hold all three gentle planets, ${GENTLE.map((graha) => placed(chart, graha)).join(', ')}`,
      houseKeys(GENTLE),
    );
  const far = GENTLE.find((graha) => !GROWING.includes(signsFrom(chart, 'Moon', graha)));
  if (!far)
    return yes(
      `${named(GENTLE)} all stand in signs of growth from the Moon, its third, sixth, tenth or eleventh`,
      fromKeys(GENTLE, 'Moon'),
    );
  const away = ordinal(signsFrom(chart, 'Moon', far));
  return no(`${stands(chart, outside)}, and ${far} in the ${away} sign from the Moon`, [
    `${outside}.house`,
    `${far}.from.Moon`,
  ]);
}

function sakata(chart: Chart): Verdict {
  const away = signsFrom(chart, 'Jupiter', 'Moon');
  const where = `the Moon stands in the ${ordinal(away)} sign from Jupiter`;
  if (!isHidden(away)) return no(where, ['Moon.from.Jupiter']);
  const house = houseOf(chart, 'Moon');
  const keys = ['Moon.from.Jupiter', 'Moon.house'];
  if (isAngle(house)) return no(`${where}, but the ${ordinal(house)} house is an angle and cancels it`, keys);
  return yes(`${where}, and in the ${ordinal(house)} house, away from the angles`, keys);
}
