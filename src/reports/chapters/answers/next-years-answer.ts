/** “What do the next three years bring?” with two or three dated steps. */
import { content } from '#src/reports/content/content.ts';
import { countFromMoon, getSadeSatiTimeline } from '#src/reports/chapters/saturn/sade-sati-timeline.ts';
import { isRetired, isYouth } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { getTransitSign } from '#src/reports/facts/chart-metrics.ts';
import {
  formatGraha,
  formatLongDate,
  formatMonth,
  formatShortDate,
  getSignName,
} from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { writeAnswerByMoonSign } from './answer-by-moon-sign.ts';
import { getAgeKey } from './current-period-answer.ts';
import { getEndOfNextYears, listNextSteps, type Step } from './next-steps.ts';

export const writeNextYearsAnswer = (context: ReportContext): Answer =>
  writeAnswerByMoonSign(context, writeForMoonSign);

function writeForMoonSign(context: ReportContext): Answer {
  const steps = listNextSteps(context);
  const period = findPeriod(steps);
  return {
    question: content.answers.periodQuestions.next,
    answer: createStatement(context, writeHeadline(context, steps), writeWholeReason(context, steps), [
      context.isTimeKnown ? 'lagna.sign' : 'Moon.sign',
      (other: ReportContext) => writeWholeReason(other, listNextSteps(other)),
    ]),
    ...(period ? { detail: content.answers.preparations[getAgeKey(context)][period.lord] } : {}),
    steps: steps.map((step) => ({ when: formatShortDate(step.at), text: describeStep(context, step) })),
  };
}

type PeriodStep = Extract<Step, { kind: 'maha' | 'antar' }>;

/** A new mahadasha is the larger change. */
const findPeriod = (steps: readonly Step[]): PeriodStep | undefined => {
  const periods = steps.filter((step) => step.kind !== 'transit');
  return periods.find(({ kind }) => kind === 'maha') ?? periods[0];
};

function writeHeadline(context: ReportContext, steps: readonly Step[]): string {
  const period = findPeriod(steps);
  if (!period) return writeHeadlineWithoutPeriod(context, steps[0]);
  const month = formatMonth(period.at);
  return period.kind === 'maha'
    ? content.answers.nextTexts.newMaha(formatGraha(period.lord), month)
    : content.answers.nextTexts.newAntar(month, getPart(context, period.house));
}

/** A running Sade Sati is no even time, and one that begins is the larger change. */
function writeHeadlineWithoutPeriod(context: ReportContext, step: Step | undefined): string {
  const { nextTexts } = content.answers;
  const month = step && formatMonth(step.at);
  const { running: sadeSati, next } = getSadeSatiTimeline(context);
  if (!sadeSati && next && next.from < getEndOfNextYears(context))
    return nextTexts.sadeSatiComing(formatLongDate(next.from));
  if (!sadeSati) return month ? nextTexts.steady(month) : nextTexts.none;
  const until = formatLongDate(sadeSati.to);
  return month ? nextTexts.sadeSati(until, month) : nextTexts.sadeSatiAlone(until);
}

function getPart(context: ReportContext, house: number): string {
  const age = isRetired(context) ? 'senior' : isYouth(context) ? 'youth' : getAgeKey(context);
  return content.answers.partsOfLife[age][house - 1]!;
}

/** Of two Moon signs the step names the one that it counts from. */
function describePart(context: ReportContext, { house }: Step): string {
  const part = getPart(context, house);
  return hasOneMoonSign(context)
    ? part
    : content.answers.partFromMoon(
        part,
        content.timing.formatHouseNumber(house),
        getSignName(context.chart.grahas.Moon.sign),
      );
}

function describeStep(context: ReportContext, step: Step): string {
  const part = describePart(context, step);
  return step.kind === 'transit'
    ? content.answers.stepTexts[step.graha](part)
    : content.answers.stepTexts[step.kind](formatGraha(step.lord), part);
}

/** The headline names a running Sade Sati if no period begins; then the place of Saturn is a part of its reason. */
function writeWholeReason(context: ReportContext, steps: readonly Step[]): string {
  const reason = writeReason(context, steps);
  if (findPeriod(steps) || !getSadeSatiTimeline(context).running) return reason;
  const sign = getTransitSign(context.chart, context.now, 'Saturn');
  const house = content.timing.formatHouseNumber(countFromMoon(context, sign));
  return content.answers.nextReasons.sadeSati(reason, getSignName(sign), house);
}

function writeReason({ chart, isTimeKnown }: ReportContext, steps: readonly Step[]): string {
  const moon = getSignName(chart.grahas.Moon.sign);
  if (steps.length === 0) return content.answers.nextReasons.none(moon);
  const describeTransit = isTimeKnown
    ? content.answers.nextReasons.transit
    : content.answers.nextReasons.transitFromMoon;
  const list = steps
    .map((step) =>
      step.kind === 'transit'
        ? describeTransit(
            formatGraha(step.graha),
            getSignName(step.sign),
            content.timing.formatHouseNumber(step.house),
          )
        : content.answers.nextReasons.period(
            formatGraha(step.lord),
            content.timing.formatHouseNumber(step.house),
          ),
    )
    .join('; ');
  return isTimeKnown ? list : content.answers.nextReasons.fromMoon(list, moon);
}
