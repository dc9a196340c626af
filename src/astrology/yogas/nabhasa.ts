/**
 * Nabhasa yogas, formed by all seven classical grahas: the kind of signs they occupy (asraya), the benefics or malefics in
 * the angles (dala), the number of signs they occupy (sankhya). The figures of houses (akriti) are in akriti.ts.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isAngle } from '#src/astrology/houses.ts';
import { getSignName, formatList, toUppercaseFirst } from '#src/astrology/phrases.ts';
import { akritiYogas } from './akriti.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  NATURAL_BENEFICS,
  listHouseKeys,
  formatGrahas,
  formatPlacement,
  describePlacement,
  formatPlacements,
  listSignKeys,
  getGrahaSignName,
} from './placements.ts';

const SOURCE = 'Brihat Parashara Hora Shastra 35';
const SIGN_COUNT_PHRASES = [
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
        ? createAbsentVerdict(
            `${formatGrahas([outsideGraha])} is in ${getGrahaSignName(chart, outsideGraha)}, not a ${kind} sign`,
            [`${outsideGraha}.sign`],
          )
        : createPresentVerdict(
            `all seven are in ${kind} signs, in ${formatOccupiedSigns(chart)}`,
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

function createDalaRule<Key extends string>(
  key: Key,
  name: string,
  requiredGrahas: readonly ClassicalGraha[],
  excludedGrahas: readonly ClassicalGraha[],
): YogaRule<Key> {
  return {
    key,
    name,
    rule: `${toUppercaseFirst(formatGrahas(requiredGrahas))} in three of the angles, and ${formatGrahas(excludedGrahas)} in none`,
    source: SOURCE,
    needsLagna: true,
    judge: (chart) => judgeDala(chart, requiredGrahas, excludedGrahas),
  };
}

function judgeDala(
  chart: Chart,
  requiredGrahas: readonly ClassicalGraha[],
  excludedGrahas: readonly ClassicalGraha[],
): Verdict {
  const outsideGraha = requiredGrahas.find((graha) => !isAngle(getHouse(chart, graha)));
  if (outsideGraha)
    return createAbsentVerdict(`${describePlacement(chart, outsideGraha)}, which is no angle`, [
      `${outsideGraha}.house`,
    ]);
  if (new Set(requiredGrahas.map((graha) => getHouse(chart, graha))).size < 3)
    return createAbsentVerdict(
      `they share an angle: ${formatPlacements(chart, requiredGrahas)}`,
      listHouseKeys(requiredGrahas),
    );
  const excludedInAngle = excludedGrahas.find((graha) => isAngle(getHouse(chart, graha)));
  if (excludedInAngle)
    return createAbsentVerdict(`${formatPlacement(chart, excludedInAngle)} is in an angle too`, [
      `${excludedInAngle}.house`,
    ]);
  return createPresentVerdict(
    `three angles belong to them alone, ${formatPlacements(chart, requiredGrahas)}`,
    listHouseKeys([...requiredGrahas, ...excludedGrahas]),
  );
}

/** Any of these takes precedence over a sankhya yoga. */
const YOGAS_BEFORE_SANKHYA = [...asrayaYogas, ...dalaYogas, ...akritiYogas];

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
  const countText = SIGN_COUNT_PHRASES[count - 1]!;
  return {
    key,
    name,
    rule: count === 1 ? 'All seven in one sign' : `All seven in just ${countText}, no other figure`,
    source: SOURCE,
    needsLagna: true,
    judge: (chart) => {
      const occupiedCount = new Set(CLASSICAL_GRAHAS.map((graha) => chart.grahas[graha].sign)).size;
      if (occupiedCount !== count)
        return createAbsentVerdict(
          `the seven grahas are in ${SIGN_COUNT_PHRASES[occupiedCount - 1]}`,
          listSignKeys(CLASSICAL_GRAHAS),
        );
      const otherYoga = count > 1 && YOGAS_BEFORE_SANKHYA.find(({ judge }) => judge(chart).isPresent);
      return otherYoga
        ? createAbsentVerdict(
            `the ${countText} make ${otherYoga.name.split(',')[0]}, which goes first`,
            otherYoga.judge(chart).keys,
          )
        : createPresentVerdict(
            `the seven grahas are in ${countText}, ${formatOccupiedSigns(chart)}${count > 1 ? ', and in no other figure of houses' : ''}`,
            [...listSignKeys(CLASSICAL_GRAHAS), ...(count > 1 ? ['lagna.sign'] : [])],
          );
    },
  };
}

/** "Aries, Leo and Virgo", in the order of the zodiac */
function formatOccupiedSigns(chart: Chart): string {
  const signs = [...new Set(CLASSICAL_GRAHAS.map((graha) => chart.grahas[graha].sign))].toSorted(
    (a, b) => a - b,
  );
  return formatList(signs.map(getSignName));
}
