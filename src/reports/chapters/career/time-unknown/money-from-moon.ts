/** Money from the second, eleventh and twelfth signs from the Moon, and from the karakas of wealth. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { MoneyHouse } from '#src/reports/content/en/career/money-houses.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, getSignName } from '#src/reports/text/phrases.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { getWeaknessKey, classifyHouse } from '#src/reports/chapters/career/work-condition.ts';
import { writeSavingsStatement } from '#src/reports/chapters/career/savings.ts';
import {
  MOON_DISTANCE_KEYS,
  listGrahasFromMoon,
  getLordFromMoon,
  createContextsInTimeOrder,
  writePartsByMoonSign,
  getSignFromMoon,
} from './counted-from-moon.ts';
import { getCareerTexts, getTimeUnknownTexts } from '#src/reports/chapters/career/career-stage.ts';

type HouseFromMoon = keyof typeof content.career.timeUnknown.moneyHouseIntros;
const MONEY_HOUSES: readonly HouseFromMoon[] = [11, 2, 12];
const WEALTH_KARAKAS = ['Jupiter', 'Venus', 'Mercury'] as const;

export const moneyFromMoonChapter: Chapter = {
  withoutTime: (context) => ({
    kind: 'essay',
    id: 'work-money',
    ...getTimeUnknownTexts(context).timeUnknownHeadings.money,
    highlightedHouses: [],
    isCompact: true,
    lead: getTimeUnknownTexts(context).timeUnknownLeads.money,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [...writePartsByMoonSign(context, writeMoneyHouseParts), writeKarakaPart(context)],
  }),
};

function writeLeadReason(context: TimeUnknownContext): string {
  const counts = createContextsInTimeOrder(context).map(({ chart }) => {
    const [gainSign, savingsSign] = [11, 2].map((count) => getSignName(getSignFromMoon(chart, count)));
    return content.career.timeUnknown.moneyReasons.lead(
      getSignName(chart.grahas.Moon.sign),
      gainSign!,
      savingsSign!,
    );
  });
  return content.career.timeUnknown.moneyReasons.leads(counts);
}

const getMoneyHouse = (context: TimeUnknownContext, house: HouseFromMoon): MoneyHouse =>
  getCareerTexts(context).moneyHouses.find((candidate) => candidate.house === house)!;

const writeMoneyHouseParts = (context: TimeUnknownContext) =>
  MONEY_HOUSES.map((house) => ({
    id: getMoneyHouse(context, house).id,
    title: getMoneyHouse(context, house).title,
    shortTitle: getTimeUnknownTexts(context).moneyHouseShortTitles[house],
    intro: getTimeUnknownTexts(context).moneyHouseIntros[house],
    statements: [writeLordStatement(context, house), ...writeOccupantStatements(context, house)],
  }));

function writeLordStatement(context: TimeUnknownContext, house: HouseFromMoon): Statement {
  const { chart } = context;
  const lord = getLordFromMoon(chart, house);
  const count = countSigns(chart, 'Moon', lord);
  const because = content.career.timeUnknown.moneyReasons.lord(
    formatGraha(lord),
    house,
    describePlace(lord, count, house),
    describeCondition(chart, lord),
  );
  const keys = [`${lord}.from.Moon`, ...listConditionKeys(chart, lord)];
  return createStatement(
    context,
    getMoneyHouse(context, house).lord[classifyHouse(count)][getWeaknessKey(chart, lord)],
    because,
    keys,
    content.career.careerSources.fromMoon,
  );
}

function describePlace(lord: Graha, count: number, house: HouseFromMoon): string {
  const { moon, inside, withMoon, distance } = content.career.timeUnknown.moneyReasons.lordPlaces;
  if (lord === 'Moon') return moon;
  if (count === house) return inside;
  return count === 1 ? withMoon : distance(count);
}

function writeOccupantStatements(context: TimeUnknownContext, house: HouseFromMoon): Statement[] {
  const occupants = listGrahasFromMoon(context.chart, house);
  return occupants.length === 0
    ? [writeEmptySignStatement(context, house)]
    : occupants.map((graha) => writeOccupantStatement(context, house, graha));
}

function writeOccupantStatement(context: TimeUnknownContext, house: HouseFromMoon, graha: Graha): Statement {
  const { grahas } = context.chart;
  const because = content.career.timeUnknown.moneyReasons.occupant(
    formatGraha(graha),
    getSignName(grahas[graha].sign),
    house,
    getSignName(grahas.Moon.sign),
  );
  return createStatement(
    context,
    getMoneyHouse(context, house).occupant[graha],
    because,
    [`${graha}.from.Moon`],
    content.career.careerSources.fromMoon,
  );
}

function writeEmptySignStatement(context: TimeUnknownContext, house: HouseFromMoon): Statement {
  const [moonSign, emptySign] = [context.chart.grahas.Moon.sign, getSignFromMoon(context.chart, house)].map(
    getSignName,
  );
  const because = content.career.timeUnknown.moneyReasons.empty(emptySign!, house, moonSign!);
  return createStatement(
    context,
    getMoneyHouse(context, house).empty,
    because,
    MOON_DISTANCE_KEYS,
    content.career.careerSources.fromMoon,
  );
}

function writeKarakaPart(context: TimeUnknownContext): EssayPart {
  const { chart } = context;
  const karakaStatements = WEALTH_KARAKAS.map((graha) => {
    const because = content.career.timeUnknown.moneyReasons.karaka(
      formatGraha(graha),
      describeCondition(chart, graha),
    );
    return createStatement(
      context,
      getTimeUnknownTexts(context).moneyKarakaTexts[graha][getCondition(chart, graha)],
      because,
      listConditionKeys(chart, graha),
    );
  });
  const isMoonSignCertain = hasOneMoonSign(context);
  const savingsStatement = writeSavingsStatement(
    context,
    isMoonSignCertain ? (other) => getWeaknessKey(other.chart, getLordFromMoon(other.chart, 2)) : undefined,
  );
  return {
    id: 'karakas',
    title: getTimeUnknownTexts(context).timeUnknownPartTitles.karakas,
    statements: [...karakaStatements, savingsStatement],
  };
}
