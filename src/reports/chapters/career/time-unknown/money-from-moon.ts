/** The purse by the second, eleventh and twelfth signs from the Moon, and by those who stand for means in every chart. */
import type { Graha } from '#src/astrology/contract.ts';
import { signsFrom } from '#src/astrology/houses.ts';
import { restrictToUnknownTime } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { type Area, moneyAreas } from '#src/reports/content/en/career/money-houses.ts';
import { meansKaraka } from '#src/reports/content/en/career/time-unknown/money-karakas.ts';
import {
  dayHeadings,
  dayLeads,
  dayParts,
  purseIntros,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
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
type MoneySign = keyof typeof purseIntros;
const MONEY_SIGNS: readonly MoneySign[] = [11, 2, 12];
const KARAKAS = ['Jupiter', 'Venus', 'Mercury'] as const;

export const moneyFromMoonChapter = restrictToUnknownTime({
  write: (context) => ({
    kind: 'essay',
    id: 'work-money',
    ...dayHeadings.money,
    highlightedHouses: [],
    compact: true,
    lead: dayLeads.money,
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

const getMoneyHouse = (purse: MoneySign): Area => moneyAreas.find(({ house }) => house === purse)!;

const writeMoneyHouseParts = (context: ReportContext): Part[] =>
  MONEY_SIGNS.map((purse) => ({
    id: getMoneyHouse(purse).id,
    title: getMoneyHouse(purse).title,
    intro: purseIntros[purse],
    statements: [writeLordStatement(context, purse), ...writeOccupantStatements(context, purse)],
  }));

function writeLordStatement(context: ReportContext, purse: MoneySign): Statement {
  const { chart } = context;
  const lord = getLordFromMoon(chart, purse);
  const count = signsFrom(chart, 'Moon', lord);
  const because = `${grahaName(lord)} rules the ${ordinal(purse)} sign from the Moon and ${describePlace(lord, count, purse)}, ${describeCondition(chart, lord)}`;
  const keys = [`${lord}.from.Moon`, ...listConditionKeys(chart, lord)];
  return createStatement(
    context,
    getMoneyHouse(purse).lord[classifyHouse(count)][getEase(chart, lord)],
    because,
    keys,
    workSources.fromMoon,
  );
}

function describePlace(lord: Graha, count: number, purse: MoneySign): string {
  if (lord === 'Moon') return 'is that Moon itself';
  if (count === purse) return 'stays there';
  return count === 1 ? 'shares its sign' : `is in the ${ordinal(count)} from it`;
}

function writeOccupantStatements(context: ReportContext, purse: MoneySign): Statement[] {
  const guests = listGrahasFromMoon(context.chart, purse);
  return guests.length === 0
    ? [writeEmptySignStatement(context, purse)]
    : guests.map((graha) => writeOccupantStatement(context, purse, graha));
}

function writeOccupantStatement(context: ReportContext, purse: MoneySign, graha: Graha): Statement {
  const { Moon, [graha]: guest } = context.chart.grahas;
  const because = `${grahaName(graha)}, in ${signName(guest.sign)}, was ${ordinal(purse)} from the Moon in ${signName(Moon.sign)}`;
  return createStatement(
    context,
    getMoneyHouse(purse).guest[graha],
    because,
    [`${graha}.from.Moon`],
    workSources.fromMoon,
  );
}

function writeEmptySignStatement(context: ReportContext, purse: MoneySign): Statement {
  const [moon, sign] = [context.chart.grahas.Moon.sign, getSignFromMoon(context.chart, purse)].map(signName);
  const because = `${sign}, the ${ordinal(purse)} from the Moon in ${moon}, had nobody in it`;
  return createStatement(
    context,
    getMoneyHouse(purse).empty,
    because,
    moonDistanceKeys,
    workSources.fromMoon,
  );
}

function writeKarakaPart(context: ReportContext): Part {
  const { chart } = context;
  const means = KARAKAS.map((graha) => {
    const because = `${grahaName(graha)}, that day, was ${describeCondition(chart, graha)}`;
    return createStatement(
      context,
      meansKaraka[graha][getCondition(chart, graha)],
      because,
      listConditionKeys(chart, graha),
    );
  });
  const sure = createContextsOfDay(context).length === 1;
  const store = writeSavingStatement(context, sure ? getEase(chart, getLordFromMoon(chart, 2)) : undefined);
  return { id: 'karakas', title: dayParts.karakas, statements: [...means, store] };
}
