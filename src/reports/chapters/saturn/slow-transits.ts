/** Transits of Saturn, Jupiter, Rahu and Ketu in the next two and a half years. */
import { content } from '#src/reports/content/content.ts';
import { getLaterInstant } from '#src/reports/year/year-months.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { findBindus, gradeBindus } from '#src/reports/facts/chart-metrics.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { computeTransitSnapshot } from '#src/astrology/transits/transit-snapshot.ts';
import type { Statement } from '#src/reports/contract.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { determineYearStage } from '#src/reports/chapters/year/year-stage.ts';
import { formatStayTime } from './stay-time.ts';
import {
  getMiddleDay,
  SLOW_GRAHAS,
  listSlowStaysWithReturns,
  type SlowGraha,
  type SlowStay,
} from './slow-stays.ts';
import { formatGraha, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import {
  groupBySign,
  buildStaysTable,
  countDaysWithin,
  buildLanesFigure,
  MIN_STAY_DAYS,
  type UpcomingStays,
} from './slow-transit-figures.ts';

/** Two and a half years. */
const DAYS_AHEAD = 913;
const MIN_STAY_DAYS_FOR_TWO_MOON_SIGNS = 150;

/** @param isShort true for a chapter with one stay for each node and with one obstruction at most */
type Extent = 'full' | 'short' | 'tables';

const createSlowTransitsChapter = (extent: Extent): Chapter => ({
  write: (context) => {
    const moonContexts = createContextsByMoonSign(context);
    const upcomingByMoon = moonContexts.map(listUpcomingStays);
    const hasTwoMoonSigns = moonContexts.length > 1;
    return {
      kind: 'table',
      id: 'slow-transits',
      ...content.saturn.slowTransitHeadings,
      lead: [
        context.isTimeKnown ? content.saturn.slowTransitLead : content.saturn.slowTransitLeadWithoutTime,
        ...(hasTwoMoonSigns ? [content.saturn.twoMoonSignsNote] : []),
      ].join(' '),
      figures: moonContexts.map((moonContext, i) =>
        buildLanesFigure(
          moonContext,
          upcomingByMoon[i]!,
          hasTwoMoonSigns ? describeMoonSignCase(moonContext) : null,
          i > 0,
        ),
      ),
      tables: [buildStaysTable(moonContexts, upcomingByMoon[0]!)],
      statements:
        extent === 'tables'
          ? []
          : joinRepeatedTexts(
              moonContexts.flatMap((moonContext, i) =>
                writeStatements(moonContext, upcomingByMoon[i]!, hasTwoMoonSigns, extent === 'short'),
              ),
            ).map(beginWithTime),
    };
  },
});

export const slowTransitsChapter = createSlowTransitsChapter('full');
export const slowTransitsShortChapter = createSlowTransitsChapter('short');
/** For reports that describe the times in other chapters. */
export const slowTransitTableChapter = createSlowTransitsChapter('tables');

const describeMoonSignCase = ({ chart }: ReportContext): string =>
  content.saturn.moonSignCase(getSignName(chart.grahas.Moon.sign));

function listUpcomingStays({ chart, now }: ReportContext): UpcomingStays {
  const to = new Date(Date.parse(now) + DAYS_AHEAD * DAY_MS).toISOString();
  const entries = SLOW_GRAHAS.map(
    (graha) => [graha, listSlowStaysWithReturns(chart, graha, now, to)] as const,
  );
  return { from: now, to, stays: Object.fromEntries(entries) as UpcomingStays['stays'] };
}

/** `lead`: which graha is in which sign, and when */
type StayStatement = Statement & { lead?: string };

/** A text that holds for both Moon signs is printed once, with the stays and the reasons of both. */
function joinRepeatedTexts(statements: readonly StayStatement[]): StayStatement[] {
  const byText = new Map<string, StayStatement>();
  for (const statement of statements) {
    const earlier = byText.get(statement.text);
    byText.set(statement.text, earlier ? joinStays(earlier, statement) : statement);
  }
  return [...byText.values()];
}

const joinStays = (earlier: StayStatement, later: StayStatement): StayStatement => ({
  ...earlier,
  because: `${earlier.because} ${later.because}`,
  ...(earlier.lead && later.lead
    ? { lead: content.saturn.stayTimes.joinLeads(earlier.lead, later.lead) }
    : {}),
});

/** After the comparison of texts, which the dates would hide. */
const beginWithTime = ({ lead, ...statement }: StayStatement): Statement =>
  lead ? { ...statement, text: `${lead} ${statement.text}` } : statement;

function writeStatements(
  context: ReportContext,
  upcoming: UpcomingStays,
  hasTwoMoonSigns: boolean,
  isShort: boolean,
): StayStatement[] {
  return [
    ...SLOW_GRAHAS.flatMap((graha) =>
      chooseStays(
        upcoming,
        graha,
        hasTwoMoonSigns ? MIN_STAY_DAYS_FOR_TWO_MOON_SIGNS : MIN_STAY_DAYS,
        isShort || hasTwoMoonSigns,
      ).map((stays, i) => writeStayStatement(context, stays, i === 0 && graha !== 'Ketu')),
    ),
    ...(hasTwoMoonSigns ? [] : writeObstructionStatements(context, upcoming).slice(0, isShort ? 1 : 4)),
  ];
}

/** In the short form only the longest stay of a node. */
function chooseStays(
  upcoming: UpcomingStays,
  graha: SlowGraha,
  minDays: number,
  isShort: boolean,
): SlowStay[][] {
  const groups = groupBySign(upcoming, graha, minDays);
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  if (!isShort || !isNode) return groups;
  return groups.toSorted((a, b) => countDaysWithin(upcoming, b) - countDaysWithin(upcoming, a)).slice(0, 1);
}

const STAY_TEXTS = {
  get Saturn() {
    return content.saturn.saturn;
  },
  get Jupiter() {
    return content.saturn.jupiter;
  },
  get Rahu() {
    return content.saturn.rahu;
  },
  get Ketu() {
    return content.saturn.ketu;
  },
};

function writeStayStatement(
  context: ReportContext,
  stays: readonly SlowStay[],
  hasSource: boolean,
): StayStatement {
  const { graha, sign, fromMoon } = stays[0]!;
  const bindusNote = createBindusNote(context, stays[0]!);
  const text =
    findTextForAge(context, stays[0]!) ??
    [STAY_TEXTS[graha][fromMoon - 1]!, bindusNote?.text].filter(Boolean).join(' ');
  const { onMoon, fromMoon: countedFromMoon, withPoints } = content.saturn.slowTransitReasons;
  const moonSign = getSignName(context.chart.grahas.Moon.sign);
  const place =
    fromMoon === 1
      ? onMoon(formatGraha(graha), getSignName(sign), moonSign)
      : countedFromMoon(formatGraha(graha), getSignName(sign), fromMoon, moonSign);
  const because = bindusNote ? withPoints(place, bindusNote.bindus) : place;
  const keys = ['Moon.sign', `transit.${graha}.${getMiddleDay(stays[0]!)}`, ...(bindusNote?.keys ?? [])];
  const source = hasSource ? content.common.sources.gochara : undefined;
  return {
    ...createStatement(context, text, because, keys, source),
    lead: writeLead(context, stays),
  };
}

function writeLead(context: ReportContext, stays: readonly SlowStay[]): string {
  const { graha, sign } = stays[0]!;
  const { lead, leadForMoonSign } = content.saturn.stayTimes;
  const names = [getGrahaName(graha), getSignName(sign), formatStayTime(stays, context.now)] as const;
  return hasOneMoonSign(context)
    ? lead(...names)
    : leadForMoonSign(...names, getSignName(context.chart.grahas.Moon.sign));
}

/** In place of a text for adults; its reason names the points. */
function findTextForAge(context: ReportContext, { graha, fromMoon, from }: SlowStay): string | undefined {
  const { seniorSlowTransits, youthSlowTransits } = content.saturn;
  switch (determineYearStage(context)) {
    case 'child':
    case 'teenager':
      return getChildTexts(context, getLaterInstant(from, context.now)).childSlowTransits[graha][
        fromMoon - 1
      ]!;
    case 'youth':
      return youthSlowTransits[graha]?.[fromMoon];
    case 'senior':
      return seniorSlowTransits[graha]?.[fromMoon];
    case 'adult':
      return undefined;
  }
}

/** The bindus of the sign; none for the nodes or without a birth time. */
function createBindusNote({ chart }: ReportContext, { graha, sign, fromMoon }: SlowStay) {
  if (graha !== 'Saturn' && graha !== 'Jupiter') return null;
  const bindus = findBindus(chart, graha, sign);
  if (bindus === null) return null;
  return {
    text: content.saturn.transitBindusTexts[graha][fromMoon - 1]![gradeBindus(bindus)],
    bindus,
    keys: [`bindus.${graha}.${sign}`],
  };
}

/** Vedha: grahas that obstruct a good transit now; left out if the stay ends soon. */
function writeObstructionStatements(context: ReportContext, upcoming: UpcomingStays): Statement[] {
  const snapshot = computeTransitSnapshot(context.chart, context.now);
  return SLOW_GRAHAS.flatMap((graha) => {
    const transit = snapshot.grahas.find((candidate) => candidate.graha === graha)!;
    if (
      transit.result !== 'obstructed' ||
      countDaysWithin(upcoming, upcoming.stays[graha].slice(0, 1)) < MIN_STAY_DAYS
    )
      return [];
    const obstructors = transit.obstructedBy.map(formatGraha);
    const sign = getSignName(
      snapshot.grahas.find((candidate) => candidate.graha === transit.obstructedBy[0])!.sign,
    );
    const because = content.saturn.slowTransitReasons.obstruction(
      obstructors,
      sign,
      formatGraha(graha),
      getSignName(context.chart.grahas.Moon.sign),
    );
    const keys = ['Moon.sign', `transit.${graha}`, `transit.${transit.obstructedBy[0]!}`];
    return [
      createStatement(
        context,
        content.saturn.obstructionTexts[graha],
        because,
        keys,
        content.common.sources.gochara,
      ),
    ];
  });
}
