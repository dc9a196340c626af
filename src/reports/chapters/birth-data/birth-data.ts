/** The birth details as entered, the panchang of the day, and how exact the birth time has to be. */
import { birthDataTexts as texts } from '#src/reports/content/en/birth-data/birth-data.ts';
import type { Row } from '#src/reports/contract.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import type { BirthTimeInterval, Sensitivity } from '#src/astrology/contract.ts';
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

const { labels } = texts;

type BirthPageDraft = Extract<PageDraft, { kind: 'birth' }>;

export const birthDataChapter: Chapter = { withTime: writeWithTime, withoutTime: writeWithoutTime };

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
    caption: sensitivity ? writeCaption(context, sensitivity) : texts.captionWithoutSensitivity,
    correctionNote: texts.correction,
  };
}

const writeIntro = ({ birth: { timeKind } }: ReportContext): string =>
  timeKind === 'approximate' ? texts.introApproximate : texts.intro;

function writeCaption(context: TimeKnownContext, { lagnaSign, navamsaLagna }: Sensitivity): string {
  const sign = getSignName(context.chart.lagna.sign);
  const formatRange = ({ from, to }: BirthTimeInterval) =>
    from && to ? formatClockRange(from, to, context.birth.utcOffsetSeconds) : null;
  const [lagnaRange, navamsaRange] = [formatRange(lagnaSign), formatRange(navamsaLagna)];
  return [
    lagnaRange ? texts.lagnaRange(sign, lagnaRange) : texts.longLagnaRange(sign),
    ...(navamsaRange ? [texts.navamsaRange(navamsaRange)] : []),
    texts.periodShift(describeDays(computeDashaDaysPerMinute(context.chart))),
  ].join(' ');
}

const describeDays = (days: number): string =>
  days < 1.5 ? texts.oneDay : texts.days(toNumberWord(Math.round(days)));

function writeWithoutTime(context: TimeUnknownContext): BirthPageDraft {
  return {
    kind: 'birth',
    id: 'birth',
    ...headings.birthWithoutTime,
    details: buildDetailRows(context),
    almanac: buildAlmanacRowsWithoutTime(context),
    intro: texts.introWithoutTime,
    caption: writeMoonCaption(context),
    correctionNote: texts.correctionWithoutTime,
  };
}

function writeMoonCaption(context: TimeUnknownContext): string {
  const { dayRange } = context;
  const [earliestMoon, latestMoon] = [dayRange.earliest.grahas.Moon, dayRange.latest.grahas.Moon];
  const sign = hasOneSign(dayRange, 'Moon')
    ? texts.moonStayed(getSignName(earliestMoon.sign))
    : texts.moonMoved(getSignName(earliestMoon.sign), getSignName(latestMoon.sign));
  const stars = listNakshatrasWithHours(context).map(({ nakshatra }) => getNakshatraName(nakshatra));
  const starText =
    stars.length === 1 ? birthStarTexts.stayed(stars[0]!) : birthStarTexts.movedThrough(formatList(stars));
  return texts.moonCaption(sign, starText);
}

function buildDetailRows({ birth, birthText, chart: { panchang } }: ReportContext): Row[] {
  const { place } = birth;
  return [
    { label: labels.name, value: birth.name },
    { label: labels.date, value: formatDate(birth.date) },
    { label: labels.time, value: describeTime(birth) },
    { label: labels.place, value: birthText.place },
    { label: labels.coordinates, value: formatCoordinates(place.latitude, place.longitude) },
    { label: labels.clock, value: birth.clock },
    { label: labels.sun, value: describeSun(panchang.sunrise, panchang.sunset, birth.utcOffsetSeconds) },
  ];
}

function describeTime({ utc, utcOffsetSeconds, timeKind }: ReportContext['birth']): string {
  return timeKind === 'unknown'
    ? texts.timeUnknown
    : texts.time(formatClock(utc, utcOffsetSeconds), timeKind);
}

function describeSun(rise: string | null, set: string | null, offsetSeconds: number): string {
  const riseText = rise ? texts.rose(formatClock(rise, offsetSeconds)) : texts.noSunrise;
  const setText = set ? texts.set(formatClock(set, offsetSeconds)) : texts.noSunset;
  return `${riseText}, ${setText}`;
}
