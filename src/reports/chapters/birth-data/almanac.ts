/** The panchang of the birth day as table rows. */
import type { Row } from '#src/reports/contract.ts';
import { karanaNotes, tithiNotes, varaNotes, yogaNotes } from '#src/reports/content/en/panchang/almanac.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { describeLunarDay, getKaranaIndex } from '#src/reports/chapters/moon/lunar-phase.ts';
import {
  withChart,
  type ReportContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, getNakshatraDevanagari, getNakshatraName } from '#src/reports/text/phrases.ts';
import { describeStarsWithHours, findLongestNakshatra } from '#src/reports/facts/nakshatras-of-day.ts';
import { getKaranaName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';

export function buildAlmanacRows({ chart, isTimeKnown, birth }: ReportContext): Row[] {
  const { tithi, yoga, karana, vara } = chart.panchang;
  const isBeforeSunrise = isTimeKnown && vara !== getWeekday(birth.date);
  const { nakshatra, pada } = chart.grahas.Moon;
  const nakshatraText = nakshatraTexts[nakshatra - 1]!;
  const lunarDay = describeLunarDay(tithi);
  return [
    buildRow(
      'Weekday',
      VARAS[vara - 1]!,
      `${varaNotes[vara - 1]!}${isBeforeSunrise ? ` ${BEFORE_SUNRISE}` : ''}`,
    ),
    buildRow(
      'Lunar day',
      { english: lunarDay.short, devanagari: lunarDay.devanagari },
      tithiNotes[tithi - 1]!,
    ),
    {
      label: 'Star',
      value: `${getNakshatraName(nakshatra)}${isTimeKnown ? ` ${pada}` : ''} ${getNakshatraDevanagari(nakshatra)}`,
      note: `${toUppercaseFirst(nakshatraText.epithet)}; its emblem is ${nakshatraText.symbol}.`,
    },
    buildRow('Yoga', YOGAS[yoga - 1]!, yogaNotes[yoga - 1]!),
    buildRow('Karana', getKaranaName(karana), karanaNotes[getKaranaIndex(karana)]!),
  ];
}

/** Of the civil date; 1 is Sunday, as in the panchang. */
const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() + 1;

const BEFORE_SUNRISE = 'Before sunrise the almanac still counts the day before.';

/** A value that changed during the birth day is followed by the later one. Without the karana, which changes twice a day. */
export function buildAlmanacRowsWithoutTime(context: TimeUnknownContext): Row[] {
  const { earliest, latest } = context.dayRange;
  const laterRows = buildAlmanacRows(withChart(context, latest));
  return buildAlmanacRows(withChart(context, earliest))
    .map((row, i) => {
      if (row.value === laterRows[i]!.value) return row;
      return row.label === 'Star' ? buildStarRow(context) : mergeRows(row, laterRows[i]!);
    })
    .filter(({ label }) => label !== 'Karana')
    .map((row) =>
      row.label === 'Weekday'
        ? { ...row, note: `${row.note} Before sunrise, the weekday of the evening before still holds.` }
        : row,
    );
}

/** The star of most hours; the note gives the hours of each. */
function buildStarRow(context: TimeUnknownContext): Row {
  const { nakshatra } = findLongestNakshatra(context);
  return {
    label: 'Star',
    value: `${getNakshatraName(nakshatra)} ${getNakshatraDevanagari(nakshatra)}`,
    note: `${describeStarsWithHours(context)}.`,
  };
}

const mergeRows = (row: Row, later: Row): Row => ({
  label: row.label,
  value: `${row.value}, later ${later.value}`,
  note: NOTES_ON_CHANGE[row.label] ?? '',
});

const NOTES_ON_CHANGE: Record<string, string> = {
  'Lunar day': 'A lunar day seldom ends at midnight, and this one did not.',
  Yoga: 'It gave way to the next in the course of the day.',
};

type Name = { english: string; devanagari: string };

const buildRow = (label: string, { english, devanagari }: Name, note: string): Row => ({
  label,
  value: `${english} ${devanagari}`,
  note,
});
