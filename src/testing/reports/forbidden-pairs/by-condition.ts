/** A graha well placed in one chapter and badly placed in another, as lord of the same house or in itself. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { careerCautionLine } from '#src/reports/content/en/career/career-summary.ts';
import { moneyHouses } from '#src/reports/content/en/career/money-houses.ts';
import { leadershipByGraha, selfEmploymentByHouse } from '#src/reports/content/en/career/self-employment.ts';
import { tenthLordTexts } from '#src/reports/content/en/career/tenth-house.ts';
import { leaveToOthersTexts } from '#src/reports/content/en/career/work-fields.ts';
import { people } from '#src/reports/content/en/career/work-people.ts';
import { cautionTexts, strengthTexts } from '#src/reports/content/en/grahas/roles-and-traits.ts';
import { emptyHouse } from '#src/reports/content/en/houses/empty-house.ts';
import { houseLordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import { loveCautionLine, loveStrengthLine } from '#src/reports/content/en/love/love-summary.ts';
import { seventhLordCondition } from '#src/reports/content/en/love/seventh-lord-in-love.ts';
import { seventhOccupants } from '#src/reports/content/en/love/seventh-occupants.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';
import { combineAnd, type DocumentTest, type ForbiddenPair, hasStatement } from './document-queries.ts';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

type Claims = { well: string[]; badly: string[] };

/** The texts on the lord of a house, by whether they call it able or weak. */
function listLordClaims(house: (typeof HOUSES)[number]): Claims {
  const { able, unable } = listAreaClaims(house);
  const weaknessTexts = [
    ...moneyHouses.filter((moneyHouse) => moneyHouse.house === house).map(({ lord }) => lord),
    ...(house in people ? [people[house as keyof typeof people].lord] : []),
  ].flatMap((texts) => Object.values(texts));
  const stepTexts = [
    ...(house === 10 ? Object.values(tenthLordTexts) : []),
    ...(house === 7 ? [seventhLordCondition] : []),
    ...(house in selfEmploymentByHouse
      ? [selfEmploymentByHouse[house as keyof typeof selfEmploymentByHouse]]
      : []),
  ];
  return {
    well: [
      ...able,
      emptyHouse[house].well,
      ...weaknessTexts.map(({ notWeak }) => notWeak),
      ...stepTexts.map(({ strong }) => strong),
    ],
    badly: [
      ...unable,
      emptyHouse[house].busy,
      ...weaknessTexts.map(({ weak }) => weak),
      ...stepTexts.map(({ weak }) => weak),
    ],
  };
}

/** The texts of the life areas, which read some of the houses. */
function listAreaClaims(house: number): { able: string[]; unable: string[] } {
  if (!(house in houseLordCondition)) return { able: [], unable: [] };
  const texts = houseLordCondition[house as keyof typeof houseLordCondition];
  const { exalted, moolatrikona, own, held, enemy, debilitated } = texts;
  return { able: [exalted, moolatrikona, own, held], unable: [enemy, debilitated] };
}

/** Without a birth time two Moon signs are possible, and with them two lords of the same house. */
const hasLagna: DocumentTest = ({ chart }) => chart.lagna !== null;

const lordPairs: ForbiddenPair[] = HOUSES.map((house) => {
  const { well, badly } = listLordClaims(house);
  return {
    name: `the lord of the ${formatOrdinal(house)} able and weak`,
    hasFirst: combineAnd(hasLagna, hasStatement(...well)),
    hasSecond: hasStatement(...badly),
  };
});

const grahaPairs: ForbiddenPair[] = CLASSICAL_GRAHAS.map((graha) => {
  const leadership = { ...leadershipByGraha } as Partial<Record<string, Record<'strong' | 'weak', string>>>;
  const { strong, weak } = leadership[graha] ?? {};
  return {
    name: `${graha} well placed and badly placed`,
    hasFirst: hasStatement(
      ...Object.values(strengthTexts[graha]),
      loveStrengthLine[graha],
      seventhOccupants[graha].strong,
      ...(strong ? [strong] : []),
    ),
    hasSecond: hasStatement(
      ...Object.values(cautionTexts[graha]),
      loveCautionLine[graha],
      careerCautionLine[graha],
      leaveToOthersTexts[graha],
      seventhOccupants[graha].weak,
      ...(weak ? [weak] : []),
    ),
  };
});

export const conditionPairs: ForbiddenPair[] = [...lordPairs, ...grahaPairs];
