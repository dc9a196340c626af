/** “Who am I?” from the lagna, the Moon sign and the nakshatra. */
import {
  describeNakshatraGift,
  lagnaAnswers,
  moonAnswers,
  selfOfOneMoon,
  selfQuestion,
  selfReasons,
  selfWithTwoMoons,
} from '#src/reports/content/en/answers/kundli-self.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { getNakshatraName, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const writeSelfAnswer = (context: ReportContext): Answer =>
  context.isTimeKnown ? writeWithTime(context) : writeWithoutTime(context);

function writeWithTime(context: TimeKnownContext): Answer {
  const { lagna, grahas } = context.chart;
  const { sign, nakshatra } = grahas.Moon;
  const nakshatraName = getNakshatraName(nakshatra);
  return {
    question: selfQuestion,
    answer: createStatement(
      context,
      lagnaAnswers[lagna.sign - 1]!,
      selfReasons.withTime(getSignName(lagna.sign), getSignName(sign), nakshatraName),
      ['lagna.sign', 'Moon.sign', 'Moon.nakshatra'],
    ),
    detail: `${moonAnswers[sign - 1]} ${describeNakshatraGift(nakshatra, nakshatraName)}`,
  };
}

/** The nakshatra is left out if it changed on the day of birth. */
function writeWithoutTime(context: TimeUnknownContext): Answer {
  const moonContexts = createContextsByMoonSign(context);
  if (moonContexts.length > 1) return writeForTwoMoons(context, moonContexts);
  const { sign, nakshatra } = context.chart.grahas.Moon;
  return {
    question: selfQuestion,
    answer: createStatement(context, moonAnswers[sign - 1]!, selfReasons.withoutTime(getSignName(sign)), [
      'Moon.sign',
    ]),
    ...(hasOneNakshatra(context.dayRange)
      ? { detail: describeNakshatraGift(nakshatra, getNakshatraName(nakshatra)) }
      : {}),
  };
}

function writeForTwoMoons(context: TimeUnknownContext, moonContexts: readonly ReportContext[]): Answer {
  const signs = moonContexts.map(({ chart }) => chart.grahas.Moon.sign);
  const [first, second] = [context.dayRange.earliest, context.dayRange.latest].map(({ grahas }) =>
    getSignName(grahas.Moon.sign),
  );
  return {
    question: selfQuestion,
    answer: createStatement(context, selfWithTwoMoons, selfReasons.twoMoons(first!, second!), ['Moon.sign']),
    detail: signs.map((sign) => selfOfOneMoon(getSignName(sign), moonAnswers[sign - 1]!)).join(' '),
  };
}
