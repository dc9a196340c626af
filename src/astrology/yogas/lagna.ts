/** Yogas of the lagna, its adjacent houses and its angles. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { countSigns, getHouse, isAngle, listOccupants } from '#src/astrology/houses.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  NATURAL_BENEFICS,
  NATURAL_MALEFICS,
  listHouseKeys,
  isNaturalBenefic,
  isNaturalMalefic,
  getGrahaInHouse,
  getGrahasInHouses,
  listPlanetsIn,
} from './placements.ts';
import type { YogaReduction } from './reasons.ts';

export const lagnaYogas = [
  {
    // Phaladeepika 6; Brihat Parashara Hora Shastra 36 asks for benefics alone
    key: 'amala',
    needsLagna: true,
    judge: judgeAmala,
  },
  {
    // Brihat Parashara Hora Shastra 36
    key: 'shubhaKartari',
    needsLagna: true,
    judge: (chart) => judgeKartari(chart, isNaturalBenefic, isNaturalMalefic, 'benefic'),
  },
  {
    // Brihat Parashara Hora Shastra 36
    key: 'papaKartari',
    needsLagna: true,
    judge: (chart) => judgeKartari(chart, isNaturalMalefic, isNaturalBenefic, 'malefic'),
  },
  {
    // Jataka Parijata 7
    key: 'lagnadhi',
    needsLagna: true,
    judge: judgeLagnadhi,
  },
  {
    // Brihat Parashara Hora Shastra 36
    key: 'parvata',
    needsLagna: true,
    judge: judgeParvata,
  },
  {
    // B. V. Raman, Three Hundred Important Combinations
    key: 'chatussagara',
    needsLagna: true,
    judge: judgeChatussagara,
  },
] as const satisfies readonly YogaRule[];

/** A malefic in the same sign reduces it: Parashara's verse requires benefics alone. */
function judgeAmala(chart: Chart): Verdict {
  const fromLagna = NATURAL_BENEFICS.filter((graha) => getHouse(chart, graha) === 10);
  const fromMoon = NATURAL_BENEFICS.filter((graha) => countSigns(chart, 'Moon', graha) === 10);
  const keys = [...NATURAL_BENEFICS, ...NATURAL_MALEFICS].flatMap((graha) => [
    `${graha}.house`,
    `${graha}.from.Moon`,
  ]);
  if (fromLagna.length > 0)
    return createPresentVerdict(
      { kind: 'inHouse', grahas: fromLagna, house: 10 },
      keys,
      findMaleficsWith(chart, fromLagna[0]!),
    );
  if (fromMoon.length > 0)
    return createPresentVerdict(
      { kind: 'tenthFromMoon', placements: getGrahasInHouses(chart, fromMoon) },
      keys,
      findMaleficsWith(chart, fromMoon[0]!),
    );
  return createAbsentVerdict({ kind: 'noneInTenth' }, keys);
}

function findMaleficsWith(chart: Chart, benefic: Graha): YogaReduction | null {
  const malefics = NATURAL_MALEFICS.filter((graha) => countSigns(chart, benefic, graha) === 1);
  return malefics.length > 0 ? { kind: 'withMalefics', malefics } : null;
}

type GrahaPredicate = typeof isNaturalBenefic;

function judgeKartari(
  chart: Chart,
  isWanted: GrahaPredicate,
  isUnwanted: GrahaPredicate,
  nature: 'benefic' | 'malefic',
): Verdict {
  for (const house of [2, 12]) {
    const unwantedOccupants = listOccupants(chart, house).filter(isUnwanted);
    if (unwantedOccupants.length > 0)
      return createAbsentVerdict(
        { kind: 'inHouse', grahas: unwantedOccupants, house },
        listHouseKeys(unwantedOccupants),
      );
    if (!listOccupants(chart, house).some(isWanted))
      return createAbsentVerdict({ kind: 'noneOfNatureInHouse', nature, house }, [`house.${house}`]);
  }
  const inSecond = listOccupants(chart, 2).filter(isWanted);
  const inTwelfth = listOccupants(chart, 12).filter(isWanted);
  return createPresentVerdict(
    { kind: 'kartari', inTwelfth, inSecond },
    listHouseKeys([...NATURAL_BENEFICS, ...NATURAL_MALEFICS]),
  );
}

function judgeLagnadhi(chart: Chart): Verdict {
  const outsideBenefic = NATURAL_BENEFICS.find((graha) => ![6, 7, 8].includes(getHouse(chart, graha)));
  if (outsideBenefic)
    return createAbsentVerdict(
      { kind: 'inHouse', grahas: [outsideBenefic], house: getHouse(chart, outsideBenefic) },
      [`${outsideBenefic}.house`],
    );
  const malefic = (['Sun', 'Mars', 'Saturn'] as const).find((graha) =>
    [6, 7, 8].includes(getHouse(chart, graha)),
  );
  if (malefic)
    return createAbsentVerdict({ kind: 'maleficInLagnadhi', ...getGrahaInHouse(chart, malefic) }, [
      `${malefic}.house`,
    ]);
  return createPresentVerdict(
    { kind: 'lagnadhi', placements: getGrahasInHouses(chart, NATURAL_BENEFICS) },
    listHouseKeys([...NATURAL_BENEFICS, 'Sun', 'Mars', 'Saturn']),
  );
}

function judgeParvata(chart: Chart): Verdict {
  const benefics = NATURAL_BENEFICS.filter((graha) => isAngle(getHouse(chart, graha)));
  const otherBenefics = NATURAL_BENEFICS.filter((graha) => !benefics.includes(graha));
  if (benefics.length < 2)
    return createAbsentVerdict(
      { kind: 'beneficsOutsideAngles', placements: getGrahasInHouses(chart, otherBenefics) },
      listHouseKeys(otherBenefics),
    );
  const malefics = [7, 8].flatMap((house) => listOccupants(chart, house).filter(isNaturalMalefic));
  if (malefics.length > 0)
    return createAbsentVerdict(
      { kind: 'maleficsInSeventhOrEighth', placements: getGrahasInHouses(chart, malefics) },
      listHouseKeys(malefics),
    );
  return createPresentVerdict({ kind: 'parvata', placements: getGrahasInHouses(chart, benefics) }, [
    ...listHouseKeys(benefics),
    'house.7',
    'house.8',
  ]);
}

function judgeChatussagara(chart: Chart): Verdict {
  const emptyHouse = [1, 4, 7, 10].find((house) => listPlanetsIn(chart, house).length === 0);
  if (emptyHouse)
    return createAbsentVerdict({ kind: 'emptyAngle', house: emptyHouse }, [`house.${emptyHouse}`]);
  const inAngles = CLASSICAL_GRAHAS.filter((graha) => isAngle(getHouse(chart, graha)));
  return createPresentVerdict(
    { kind: 'chatussagara', placements: getGrahasInHouses(chart, inAngles) },
    listHouseKeys(CLASSICAL_GRAHAS),
  );
}
