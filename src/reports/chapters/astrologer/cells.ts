/** Cells of the dense tables, and the formats of their numbers, places and moments. */
import type { Point } from '#src/astrology/contract.ts';
import { getSignOfHouse } from '#src/astrology/houses.ts';
import { countHouse, SIGN_NUMBERS } from '#src/astrology/zodiac.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { ReferenceCell } from '#src/reports/contract-answers.ts';
import {
  formatClock,
  formatDegrees,
  formatShortDate,
  formatShortDayMonth,
  formatSignAbbreviation,
  getSignName,
  toFirstMinute,
} from '#src/reports/text/phrases.ts';

/** "Ari Aries, Tau Taurus, …" */
export const formatSignLegend = (): string =>
  SIGN_NUMBERS.map((sign) => `${formatSignAbbreviation(sign)} ${getSignName(sign)}`).join(', ');

/** A cell without text; no string of a report is empty. */
export const BLANK = '\u00a0';

export const toStrong = (text: string): ReferenceCell => ({ text, tone: 'strong' });

/** Framed if the condition holds. */
export const addFrameIf = (isFramed: boolean, text: string): ReferenceCell =>
  isFramed ? { text, tone: 'framed' } : text;

/** "−16.2": with a minus sign as wide as a figure */
export const formatNumber = (value: number, digits = 1): string => {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text.replace('-', '−');
};

/** "Sag 23°10′" */
export const formatPlace = ({ sign, degreeInSign }: Point): string =>
  `${formatSignAbbreviation(sign)} ${formatDegrees(degreeInSign)}`;

/** House of a sign, counted by signs from the lagna. */
export const getHouseOfSign = ({ chart }: TimeKnownContext, sign: number): string =>
  String(countHouse(getSignOfHouse(chart, 1), sign));

/** "5:05 pm" on the day of birth, "3:12 am, 5 Jun" on another one; by the clock of the birth */
export function formatMoment(instant: string, { birth }: Pick<ReportContext, 'birth'>): string {
  const clock = formatClock(instant, birth.utcOffsetSeconds);
  const localMs = Date.parse(instant) + birth.utcOffsetSeconds * 1000;
  const localDate = new Date(localMs).toISOString();
  if (localDate.slice(0, 10) === birth.date) return clock;
  return `${clock}, ${formatShortDayMonth(`${localDate.slice(0, 10)}T12:00:00Z`)}`;
}

/** A change within the birth day, at the first whole minute after it, as in the texts: a birth at 8:07 was before 8:07:20. */
export const formatChange = (instant: string, context: Pick<ReportContext, 'birth'>): string =>
  formatMoment(toFirstMinute(instant, context.birth.utcOffsetSeconds), context);

/** The day in India of an instant as "4 Jun 1996"; `atBirth` for a period that began before the birth. */
export const formatPeriodStart = (start: string, { birth }: ReportContext, atBirth: string): string =>
  Date.parse(start) <= Date.parse(birth.utc) ? atBirth : formatShortDate(start);
