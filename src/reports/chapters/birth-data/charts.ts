/** The chapter with the chart drawings: its captions. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { getSignName } from '#src/reports/text/phrases.ts';

export const chartsChapter: Chapter = {
  withTime: (context) => ({
    kind: 'charts',
    id: 'charts',
    ...content.common.headings.charts,
    captions: writeCaptions(context),
  }),
  withoutTime: (context) => ({
    kind: 'charts',
    id: 'charts',
    ...content.common.headings.moonChart,
    captions: writeCaptionsWithoutTime(context),
  }),
};

function writeCaptions(context: TimeKnownContext) {
  const { chart, chartStyle } = context;
  const moon = getSignName(chart.grahas.Moon.sign);
  return {
    birth: content.birthData.chartCaptions.birth(
      content.birthData.chartCaptions.styles[chartStyle],
      content.birthData.chartCaptions.styleNotes[chartStyle],
    ),
    moon: content.birthData.chartCaptions.moon(moon),
    navamsa: isChild(context)
      ? content.birthData.chartCaptions.navamsaOfChild
      : content.birthData.chartCaptions.navamsa,
    otherStyles: content.birthData.chartCaptions.otherStyles,
  };
}

function writeCaptionsWithoutTime(context: TimeUnknownContext) {
  const moon = getSignName(context.chart.grahas.Moon.sign);
  const other = findOtherMoonSign(context);
  const { moonMoved, moonStayed } = content.birthData.chartCaptions;
  const certainty = other ? moonMoved(other.names.clock) : moonStayed;
  return {
    moon: content.birthData.chartCaptions.moonWithoutTime(moon, certainty),
    otherStyles: content.birthData.chartCaptions.otherStyles,
  };
}
