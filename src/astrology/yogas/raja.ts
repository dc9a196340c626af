/** Raja yogas: the lords of angles and of trines help each other; weakness is repaired. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { exaltationLord } from '#src/astrology/dignity.ts';
import { houseOf, isAngle, lordOfSign, ruledBy, signsFrom } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { grahaName } from '#src/astrology/words.ts';
import { meeting } from './meeting.ts';
import { no, yes, type Verdict, type YogaRule } from './rule.ts';
import { isWellPlaced, named, SEVEN, signOf } from './standing.ts';

export const raja = [
  {
    key: 'dharmaKarma',
    name: 'Dharma Karma Adhipati',
    rule: 'The lords of the 9th and 10th meet',
    source: 'Brihat Parashara Hora Shastra 34',
    needsLagna: true,
    judge: (chart) => meeting(chart, [[9, 10]]),
  },
  {
    key: 'kendraTrikona',
    name: 'Kendra Trikona',
    rule: 'A lord of the 1st, 4th, 7th or 10th meets a lord of the 5th or 9th (9th and 10th apart)',
    source: 'Brihat Parashara Hora Shastra 34',
    needsLagna: true,
    judge: (chart) =>
      meeting(chart, [
        [1, 5],
        [1, 9],
        [4, 5],
        [4, 9],
        [5, 7],
        [7, 9],
        [5, 10],
      ]),
  },
  {
    key: 'yogakaraka',
    name: 'Yogakaraka',
    rule: 'One graha that rules both the 4th, 7th or 10th and the 5th or 9th, in an angle or trine',
    source: 'Brihat Parashara Hora Shastra 34',
    needsLagna: true,
    judge: yogakaraka,
  },
  {
    key: 'neechaBhanga',
    name: 'Neecha Bhanga',
    rule: 'A graha in its fall, the lord of that sign or of its exaltation in an angle from lagna or Moon',
    source: 'Phaladeepika 7',
    needsLagna: true,
    judge: neechaBhanga,
  },
] as const satisfies readonly YogaRule[];

function yogakaraka(chart: Chart): Verdict {
  for (const graha of SEVEN) {
    const houses = ruledBy(chart, graha);
    const angle = houses.find((house) => [4, 7, 10].includes(house));
    const trine = houses.find((house) => house === 5 || house === 9);
    if (!angle || !trine) continue;
    const keys = [`lord.${angle}`, `lord.${trine}`, `${graha}.house`];
    const rule = `${grahaName(graha)} rules both the ${ordinal(angle)} and the ${ordinal(trine)}`;
    const house = `the ${ordinal(houseOf(chart, graha))} house`;
    return isWellPlaced(chart, graha)
      ? yes(`${rule}, and works from ${house}`, keys)
      : no(`${rule}, but stands in ${house}`, keys);
  }
  return no('for this lagna nobody rules an angle and a trine at once', ['lagna.sign']);
}

type Fallen = (typeof SEVEN)[number];

function neechaBhanga(chart: Chart): Verdict {
  const fallen = SEVEN.filter((graha) => chart.grahas[graha].dignity === 'debilitated');
  for (const graha of fallen) {
    const helper = helpersOf(chart, graha).find((lord) => isAngular(chart, lord));
    if (!helper) continue;
    const seat = houseOf(chart, helper);
    const angle = isAngle(seat) ? 'an angle' : 'an angle from the Moon';
    const because = `${grahaName(graha)} is in its fall in ${signOf(chart, graha)}, and ${grahaName(helper)} helps from the ${ordinal(seat)} house, ${angle}`;
    return yes(because, [
      `${graha}.dignity`,
      `${helper}.house`,
      ...(isAngle(seat) ? [] : [`${helper}.from.Moon`]),
    ]);
  }
  const [graha] = fallen;
  if (!graha)
    return no(
      'no graha is in its fall',
      SEVEN.map((one) => `${one}.dignity`),
    );
  const helpers = helpersOf(chart, graha);
  return no(
    `${grahaName(graha)} is in its fall in ${signOf(chart, graha)}, and no angle holds ${named(helpers)}`,
    [`${graha}.dignity`, ...helpers.map((lord) => `${lord}.from.Moon`)],
  );
}

const helpersOf = (chart: Chart, graha: Fallen): Graha[] =>
  [...new Set([lordOfSign(chart.grahas[graha].sign), exaltationLord(graha)])].filter(
    (lord) => lord !== graha,
  );

const isAngular = (chart: Chart, graha: Graha): boolean =>
  isAngle(houseOf(chart, graha)) || isAngle(signsFrom(chart, 'Moon', graha));
