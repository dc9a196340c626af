/** Mudda dasha: the Vimshottari cycle reduced to each year of life, over the months of this report. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { MuddaPlace } from '#src/reports/content/en/year/mudda-dasha.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import {
  toUppercaseFirst,
  formatGraha,
  formatLongDate,
  getGrahaName,
  formatShortDate,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { formatDayRange, createYearStatement } from '#src/reports/year/year-phrases.ts';
import { getEarlierInstant, getLaterInstant, listYearMonths } from '#src/reports/year/year-months.ts';
import { listSolarYears } from '#src/reports/year/year-ahead.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { chooseForAge } from './year-stage.ts';

type MuddaPeriod = DashaPeriod & { solarYear: Varshphal };

export const muddaDashaChapter: Chapter = {
  withTime: (context) => {
    const periods = listMuddaPeriods(context);
    return {
      kind: 'table',
      id: 'mudda',
      ...content.year.yearHeadings.mudda,
      lead: content.year.muddaLead,
      tables: [
        {
          caption: content.year.muddaTable.caption,
          head: [...content.year.muddaTable.head],
          rows: periods.map(buildRow),
        },
      ],
      statements: groupByText(context, periods).map((samePeriods, i) =>
        writeStatement(context, samePeriods, i),
      ),
    };
  },
};

function listMuddaPeriods(context: TimeKnownContext): MuddaPeriod[] {
  const { from, to } = getCoveredPeriod(context);
  return listSolarYears(context)
    .toSorted((a, b) => a.age - b.age)
    .flatMap((solarYear) => solarYear.lagnaResults!.mudda.map((period) => ({ ...period, solarYear })))
    .filter(({ start, end }) => start < to && end > from);
}

function getCoveredPeriod({ now }: TimeKnownContext): { from: string; to: string } {
  const months = listYearMonths(now);
  return { from: months[0]!.firstInstant, to: months.at(-1)!.to };
}

function buildRow({ lord, start, end, solarYear }: MuddaPeriod): string[] {
  return [
    getGrahaName(lord),
    formatShortDate(start),
    formatShortDate(end),
    content.year.yearOfLife(solarYear.age + 1),
    content.year.signAndHouse(
      getSignName(solarYear.chart.grahas[lord].sign),
      getHouseInYear(solarYear, lord),
    ),
  ];
}

const getHouseInYear = ({ chart }: Varshphal, lord: Graha): number =>
  countHouse(chart.lagna!.sign, chart.grahas[lord].sign);

/** Within the months of the report; shorter periods appear only in the table. */
const MIN_LENGTH_MS = 7 * DAY_MS;

/** Periods of a lord with the same text share one statement; short periods are left out. */
function groupByText(context: TimeKnownContext, periods: readonly MuddaPeriod[]): MuddaPeriod[][] {
  const { from, to } = getCoveredPeriod(context);
  const measureLengthMs = ({ start, end }: MuddaPeriod) =>
    Date.parse(getEarlierInstant(end, to)) - Date.parse(getLaterInstant(start, from));
  const periodsByText = new Map<string, MuddaPeriod[]>();
  for (const period of periods.filter((candidate) => measureLengthMs(candidate) >= MIN_LENGTH_MS)) {
    const text = getPeriodText(context, period);
    periodsByText.set(text, [...(periodsByText.get(text) ?? []), period]);
  }
  return [...periodsByText.values()];
}

function getPeriodText(context: TimeKnownContext, { lord, solarYear }: MuddaPeriod): string {
  if (isChild(context)) return getChildTexts(context).childMudda[lord];
  const place = classifyPlace(getHouseInYear(solarYear, lord));
  return chooseForAge(context, content.year.muddaTexts[lord][place], {
    senior: content.year.seniorMudda[lord]?.[place],
    youth: content.year.youthMudda[lord]?.[place],
  });
}

function writeStatement(
  context: TimeKnownContext,
  samePeriods: readonly MuddaPeriod[],
  i: number,
): Statement {
  const [{ lord, solarYear }, repeatedPeriod] = samePeriods as [MuddaPeriod, MuddaPeriod?];
  const house = getHouseInYear(solarYear, lord);
  const text = content.year.eventTexts.dated(
    toUppercaseFirst(formatGraha(lord)),
    content.year.muddaReasons.days(samePeriods.map((period) => formatDayRange(period.start, period.end))),
    getPeriodText(context, samePeriods[0]!),
  );
  const firstReason = content.year.muddaReasons.once(solarYear.age + 1, formatGraha(lord), house);
  const because = repeatedPeriod ? addRepeat(firstReason, repeatedPeriod) : firstReason;
  return createYearStatement(context, text, because, {
    keys: [
      ...new Set(samePeriods.map((period) => `year.${period.solarYear.age}.${lord}`)),
      (other) => describeGroup(other, lord, solarYear.age),
    ],
    ...(i === 0 ? { source: content.common.sources.mudda } : {}),
  });
}

/** Form of the reason, places and number of the periods that share a text; null if none of them is long enough. */
function describeGroup(context: TimeKnownContext, lord: Graha, age: number): string | null {
  const groups = groupByText(context, listMuddaPeriods(context));
  const index = groups.findIndex(([period]) => period!.lord === lord && period!.solarYear.age === age);
  if (index < 0) return null;
  const houses = groups[index]!.map((period) => getHouseInYear(period.solarYear, lord));
  return [Math.min(index, 1), ...houses].join();
}

const addRepeat = (reason: string, { lord, start, solarYear }: MuddaPeriod): string =>
  content.year.muddaReasons.again(reason, formatLongDate(start), getHouseInYear(solarYear, lord));

function classifyPlace(house: number): MuddaPlace {
  if (house % 3 === 1) return 'angle';
  return house === 6 || house === 8 || house === 12 ? 'dusthana' : 'side';
}
