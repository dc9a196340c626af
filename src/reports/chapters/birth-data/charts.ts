/** The chapter with the chart drawings: its captions. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import type { TimeKnownContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { getSignName } from '#src/reports/text/phrases.ts';

const GRAHA_ABBREVIATIONS =
  'Su Sun, Mo Moon, Ma Mars, Me Mercury, Ju Jupiter, Ve Venus, Sa Saturn, Ra Rahu, Ke Ketu.';
const STYLE_NAMES = { north: 'North Indian', south: 'South Indian', east: 'East Indian' } as const;
const STYLE_NOTES = {
  north: 'Gold marks the first house, and the count goes to the left; small numbers name the signs.',
  south: 'Each sign keeps its box and the count runs clockwise; gold marks the lagna.',
  east: 'Each sign keeps its field and the count runs to the left; gold marks the lagna.',
} as const;

export const chartsChapter: Chapter = {
  withTime: (context) => ({
    kind: 'charts',
    id: 'charts',
    ...headings.charts,
    captions: writeCaptions(context),
  }),
  withoutTime: (context) => ({
    kind: 'charts',
    id: 'charts',
    ...headings.moonChart,
    captions: writeCaptionsWithoutTime(context),
  }),
};

function writeCaptions({ chart, chartStyle }: TimeKnownContext) {
  const moon = getSignName(chart.grahas.Moon.sign);
  return {
    birth: `Birth chart (D1), ${STYLE_NAMES[chartStyle]} style. ${STYLE_NOTES[chartStyle]} Figures are degrees, R is retrograde.`,
    moon: `Moon chart: the same grahas, counted from ${moon}.`,
    navamsa: 'Navamsha (D9), for partnership and ripening. Its lagna needs the minute.',
    otherStyles: `The positions are the same; only the drawing differs by region. ${GRAHA_ABBREVIATIONS}`,
  };
}

function writeCaptionsWithoutTime({ chart, dayRange }: TimeUnknownContext) {
  const moon = getSignName(chart.grahas.Moon.sign);
  const certainty = hasOneSign(dayRange, 'Moon')
    ? `It stayed there all day, so this drawing is firm.`
    : `It changed signs that day, so the drawing shows one of two possibilities, that of noon.`;
  return {
    moon: `Moon chart. The nine grahas at noon, counted from the Moon in ${moon}. ${certainty}`,
    otherStyles: `The positions are the same; only the drawing differs by region. ${GRAHA_ABBREVIATIONS}`,
  };
}
