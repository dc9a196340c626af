/** The months of the year with the most support, and the one with the least. */
import { gradeLabels } from '#src/reports/content/en/answers/window-answers.ts';
import * as texts from '#src/reports/content/en/answers/year-answers.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer, GradedWindow } from '#src/reports/contract-answers.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { formatList, getSignName, toNumberWord } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';

const BEST_COUNT = 3;

export function writeBestMonthsAnswer(context: ReportContext): Answer {
  const ranked = getYearAhead(context).months.toSorted((a, b) => a.support.rank - b.support.rank);
  const [first, last] = [ranked[0]!, ranked.at(-1)!];
  const best = sortByTime(ranked.slice(0, BEST_COUNT));
  const because = texts.monthAnswers.because(first.name, describeSupport(context, first), last.name);
  return {
    question: texts.yearQuestions.months,
    answer: createStatement(
      context,
      texts.monthAnswers.text(formatList(best.map(({ name }) => name.split(' ')[0]!))),
      because,
      ['Moon.sign', ...(context.isTimeKnown ? ['lagna.sign'] : []), readRankingFacts],
      sources.gochara,
    ),
    windows: sortByTime([...best, last]).map((month) => buildRow(context, month)),
  };
}

const sortByTime = (months: readonly MonthAhead[]): MonthAhead[] =>
  months.toSorted((a, b) => a.index - b.index);

function buildRow(
  context: ReportContext,
  { name, support: { rank }, sunStays: [, { place }] }: MonthAhead,
): GradedWindow {
  const isLight = rank > BEST_COUNT;
  const [use, lightUse] = isChild(context)
    ? [texts.childMonthUse, texts.childLightMonthUse]
    : [texts.monthUse, texts.lightMonthUse];
  const grade = rank === 1 ? 3 : isLight ? 0 : 2;
  return {
    grade,
    label: isLight ? texts.monthAnswers.lightLabel : gradeLabels[grade],
    when: name.replace(' ', '\u00a0'),
    advice: (isLight ? lightUse : use)[place - 1]!,
  };
}

function describeSupport({ chart }: ReportContext, { support: { bindus, wellPlaced } }: MonthAhead): string {
  const count = wellPlaced.length === 0 ? 'none' : toNumberWord(wellPlaced.length);
  const grahas = texts.monthAnswers.grahas(count, getSignName(chart.grahas.Moon.sign));
  return bindus === null ? grahas : `${texts.monthAnswers.points(bindus)} and ${grahas}`;
}

/** The months are ranked by the transits counted from the Moon and, if the birth time is known, by the bindus of all signs. */
const readRankingFacts = ({ chart }: ReportContext): string =>
  [chart.grahas.Moon.sign, ...(chart.lagna ? requireAshtakavarga(chart).sarva : [])].join();
