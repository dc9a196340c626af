/** For an unknown birth time: the next twelve signs of Jupiter, each read by its house from the Moon. */
import { content } from '#src/reports/content/content.ts';
import { listAspectedHouses } from '#src/astrology/houses.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { getMiddleDay, listSlowStays, type SlowStay } from '#src/reports/chapters/saturn/slow-stays.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { DAY_MS, YEAR_MS } from '#src/reports/facts/time-units.ts';
import { formatGraha, formatOrdinal, formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';

const SEARCHED_YEARS = 12;
const LAST_AGE = 95;
/** A shorter stay without a return is left out. */
const MIN_DAYS = 60;

export const jupiterYearsChapter: Chapter = {
  withoutTime: (context) => {
    const sign = getSignName(context.chart.grahas.Moon.sign);
    const other = findOtherMoonSign(context);
    const { jupiterYearsLead, jupiterYearsNote } = content.lagna;
    return {
      kind: 'essay',
      id: 'jupiter-years',
      ...content.lagna.jupiterYearsHeadings,
      highlightedHouses: [],
      isCompact: true,
      lead: other ? `${jupiterYearsLead} ${jupiterYearsNote(sign, other.names.ownHours)}` : jupiterYearsLead,
      leadBecause: toSentence(content.lagna.jupiterYearsReason(sign)),
      parts: listStaysBySign(context).map((stays) => writePart(context, stays)),
    };
  },
};

/** The stays in one sign together, since Jupiter turns back; each sign once. */
function listStaysBySign(context: TimeUnknownContext): SlowStay[][] {
  const { chart, now } = context;
  const end = new Date(Date.parse(now) + SEARCHED_YEARS * YEAR_MS).toISOString();
  const stays = listSlowStays(chart, 'Jupiter', now, end).filter(
    ({ from }) =>
      Date.parse(from) < Date.parse(end) - MIN_DAYS * DAY_MS && getAgeAt(context, from) < LAST_AGE,
  );
  const bySign = new Map<number, SlowStay[]>();
  for (const stay of stays) bySign.set(stay.sign, [...(bySign.get(stay.sign) ?? []), stay]);
  return [...bySign.values()]
    .map(([first, ...others]) => [first!, ...others.filter(({ from }) => isReturn(first!, from))])
    .filter((group) => countDays(group) >= MIN_DAYS);
}

/** Not the stay of twelve years later. */
const isReturn = (first: SlowStay, from: string): boolean =>
  Date.parse(from) - Date.parse(first.to) < 3 * YEAR_MS;

const countDays = (stays: readonly SlowStay[]): number =>
  stays.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / DAY_MS, 0);

function writePart(context: TimeUnknownContext, stays: readonly SlowStay[]): EssayPart {
  const [first] = stays as [SlowStay];
  const [sign, moonSign] = [getSignName(first.sign), getSignName(context.chart.grahas.Moon.sign)];
  const keys = ['Moon.sign', `transit.Jupiter.${getMiddleDay(first)}`];
  const { fromMoon, onMoon } = content.saturn.slowTransitReasons;
  const name = formatGraha('Jupiter');
  const place =
    first.fromMoon === 1 ? onMoon(name, sign, moonSign) : fromMoon(name, sign, first.fromMoon, moonSign);
  const aspected = listAspectedHouses('Jupiter').map((count) => ((first.fromMoon + count - 2) % 12) + 1) as [
    HouseNumber,
    HouseNumber,
    HouseNumber,
  ];
  return {
    id: `jupiter-${first.sign}`,
    title: content.lagna.jupiterYearTitle(sign, formatOrdinal(first.fromMoon)),
    intro: content.lagna.jupiterYearDates(
      stays.map(({ from, to }) => content.grammar.formatSpan(formatShortDate(from), formatShortDate(to))),
    ),
    statements: [
      createStatement(
        context,
        content.lagna.jupiterYearTexts[first.fromMoon - 1]!,
        place,
        keys,
        content.common.sources.gochara,
      ),
      createStatement(
        context,
        writeSupport(aspected),
        content.lagna.jupiterYearAspects(sign, aspected.map(content.timing.formatHouseNumber)),
        keys,
      ),
    ],
  };
}

function writeSupport([first, second, third]: readonly [HouseNumber, HouseNumber, HouseNumber]): string {
  const { housePhrases } = content.houses.pages;
  return content.lagna.jupiterYearSupport(
    housePhrases[first].subject,
    housePhrases[second].subject,
    housePhrases[third].subject,
  );
}
