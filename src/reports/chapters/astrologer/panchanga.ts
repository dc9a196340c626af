/** The panchanga at birth with the moments at which its limbs end, or that of the whole day, and the chara karakas. */
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { content } from '#src/reports/content/content.ts';
import { KARAKAS } from '#src/astrology/contract.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import {
  listPossibleCharts,
  type ReportContext,
  type TimeKnownContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { areAllEqual, getCivilDayOfBirth, hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReferenceTable } from '#src/reports/contract-answers.ts';
import { isBornBeforeSunrise } from '#src/reports/facts/birth-weekday.ts';
import {
  findLimbEnd,
  findSunrises,
  listLimbs,
  type MovingLimb,
} from '#src/reports/facts/panchanga-moments.ts';
import {
  formatSignAbbreviation,
  getGrahaName,
  getKaranaName,
  getNakshatraName,
  getPanchangaYogaName,
  getTithiName,
  getVaraName,
} from '#src/reports/text/phrases.ts';
import { BLANK, formatChange, formatMoment, toStrong } from './cells.ts';

export function buildPanchangaTable(context: TimeKnownContext): ReferenceTable {
  const { chart } = context;
  const { vara, tithi, yoga, karana } = chart.panchang;
  const { nakshatra } = chart.grahas.Moon;
  const sunrises = findSunrises(chart);
  const formatEnd = (limb: MovingLimb) =>
    content.astrologer.panchangaTexts.ends(formatMoment(findLimbEnd(chart, limb), context));
  return {
    title: content.astrologer.panchangaTexts.title,
    note: content.astrologer.panchangaTexts.note,
    widths: [20, 31],
    rows: [
      [
        content.astrologer.panchangaTexts.labels.vara,
        getVaraName(vara),
        sunrises ? describeEndOfVara(sunrises.next, context) : BLANK,
      ],
      [content.astrologer.panchangaTexts.labels.tithi, LIMB_NAMES.tithi(tithi), formatEnd('tithi')],
      [
        content.astrologer.panchangaTexts.labels.nakshatra,
        getNakshatraName(nakshatra),
        formatEnd('nakshatra'),
      ],
      [content.astrologer.panchangaTexts.labels.yoga, LIMB_NAMES.yoga(yoga), formatEnd('yoga')],
      [content.astrologer.panchangaTexts.labels.karana, LIMB_NAMES.karana(karana), formatEnd('karana')],
      buildSunRow(context),
      [content.astrologer.panchangaTexts.labels.balance, describeBalance(context), BLANK],
    ],
  };
}

/** Explains a weekday that is not that of the calendar. */
function describeEndOfVara(sunrise: string, context: TimeKnownContext): string {
  const { ends, beforeSunrise } = content.astrologer.panchangaTexts;
  return (isBornBeforeSunrise(context) ? beforeSunrise : ends)(formatMoment(sunrise, context));
}

const LIMB_NAMES: Record<MovingLimb, (value: number) => string> = {
  tithi: getTithiName,
  nakshatra: getNakshatraName,
  yoga: getPanchangaYogaName,
  karana: getKaranaName,
};

function buildSunRow(context: ReportContext): string[] {
  const { sunrise, sunset } = context.chart.panchang;
  return [
    content.astrologer.panchangaTexts.labels.sun,
    sunrise
      ? content.astrologer.panchangaTexts.rises(formatMoment(sunrise, context))
      : content.astrologer.panchangaTexts.noSunrise,
    sunset
      ? content.astrologer.panchangaTexts.sets(formatMoment(sunset, context))
      : content.astrologer.panchangaTexts.noSunset,
  ];
}

/** What is left of the first mahadasha, in years of the chart’s dasha year and months of a twelfth of it. */
function describeBalance({ chart, birth }: TimeKnownContext): string {
  const { lord, end } = chart.vimshottari[0]!;
  const monthDays = chart.settings.yearDays / 12;
  const days = (Date.parse(end) - Date.parse(birth.utc)) / DAY_MS;
  const months = Math.floor(days / monthDays);
  return content.astrologer.panchangaTexts.balance(
    getGrahaName(lord),
    Math.floor(months / 12),
    months % 12,
    Math.floor(days - months * monthDays),
  );
}

/** Every value that a limb had from midnight to midnight. */
export function buildPanchangaOfDayTable(context: TimeUnknownContext): ReferenceTable {
  const { chart, birth } = context;
  const day = getCivilDayOfBirth(birth);
  const { until, last } = content.astrologer.panchangaOfDayTexts;
  const describe = (limb: MovingLimb) =>
    listLimbs(chart, limb, day)
      .map(({ value, end }, i) => {
        const name = LIMB_NAMES[limb](value);
        if (end) return until(name, formatChange(end, context));
        return i === 0 ? name : last(name);
      })
      .join(', ');
  return {
    title: content.astrologer.panchangaOfDayTexts.title,
    note: content.astrologer.panchangaOfDayTexts.note,
    rows: [
      [content.astrologer.panchangaTexts.labels.vara, describeWeekdays(context)],
      [content.astrologer.panchangaTexts.labels.tithi, describe('tithi')],
      [content.astrologer.panchangaTexts.labels.nakshatra, describe('nakshatra')],
      [content.astrologer.panchangaTexts.labels.yoga, describe('yoga')],
      [content.astrologer.panchangaTexts.labels.karana, describe('karana')],
      [content.astrologer.panchangaTexts.labels.sun, buildSunRow(context).slice(1).join(', ')],
    ],
  };
}

/** Before sunrise the weekday of the day before holds. */
function describeWeekdays(context: TimeUnknownContext): string {
  const { vara, sunrise } = context.chart.panchang;
  const name = getVaraName(vara);
  if (!sunrise) return name;
  const nameBefore = getVaraName(((vara + 5) % 7) + 1);
  const { until, last } = content.astrologer.panchangaOfDayTexts;
  return `${until(nameBefore, formatMoment(sunrise, context))}, ${last(name)}`;
}

/** Null if the birth time is unknown and the order by degree changed on the day. */
export function buildKarakaTable(context: ReportContext): ReferenceTable | null {
  const { chart } = context;
  const count = chart.settings.karakas;
  const charts = listPossibleCharts(context);
  const isSameAllDay = areAllEqual(charts.map((each) => JSON.stringify(computeCharaKarakas(each, count))));
  if (!isSameAllDay || (context.dayRange && !hasOneSign(context.dayRange, 'Moon'))) return null;
  const karakas = computeCharaKarakas(chart, count);
  const names = KARAKAS.filter((karaka) => karakas[karaka]);
  const karakamsa = chart.grahas[karakas.AK!].navamsaSign;
  const hasKarakamsa = areAllEqual(charts.map(({ grahas }) => grahas[karakas.AK!].navamsaSign));
  return {
    title: content.astrologer.karakaTexts.title,
    note: content.astrologer.karakaTexts.note(count),
    head: [
      ...names.map((karaka) => content.astrologer.karakaNames[karaka]),
      ...(hasKarakamsa ? [content.astrologer.karakaTexts.karakamsa] : []),
    ],
    widths: [],
    rows: [
      [
        ...names.map((karaka) => toStrong(getGrahaName(karakas[karaka]!))),
        ...(hasKarakamsa ? [formatSignAbbreviation(karakamsa)] : []),
      ],
    ],
  };
}
