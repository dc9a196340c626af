/** “Who am I?” from the lagna, the Moon sign and the nakshatra. */
import { content } from '#src/reports/content/content.ts';
import type {
  ReportContext,
  TimeKnownContext,
  TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { listMoonSignsOfDay } from '#src/reports/facts/moon-signs-of-day.ts';
import { getNakshatraName, getSignName, introduceSentence } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const writeSelfAnswer = (context: ReportContext): Answer =>
  context.isTimeKnown ? writeWithTime(context) : writeWithoutTime(context);

function writeWithTime(context: TimeKnownContext): Answer {
  const { lagna, grahas } = context.chart;
  const { sign, nakshatra } = grahas.Moon;
  const nakshatraName = getNakshatraName(nakshatra);
  return {
    question: content.answers.selfQuestion,
    answer: createStatement(
      context,
      content.answers.lagnaAnswers[lagna.sign - 1]!,
      content.answers.selfReasons.withTime(getSignName(lagna.sign), getSignName(sign), nakshatraName),
      ['lagna.sign', 'Moon.sign', 'Moon.nakshatra'],
    ),
    detail: `${content.answers.moonAnswers[sign - 1]} ${content.answers.describeNakshatraGift(nakshatra, nakshatraName)}`,
  };
}

/** The nakshatra is left out if it changed on the day of birth. */
function writeWithoutTime(context: TimeUnknownContext): Answer {
  const moonSigns = listMoonSignsOfDay(context);
  if (moonSigns.length > 1) return writeForTwoMoons(context, moonSigns);
  const { sign, nakshatra } = context.chart.grahas.Moon;
  return {
    question: content.answers.selfQuestion,
    answer: createStatement(
      context,
      content.answers.moonAnswers[sign - 1]!,
      content.answers.selfReasons.withoutTime(getSignName(sign)),
      ['Moon.sign'],
    ),
    ...(hasOneNakshatra(context.dayRange)
      ? { detail: content.answers.describeNakshatraGift(nakshatra, getNakshatraName(nakshatra)) }
      : {}),
  };
}

function writeForTwoMoons(
  context: TimeUnknownContext,
  moonSigns: ReturnType<typeof listMoonSignsOfDay>,
): Answer {
  const [first, second] = [context.dayRange.earliest, context.dayRange.latest].map(({ grahas }) =>
    getSignName(grahas.Moon.sign),
  );
  return {
    question: content.answers.selfQuestion,
    answer: createStatement(
      context,
      content.answers.selfWithTwoMoons,
      content.answers.selfReasons.twoMoons(first!, second!),
      ['Moon.sign'],
    ),
    detail: moonSigns
      .map(({ hours, context: { chart } }) => {
        const { sign } = chart.grahas.Moon;
        return introduceSentence(
          content.moon.twoMoonSignsTexts.bornWithMoon(hours, getSignName(sign)),
          content.answers.moonAnswers[sign - 1]!,
        );
      })
      .join(' '),
  };
}
