/** For an unknown birth time: parts of life in the coming year, by the slow grahas counted from the Moon. */
import { content } from '#src/reports/content/content.ts';
import { listAspectedHouses } from '#src/astrology/houses.ts';
import { countHouse, getNthSign } from '#src/astrology/zodiac.ts';
import {
  listSlowStays,
  SLOW_GRAHAS,
  type SlowGraha,
  type SlowStay,
} from '#src/reports/chapters/saturn/slow-stays.ts';
import type { YearTouch } from '#src/reports/content/en/year/year-from-moon.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { DAY_MS, YEAR_MS } from '#src/reports/facts/time-units.ts';
import { formatGraha, formatShortDate, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';

type YearArea = (typeof content.year.yearAreas)[number];

export const yearFromMoonChapter: Chapter = {
  withoutTime: (context) => {
    const { yearFromMoonHeadings, yearFromMoonLead, yearFromMoonNote, yearFromMoonReasons } = content.year;
    const sign = getSignName(context.chart.grahas.Moon.sign);
    const other = findOtherMoonSign(context);
    return {
      kind: 'essay',
      id: 'year-from-moon',
      ...yearFromMoonHeadings,
      highlightedHouses: [],
      isCompact: true,
      lead: other ? `${yearFromMoonLead} ${yearFromMoonNote(sign, other.names.ownHours)}` : yearFromMoonLead,
      leadBecause: toSentence(
        yearFromMoonReasons.lead(sign, formatShortDate(context.now), formatShortDate(getYearEnd(context))),
      ),
      parts: content.year.yearAreas
        .filter(({ fromAge }) => !fromAge || getAgeAt(context, context.now) >= fromAge)
        .map((area) => writePart(context, area)),
    };
  },
};

const getYearEnd = ({ now }: TimeUnknownContext): string => new Date(Date.parse(now) + YEAR_MS).toISOString();

function writePart(context: TimeUnknownContext, area: YearArea): EssayPart {
  const stays = listTouchingStays(context, area.house);
  const moonSign = context.chart.grahas.Moon.sign;
  const { house, none } = content.year.yearFromMoonReasons;
  const place = house(
    getSignName(moonSign),
    content.timing.formatHouseNumber(area.house),
    getSignName(getNthSign(moonSign, area.house)),
  );
  const touches =
    stays.length > 0 ? [...new Set(stays.map((stay) => describeTouch(stay, area.house)))] : [none];
  return {
    id: `year-${area.id}`,
    title: area.title,
    statements: [
      createStatement(
        context,
        [area.texts[judge(stays, area.house)], ...writeDates(context, area, stays)].join(' '),
        [place, ...touches].join('; '),
        ['Moon.sign'],
        content.common.sources.gochara,
      ),
    ],
  };
}

/** A shorter part of a stay within the year is left out. */
const MIN_DAYS = 30;

/** The stays of the coming year in the sign of a house from the Moon, or in a sign from which the graha aspects it. */
function listTouchingStays(context: TimeUnknownContext, house: number): SlowStay[] {
  const { chart, now } = context;
  const end = getYearEnd(context);
  return SLOW_GRAHAS.flatMap((graha) =>
    listSlowStays(chart, graha, now, end).filter(
      (stay) => countDays(stay, now, end) >= MIN_DAYS && isTouching(stay, house),
    ),
  );
}

const countDays = ({ from, to }: SlowStay, start: string, end: string): number =>
  (Math.min(Date.parse(to), Date.parse(end)) - Math.max(Date.parse(from), Date.parse(start))) / DAY_MS;

/** The nodes have no aspects. */
const isTouching = ({ graha, fromMoon }: SlowStay, house: number): boolean =>
  fromMoon === house ||
  ((graha === 'Jupiter' || graha === 'Saturn') &&
    listAspectedHouses(graha).includes(countHouse(fromMoon, house)));

/** Jupiter helps the house that it is in only where that is a good place from the Moon; elsewhere it brings changes. */
const isDemandingJupiter = ({ graha, fromMoon, isFavourable }: SlowStay, house: number): boolean =>
  graha === 'Jupiter' && fromMoon === house && !isFavourable;

function judge(stays: readonly SlowStay[], house: number): YearTouch {
  const has = (graha: SlowGraha) =>
    stays.some((stay) => stay.graha === graha && !isDemandingJupiter(stay, house));
  if (has('Jupiter')) return has('Saturn') ? 'both' : 'helped';
  if (has('Saturn')) return 'tested';
  return stays.length > 0 ? 'restless' : 'free';
}

function describeTouch(stay: SlowStay, house: number): string {
  const { isIn, isInDemandingPlace, aspects } = content.year.yearFromMoonReasons;
  const describe = stay.fromMoon === house ? isIn : aspects;
  return (isDemandingJupiter(stay, house) ? isInDemandingPlace : describe)(
    formatGraha(stay.graha),
    getSignName(stay.sign),
  );
}

const writeDates = (context: TimeUnknownContext, area: YearArea, stays: readonly SlowStay[]): string[] =>
  [...SLOW_GRAHAS, 'demandingJupiter' as const].flatMap((touch) => {
    const spans = joinSpans(stays.filter((stay) => getTouch(stay, area.house) === touch));
    if (spans.length === 0) return [];
    return [
      content.year.yearTouchDates[touch](
        area.name,
        spans.map((span) => describeSpan(context, span)),
      ),
    ];
  });

const getTouch = (stay: SlowStay, house: number): SlowGraha | 'demandingJupiter' =>
  isDemandingJupiter(stay, house) ? 'demandingJupiter' : stay.graha;

type Span = { from: string; to: string };

/** A graha that goes to the next sign may still aspect the house. */
function joinSpans(stays: readonly SlowStay[]): Span[] {
  const spans: Span[] = [];
  for (const { from, to } of stays) {
    const last = spans.at(-1);
    if (last && Date.parse(from) - Date.parse(last.to) < DAY_MS) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

function describeSpan(context: TimeUnknownContext, { from, to }: Span): string {
  const { allYear, until, from: writeFrom, between } = content.year.yearTouchDates;
  const [startsBefore, endsAfter] = [from <= context.now, to >= getYearEnd(context)];
  if (startsBefore) return endsAfter ? allYear : until(formatShortDate(to));
  return endsAfter ? writeFrom(formatShortDate(from)) : between(formatShortDate(from), formatShortDate(to));
}
