/** The chapter with the chart drawings: its captions. */
import { chartCaptions as captions } from '#src/reports/content/en/birth-data/birth-data.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import type { TimeKnownContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { getSignName } from '#src/reports/text/phrases.ts';

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
    birth: captions.birth(captions.styles[chartStyle], captions.styleNotes[chartStyle]),
    moon: captions.moon(moon),
    navamsa: captions.navamsa,
    otherStyles: captions.otherStyles,
  };
}

function writeCaptionsWithoutTime({ chart, dayRange }: TimeUnknownContext) {
  const moon = getSignName(chart.grahas.Moon.sign);
  const certainty = hasOneSign(dayRange, 'Moon') ? captions.moonStayed : captions.moonMoved;
  return { moon: captions.moonWithoutTime(moon, certainty), otherStyles: captions.otherStyles };
}
