/** Rules named after what is carried before a king: fly-whisk, conch, drum, horn, sword. */
import type { Chart } from '#src/astrology/contract.ts';
import { aspects, houseOf, isAngle, lordOf, lordOfSign } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { no, yes, type Verdict, type YogaRule } from './rule.ts';
import {
  areInAngle,
  areTogether,
  GENTLE,
  haveTraded,
  isStrong,
  isWellPlaced,
  houseKeys,
  named,
  placed,
  stands,
  ruling,
  SEVEN,
  sevenIn,
  signOf,
  touches,
} from './standing.ts';

export const emblems = [
  {
    key: 'chamara',
    name: 'Chamara',
    rule: 'The lord of the lagna exalted in an angle before Jupiter’s eyes, or two gentle planets together in the 1st, 7th, 9th or 10th',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: chamara,
  },
  {
    key: 'shankha',
    name: 'Shankha',
    rule: 'The lords of the 5th and 6th in angles from each other, the lord of the lagna strong',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: (chart) => squared(chart, 5, 6),
  },
  {
    key: 'kahala',
    name: 'Kahala',
    rule: 'The lords of the 4th and 9th in angles from each other, the lord of the lagna strong',
    source: 'Jataka Parijata 7',
    needsLagna: true,
    judge: (chart) => squared(chart, 4, 9),
  },
  {
    key: 'bheri',
    name: 'Bheri',
    rule: 'Some of the seven in each of the 12th, 1st, 2nd and 7th, the lord of the 9th strong',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: bheri,
  },
  {
    key: 'khadga',
    name: 'Khadga',
    rule: 'The lords of the 2nd and 9th in each other’s signs, the lord of the lagna in an angle or trine',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: khadga,
  },
  {
    key: 'kalanidhi',
    name: 'Kalanidhi',
    rule: 'Jupiter in the 2nd or 5th, with Mercury and Venus there or looking at it',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: kalanidhi,
  },
  {
    key: 'pushkala',
    name: 'Pushkala',
    rule: 'The lords of the Moon’s sign and of the lagna together in an angle, a strong graha in the lagna or looking at it',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: pushkala,
  },
] as const satisfies readonly YogaRule[];

function chamara(chart: Chart): Verdict {
  const lord = lordOf(chart, 1);
  const house = houseOf(chart, lord);
  if (chart.grahas[lord].dignity === 'exalted' && isAngle(house) && aspects(chart, 'Jupiter', house))
    return yes(`${ruling(chart, 1)} is exalted in the ${ordinal(house)} house, under the eyes of Jupiter`, [
      'lord.1',
      `${lord}.dignity`,
      `${lord}.house`,
      `Jupiter.aspects.${house}`,
    ]);
  const seat = [1, 7, 9, 10].find((one) => gentleIn(chart, one).length > 1);
  if (seat)
    return yes(
      `${named(gentleIn(chart, seat))} walk together through the ${ordinal(seat)} house`,
      houseKeys(gentleIn(chart, seat)),
    );
  return no(
    `${ruling(chart, 1)} is not exalted in an angle before Jupiter, nor do two gentle planets share one of these houses`,
    ['lord.1', `${lord}.dignity`, ...houseKeys(GENTLE)],
  );
}

const gentleIn = (chart: Chart, house: number) => GENTLE.filter((graha) => houseOf(chart, graha) === house);

/** The two lords must be two grahas. */
function squared(chart: Chart, one: number, other: number): Verdict {
  const [a, b, first] = [lordOf(chart, one), lordOf(chart, other), lordOf(chart, 1)];
  const keys = [`lord.${one}`, `lord.${other}`];
  if (a === b) return no(`${named([a])} rules both the ${ordinal(one)} and the ${ordinal(other)}`, keys);
  const lords = `${ruling(chart, one)} in ${signOf(chart, a)} and ${ruling(chart, other)} in ${signOf(chart, b)}`;
  if (!areInAngle(chart, a, b))
    return no(`${lords} are not in an angle from each other`, [...keys, `${b}.from.${a}`]);
  const strength = ['lord.1', `${first}.dignity`, `${first}.combust`];
  if (!isStrong(chart, first))
    return no(`${ruling(chart, 1)} is not strong in ${signOf(chart, first)}`, strength);
  return yes(`${lords} hold each other in an angle, and ${ruling(chart, 1)} is strong`, [
    ...keys,
    `${b}.from.${a}`,
    ...strength,
  ]);
}

function bheri(chart: Chart): Verdict {
  const empty = [12, 1, 2, 7].find((house) => sevenIn(chart, house).length === 0);
  if (empty) return no(`none of the seven stands in the ${ordinal(empty)} house`, [`house.${empty}`]);
  const ninth = lordOf(chart, 9);
  const keys = ['lord.9', `${ninth}.dignity`, `${ninth}.combust`];
  if (!isStrong(chart, ninth))
    return no(`${ruling(chart, 9)} is not strong in ${signOf(chart, ninth)}`, keys);
  const guests = [12, 1, 2, 7].map(
    (house) => `${named(sevenIn(chart, house))} in the ${ordinal(house)} house`,
  );
  return yes(`you have ${guests.join(', ')}, and ${ruling(chart, 9)} is strong`, [
    ...keys,
    ...houseKeys(SEVEN.filter((graha) => [12, 1, 2, 7].includes(houseOf(chart, graha)))),
  ]);
}

function khadga(chart: Chart): Verdict {
  const [second, ninth, first] = [lordOf(chart, 2), lordOf(chart, 9), lordOf(chart, 1)];
  const keys = ['lord.2', 'lord.9', `${second}.sign`, `${ninth}.sign`];
  const houses = `${ruling(chart, 2)} is in ${signOf(chart, second)} and ${ruling(chart, 9)} in ${signOf(chart, ninth)}`;
  if (second === ninth) return no(`${named([second])} rules both the second and the ninth`, keys.slice(0, 2));
  if (!haveTraded(chart, second, ninth)) return no(houses, keys);
  if (!isWellPlaced(chart, first))
    return no(`${stands(chart, first)}, as lord of the lagna`, ['lord.1', `${first}.house`]);
  return yes(
    `${houses}, at home with each other, and the lord of the lagna is well placed, ${placed(chart, first)}`,
    [...keys, 'lord.1', `${first}.house`],
  );
}

function kalanidhi(chart: Chart): Verdict {
  const house = houseOf(chart, 'Jupiter');
  if (house !== 2 && house !== 5) return no(stands(chart, 'Jupiter'), ['Jupiter.house']);
  const absent = (['Mercury', 'Venus'] as const).find((graha) => !touches(chart, graha, house));
  const where = placed(chart, 'Jupiter');
  if (absent)
    return no(`${absent} neither joins nor looks at ${where}`, ['Jupiter.house', `${absent}.from.Jupiter`]);
  return yes(`Mercury and Venus both attend to ${where}`, [
    'Jupiter.house',
    'Mercury.from.Jupiter',
    'Venus.from.Jupiter',
  ]);
}

function pushkala(chart: Chart): Verdict {
  const [host, first] = [lordOfSign(chart.grahas.Moon.sign), lordOf(chart, 1)];
  const keys = ['Moon.sign', 'lord.1'];
  const lords = `${named([host])}, lord of the Moon’s sign ${signOf(chart, 'Moon')}, and ${ruling(chart, 1)}`;
  if (host === first)
    return no(`${named([host])} rules both the lagna and ${signOf(chart, 'Moon')}, the Moon’s sign`, keys);
  if (!areTogether(chart, host, first)) return no(`${lords} are apart`, [...keys, `${host}.from.${first}`]);
  const house = houseOf(chart, host);
  const seats = [...keys, ...houseKeys([host, first])];
  if (!isAngle(house)) return no(`${lords} meet in the ${ordinal(house)} house, which is no angle`, seats);
  const patron = SEVEN.find((graha) => isStrong(chart, graha) && touches(chart, graha, 1));
  if (!patron) return no('no strong graha is in the lagna or looks at it', ['lagna.sign']);
  return yes(
    `${lords} meet in the ${ordinal(house)} house, and ${named([patron])} lends the lagna strength`,
    [
      ...seats,
      `${patron}.dignity`,
      patron === host || patron === first ? 'lagna.sign' : `${patron}.aspects.1`,
    ],
  );
}
