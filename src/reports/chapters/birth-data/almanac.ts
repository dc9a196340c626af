/** The panchang of the birth day as table rows. */
import { content } from '#src/reports/content/content.ts';
import type { Row } from '#src/reports/contract.ts';
import { describeLunarDay, getKaranaIndex } from '#src/reports/chapters/moon/lunar-phase.ts';
import {
  withChart,
  type ReportContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import {
  getKaranaName,
  getNakshatraDevanagari,
  getNakshatraName,
  getPanchangaYogaName,
  getVaraName,
  toUppercaseFirst,
} from '#src/reports/text/phrases.ts';
import { isBornBeforeSunrise } from '#src/reports/facts/birth-weekday.ts';
import { describeStarsWithHours, findLongestNakshatra } from '#src/reports/facts/nakshatras-of-day.ts';
import { getKaranaName as findKarana, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';

export function buildAlmanacRows(context: ReportContext): Row[] {
  const { chart, isTimeKnown } = context;
  const { labels } = content.birthData.almanacTexts;
  const { tithi, yoga, karana, vara } = chart.panchang;
  const { nakshatra, pada } = chart.grahas.Moon;
  const nakshatraText = content.moon.nakshatraTexts[nakshatra - 1]!;
  const lunarDay = describeLunarDay(tithi);
  return [
    buildRow(
      labels.weekday,
      { name: getVaraName(vara), devanagari: VARAS[vara - 1]!.devanagari },
      isBornBeforeSunrise(context)
        ? `${content.panchang.varaNotes[vara - 1]!} ${content.birthData.almanacTexts.beforeSunrise}`
        : content.panchang.varaNotes[vara - 1]!,
    ),
    buildRow(
      labels.lunarDay,
      { name: lunarDay.short, devanagari: lunarDay.devanagari },
      content.panchang.tithiNotes[tithi - 1]!,
    ),
    {
      label: labels.star,
      value: `${getNakshatraName(nakshatra)}${isTimeKnown ? ` ${pada}` : ''} ${getNakshatraDevanagari(nakshatra)}`,
      note: content.birthData.almanacTexts.star(
        toUppercaseFirst(nakshatraText.epithet),
        nakshatraText.symbol,
      ),
    },
    buildRow(
      labels.yoga,
      { name: getPanchangaYogaName(yoga), devanagari: YOGAS[yoga - 1]!.devanagari },
      content.panchang.yogaNotes[yoga - 1]!,
    ),
    buildRow(
      labels.karana,
      { name: getKaranaName(karana), devanagari: findKarana(karana).devanagari },
      content.panchang.karanaNotes[getKaranaIndex(karana)]!,
    ),
  ];
}

/** A value that changed during the birth day is followed by the later one. Without the karana, which changes twice a day. */
export function buildAlmanacRowsWithoutTime(context: TimeUnknownContext): Row[] {
  const { labels } = content.birthData.almanacTexts;
  const { earliest, latest } = context.dayRange;
  const laterRows = buildAlmanacRows(withChart(context, latest));
  return buildAlmanacRows(withChart(context, earliest))
    .map((row, i) => {
      if (row.value === laterRows[i]!.value) return row;
      return row.label === labels.star ? buildStarRow(context) : mergeRows(row, laterRows[i]!);
    })
    .filter(({ label }) => label !== labels.karana)
    .map((row) =>
      row.label === labels.weekday
        ? { ...row, note: `${row.note} ${content.birthData.almanacTexts.weekdayBeforeSunrise}` }
        : row,
    );
}

/** The star of most hours; the note gives the hours of each. */
function buildStarRow(context: TimeUnknownContext): Row {
  const { nakshatra } = findLongestNakshatra(context);
  return {
    label: content.birthData.almanacTexts.labels.star,
    value: `${getNakshatraName(nakshatra)} ${getNakshatraDevanagari(nakshatra)}`,
    note: `${describeStarsWithHours(context)}.`,
  };
}

const mergeRows = (row: Row, later: Row): Row => ({
  label: row.label,
  value: content.birthData.almanacTexts.later(row.value, later.value),
  note: getNotesOnChange()[row.label] ?? '',
});

function getNotesOnChange(): Record<string, string> {
  const { labels, lunarDayChange, yogaChange } = content.birthData.almanacTexts;
  return { [labels.lunarDay]: lunarDayChange, [labels.yoga]: yogaChange };
}

type Name = { name: string; devanagari: string };

const buildRow = (label: string, { name, devanagari }: Name, note: string): Row => ({
  label,
  value: `${name} ${devanagari}`,
  note,
});
