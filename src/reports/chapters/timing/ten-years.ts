/** Ten years at a glance: the graded windows of several matters in one figure, between the dashas and the transits. */
import { content } from '#src/reports/content/content.ts';
import type { Matter } from '#src/astrology/contract-timing.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { TimingChart } from '#src/reports/contract-answers.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { formatGraha, getIndianDate, getSignName } from '#src/reports/text/phrases.ts';
import {
  buildLane,
  buildLegend,
  describeLanes,
  listMatters,
  type TenYearsProduct,
} from './ten-years-lanes.ts';
import { buildPeriods, buildTransits, getTenYears, listMahaLords, YEARS_AHEAD } from './ten-years-bands.ts';
import { hasNoWindows, writeTenYearsLead } from './ten-years-lead.ts';

/** Left out without a window figure to draw: no matter is of age, or the dasha cycle is over. */
export const createTenYearsChapter = (product: TenYearsProduct): Chapter => ({
  write: (context) => {
    const matters = listMatters(context, product);
    if (matters.length === 0 || findDashasAt(context.chart, context.now).isOver) return null;
    return {
      kind: 'timing',
      id: 'ten-years',
      ...content.timing.tenYearsHeadings,
      lead: writeLead(context, product, matters),
      chart: buildChart(context, matters),
      caption: writeCaption(context, matters),
      guide: chooseGuides(context, matters),
    };
  },
});

/** Love & Marriage without a time for marriage says first what the page is for. */
function writeLead(context: ReportContext, product: TenYearsProduct, matters: readonly Matter[]): string {
  const lead = writeTenYearsLead(context, matters);
  if (product !== 'love-marriage' || isChild(context) || matters.includes('marriage')) return lead;
  const { together, closeness } = content.timing.tenYearsLead;
  const reference = context.isTimeKnown ? [closeness(content.love.loveHeadings.timing.title)] : [];
  return [together, ...reference, lead].join(' ');
}

const getYears = (now: string): [number, number] => {
  const year = Number(getIndianDate(now).slice(0, 4));
  return [year, year + YEARS_AHEAD];
};

function buildChart(context: ReportContext, matters: readonly Matter[]): TimingChart {
  const range = getTenYears(context.now);
  const lanes = matters.map((matter) => buildLane(context, matter));
  return {
    ...range,
    now: context.now,
    todayLabel: content.timing.bandTexts.today,
    description: describeLanes(content.timing.figureTexts.opening(...getYears(context.now)), lanes),
    periods: buildPeriods(context, range),
    lanes,
    lowerBands: buildTransits(context, range),
    legend: buildLegend(context.isTimeKnown, lanes),
  };
}

function writeCaption(context: ReportContext, matters: readonly Matter[]): string {
  const { now, chart, isTimeKnown } = context;
  const { matters: writeMatters, subPeriods, transits, mahasFromMoon } = content.timing.tenYearsCaptions;
  const bands = isTimeKnown
    ? [subPeriods(listMahaLords(chart, getTenYears(now)).map(formatGraha)), transits]
    : [mahasFromMoon(getSignName(chart.grahas.Moon.sign))];
  return [writeMatters(matters.length, ...getYears(now)), ...bands].join(' ');
}

function chooseGuides(context: ReportContext, matters: readonly Matter[]) {
  const { height, heightWithoutTime, across, child, care, transits, noBars } = content.timing.tenYearsGuides;
  if (hasNoWindows(context, matters)) return [isChild(context) ? child : noBars];
  return [
    context.isTimeKnown ? height : heightWithoutTime,
    isChild(context) ? child : across,
    matters.includes('health') ? care : transits,
  ];
}
