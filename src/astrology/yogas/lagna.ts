/** Yogas of the lagna, its adjacent houses and its angles. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { countSigns, getHouse, isAngle, listOccupants } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  NATURAL_BENEFICS,
  NATURAL_MALEFICS,
  listHouseKeys,
  isNaturalBenefic,
  isNaturalMalefic,
  formatGrahas,
  formatPlacement,
  describePlacement,
  formatPlacements,
  listPlanetsIn,
  formatGrahasWithVerb,
} from './placements.ts';

export const lagnaYogas = [
  {
    key: 'amala',
    name: 'Amala',
    rule: 'Jupiter, Venus or Mercury in the 10th from the lagna or from the Moon',
    source: 'Phaladeepika 6; Brihat Parashara Hora Shastra 36 asks for benefics alone',
    needsLagna: true,
    judge: judgeAmala,
  },
  {
    key: 'shubhaKartari',
    name: 'Shubha Kartari',
    rule: 'Gentle planets in the 2nd and the 12th, no stern graha there',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: (chart) => judgeKartari(chart, isNaturalBenefic, isNaturalMalefic, 'gentle planet'),
  },
  {
    key: 'papaKartari',
    name: 'Papa Kartari',
    rule: 'Stern grahas in the 2nd and the 12th, no gentle planet there',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: (chart) => judgeKartari(chart, isNaturalMalefic, isNaturalBenefic, 'stern graha'),
  },
  {
    key: 'lagnadhi',
    name: 'Lagnadhi',
    rule: 'All three gentle planets in the 6th, 7th and 8th, without Sun, Mars or Saturn',
    source: 'Jataka Parijata 7',
    needsLagna: true,
    judge: judgeLagnadhi,
  },
  {
    key: 'parvata',
    name: 'Parvata',
    rule: 'Two gentle planets in angles, no stern graha in the 7th or 8th',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: judgeParvata,
  },
  {
    key: 'chatussagara',
    name: 'Chatussagara',
    rule: 'Some of the seven in each of the four angles',
    source: 'B. V. Raman, Three Hundred Important Combinations',
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
      `${formatGrahasWithVerb(fromLagna)} in the tenth house`,
      keys,
      describeMalefics(chart, fromLagna[0]!),
    );
  if (fromMoon.length > 0)
    return createPresentVerdict(
      `${formatPlacements(chart, fromMoon)}, the tenth sign from the Moon`,
      keys,
      describeMalefics(chart, fromMoon[0]!),
    );
  return createAbsentVerdict('no gentle planet is in the tenth from the lagna or from the Moon', keys);
}

function describeMalefics(chart: Chart, benefic: Graha): string | null {
  const malefics = NATURAL_MALEFICS.filter((graha) => countSigns(chart, benefic, graha) === 1);
  return malefics.length > 0
    ? `${formatGrahas(malefics)} ${malefics.length === 1 ? 'is' : 'are'} in the same sign`
    : null;
}

type GrahaPredicate = typeof isNaturalBenefic;

function judgeKartari(
  chart: Chart,
  isWanted: GrahaPredicate,
  isUnwanted: GrahaPredicate,
  noun: string,
): Verdict {
  for (const house of [2, 12]) {
    const unwantedOccupants = listOccupants(chart, house).filter(isUnwanted);
    if (unwantedOccupants.length > 0)
      return createAbsentVerdict(
        `${formatGrahasWithVerb(unwantedOccupants)} in the ${formatOrdinal(house)} house`,
        listHouseKeys(unwantedOccupants),
      );
    if (!listOccupants(chart, house).some(isWanted))
      return createAbsentVerdict(`no ${noun} is in the ${formatOrdinal(house)} house`, [`house.${house}`]);
  }
  const inSecond = listOccupants(chart, 2).filter(isWanted);
  const inTwelfth = listOccupants(chart, 12).filter(isWanted);
  return createPresentVerdict(
    `the lagna has ${formatGrahas(inTwelfth)} on one side, in the twelfth house, and ${formatGrahas(inSecond)} on the other, in the second`,
    listHouseKeys([...NATURAL_BENEFICS, ...NATURAL_MALEFICS]),
  );
}

function judgeLagnadhi(chart: Chart): Verdict {
  const outsideBenefic = NATURAL_BENEFICS.find((graha) => ![6, 7, 8].includes(getHouse(chart, graha)));
  if (outsideBenefic)
    return createAbsentVerdict(describePlacement(chart, outsideBenefic), [`${outsideBenefic}.house`]);
  const malefic = (['Sun', 'Mars', 'Saturn'] as const).find((graha) =>
    [6, 7, 8].includes(getHouse(chart, graha)),
  );
  if (malefic)
    return createAbsentVerdict(`all three are there, but so is ${formatPlacement(chart, malefic)}`, [
      `${malefic}.house`,
    ]);
  return createPresentVerdict(
    `opposite the lagna you find ${formatPlacements(chart, NATURAL_BENEFICS)}, and none of the three stern planets with them`,
    listHouseKeys([...NATURAL_BENEFICS, 'Sun', 'Mars', 'Saturn']),
  );
}

function judgeParvata(chart: Chart): Verdict {
  const benefics = NATURAL_BENEFICS.filter((graha) => isAngle(getHouse(chart, graha)));
  const otherBenefics = NATURAL_BENEFICS.filter((graha) => !benefics.includes(graha));
  if (benefics.length < 2)
    return createAbsentVerdict(
      `away from the angles you find ${formatPlacements(chart, otherBenefics)}`,
      listHouseKeys(otherBenefics),
    );
  const malefics = [7, 8].flatMap((house) => listOccupants(chart, house).filter(isNaturalMalefic));
  if (malefics.length > 0)
    return createAbsentVerdict(`you find ${formatPlacements(chart, malefics)}`, listHouseKeys(malefics));
  return createPresentVerdict(
    `in the angles you find ${formatPlacements(chart, benefics)}, and no malefic is in the seventh or the eighth`,
    [...listHouseKeys(benefics), 'house.7', 'house.8'],
  );
}

function judgeChatussagara(chart: Chart): Verdict {
  const emptyHouse = [1, 4, 7, 10].find((house) => listPlanetsIn(chart, house).length === 0);
  if (emptyHouse)
    return createAbsentVerdict(`none of the seven is in the ${formatOrdinal(emptyHouse)} house, an angle`, [
      `house.${emptyHouse}`,
    ]);
  const inAngles = CLASSICAL_GRAHAS.filter((graha) => isAngle(getHouse(chart, graha)));
  return createPresentVerdict(
    `no angle is empty, with ${formatPlacements(chart, inAngles)}`,
    listHouseKeys(CLASSICAL_GRAHAS),
  );
}
