/** The solar return chart: a figure, its lagna, and the nine grahas in its houses. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import type { Varshphal } from '#src/astrology/contract-varshphal.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { AdditionalChart, Statement } from '#src/reports/contract.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import {
  toUppercaseFirst,
  formatClock,
  formatClockRange,
  formatDegrees,
  formatGraha,
  formatLongDate,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { findAnnualInterval } from '#src/reports/year/annual-charts.ts';
import { createYearStatement } from '#src/reports/year/year-phrases.ts';
import { listShownSolarYears } from '#src/reports/year/year-ahead.ts';
import { chooseForAge } from './year-stage.ts';

export const solarReturnChartChapter: Chapter = {
  withTime: (context) => ({
    kind: 'additionalCharts',
    id: 'year-chart',
    ...content.year.yearHeadings.chart,
    lead: content.year.chartLead,
    charts: listShownSolarYears(context).map((solarYear, i) => buildChart(context, solarYear, i)),
  }),
};

/** Statements only on the first year, which covers most of the months. */
function buildChart(context: TimeKnownContext, solarYear: Varshphal, i: number): AdditionalChart {
  const { chart, age, from, to } = solarYear;
  const { yearChartTexts } = content.year;
  return {
    title: yearChartTexts.title(age + 1),
    caption: yearChartTexts.caption(age + 1),
    text: yearChartTexts.text(
      age + 1,
      [formatLongDate(from), formatLongDate(to)],
      formatClock(from),
      formatDegrees(chart.grahas.Sun.degreeInSign),
      getSignName(chart.grahas.Sun.sign),
      getSignName(chart.lagna!.sign),
    ),
    timeRange: describeTimeRange(context, solarYear),
    signs: {
      lagna: chart.lagna!.sign,
      grahas: Object.fromEntries(GRAHAS.map((graha) => [graha, chart.grahas[graha].sign])) as Record<
        Graha,
        number
      >,
    },
    statements:
      i === 0
        ? [
            writeRisingStatement(context, solarYear),
            ...GRAHAS.map((graha) => writeGrahaStatement(context, solarYear, graha)),
          ]
        : [],
  };
}

function describeTimeRange(context: TimeKnownContext, { age, chart }: Varshphal): string {
  const { from, to } = findAnnualInterval(context.chart, age);
  const sign = getSignName(chart.lagna!.sign);
  if (!from || !to) return content.year.yearChartTexts.risesForAllBirths(sign);
  const span = formatClockRange(from, to, context.birth.utcOffsetSeconds);
  return content.year.yearChartTexts.risesForBirths(sign, age + 1, span);
}

function writeRisingStatement(context: TimeKnownContext, { age, chart }: Varshphal): Statement {
  const place = countHouse(context.chart.lagna.sign, chart.lagna!.sign);
  const sign = getSignName(chart.lagna!.sign);
  const { natalLagnaRises, signRises } = content.year.yearChartTexts;
  const because = place === 1 ? natalLagnaRises(sign, age + 1) : signRises(sign, place, age + 1);
  const texts = isChild(context) ? getChildTexts(context).childYearLagna : content.year.yearLagnaTexts;
  const text = chooseForAge(context, texts[place - 1]!, {
    senior: content.year.seniorYearLagna[place],
    youth: content.year.youthYearLagna[place],
  });
  return createYearStatement(context, text, because, {
    keys: ['lagna.sign', `year.${age}.lagna`],
    source: content.common.sources.varshphal,
  });
}

function writeGrahaStatement(context: TimeKnownContext, { age, chart }: Varshphal, graha: Graha): Statement {
  const { sign } = chart.grahas[graha];
  const house = countHouse(chart.lagna!.sign, sign);
  const texts = isChild(context) ? getChildTexts(context).childGrahaInYear : content.year.grahaInYear;
  const because = content.year.yearChartTexts.grahaReason(formatGraha(graha), getSignName(sign), house);
  const grahaText = chooseForAge(context, texts[graha][house - 1]!, {
    senior: content.year.seniorGrahaInYear[graha]?.[house],
    youth: content.year.youthGrahaInYear[graha]?.[house],
  });
  const text = content.year.yearChartTexts.grahaText(toUppercaseFirst(formatGraha(graha)), grahaText);
  return createYearStatement(context, text, because, {
    keys: [`year.${age}.${graha}`],
  });
}
