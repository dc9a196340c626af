/**
 * Nabhasa yogas, formed by all seven classical grahas: the kind of signs they occupy (asraya), the benefics or malefics in
 * the angles (dala), the number of signs they occupy (sankhya). The figures of houses (akriti) are in akriti.ts.
 * Source: Brihat Parashara Hora Shastra 35.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isAngle } from '#src/astrology/houses.ts';
import { akritiYogas } from './akriti.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  NATURAL_BENEFICS,
  getGrahaInHouse,
  getGrahaInSign,
  getGrahasInHouses,
  listHouseKeys,
  listSignKeys,
} from './placements.ts';
import type { SignQuality } from './reasons.ts';

export const asrayaYogas = [
  createAsrayaRule('rajju', 'movable', [1, 4, 7, 10]),
  createAsrayaRule('musala', 'fixed', [2, 5, 8, 11]),
  createAsrayaRule('nala', 'dual', [3, 6, 9, 12]),
] as const;

function createAsrayaRule<Key extends string>(
  key: Key,
  quality: SignQuality,
  signs: readonly number[],
): YogaRule<Key> {
  return {
    key,
    needsLagna: false,
    judge: (chart) => {
      const outsideGraha = CLASSICAL_GRAHAS.find((graha) => !signs.includes(chart.grahas[graha].sign));
      return outsideGraha
        ? createAbsentVerdict({ kind: 'outsideQuality', ...getGrahaInSign(chart, outsideGraha), quality }, [
            `${outsideGraha}.sign`,
          ])
        : createPresentVerdict(
            { kind: 'asraya', quality, signs: listOccupiedSigns(chart) },
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
  createDalaRule('mala', NATURAL_BENEFICS, ['Sun', 'Mars', 'Saturn']),
  createDalaRule('sarpa', ['Sun', 'Mars', 'Saturn'], NATURAL_BENEFICS),
] as const;

function createDalaRule<Key extends string>(
  key: Key,
  requiredGrahas: readonly ClassicalGraha[],
  excludedGrahas: readonly ClassicalGraha[],
): YogaRule<Key> {
  return {
    key,
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
    return createAbsentVerdict({ kind: 'outsideAngles', ...getGrahaInHouse(chart, outsideGraha) }, [
      `${outsideGraha}.house`,
    ]);
  if (new Set(requiredGrahas.map((graha) => getHouse(chart, graha))).size < 3)
    return createAbsentVerdict(
      { kind: 'sharedAngle', placements: getGrahasInHouses(chart, requiredGrahas) },
      listHouseKeys(requiredGrahas),
    );
  const excludedInAngle = excludedGrahas.find((graha) => isAngle(getHouse(chart, graha)));
  if (excludedInAngle)
    return createAbsentVerdict({ kind: 'excludedInAngle', ...getGrahaInHouse(chart, excludedInAngle) }, [
      `${excludedInAngle}.house`,
    ]);
  return createPresentVerdict(
    { kind: 'dala', placements: getGrahasInHouses(chart, requiredGrahas) },
    listHouseKeys([...requiredGrahas, ...excludedGrahas]),
  );
}

/** Any of these takes precedence over a sankhya yoga. */
const YOGAS_BEFORE_SANKHYA = [...asrayaYogas, ...dalaYogas, ...akritiYogas];

export const sankhyaYogas = [
  createSankhyaRule('vallaki', 7),
  createSankhyaRule('dama', 6),
  createSankhyaRule('pasha', 5),
  createSankhyaRule('kedara', 4),
  createSankhyaRule('shula', 3),
  createSankhyaRule('yuga', 2),
  createSankhyaRule('gola', 1),
] as const;

/**
 * A sankhya yoga is reported only if no other nabhasa yoga is present: Brihat Parashara Hora Shastra ch. 35, Brihat
 * Jataka 12. Gola is an exception, because seven grahas in one sign always form an asraya yoga. The rule needs the
 * lagna, because some of the other nabhasa yogas do.
 */
function createSankhyaRule<Key extends string>(key: Key, count: number): YogaRule<Key> {
  return {
    key,
    needsLagna: true,
    judge: (chart) => {
      const signs = listOccupiedSigns(chart);
      if (signs.length !== count)
        return createAbsentVerdict(
          { kind: 'otherSignCount', count: signs.length },
          listSignKeys(CLASSICAL_GRAHAS),
        );
      const otherYoga = count > 1 && YOGAS_BEFORE_SANKHYA.find(({ judge }) => judge(chart).isPresent);
      return otherYoga
        ? createAbsentVerdict(
            { kind: 'otherNabhasaYoga', count, yoga: otherYoga.key },
            otherYoga.judge(chart).keys,
          )
        : createPresentVerdict({ kind: 'sankhya', signs }, [
            ...listSignKeys(CLASSICAL_GRAHAS),
            ...(count > 1 ? ['lagna.sign'] : []),
          ]);
    },
  };
}

/** The signs of the seven grahas, in the order of the zodiac. */
const listOccupiedSigns = (chart: Chart): number[] =>
  [...new Set(CLASSICAL_GRAHAS.map((graha) => chart.grahas[graha].sign))].toSorted((a, b) => a - b);
