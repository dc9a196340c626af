/** The day of birth as an almanac has it. */
import type { Row } from '#src/reports/contract.ts';
import { karanaNotes, tithiNotes, varaNotes, yogaNotes } from '#src/reports/content/en/panchang/almanac.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, getNakshatraName } from '#src/reports/text/phrases.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { getKaranaName, getTithiName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';

export function buildAlmanacRows({ chart, day, birth }: ReportContext): Row[] {
  const { tithi, yoga, karana, vara } = chart.panchang;
  const early = !day && vara !== getWeekday(birth.date);
  const { nakshatra, pada } = chart.grahas.Moon;
  const star = nakshatraTexts[nakshatra - 1]!;
  return [
    buildRow('Weekday', VARAS[vara - 1]!, `${varaNotes[vara - 1]!}${early ? ` ${BEFORE_SUNRISE}` : ''}`),
    buildRow('Lunar day', describeTithi(tithi), tithiNotes[tithi - 1]!),
    {
      label: 'Star',
      value: `${getNakshatraName(nakshatra)}${day ? '' : ` ${pada}`} ${NAKSHATRAS[nakshatra - 1]!.devanagari}`,
      note: `${toUppercaseFirst(star.epithet)}; its emblem is ${star.symbol}.`,
    },
    buildRow('Yoga', YOGAS[yoga - 1]!, yogaNotes[yoga - 1]!),
    buildRow('Karana', getKaranaName(karana), karanaNotes[getKaranaIndex(karana)]!),
  ];
}

/** Of the civil date; 1 is Sunday, as in the panchang. */
const getWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() + 1;

const BEFORE_SUNRISE = 'Before sunrise the almanac still counts the day before.';

/** What is the same at both ends of a day without an hour; the rest is left out. */
export function buildAlmanacRowsWithoutTime(context: ReportContext): Row[] {
  const { earliest, latest } = context.day!;
  const both = buildAlmanacRows({ ...context, chart: earliest }).map((row, i) => ({
    row,
    later: buildAlmanacRows({ ...context, chart: latest })[i]!,
  }));
  return both
    .filter(({ row }) => row.label !== 'Karana')
    .map(({ row, later }) => (row.value === later.value ? row : mergeRows(row, later)))
    .map((row) =>
      row.label === 'Weekday'
        ? { ...row, note: `${row.note} Before sunrise, the weekday of the evening before still holds.` }
        : row,
    );
}

const mergeRows = (row: Row, later: Row): Row => ({
  label: row.label,
  value: `${row.value}, later ${later.value}`,
  note: NOTES_ON_CHANGE[row.label] ?? '',
});

const NOTES_ON_CHANGE: Record<string, string> = {
  'Lunar day': 'A lunar day seldom ends at midnight, and this one did not.',
  Star: 'The Moon crossed a border between two sunrises.',
  Yoga: 'It gave way to the next in the course of the day.',
};

type Named = { english: string; devanagari: string };

const buildRow = (label: string, { english, devanagari }: Named, note: string): Row => ({
  label,
  value: `${english} ${devanagari}`,
  note,
});

function describeTithi(tithi: number): Named {
  const { paksha, name } = getTithiName(tithi);
  if (tithi % 15 === 0) return name;
  return {
    english: `${paksha.english} ${name.english}`,
    devanagari: `${paksha.devanagari} ${name.devanagari}`,
  };
}

/** Seven that return, then Shakuni, Chatushpada, Naga and Kimstughna. */
const getKaranaIndex = (karana: number): number => {
  if (karana === 1) return 10;
  return karana >= 58 ? karana - 58 + 7 : (karana - 2) % 7;
};
