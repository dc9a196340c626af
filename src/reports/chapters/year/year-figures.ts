/** The figures of the year: months as bars, slow grahas as lanes. */
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Figure } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatSignAbbreviation, getSignName } from '#src/reports/text/phrases.ts';
import type { Stay } from '#src/reports/year/sky-events.ts';
import { getEarlierInstant, getLaterInstant } from '#src/reports/year/year-months.ts';
import { SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import { AVERAGE_WELL_PLACED } from '#src/reports/year/month-support.ts';
import { getYearAhead, type YearAhead } from '#src/reports/year/year-ahead.ts';

export function buildMonthBars(context: ReportContext): Figure {
  const { months } = getYearAhead(context);
  const hasBindus = months.every(({ support }) => support.bindus !== null);
  const bars = months.map(({ name, sunStays, support: { bindus, wellPlaced } }) => ({
    label: name.slice(0, 3),
    note: formatSignAbbreviation(sunStays[1].sign),
    value: bindus ?? wellPlaced.length,
  }));
  return hasBindus
    ? {
        kind: 'bars',
        axis: 'month',
        bars,
        average: SARVA_LIMITS.average,
        high: 30,
        low: 26,
        caption: CAPTION_WITH_BINDUS,
      }
    : {
        kind: 'bars',
        axis: 'month',
        bars,
        average: AVERAGE_WELL_PLACED,
        high: 4,
        low: 3,
        caption: CAPTION_WITHOUT_BINDUS,
      };
}

const CAPTION_WITH_BINDUS =
  'The points of each month: those which ashtakavarga gives the signs the Sun passes, weighed by its days there; below each month stands the sign it enters. The dashed line is the average of all charts. Gold: 30 and more. Outline: under 26.';
const CAPTION_WITHOUT_BINDUS =
  'How many of eight grahas, the Moon left out, stand in good places from your Moon in the middle of each month; below it stands the sign that the Sun enters. The dashed line is the usual three. Gold: four and more. Outline: under three.';

const SLOW_GRAHAS = ['Saturn', 'Jupiter', 'Rahu', 'Mars'] as const;

export function buildYearLanes(context: ReportContext): Figure {
  const year = getYearAhead(context);
  const placeLabel = context.isTimeKnown ? 'house' : 'place';
  return {
    kind: 'lanes',
    from: year.from,
    to: year.to,
    lanes: SLOW_GRAHAS.map((graha) => ({
      label: graha,
      spans: buildSpans(context, year, year.stays[graha], placeLabel),
    })),
    caption: `${context.isTimeKnown ? 'The number is the house from your lagna' : 'The number is the place from your Moon sign'}. Tinted: a good place from your Moon by the table of Phaladeepika.`,
  };
}

function buildSpans(
  { chart }: ReportContext,
  { from, to }: YearAhead,
  stays: readonly Stay[],
  placeLabel: string,
) {
  const staysInYear = stays.filter((stay) => stay.from < to && stay.to > from);
  return staysInYear.map((stay) => ({
    from: getLaterInstant(stay.from, from),
    to: getEarlierInstant(stay.to, to),
    label: getSignName(stay.sign),
    shortLabel: formatSignAbbreviation(stay.sign),
    note: `${placeLabel} ${stay.place}`,
    isTinted: isFavourable(stay.graha, countHouse(chart.grahas.Moon.sign, stay.sign)),
  }));
}
