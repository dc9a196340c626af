/** The Yogini dasha with dates, and the Vimshottari periods that run now. */
import { content } from '#src/reports/content/content.ts';
import { findRunningDasha, findRunningVimshottari } from '#src/astrology/dashas/running-periods.ts';
import { computeYogini } from '#src/astrology/dashas/yogini.ts';
import type { YoginiDasha } from '#src/astrology/contract-dashas.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { ReferenceCell, ReferenceTable } from '#src/reports/contract-answers.ts';
import { formatShortDate, getGrahaName } from '#src/reports/text/phrases.ts';
import { formatPeriodStart } from './cells.ts';

const YOGINI_COUNT = 8;
const ROUNDS = [0, 1, 2];

/** Three rounds of 36 years, from the yogini of the birth. */
export function buildYoginiTable(context: TimeKnownContext): ReferenceTable {
  const periods = listYoginiPeriods(context);
  const running = findRunningDasha(periods, context.now)?.maha;
  const buildDateCell = (period: YoginiDasha | undefined): ReferenceCell => {
    if (!period) return content.astrologer.yoginiTexts.none;
    const text = formatPeriodStart(period.start, context, content.astrologer.yoginiTexts.atBirth);
    return period.start === running?.start ? { text, tone: 'high' } : text;
  };
  return {
    title: content.astrologer.yoginiTexts.title,
    note: content.astrologer.yoginiTexts.note,
    head: [...content.astrologer.yoginiTexts.head],
    widths: [18, 15, 9],
    rows: periods
      .slice(0, YOGINI_COUNT)
      .map(({ yogini, lord }, i) => [
        content.astrologer.yoginiNames[yogini],
        getGrahaName(lord),
        String(YEARS_OF_YOGINI[yogini]),
        ...ROUNDS.map((round) => buildDateCell(periods[round * YOGINI_COUNT + i])),
      ]),
    footnote: content.astrologer.yoginiTexts.footnote,
  };
}

const YEARS_OF_YOGINI: Record<YoginiDasha['yogini'], number> = {
  Mangala: 1,
  Pingala: 2,
  Dhanya: 3,
  Bhramari: 4,
  Bhadrika: 5,
  Ulka: 6,
  Siddha: 7,
  Sankata: 8,
};

/** Null beyond the listed periods, at an age over 108. */
export function buildYoginiAntarTable(context: TimeKnownContext): ReferenceTable | null {
  const periods = listYoginiPeriods(context);
  const running = findRunningDasha(periods, context.now);
  const maha = periods.find(({ start }) => start === running?.maha.start);
  if (!running || !maha) return null;
  return {
    title: content.astrologer.yoginiAntarTexts.title(content.astrologer.yoginiNames[maha.yogini]),
    note: content.astrologer.yoginiAntarTexts.note,
    head: [...content.astrologer.yoginiAntarTexts.head],
    widths: [19, 15],
    rows: maha.antar.map(({ yogini, lord, start }) => {
      const text = formatPeriodStart(start, context, content.astrologer.yoginiTexts.atBirth);
      return [
        content.astrologer.yoginiNames[yogini],
        getGrahaName(lord),
        start === running.antar.start ? { text, tone: 'high' } : text,
      ];
    }),
  };
}

const listYoginiPeriods = ({ chart }: TimeKnownContext): YoginiDasha[] =>
  computeYogini(chart.grahas.Moon.longitude, parseUt(chart.utc), chart.settings.yearDays);

/** Null outside of the 120 years of Vimshottari. */
export function buildRunningTable({ chart, now }: TimeKnownContext): ReferenceTable | null {
  const running = findRunningVimshottari(chart.vimshottari, now);
  if (!running) return null;
  return {
    title: content.astrologer.runningTexts.title(formatShortDate(now)),
    head: [...content.astrologer.runningTexts.head],
    widths: [20, 16],
    rows: running.map(({ level, lord, end }) => [
      content.astrologer.runningTexts.levels[level],
      getGrahaName(lord),
      formatShortDate(end),
    ]),
  };
}
