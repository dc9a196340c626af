/** The birth details as entered, the panchang of the day, and how exact the birth time has to be. */
import type { Row } from '#src/reports/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import type { Sensitivity } from '#src/astrology/contract.ts';
import { birthStarTexts } from '#src/reports/content/en/moon/hours-of-day.ts';
import { listNakshatrasWithHours } from '#src/reports/facts/nakshatras-of-day.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import {
  formatDate,
  formatClock,
  formatClockRange,
  formatCoordinates,
  formatList,
  toNumberWord,
  getSignName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { buildAlmanacRows, buildAlmanacRowsWithoutTime } from './almanac.ts';

type BirthPageDraft = Extract<PageDraft, { kind: 'birth' }>;

export const birthDataChapter: Chapter = { withTime: writeWithTime, withoutTime: writeWithoutTime };

const CORRECTION_NOTE =
  'If you find a more exact time within seven days, you get a new edition free of charge. Enter it under My reports.';
const CORRECTION_NOTE_WITHOUT_TIME =
  'If you find the birth time within seven days, you get the full edition free of charge. Enter it under My reports.';

function writeWithTime(context: TimeKnownContext): BirthPageDraft {
  const { sensitivity } = context;
  return {
    kind: 'birth',
    id: 'birth',
    ...headings.birth,
    details: buildDetailRows(context),
    almanac: buildAlmanacRows(context),
    ...(sensitivity ? { sensitivity } : {}),
    intro: writeIntro(context),
    caption: sensitivity
      ? writeCaption(context, sensitivity)
      : 'The gold bars end where something in the chart would change.',
    correctionNote: CORRECTION_NOTE,
  };
}

function writeIntro({ birth: { timeKind } }: ReportContext): string {
  const marked = 'The red line is the time you gave; where the gold ends, something changes.';
  return timeKind === 'approximate'
    ? `You called your time approximate, so read each half circle as an open one. ${marked}`
    : `Few clocks are exact to the minute. ${marked}`;
}

function writeCaption(context: TimeKnownContext, { lagnaSign, navamsaLagna }: Sensitivity): string {
  const offsetSeconds = context.birth.utcOffsetSeconds;
  const sign = getSignName(context.chart.lagna.sign);
  const days = computeDashaDaysPerMinute(context.chart);
  const rising =
    lagnaSign.from && lagnaSign.to
      ? `${sign} rises for any birth ${formatClockRange(lagnaSign.from, lagnaSign.to, offsetSeconds)}.`
      : `${sign} rises for a long stretch around the time you gave.`;
  const navamsha =
    navamsaLagna.from && navamsaLagna.to
      ? ` The rising ninth, or navamsha lagna, is the same only ${formatClockRange(navamsaLagna.from, navamsaLagna.to, offsetSeconds)}.`
      : '';
  return `${rising}${navamsha} A clock one minute off shifts all dates of the periods by about ${describeDays(days)}.`;
}

function describeDays(days: number): string {
  if (days < 1.5) return 'one day';
  return `${toNumberWord(Math.round(days))} days`;
}

function writeWithoutTime(context: TimeUnknownContext): BirthPageDraft {
  return {
    kind: 'birth',
    id: 'birth',
    ...headings.birthWithoutTime,
    details: buildDetailRows(context),
    almanac: buildAlmanacRowsWithoutTime(context),
    intro:
      'Within a day the Moon moves by about thirteen degrees, the other grahas by far less; what was rising changes twelve times over.',
    caption: writeMoonCaption(context),
    correctionNote: CORRECTION_NOTE_WITHOUT_TIME,
  };
}

function writeMoonCaption(context: TimeUnknownContext): string {
  const { dayRange } = context;
  const [earliestMoon, latestMoon] = [dayRange.earliest.grahas.Moon, dayRange.latest.grahas.Moon];
  const sign = hasOneSign(dayRange, 'Moon')
    ? `The Moon was in ${getSignName(earliestMoon.sign)} from midnight to midnight`
    : `The Moon left ${getSignName(earliestMoon.sign)} for ${getSignName(latestMoon.sign)} in the course of the day`;
  const stars = listNakshatrasWithHours(context).map(({ nakshatra }) => getNakshatraName(nakshatra));
  const starText =
    stars.length === 1 ? birthStarTexts.stayed(stars[0]!) : birthStarTexts.movedThrough(formatList(stars));
  return `${sign}, and ${starText}.`;
}

function buildDetailRows({ birth, birthText, chart: { panchang } }: ReportContext): Row[] {
  const { place } = birth;
  return [
    { label: 'Name', value: birth.name },
    { label: 'Date', value: formatDate(birth.date) },
    { label: 'Time', value: describeTime(birth) },
    { label: 'Place', value: birthText.place },
    { label: 'Coordinates', value: formatCoordinates(place.latitude, place.longitude) },
    { label: 'Clock', value: birth.clock },
    { label: 'Sun that day', value: describeSun(panchang.sunrise, panchang.sunset, birth.utcOffsetSeconds) },
  ];
}

function describeTime({ utc, utcOffsetSeconds, timeKind }: ReportContext['birth']): string {
  return timeKind === 'unknown' ? 'not known' : `${formatClock(utc, utcOffsetSeconds)}, given as ${timeKind}`;
}

function describeSun(rise: string | null, set: string | null, offsetSeconds: number): string {
  const riseText = rise ? `rose ${formatClock(rise, offsetSeconds)}` : 'did not rise';
  const setText = set ? `set ${formatClock(set, offsetSeconds)}` : 'did not set';
  return `${riseText}, ${setText}`;
}
