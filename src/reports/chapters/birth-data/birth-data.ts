/** The birth details as entered, the panchang of the day, and how exact the birth time has to be. */
import { content } from '#src/reports/content/content.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import type { Row } from '#src/reports/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import type { BirthTimeInterval, Sensitivity } from '#src/astrology/contract.ts';
import { listNakshatrasWithHours } from '#src/reports/facts/nakshatras-of-day.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import {
  formatDate,
  formatClock,
  formatClockRange,
  formatFirstMinute,
  formatCoordinates,
  formatList,
  toNumberWord,
  getSignName,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { buildAlmanacRows, buildAlmanacRowsWithoutTime } from './almanac.ts';
import { writeWarTimeNote } from './war-time.ts';

type BirthPageDraft = Extract<PageDraft, { kind: 'birth' }>;

export const birthDataChapter: Chapter = { withTime: writeWithTime, withoutTime: writeWithoutTime };

function writeWithTime(context: TimeKnownContext): BirthPageDraft {
  const { sensitivity } = context;
  return {
    kind: 'birth',
    id: 'birth',
    ...content.common.headings.birth,
    details: buildDetailRows(context),
    almanac: buildAlmanacRows(context),
    ...(sensitivity ? { sensitivity } : {}),
    intro: [writeIntro(context), writeWarTimeNote(context)].filter(Boolean).join(' '),
    caption: sensitivity
      ? writeCaption(context, sensitivity)
      : content.birthData.birthDataTexts.captionWithoutSensitivity,
    correctionNote: content.birthData.birthDataTexts.correction,
  };
}

const writeIntro = ({ birth: { timeKind } }: ReportContext): string =>
  timeKind === 'approximate'
    ? content.birthData.birthDataTexts.introApproximate
    : content.birthData.birthDataTexts.intro;

function writeCaption(context: TimeKnownContext, { lagnaSign, navamsaLagna }: Sensitivity): string {
  const sign = getSignName(context.chart.lagna.sign);
  const formatRange = ({ from, to }: BirthTimeInterval) =>
    from && to ? formatClockRange(from, to, context.birth.utcOffsetSeconds) : null;
  const [lagnaRange, navamsaRange] = [formatRange(lagnaSign), formatRange(navamsaLagna)];
  return [
    lagnaRange
      ? content.birthData.birthDataTexts.lagnaRange(sign, lagnaRange)
      : describeOpenLagnaRange(context, sign, lagnaSign),
    ...(navamsaRange ? [content.birthData.birthDataTexts.navamsaRange(navamsaRange)] : []),
    content.birthData.birthDataTexts.periodShift(describeDays(computeDashaDaysPerMinute(context.chart))),
  ].join(' ');
}

/** If at most one end of the time in which the lagna rises is known. */
function describeOpenLagnaRange(
  { birth: { utcOffsetSeconds } }: TimeKnownContext,
  sign: string,
  { from, to }: BirthTimeInterval,
): string {
  const { lagnaFrom, lagnaUntil, longLagnaRange } = content.birthData.birthDataTexts;
  if (from) return lagnaFrom(sign, formatFirstMinute(from, utcOffsetSeconds));
  return to ? lagnaUntil(sign, formatClock(to, utcOffsetSeconds)) : longLagnaRange(sign);
}

const describeDays = (days: number): string =>
  days < 1.5
    ? content.birthData.birthDataTexts.oneDay
    : content.birthData.birthDataTexts.days(toNumberWord(Math.round(days)));

function writeWithoutTime(context: TimeUnknownContext): BirthPageDraft {
  return {
    kind: 'birth',
    id: 'birth',
    ...content.common.headings.birthWithoutTime,
    details: buildDetailRows(context),
    almanac: buildAlmanacRowsWithoutTime(context),
    intro: content.birthData.birthDataTexts.introWithoutTime,
    caption: writeMoonCaption(context),
    correctionNote: content.birthData.birthDataTexts.correctionWithoutTime,
  };
}

function writeMoonCaption(context: TimeUnknownContext): string {
  const { dayRange } = context;
  const [earliestMoon, latestMoon] = [dayRange.earliest.grahas.Moon, dayRange.latest.grahas.Moon];
  const other = findOtherMoonSign(context);
  const sign = other
    ? content.birthData.birthDataTexts.moonMoved(
        getSignName(earliestMoon.sign),
        getSignName(latestMoon.sign),
        other.names.clock,
      )
    : content.birthData.birthDataTexts.moonStayed(getSignName(earliestMoon.sign));
  const stars = listNakshatrasWithHours(context).map(({ nakshatra }) => getNakshatraName(nakshatra));
  const starText =
    stars.length === 1
      ? content.moon.birthStarTexts.stayed(stars[0]!)
      : content.moon.birthStarTexts.movedThrough(formatList(stars));
  return content.birthData.birthDataTexts.moonCaption(sign, starText);
}

function buildDetailRows({ birth, birthText, chart: { panchang } }: ReportContext): Row[] {
  const { place } = birth;
  return [
    { label: content.birthData.birthDataTexts.labels.name, value: birth.name },
    { label: content.birthData.birthDataTexts.labels.date, value: formatDate(birth.date) },
    { label: content.birthData.birthDataTexts.labels.time, value: describeTime(birth) },
    { label: content.birthData.birthDataTexts.labels.place, value: birthText.place },
    {
      label: content.birthData.birthDataTexts.labels.coordinates,
      value: formatCoordinates(place.latitude, place.longitude),
    },
    { label: content.birthData.birthDataTexts.labels.clock, value: birth.clock },
    {
      label: content.birthData.birthDataTexts.labels.sun,
      value: describeSun(birth, panchang.sunrise, panchang.sunset),
    },
  ];
}

function describeTime({ utc, utcOffsetSeconds, timeKind }: ReportContext['birth']): string {
  return timeKind === 'unknown'
    ? content.birthData.birthDataTexts.timeUnknown
    : content.birthData.birthDataTexts.time[timeKind](formatClock(utc, utcOffsetSeconds));
}

function describeSun(
  { date, place, utcOffsetSeconds: offsetSeconds }: ReportContext['birth'],
  rise: string | null,
  set: string | null,
): string {
  const { polarDay, polarNight } = content.birthData.birthDataTexts;
  if (!rise && !set) return isSummer(date, place.latitude) ? polarDay : polarNight;
  const riseText = rise
    ? content.birthData.birthDataTexts.rose(formatClock(rise, offsetSeconds))
    : content.birthData.birthDataTexts.noSunrise;
  const setText = set
    ? content.birthData.birthDataTexts.set(formatClock(set, offsetSeconds))
    : content.birthData.birthDataTexts.noSunset;
  return `${riseText}, ${setText}`;
}

/** @param date YYYY-MM-DD; in the north the Sun is above the equator from April to September */
const isSummer = (date: string, latitude: number): boolean => {
  const month = Number(date.slice(5, 7));
  return (month >= 4 && month <= 9) === latitude > 0;
};
