/** How exact the birth time must be for this chart, and what a neighbouring time would change. */
import { content } from '#src/reports/content/content.ts';
import type { ClockTimeKind } from '#src/reports/content/en/common/birth-time-accuracy.ts';
import type { Graha, BirthTimeInterval } from '#src/astrology/contract.ts';
import { getHouse, getSignLord } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Chapter, EssayDraft } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { classifyInterval } from '#src/reports/facts/certainty.ts';
import type {
  ReportContext,
  ContextWithSensitivity,
  TimeKnownContext,
} from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import {
  formatClock,
  formatFirstMinute,
  formatGraha,
  formatOrdinal,
  getSignName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { MINUTE_MS } from '#src/reports/facts/time-units.ts';

export const birthTimeAccuracyChapter: Chapter = {
  withTime: (context) => (hasSensitivity(context) ? writePage(context) : null),
};

const hasSensitivity = (context: TimeKnownContext): context is ContextWithSensitivity =>
  context.sensitivity !== undefined;

const writePage = (context: ContextWithSensitivity): EssayDraft => ({
  kind: 'essay',
  id: 'birth-time-accuracy',
  ...content.common.birthTimeAccuracyHeading,
  highlightedHouses: [1],
  isCompact: true,
  lead: content.common.birthTimeAccuracyLead,
  leadBecause: toSentence(writeLeadReason(context)),
  parts: [writeClockPart(context), writeNeighbourPart(context), writeFinerDivisionsPart(context)].filter(
    ({ statements }) => statements.length > 0,
  ),
});

function writeLeadReason({ chart, sensitivity }: ContextWithSensitivity): string {
  const { from, to } = sensitivity.navamsaLagna;
  const sign = getSignName(chart.lagna.sign);
  if (!from || !to) return content.birthData.birthTimeReasons.lead(sign);
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS));
  return content.birthData.birthTimeReasons.leadWithMinutes(sign, minutes);
}

const writeClockPart = (context: ContextWithSensitivity): EssayPart => ({
  ...content.common.birthTimeAccuracyParts.clock,
  statements: [writeMarginStatement(context), writeClockTimeStatement(context)],
});

function writeMarginStatement(context: ContextWithSensitivity): Statement {
  const { chart, sensitivity } = context;
  const interval = sensitivity.lagnaSign;
  const because = content.birthData.birthTimeReasons.margin(
    getSignName(chart.lagna.sign),
    describeEnds(context, interval),
  );
  return createMarginStatement(
    context,
    content.common.lagnaCertainty[classifyInterval(context, interval)],
    because,
  );
}

function writeClockTimeStatement(context: ReportContext): Statement {
  const { utc, utcOffsetSeconds } = context.birth;
  const kind = classifyClockTime(context);
  const time = formatClock(utc, utcOffsetSeconds);
  const because = content.birthData.birthTimeReasons.clock[kind](time);
  return createStatement(context, content.common.clockTimeTexts[kind], because, [
    'given.clock',
    'given.timeKind',
  ]);
}

export function classifyClockTime({
  birth: { utc, utcOffsetSeconds, timeKind },
}: ReportContext): ClockTimeKind {
  if (timeKind === 'approximate') return 'approximate';
  const minute = Math.floor((Date.parse(utc) / 1000 + utcOffsetSeconds) / 60) % 60;
  if (minute === 0) return 'hour';
  if (minute % 15 === 0) return 'half';
  return minute % 5 === 0 ? 'five' : 'odd';
}

const writeNeighbourPart = (context: ContextWithSensitivity): EssayPart => ({
  ...content.common.birthTimeAccuracyParts.neighbours,
  statements: [...writeNeighbourStatements(context, 'before'), ...writeNeighbourStatements(context, 'after')],
});

/** The sign that rises before or after the lagna: with it the lagna lord changes and all houses move by one. */
function writeNeighbourStatements(context: ContextWithSensitivity, side: 'before' | 'after'): Statement[] {
  const { chart, birth, sensitivity } = context;
  const edge = side === 'before' ? sensitivity.lagnaSign.from : sensitivity.lagnaSign.to;
  if (!edge) return [];
  const lagnaSign = chart.lagna.sign;
  const neighbourSign = side === 'before' ? ((lagnaSign + 10) % 12) + 1 : (lagnaSign % 12) + 1;
  const formatEdge = side === 'before' ? formatClock : formatFirstMinute;
  const time = formatEdge(edge, birth.utcOffsetSeconds);
  const lord = getSignLord(lagnaSign);
  const writeRising =
    side === 'before' ? content.birthData.birthTimeReasons.until : content.birthData.birthTimeReasons.from;
  const because = content.birthData.birthTimeReasons.neighbour(
    writeRising(time, getSignName(neighbourSign)),
    formatGraha(getSignLord(neighbourSign)),
    describeMovedGraha(context, lord, neighbourSign),
  );
  return [
    createStatement(context, content.common.neighbouringLagna[neighbourSign - 1]!, because, [
      'lagna.sign',
      `${lord}.house`,
    ]),
  ];
}

function describeMovedGraha({ chart }: ReportContext, graha: Graha, lagna: number): string {
  const [house, movedHouse] = [getHouse(chart, graha), countHouse(lagna, chart.grahas[graha].sign)];
  return content.birthData.birthTimeReasons.moved(
    formatGraha(graha),
    formatOrdinal(movedHouse),
    formatOrdinal(house),
  );
}

const writeFinerDivisionsPart = (context: ContextWithSensitivity): EssayPart => ({
  ...content.common.birthTimeAccuracyParts.finer,
  statements: [writeNavamsaStatement(context), writePadaStatement(context)],
});

function writeNavamsaStatement(context: ContextWithSensitivity): Statement {
  const interval = context.sensitivity.navamsaLagna;
  const sign = getSignName(context.chart.lagna.navamsaSign);
  const because = content.birthData.birthTimeReasons.navamsa(sign, describeEnds(context, interval));
  const level = classifyInterval(context, interval) === 'borderline' ? 'borderline' : 'minute-sensitive';
  return createMarginStatement(context, content.common.navamsaCertainty[level], because);
}

function writePadaStatement(context: ContextWithSensitivity): Statement {
  const interval = context.sensitivity.moonPada;
  const { nakshatra, pada } = context.chart.grahas.Moon;
  const because = content.birthData.birthTimeReasons.pada(
    pada,
    getNakshatraName(nakshatra),
    describeEnds(context, interval),
  );
  return createMarginStatement(
    context,
    content.common.padaCertainty[classifyInterval(context, interval)],
    because,
  );
}

/** How near the given time is to a border is a fact about that time alone, so the statement has no certainty. */
const createMarginStatement = (context: ReportContext, text: string, because: string): Statement =>
  createStatement(context, text, because, ['given.clock']);

function describeEnds(
  { birth: { utcOffsetSeconds: offsetSeconds } }: ReportContext,
  { from, to }: BirthTimeInterval,
): string {
  const { between, after, before, forHours } = content.birthData.birthTimeReasons;
  const start = from && formatFirstMinute(from, offsetSeconds);
  const end = to && formatClock(to, offsetSeconds);
  if (start && end) return between(start, end);
  if (start) return after(start);
  return end ? before(end) : forHours;
}
