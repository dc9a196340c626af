/** The figures of the year: months as bars, slow grahas as lanes. */
import { content } from '#src/reports/content/content.ts';
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Figure } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatSignAbbreviation, getGrahaName, getSignName } from '#src/reports/text/phrases.ts';
import type { Stay } from '#src/reports/year/sky-events.ts';
import { getEarlierInstant, getLaterInstant } from '#src/reports/year/year-months.ts';
import { SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import { AVERAGE_WELL_PLACED } from '#src/reports/year/month-support.ts';
import { getYearAhead, type YearAhead } from '#src/reports/year/year-ahead.ts';

export function buildMonthBars(context: ReportContext): Figure {
  const { months } = getYearAhead(context);
  const hasBindus = months.every(({ support }) => support.bindus !== null);
  const bars = months.map(({ month, sunStays, support: { bindus, wellPlaced } }) => ({
    label: content.grammar.getShortMonthName(month),
    note: formatSignAbbreviation(sunStays[1].sign),
    value: bindus ?? wellPlaced.length,
  }));
  return hasBindus
    ? {
        kind: 'bars',
        axis: content.year.monthBarsTexts.axis,
        bars,
        average: SARVA_LIMITS.average,
        high: 30,
        low: 26,
        caption: content.year.monthBarsTexts.withBindus,
      }
    : {
        kind: 'bars',
        axis: content.year.monthBarsTexts.axis,
        bars,
        average: AVERAGE_WELL_PLACED,
        high: 4,
        low: 3,
        caption: content.year.monthBarsTexts.withoutBindus,
      };
}

const SLOW_GRAHAS = ['Saturn', 'Jupiter', 'Rahu', 'Mars'] as const;

export function buildYearLanes(context: ReportContext): Figure {
  const year = getYearAhead(context);
  const { caption, note } = content.year.yearLanes[context.isTimeKnown ? 'withTime' : 'withoutTime'];
  return {
    kind: 'lanes',
    from: year.from,
    to: year.to,
    lanes: SLOW_GRAHAS.map((graha) => ({
      label: getGrahaName(graha),
      spans: buildSpans(context, year, year.stays[graha], note),
    })),
    caption,
  };
}

function buildSpans(
  { chart }: ReportContext,
  { from, to }: YearAhead,
  stays: readonly Stay[],
  formatNote: (place: number) => string,
) {
  const staysInYear = stays.filter((stay) => stay.from < to && stay.to > from);
  return staysInYear.map((stay) => ({
    from: getLaterInstant(stay.from, from),
    to: getEarlierInstant(stay.to, to),
    label: getSignName(stay.sign),
    shortLabel: formatSignAbbreviation(stay.sign),
    note: formatNote(stay.place),
    isTinted: isFavourable(stay.graha, countHouse(chart.grahas.Moon.sign, stay.sign)),
  }));
}
