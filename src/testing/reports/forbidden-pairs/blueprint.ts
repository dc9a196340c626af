/** One house or one graha described on two scales in the chapters of the Life Blueprint. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { abroadTexts } from '#src/reports/content/en/blueprint/abroad.ts';
import { childrenTexts } from '#src/reports/content/en/blueprint/children.ts';
import { educationTexts } from '#src/reports/content/en/blueprint/education.ts';
import { fatherTexts, motherTexts, siblingTexts } from '#src/reports/content/en/blueprint/family.ts';
import { healthTexts } from '#src/reports/content/en/blueprint/health.ts';
import { moneyTexts } from '#src/reports/content/en/blueprint/money.ts';
import { partnershipTexts } from '#src/reports/content/en/blueprint/partnership.ts';
import { propertyTexts } from '#src/reports/content/en/blueprint/property.ts';
import type { SubjectTexts } from '#src/reports/content/en/blueprint/subject-texts.ts';
import { leadingGraha, learningGraha } from '#src/reports/content/en/blueprint/synthesis.ts';
import { workTexts } from '#src/reports/content/en/blueprint/work.ts';
import { houseOccupant } from '#src/reports/content/en/houses/house-occupants.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import {
  housePhrases,
  karakaTexts,
  lordTexts,
  pointsSentences,
} from '#src/reports/content/en/houses/pages/index.ts';
import {
  fewestPointsStrongLord,
  mostPointsWeakLord,
  strongestHouse,
  weakestHouse,
} from '#src/reports/content/en/strengths/strengths.ts';
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';
import {
  combineAnd,
  type DocumentTest,
  findPage,
  type ForbiddenPair,
  hasStatement,
  negate,
} from './document-queries.ts';

type TextsByCondition = Record<Condition, string>;

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const CONDITIONS = ['strong', 'fair', 'weak'] as const;

const listAges = ({ ages }: SubjectTexts): TextsByCondition[] =>
  Object.values(ages).map(({ lordCondition }) => lordCondition);
const listFamilyAges = (texts: typeof motherTexts): TextsByCondition[] => [
  texts.lordCondition,
  texts.lordConditionOfOlder,
];

/** The texts on the lord of a house outside its page. */
const lordTextsOfSubjects: Partial<Record<HouseNumber, TextsByCondition[]>> = {
  1: listAges(healthTexts),
  3: listFamilyAges(siblingTexts),
  4: [...listAges(propertyTexts), ...listFamilyAges(motherTexts)],
  5: [...listAges(educationTexts), ...listAges(childrenTexts)],
  7: listAges(partnershipTexts),
  9: listFamilyAges(fatherTexts),
  10: listAges(workTexts),
  11: listAges(moneyTexts),
  12: listAges(abroadTexts),
};

/** The texts of a karaka outside the page of its house. */
const karakaTextsOfSubjects: Partial<Record<HouseNumber, TextsByCondition[]>> = {
  1: [healthTexts.karaka, fatherTexts.karaka],
  3: [siblingTexts.karaka, propertyTexts.karaka],
  4: [motherTexts.karaka],
  7: [partnershipTexts.karaka],
  10: [educationTexts.karaka],
  11: [moneyTexts.karaka, childrenTexts.karaka],
  12: [workTexts.karaka],
};

/** If the Moon changed its sign, these pages count from the Sun, and the other chapters from the Moon. */
const isCountedFromSun: DocumentTest = (document) => {
  const page = findPage(document, 'house-1');
  return page?.kind === 'house' && page.origin === 'Sun';
};

const listOthers = (texts: TextsByCondition[], condition: Condition): string[] => {
  const named = texts.map((each) => each[condition]);
  return CONDITIONS.filter((other) => other !== condition)
    .flatMap((other) => texts.map((each) => each[other]))
    .filter((text) => !named.includes(text));
};

const scalePairs: ForbiddenPair[] = HOUSES.flatMap((house) =>
  CONDITIONS.flatMap((condition) => [
    {
      name: `the lord of the ${formatOrdinal(house)} ${condition} on the page of the house and not so elsewhere`,
      hasFirst: combineAnd(negate(isCountedFromSun), hasStatement(lordTexts[house][condition].text)),
      hasSecond: hasStatement(...listOthers(lordTextsOfSubjects[house] ?? [], condition)),
    },
    {
      name: `the karaka of the ${formatOrdinal(house)} ${condition} on the page of the house and not so elsewhere`,
      hasFirst: combineAnd(negate(isCountedFromSun), hasStatement(karakaTexts[house][condition].text)),
      hasSecond: hasStatement(...listOthers(karakaTextsOfSubjects[house] ?? [], condition)),
    },
  ]),
);

const leaderPairs: ForbiddenPair[] = CLASSICAL_GRAHAS.flatMap((graha) => {
  const { both, occupant, lord, neither } = houseOccupant[graha];
  return [
    {
      name: `${graha} the best placed planet and not well placed in its house`,
      hasFirst: hasStatement(leadingGraha[graha]),
      hasSecond: hasStatement(lord, neither),
    },
    {
      name: `${graha} the planet that asks for help most and well placed in its house`,
      hasFirst: hasStatement(learningGraha[graha]),
      hasSecond: hasStatement(both, occupant),
    },
  ];
});

/** Whether the page of a house gives these points without weighing them against its lord. */
const hasPoints = (house: HouseNumber, grade: 'high' | 'low'): DocumentTest => {
  const [before, after] = pointsSentences[grade][house % 3]!(housePhrases[house].subject, 0).split('0');
  return (document) => {
    const page = findPage(document, `house-${house}`);
    return (
      page?.kind === 'house' &&
      page.statements.some(({ statement: { text } }) => text.includes(before!) && text.includes(after!))
    );
  };
};

const pointsPairs: ForbiddenPair[] = HOUSES.flatMap((house) => [
  {
    name: `the lord of the ${formatOrdinal(house)} weak and its points high, unweighed`,
    hasFirst: hasStatement(lordTexts[house].weak.text),
    hasSecond: hasPoints(house, 'high'),
  },
  {
    name: `the lord of the ${formatOrdinal(house)} strong and its points low, unweighed`,
    hasFirst: hasStatement(lordTexts[house].strong.text),
    hasSecond: hasPoints(house, 'low'),
  },
  {
    name: `the lord of the ${formatOrdinal(house)} weak and no house with more points, unweighed`,
    hasFirst: hasStatement(lordTexts[house].weak.text),
    hasSecond: combineAnd(hasStatement(strongestHouse[house - 1]!), negate(hasStatement(mostPointsWeakLord))),
  },
  {
    name: `the lord of the ${formatOrdinal(house)} strong and no house with fewer points, unweighed`,
    hasFirst: hasStatement(lordTexts[house].strong.text),
    hasSecond: combineAnd(
      hasStatement(weakestHouse[house - 1]!),
      negate(hasStatement(fewestPointsStrongLord)),
    ),
  },
]);

export const blueprintPairs: ForbiddenPair[] = [...scalePairs, ...leaderPairs, ...pointsPairs];
