/** The months of the year with the most support, and the weakest one outside of the good times of the answers. */
import { content } from '#src/reports/content/content.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer, GradedWindow } from '#src/reports/contract-answers.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { formatList, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getYearAhead, type MonthAhead } from '#src/reports/year/year-ahead.ts';
import { listLightMonths } from '#src/reports/chapters/year/light-months.ts';
import { chooseForAge } from '#src/reports/chapters/year/year-stage.ts';
import { formatMonthOfYear } from '#src/reports/year/year-phrases.ts';

const BEST_COUNT = 3;
const MONTHS = 12;

export function writeBestMonthsAnswer(context: ReportContext): Answer {
  const ranked = getYearAhead(context).months.toSorted((a, b) => a.support.rank - b.support.rank);
  const first = ranked[0]!;
  const [light] = listLightMonths(context);
  const best = sortByTime(ranked.slice(0, BEST_COUNT));
  return {
    question: content.answers.yearQuestions.months,
    answer: createStatement(
      context,
      content.answers.monthAnswers.text(
        formatList(best.map(({ month }) => content.grammar.getMonthName(month))),
      ),
      writeReason(context, first, light),
      ['Moon.sign', ...(context.isTimeKnown ? ['lagna.sign'] : []), readRankingFacts, readLightMonth],
      content.common.sources.gochara,
    ),
    windows: sortByTime([...best, ...(light ? [light] : [])]).map((month) => buildRow(context, month)),
  };
}

function writeReason(context: ReportContext, first: MonthAhead, light: MonthAhead | undefined): string {
  const { most, least, little } = content.answers.monthAnswers;
  const reason = most(formatMonthOfYear(first), describeSupport(context, first));
  if (!light) return reason;
  return (light.support.rank === MONTHS ? least : little)(reason, formatMonthOfYear(light));
}

/** Null if each of the weakest months lies in a good time. */
const readLightMonth = (context: ReportContext): number | null =>
  listLightMonths(context)[0]?.support.rank ?? null;

const sortByTime = (months: readonly MonthAhead[]): MonthAhead[] =>
  months.toSorted((a, b) => a.index - b.index);

function buildRow(context: ReportContext, month: MonthAhead): GradedWindow {
  const { rank } = month.support;
  const { place } = month.sunStays[1];
  const isLight = rank > BEST_COUNT;
  const grade = rank === 1 ? 3 : isLight ? 0 : 2;
  return {
    grade,
    label: isLight ? content.answers.monthAnswers.lightLabel : content.answers.gradeLabels[grade],
    when: formatMonthOfYear(month).replaceAll(' ', '\u00a0'),
    advice: (isLight ? chooseLightUse : chooseUse)(context, place),
  };
}

const chooseUse = (context: ReportContext, place: number): string =>
  chooseForAge(
    context,
    (isChild(context) ? content.answers.childMonthUse : content.answers.monthUse)[place - 1]!,
    { senior: content.year.seniorMonthUse[place], youth: content.year.youthMonthUse[place] },
  );

const chooseLightUse = (context: ReportContext, place: number): string =>
  chooseForAge(
    context,
    (isChild(context) ? content.answers.childLightMonthUse : content.answers.lightMonthUse)[place - 1]!,
    { senior: content.year.seniorLightMonthUse[place], youth: content.year.youthLightMonthUse[place] },
  );

function describeSupport({ chart }: ReportContext, { support: { bindus, wellPlaced } }: MonthAhead): string {
  const { grahas, pointsAndGrahas } = content.answers.monthAnswers;
  const moonSign = getSignName(chart.grahas.Moon.sign);
  return bindus === null
    ? grahas(wellPlaced.length, moonSign)
    : pointsAndGrahas(bindus, wellPlaced.length, moonSign);
}

/** The months are ranked by the transits counted from the Moon and, if the birth time is known, by the bindus of all signs. */
const readRankingFacts = ({ chart }: ReportContext): string =>
  [chart.grahas.Moon.sign, ...(chart.lagna ? requireAshtakavarga(chart).sarva : [])].join();
