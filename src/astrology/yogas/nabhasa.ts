/**
 * Nabhasa yogas, patterns of all grahas: the kind of signs they occupy (asraya), the planets in the angles (dala),
 * the number of signs they occupy (sankhya). Patterns of houses (akriti) are in nabhasa-shapes.ts.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isAngle } from '#src/astrology/houses.ts';
import { getSignName, formatList } from '#src/astrology/phrases.ts';
import { akritiYogas } from './nabhasa-shapes.ts';
import { toAbsent, toPresent, type Verdict, type YogaRule } from './rule.ts';
import {
  NATURAL_BENEFICS,
  listHouseKeys,
  formatGrahas,
  formatPlacement,
  describePlacement,
  formatSeats,
  CLASSICAL_GRAHAS,
  listSignKeys,
  getGrahaSignName,
} from './placements.ts';

const SOURCE = 'Brihat Parashara Hora Shastra 35';
const SIGN_COUNTS = [
  'one sign',
  'two signs',
  'three signs',
  'four signs',
  'five signs',
  'six signs',
  'seven signs',
];

export const asrayaYogas = [
  createAsrayaRule('rajju', 'Rajju, the rope', 'movable', [1, 4, 7, 10]),
  createAsrayaRule('musala', 'Musala, the pestle', 'fixed', [2, 5, 8, 11]),
  createAsrayaRule('nala', 'Nala, the reed', 'dual', [3, 6, 9, 12]),
] as const;

function createAsrayaRule<Key extends string>(
  key: Key,
  name: string,
  kind: string,
  signs: readonly number[],
): YogaRule<Key> {
  return {
    key,
    name,
    rule: `All seven in ${kind} signs`,
    source: SOURCE,
    needsLagna: false,
    judge: (chart) => {
      const outsideGraha = CLASSICAL_GRAHAS.find((graha) => !signs.includes(chart.grahas[graha].sign));
      return outsideGraha
        ? toAbsent(
            `${formatGrahas([outsideGraha])} is in ${getGrahaSignName(chart, outsideGraha)}, not a ${kind} sign`,
            [`${outsideGraha}.sign`],
          )
        : toPresent(
            `all seven stand in ${kind} signs, in ${describeOccupiedSigns(chart)}`,
            listSignKeys(CLASSICAL_GRAHAS),
          );
    },
  };
}

/**
 * Mala: the three benefics are in three angles, one in each, and no malefic is in an angle. Sarpa is the reverse. This
 * is Bhattotpala's interpretation of Brihat Jataka 12.
 */
export const dalaYogas = [
  createDalaRule('mala', 'Mala, the garland', NATURAL_BENEFICS, ['Sun', 'Mars', 'Saturn']),
  createDalaRule('sarpa', 'Sarpa, the coiled rope', ['Sun', 'Mars', 'Saturn'], NATURAL_BENEFICS),
] as const;

type ThreeGrahas = readonly (typeof CLASSICAL_GRAHAS)[number][];

function createDalaRule<Key extends string>(
  key: Key,
  name: string,
  wantedGrahas: ThreeGrahas,
  unwantedGrahas: ThreeGrahas,
): YogaRule<Key> {
  return {
    key,
    name,
    rule: `${formatGrahas(wantedGrahas).replace('the', 'The')} in three of the angles, and ${formatGrahas(unwantedGrahas)} in none`,
    source: SOURCE,
    needsLagna: true,
    judge: (chart) => judgeDala(chart, wantedGrahas, unwantedGrahas),
  };
}

function judgeDala(chart: Chart, wantedGrahas: ThreeGrahas, unwantedGrahas: ThreeGrahas): Verdict {
  const outsideGraha = wantedGrahas.find((graha) => !isAngle(getHouse(chart, graha)));
  if (outsideGraha)
    return toAbsent(`${describePlacement(chart, outsideGraha)}, which is no angle`, [
      `${outsideGraha}.house`,
    ]);
  if (new Set(wantedGrahas.map((graha) => getHouse(chart, graha))).size < 3)
    return toAbsent(`they share an angle: ${formatSeats(chart, wantedGrahas)}`, listHouseKeys(wantedGrahas));
  const unwantedInAngle = unwantedGrahas.find((graha) => isAngle(getHouse(chart, graha)));
  if (unwantedInAngle)
    return toAbsent(`an angle also holds ${formatPlacement(chart, unwantedInAngle)}`, [
      `${unwantedInAngle}.house`,
    ]);
  return toPresent(
    `three angles belong to them alone, ${formatSeats(chart, wantedGrahas)}`,
    listHouseKeys([...wantedGrahas, ...unwantedGrahas]),
  );
}

const OTHER_YOGAS = [...asrayaYogas, ...dalaYogas, ...akritiYogas];

export const sankhyaYogas = [
  createSankhyaRule('vallaki', 'Vallaki, the lute', 7),
  createSankhyaRule('dama', 'Dama, the string of pearls', 6),
  createSankhyaRule('pasha', 'Pasha, the noose of cord', 5),
  createSankhyaRule('kedara', 'Kedara, the field', 4),
  createSankhyaRule('shula', 'Shula, the spear', 3),
  createSankhyaRule('yuga', 'Yuga, the yoke', 2),
  createSankhyaRule('gola', 'Gola, the sphere', 1),
] as const;

/**
 * A sankhya yoga is reported only if no other nabhasa yoga is present: Brihat Parashara Hora Shastra ch. 35, Brihat
 * Jataka 12. Gola is an exception, because seven grahas in one sign always form an asraya yoga. The rule needs the
 * lagna, because some of the other nabhasa yogas do.
 */
function createSankhyaRule<Key extends string>(key: Key, name: string, count: number): YogaRule<Key> {
  const countText = SIGN_COUNTS[count - 1]!;
  return {
    key,
    name,
    rule: count === 1 ? 'All seven in one sign' : `All seven in just ${countText}, no other figure`,
    source: SOURCE,
    needsLagna: true,
    judge: (chart) => {
      const occupiedCount = new Set(CLASSICAL_GRAHAS.map((graha) => chart.grahas[graha].sign)).size;
      if (occupiedCount !== count)
        return toAbsent(
          `the seven grahas stand in ${SIGN_COUNTS[occupiedCount - 1]}`,
          listSignKeys(CLASSICAL_GRAHAS),
        );
      const otherYoga = count > 1 && OTHER_YOGAS.find(({ judge }) => judge(chart).present);
      return otherYoga
        ? toAbsent(
            `the ${countText} make ${otherYoga.name.split(',')[0]}, which goes first`,
            otherYoga.judge(chart).keys,
          )
        : toPresent(
            `the seven grahas stand in ${countText}, ${describeOccupiedSigns(chart)}${count > 1 ? ', and in no other figure of houses' : ''}`,
            [...listSignKeys(CLASSICAL_GRAHAS), ...(count > 1 ? ['lagna.sign'] : [])],
          );
    },
  };
}

/** "Aries, Leo and Virgo", in the order of the zodiac */
function describeOccupiedSigns(chart: Chart): string {
  const signs = [...new Set(CLASSICAL_GRAHAS.map((graha) => chart.grahas[graha].sign))].toSorted(
    (a, b) => a - b,
  );
  return formatList(signs.map(getSignName));
}
