/** How exact the birth time must be for this person, and what its neighbours in time would have read instead. */
import type { Graha, Span } from '#src/astrology/contract.ts';
import { houseOf, lordOfSign } from '#src/astrology/houses.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import * as texts from '#src/reports/content/en/common/birth-time-accuracy.ts';
import { classifyInterval } from '#src/reports/facts/certainty.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatClock, grahaName, ordinal, signName, getNakshatraName } from '#src/reports/text/phrases.ts';

type Part = EssayPage['parts'][number];

export const howToRead: Chapter = {
  isIncluded: (reading) => isTimeKnown(reading) && reading.sensitivity !== undefined,
  write: (reading) => ({
    kind: 'essay',
    id: 'how-to-read',
    ...texts.howToReadHeading,
    highlightedHouses: [1],
    compact: true,
    lead: texts.howToReadLead,
    leadBecause: toSentence(leadBecause(reading)),
    parts: [clockPart(reading), neighbourPart(reading), finerPart(reading)].filter(
      ({ statements }) => statements.length > 0,
    ),
  }),
};

function leadBecause({ chart, sensitivity }: ReportContext): string {
  const { from, to } = sensitivity!.navamsaLagna;
  const sign = signName(chart.lagna!.sign);
  if (!from || !to) return `${sign} rose over your place of birth and the sky does not wait`;
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
  return `${sign} was rising, and each ninth of it took about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to come up`;
}

const clockPart = (reading: ReportContext): Part => ({
  ...texts.parts.clock,
  statements: [marginStatement(reading), faceStatement(reading)],
});

function marginStatement(reading: ReportContext): Statement {
  const { chart, sensitivity } = reading;
  const span = sensitivity!.lagnaSign;
  const because = `${signName(chart.lagna!.sign)} came up ${endsInWords(reading, span)}`;
  return createStatement(reading, texts.lagnaMargin[classifyInterval(reading, span)], because, [
    'lagna.sign',
  ]);
}

function faceStatement(reading: ReportContext): Statement {
  const { utc, utcOffsetSeconds } = reading.birth;
  const face = faceOf(reading);
  const read = formatClock(utc, utcOffsetSeconds);
  const because = face === 'approximate' ? `${read} was given as approximate` : FACES[face](read);
  return createStatement(reading, texts.clockFace[face], because, ['told.clock', 'told.hour']);
}

const FACES: Record<Exclude<texts.ClockFace, 'approximate'>, (read: string) => string> = {
  hour: (read) => `the time you gave, ${read}, is a full hour`,
  half: (read) => `${read} stands at the half or the quarter`,
  five: (read) => `${read} ends in a five or a nought`,
  odd: (read) => `${read} is no round figure`,
};

export function faceOf({ birth: { utc, utcOffsetSeconds, timeKind } }: ReportContext): texts.ClockFace {
  if (timeKind === 'approximate') return 'approximate';
  const minute = Math.floor((Date.parse(utc) / 1000 + utcOffsetSeconds) / 60) % 60;
  if (minute === 0) return 'hour';
  if (minute % 15 === 0) return 'half';
  return minute % 5 === 0 ? 'five' : 'odd';
}

const neighbourPart = (reading: ReportContext): Part => ({
  ...texts.parts.neighbours,
  statements: [...neighbourStatement(reading, 'before'), ...neighbourStatement(reading, 'after')],
});

/** What rose before, or would rise next: the lord changes hands, and all houses move by one. */
function neighbourStatement(reading: ReportContext, side: 'before' | 'after'): Statement[] {
  const { chart, birth, sensitivity } = reading;
  const edge = side === 'before' ? sensitivity!.lagnaSign.from : sensitivity!.lagnaSign.to;
  if (!edge) return [];
  const here = chart.lagna!.sign;
  const sign = side === 'before' ? ((here + 10) % 12) + 1 : (here % 12) + 1;
  const hour = formatClock(edge, birth.utcOffsetSeconds);
  const lord = lordOfSign(here);
  const when = `${side === 'before' ? 'until' : 'from'} ${hour} ${signName(sign)} was rising`;
  const because = `${when}, a sign of ${grahaName(lordOfSign(sign))}; from it ${moved(reading, lord, sign)}`;
  return [createStatement(reading, texts.neighbour[sign - 1]!, because, ['lagna.sign', `${lord}.house`])];
}

function moved({ chart }: ReportContext, graha: Graha, lagna: number): string {
  const [now, then] = [houseOf(chart, graha), houseFrom(lagna, chart.grahas[graha].sign)];
  return `${grahaName(graha)} is in the ${ordinal(then)} house, not the ${ordinal(now)}`;
}

const finerPart = (reading: ReportContext): Part => ({
  ...texts.parts.finer,
  statements: [navamsaStatement(reading), quarterStatement(reading)],
});

function navamsaStatement(reading: ReportContext): Statement {
  const span = reading.sensitivity!.navamsaLagna;
  const sign = signName(reading.chart.lagna!.navamsaSign);
  const because = `${sign} heads the navamsha, and did so ${endsInWords(reading, span)}`;
  const margin = classifyInterval(reading, span) === 'borderline' ? 'borderline' : 'minute-sensitive';
  return createStatement(reading, texts.navamsaMargin[margin], because, ['lagna.navamsa']);
}

function quarterStatement(reading: ReportContext): Statement {
  const span = reading.sensitivity!.moonPada;
  const { nakshatra, pada } = reading.chart.grahas.Moon;
  const because = `the Moon kept to quarter ${pada} of ${getNakshatraName(nakshatra)} ${endsInWords(reading, span)}`;
  return createStatement(reading, texts.quarterMargin[classifyInterval(reading, span)], because, [
    'Moon.pada',
  ]);
}

function endsInWords({ birth: { utcOffsetSeconds: offset } }: ReportContext, { from, to }: Span): string {
  if (from && to) return `between ${formatClock(from, offset)} and ${formatClock(to, offset)}`;
  if (from) return `from ${formatClock(from, offset)} on`;
  return to ? `up to ${formatClock(to, offset)}` : 'for hours on either side';
}
