/** What we were told, the day in the almanac, and how exact the clock has to be. */
import type { Row, BirthPage } from '#src/reports/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { dashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import type { Sensitivity } from '#src/astrology/contract.ts';
import { hasOneSign, hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  formatDate,
  formatClock,
  formatClockRange,
  formatCoordinates,
  toNumberWord,
  signName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { almanacRows, almanacRowsOfDay } from './almanac.ts';

type BirthDraft = Extract<PageDraft, { kind: 'birth' }>;

export const birth: Chapter = { write: (reading) => (reading.day ? ofDay(reading) : ofMinute(reading)) };

const ASK =
  'A better minute, found within seven days, earns a new edition at no charge: enter it under My reports.';
const ASK_HOUR =
  'An hour, found within seven days, earns the full edition at no charge: enter it under My reports.';

function ofMinute(reading: ReportContext): BirthDraft {
  const { sensitivity } = reading;
  return {
    kind: 'birth',
    id: 'birth',
    ...headings.birth,
    details: toldRows(reading),
    almanac: almanacRows(reading),
    ...(sensitivity ? { sensitivity } : {}),
    intro: introOf(reading),
    caption: sensitivity
      ? captionOf(reading, sensitivity)
      : 'The gold bars end where something in the chart would change.',
    correctionNote: ASK,
  };
}

function introOf({ birth: { timeKind } }: ReportContext): string {
  const marked = 'The red line is the time you gave; where the gold ends, something changes.';
  return timeKind === 'approximate'
    ? `You called your time approximate, so read each half circle as an open one. ${marked}`
    : `Few clocks are exact to the minute. ${marked}`;
}

function captionOf(reading: ReportContext, { lagnaSign, navamsaLagna }: Sensitivity): string {
  const offset = reading.birth.utcOffsetSeconds;
  const sign = signName(reading.chart.lagna!.sign);
  const days = dashaDaysPerMinute(reading.chart);
  const rising =
    lagnaSign.from && lagnaSign.to
      ? `${sign} rises for any birth ${formatClockRange(lagnaSign.from, lagnaSign.to, offset)}.`
      : `${sign} rises for a long stretch around the time you gave.`;
  const navamsha =
    navamsaLagna.from && navamsaLagna.to
      ? ` The rising ninth, or navamsha lagna, is the same only ${formatClockRange(navamsaLagna.from, navamsaLagna.to, offset)}.`
      : '';
  return `${rising}${navamsha} A clock one minute off shifts all dates of the periods by about ${daysInWords(days)}.`;
}

function daysInWords(days: number): string {
  if (days < 1.5) return 'one day';
  return `${toNumberWord(Math.round(days))} days`;
}

function ofDay(reading: ReportContext): BirthDraft {
  return {
    kind: 'birth',
    id: 'birth',
    ...headings.birthOfDay,
    details: toldRows(reading),
    almanac: almanacRowsOfDay(reading),
    intro:
      'Within a day the Moon moves by about thirteen degrees, the other grahas by far less; what was rising changes twelve times over.',
    caption: moonCaption(reading),
    correctionNote: ASK_HOUR,
  } satisfies Omit<BirthPage, 'number'>;
}

function moonCaption({ day }: ReportContext): string {
  const [first, last] = [day!.earliest.grahas.Moon, day!.latest.grahas.Moon];
  const sign = hasOneSign(day!, 'Moon')
    ? `The Moon was in ${signName(first.sign)} from midnight to midnight`
    : `The Moon left ${signName(first.sign)} for ${signName(last.sign)} in the course of the day`;
  const star = hasOneNakshatra(day!)
    ? `it stayed in ${getNakshatraName(first.nakshatra)}`
    : `it crossed from ${getNakshatraName(first.nakshatra)} towards ${getNakshatraName(last.nakshatra)}`;
  return `${sign}, and ${star}.`;
}

function toldRows({ birth: told, words, chart: { panchang } }: ReportContext): Row[] {
  const { place } = told;
  return [
    { label: 'Name', value: told.name },
    { label: 'Date', value: formatDate(told.date) },
    { label: 'Time', value: timeInWords(told) },
    { label: 'Place', value: words.place },
    { label: 'Coordinates', value: formatCoordinates(place.latitude, place.longitude) },
    { label: 'Clock', value: told.clock },
    { label: 'Sun that day', value: sunInWords(panchang.sunrise, panchang.sunset, told.utcOffsetSeconds) },
  ];
}

function timeInWords({ utc, utcOffsetSeconds, timeKind }: ReportContext['birth']): string {
  return timeKind === 'unknown' ? 'not known' : `${formatClock(utc, utcOffsetSeconds)}, given as ${timeKind}`;
}

function sunInWords(rise: string | null, set: string | null, offset: number): string {
  const rose = rise ? `rose ${formatClock(rise, offset)}` : 'did not rise';
  const sank = set ? `set ${formatClock(set, offset)}` : 'did not set';
  return `${rose}, ${sank}`;
}
