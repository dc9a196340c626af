/** The purse by the second, eleventh and twelfth signs from the Moon, and by those who stand for means in every chart. */
import type { Graha } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import { restrictToUnknownTime } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { type MoneyHouse, moneyHouses } from '#src/reports/content/en/career/money-houses.ts';
import { moneyKarakaTexts } from '#src/reports/content/en/career/time-unknown/money-karakas.ts';
import {
  timeUnknownHeadings,
  timeUnknownLeads,
  timeUnknownPartTitles,
  moneySignIntros,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { careerSources } from '#src/reports/content/en/career/career-sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatOrdinal, signName } from '#src/reports/text/phrases.ts';
import {
  listConditionKeys,
  getCondition,
  describeCondition,
  getEase,
  classifyHouse,
} from '#src/reports/chapters/career/work-condition.ts';
import { writeSavingStatement } from '#src/reports/chapters/career/saving.ts';
import {
  moonDistanceKeys,
  listGrahasFromMoon,
  getLordFromMoon,
  createContextsOfDay,
  writePartsByMoonSign,
  getSignFromMoon,
} from './counted-from-moon.ts';

type Part = EssayPage['parts'][number];
type MoneySign = keyof typeof moneySignIntros;
const MONEY_SIGNS: readonly MoneySign[] = [11, 2, 12];
const KARAKAS = ['Jupiter', 'Venus', 'Mercury'] as const;

export const moneyFromMoonChapter = restrictToUnknownTime({
  write: (context) => ({
    kind: 'essay',
    id: 'work-money',
    ...timeUnknownHeadings.money,
    highlightedHouses: [],
    compact: true,
    lead: timeUnknownLeads.money,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [...writePartsByMoonSign(context, writeMoneyHouseParts), writeKarakaPart(context)],
  }),
});

function writeLeadReason(context: ReportContext): string {
  const counts = createContextsOfDay(context).map(({ chart }) => {
    const [gain, store] = [11, 2].map((count) => signName(getSignFromMoon(chart, count)));
    return `from ${signName(chart.grahas.Moon.sign)} the eleventh is ${gain} and the second ${store}`;
  });
  return counts.join(', while ');
}

const getMoneyHouse = (purse: MoneySign): MoneyHouse => moneyHouses.find(({ house }) => house === purse)!;

const writeMoneyHouseParts = (context: ReportContext): Part[] =>
  MONEY_SIGNS.map((purse) => ({
    id: getMoneyHouse(purse).id,
    title: getMoneyHouse(purse).title,
    intro: moneySignIntros[purse],
    statements: [writeLordStatement(context, purse), ...writeOccupantStatements(context, purse)],
  }));

function writeLordStatement(context: ReportContext, purse: MoneySign): Statement {
  const { chart } = context;
  const lord = getLordFromMoon(chart, purse);
  const count = countSigns(chart, 'Moon', lord);
  const because = `${formatGraha(lord)} rules the ${formatOrdinal(purse)} sign from the Moon and ${describePlace(lord, count, purse)}, ${describeCondition(chart, lord)}`;
  const keys = [`${lord}.from.Moon`, ...listConditionKeys(chart, lord)];
  return createStatement(
    context,
    getMoneyHouse(purse).lord[classifyHouse(count)][getEase(chart, lord)],
    because,
    keys,
    careerSources.fromMoon,
  );
}

function describePlace(lord: Graha, count: number, purse: MoneySign): string {
  if (lord === 'Moon') return 'is that Moon itself';
  if (count === purse) return 'stays there';
  return count === 1 ? 'shares its sign' : `is in the ${formatOrdinal(count)} from it`;
}

function writeOccupantStatements(context: ReportContext, purse: MoneySign): Statement[] {
  const guests = listGrahasFromMoon(context.chart, purse);
  return guests.length === 0
    ? [writeEmptySignStatement(context, purse)]
    : guests.map((graha) => writeOccupantStatement(context, purse, graha));
}

function writeOccupantStatement(context: ReportContext, purse: MoneySign, graha: Graha): Statement {
  const { Moon, [graha]: guest } = context.chart.grahas;
  const because = `${formatGraha(graha)}, in ${signName(guest.sign)}, was ${formatOrdinal(purse)} from the Moon in ${signName(Moon.sign)}`;
  return createStatement(
    context,
    getMoneyHouse(purse).occupant[graha],
    because,
    [`${graha}.from.Moon`],
    careerSources.fromMoon,
  );
}

function writeEmptySignStatement(context: ReportContext, purse: MoneySign): Statement {
  const [moon, sign] = [context.chart.grahas.Moon.sign, getSignFromMoon(context.chart, purse)].map(signName);
  const because = `${sign}, the ${formatOrdinal(purse)} from the Moon in ${moon}, had nobody in it`;
  return createStatement(
    context,
    getMoneyHouse(purse).empty,
    because,
    moonDistanceKeys,
    careerSources.fromMoon,
  );
}

function writeKarakaPart(context: ReportContext): Part {
  const { chart } = context;
  const means = KARAKAS.map((graha) => {
    const because = `${formatGraha(graha)}, that day, was ${describeCondition(chart, graha)}`;
    return createStatement(
      context,
      moneyKarakaTexts[graha][getCondition(chart, graha)],
      because,
      listConditionKeys(chart, graha),
    );
  });
  const sure = createContextsOfDay(context).length === 1;
  const store = writeSavingStatement(context, sure ? getEase(chart, getLordFromMoon(chart, 2)) : undefined);
  return { id: 'karakas', title: timeUnknownPartTitles.karakas, statements: [...means, store] };
}
