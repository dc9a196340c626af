/** Which named combinations a chart holds, and the facts each rests on. Definitions as in the rules of content/en/yogas.ts. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { exaltationLord } from '#src/astrology/dignity.ts';
import type { YogaKey } from './content/en/yogas.ts';
import { houseOf, isAngle, isHidden, lordOf, lordOfSign, signsFrom } from '#src/astrology/houses.ts';
import { SEVEN } from './strength.ts';
import { grahaName, listed, ordinal, signName } from './words.ts';

export type FoundYoga = { key: YogaKey; because: string; keys: string[] };

const FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** @param chart with a lagna */
export function yogasOf(chart: Chart): FoundYoga[] {
  return [
    ...gajaKesari(chart),
    ...mahapurusha(chart),
    ...dharmaKarma(chart),
    ...besideMoon(chart),
    ...besideSun(chart),
    ...together(chart, 'budhaAditya', 'Sun', 'Mercury'),
    ...together(chart, 'chandraMangala', 'Moon', 'Mars'),
    ...amala(chart),
    ...neechaBhanga(chart),
    ...parivartana(chart),
    ...vipareeta(chart),
  ];
}

function gajaKesari(chart: Chart): FoundYoga[] {
  const away = signsFrom(chart, 'Moon', 'Jupiter');
  if (!isAngle(away)) return [];
  const where =
    away === 1
      ? 'Jupiter shares the sign of the Moon'
      : `Jupiter stands in the ${ordinal(away)} sign from the Moon`;
  return [{ key: 'gajaKesari', because: where, keys: ['Jupiter.from.Moon'] }];
}

const GREAT_ONES: Record<(typeof FIVE)[number], YogaKey> = {
  Mars: 'ruchaka',
  Mercury: 'bhadra',
  Jupiter: 'hamsa',
  Venus: 'malavya',
  Saturn: 'shasha',
};

function mahapurusha(chart: Chart): FoundYoga[] {
  return FIVE.filter((graha) => {
    const { dignity } = chart.grahas[graha];
    const throned = dignity === 'exalted' || dignity === 'own' || dignity === 'moolatrikona';
    return throned && isAngle(houseOf(chart, graha));
  }).map((graha) => ({
    key: GREAT_ONES[graha],
    because: `${graha} is strong in ${signName(chart.grahas[graha].sign)}, and ${signName(chart.grahas[graha].sign)} makes your ${ordinal(houseOf(chart, graha))} house`,
    keys: [`${graha}.dignity`, `${graha}.house`],
  }));
}

function dharmaKarma(chart: Chart): FoundYoga[] {
  const [ninth, tenth] = [lordOf(chart, 9), lordOf(chart, 10)];
  const keys = ['lord.9', 'lord.10', `${ninth}.sign`, `${tenth}.sign`];
  if (ninth === tenth) return [];
  const [a, b] = [grahaName(ninth), grahaName(tenth)];
  if (chart.grahas[ninth].sign === chart.grahas[tenth].sign) {
    return [
      {
        key: 'dharmaKarma',
        because: `${a}, lord of the ninth, and ${b}, lord of the tenth, stand together`,
        keys,
      },
    ];
  }
  if (!exchange(chart, ninth, tenth)) return [];
  return [
    {
      key: 'dharmaKarma',
      because: `${a}, lord of the ninth, and ${b}, lord of the tenth, have changed places`,
      keys,
    },
  ];
}

/** Neither the Sun nor the nodes count beside the Moon. */
function besideMoon(chart: Chart): FoundYoga[] {
  const before = FIVE.filter((graha) => signsFrom(chart, 'Moon', graha) === 12);
  const after = FIVE.filter((graha) => signsFrom(chart, 'Moon', graha) === 2);
  const keys = [...before, ...after].map((graha) => `${graha}.from.Moon`);
  const words = (grahas: readonly Graha[]) =>
    `${listed(grahas.map(grahaName))} ${grahas.length === 1 ? 'stands' : 'stand'}`;
  if (before.length > 0 && after.length > 0) {
    const because = `${words(before)} in the sign before the Moon and ${listed(after.map(grahaName))} in the one after it`;
    return [{ key: 'durudhara', because, keys }];
  }
  if (after.length > 0)
    return [{ key: 'sunapha', because: `${words(after)} in the sign after the Moon`, keys }];
  if (before.length > 0)
    return [{ key: 'anapha', because: `${words(before)} in the sign before the Moon`, keys }];
  return [
    {
      key: 'kemadruma',
      because: `the signs on both sides of ${signName(chart.grahas.Moon.sign)} hold none of the five planets`,
      keys: ['Moon.sign'],
    },
  ];
}

function besideSun(chart: Chart): FoundYoga[] {
  const before = FIVE.filter((graha) => signsFrom(chart, 'Sun', graha) === 12);
  const after = FIVE.filter((graha) => signsFrom(chart, 'Sun', graha) === 2);
  if (before.length === 0 || after.length === 0) return [];
  const because = `the Sun has ${listed(before.map(grahaName))} behind it and ${listed(after.map(grahaName))} ahead`;
  return [{ key: 'ubhayachari', because, keys: [...before, ...after].map((graha) => `${graha}.from.Sun`) }];
}

function together(chart: Chart, key: YogaKey, first: Graha, second: Graha): FoundYoga[] {
  if (signsFrom(chart, first, second) !== 1) return [];
  const sign = signName(chart.grahas[first].sign);
  return [
    {
      key,
      because: `both ${grahaName(first)} and ${grahaName(second)} are in ${sign}`,
      keys: [`${second}.from.${first}`],
    },
  ];
}

function amala(chart: Chart): FoundYoga[] {
  const graha = (['Jupiter', 'Venus', 'Mercury'] as const).find((one) => houseOf(chart, one) === 10);
  return graha
    ? [{ key: 'amala', because: `${graha} lends its grace to your tenth house`, keys: [`${graha}.house`] }]
    : [];
}

/** Helped when the lord of the sign, or of the sign of exaltation, is in an angle from the lagna or the Moon. */
function neechaBhanga(chart: Chart): FoundYoga[] {
  for (const graha of SEVEN) {
    if (chart.grahas[graha].dignity !== 'debilitated') continue;
    const helper = [lordOfSign(chart.grahas[graha].sign), exaltationLord(graha)].find(
      (lord) => lord !== graha && (isAngle(houseOf(chart, lord)) || isAngle(signsFrom(chart, 'Moon', lord))),
    );
    if (!helper) continue;
    const seat = houseOf(chart, helper);
    const angle = isAngle(seat) ? 'an angle' : 'an angle from the Moon';
    const because = `${grahaName(graha)} is in its fall in ${signName(chart.grahas[graha].sign)}, and ${grahaName(helper)} helps from the ${ordinal(seat)} house, ${angle}`;
    return [{ key: 'neechaBhanga', because, keys: [`${graha}.dignity`, `${helper}.house`] }];
  }
  return [];
}

function parivartana(chart: Chart): FoundYoga[] {
  for (const [i, first] of SEVEN.entries()) {
    const second = SEVEN.slice(i + 1).find((other) => exchange(chart, first, other));
    if (!second) continue;
    const because = `${grahaName(first)} is in ${signName(chart.grahas[first].sign)} and ${grahaName(second)} in ${signName(chart.grahas[second].sign)}, each the guest of the other`;
    return [{ key: 'parivartana', because, keys: [`${first}.sign`, `${second}.sign`] }];
  }
  return [];
}

const exchange = (chart: Chart, a: Graha, b: Graha): boolean =>
  lordOfSign(chart.grahas[a].sign) === b && lordOfSign(chart.grahas[b].sign) === a;

function vipareeta(chart: Chart): FoundYoga[] {
  const house = [6, 8, 12].find((one) => isHidden(houseOf(chart, lordOf(chart, one))));
  if (!house) return [];
  const lord = lordOf(chart, house);
  const because = `${grahaName(lord)}, lord of the ${ordinal(house)}, is kept in the ${ordinal(houseOf(chart, lord))}`;
  return [{ key: 'vipareeta', because, keys: [`lord.${house}`, `${lord}.house`] }];
}
