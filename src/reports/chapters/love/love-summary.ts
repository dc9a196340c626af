/** The summary page of the love report. */
import { signOfHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { loveHeadings } from '#src/reports/content/en/love/love-headings.ts';
import {
  venusSignLine,
  currentPeriodInLove,
  seventhSignLine,
  periodBeginsLine,
} from '#src/reports/content/en/love/love-summary.ts';
import {
  buildDate,
  buildSignFact,
  buildSummaryPage,
  type CurrentPeriod,
  type ImportantDate,
  type KeyFact,
} from '#src/reports/chapters/summary/summary-page.ts';
import type { Statement } from '#src/reports/contract.ts';
import { listPartnershipPeriods } from './partnership-periods.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type {
  TimedChart,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  toUppercaseFirst,
  formatDegrees,
  formatGraha,
  formatOrdinal,
  formatShortDate,
  signName,
  getNakshatraDevanagari,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import { writeLoveCautions, writeLoveStrengths } from './love-strengths.ts';
import { describeHouse, getSeventhLord, listDistinctCharts } from './love-helpers.ts';

export const loveSummaryChapter: Chapter = {
  withTime: (context) =>
    buildSummaryPage(loveHeadings.summary, {
      lead: writeLead(context),
      keyFacts: buildKeyFacts(context.chart),
      now: describeNow(context),
      strengths: writeLoveStrengths(context),
      cautions: writeLoveCautions(context),
      dates: buildDates(context),
    }),
  withoutTime: (context) =>
    buildSummaryPage(loveHeadings.summary, {
      lead: writeLeadWithoutTime(context),
      keyFacts: buildKeyFactsWithoutTime(context),
      now: null,
      strengths: writeLoveStrengths(context),
      cautions: writeLoveCautions(context),
      dates: [],
    }),
};

function writeLead(context: TimeKnownContext): Statement {
  const venus = context.chart.grahas.Venus.sign;
  const seventh = signOfHouse(context.chart, 7);
  const text = `${venusSignLine[venus - 1]!} ${seventhSignLine[seventh - 1]!}`;
  const because = `your Venus is in ${signName(venus)} and your seventh house is ${signName(seventh)}`;
  return createStatement(context, text, because, ['Venus.sign', 'lord.7']);
}

function writeLeadWithoutTime(context: TimeUnknownContext): Statement {
  const { sign } = context.chart.grahas.Venus;
  const because = `the sign of Venus that day was ${signName(sign)}`;
  return createStatement(context, venusSignLine[sign - 1]!, because, ['Venus.sign']);
}

function buildKeyFacts(chart: TimedChart): KeyFact[] {
  const { Venus, Moon } = chart.grahas;
  const seventhLord = `ruled by ${formatGraha(getSeventhLord(chart))}`;
  const moonStar = `${formatOrdinal(Moon.pada)} quarter of ${getNakshatraName(Moon.nakshatra)}`;
  return [
    buildSignFact('Seventh house, the other', signOfHouse(chart, 7), seventhLord),
    {
      label: 'Venus, affection',
      value: signName(Venus.sign),
      note: `${formatDegrees(Venus.degreeInSign)}, in the ${describeHouse(chart, 'Venus')} house`,
    },
    {
      label: 'Moon, rest beside another',
      value: signName(Moon.sign),
      note: `${getNakshatraDevanagari(Moon.nakshatra)}, ${moonStar}`,
    },
  ];
}

function buildKeyFactsWithoutTime(context: TimeUnknownContext): KeyFact[] {
  const { Venus, Mars } = context.chart.grahas;
  const [moon, later] = listDistinctCharts(context, ({ grahas }) => grahas.Moon.sign).map(({ grahas }) =>
    signName(grahas.Moon.sign),
  ) as [string, string?];
  return [
    buildSignFact('Venus, affection', Venus.sign, 'at noon'),
    {
      label: 'Moon, rest beside another',
      value: moon,
      note: later ? `at first, later ${later}` : 'from midnight to midnight',
    },
    buildSignFact('Mars, wanting', Mars.sign, 'taken at noon'),
  ];
}

function describeNow({ chart, now }: TimeKnownContext): CurrentPeriod {
  const { maha, antar, over } = findDashasAt(chart, now);
  if (over)
    return {
      title: 'Now: beyond the round',
      text: `The count of periods was completed on ${formatShortDate(maha.end)}; affection keeps no such calendar.`,
    };
  return {
    title: `Now: ${maha.lord}, ${antar.lord}`,
    text: `Until ${formatShortDate(antar.end)} ${currentPeriodInLove[antar.lord]}.`,
  };
}

/** The next three partnership periods that have not begun. */
const buildDates = (context: TimeKnownContext): ImportantDate[] =>
  listPartnershipPeriods(context)
    .filter(({ antar }) => antar.start > context.now)
    .slice(0, 3)
    .map(({ antar, role }, i) =>
      buildDate(
        antar.start,
        `${toUppercaseFirst(formatGraha(antar.lord))}, ${role.phrase}, ${periodBeginsLine[i]!}.`,
      ),
    );
