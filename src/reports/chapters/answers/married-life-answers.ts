/** The answers of Love & Marriage for readers of an age at which most are married. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import { listPartnershipPeriods } from '#src/reports/chapters/love/partnership-periods.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findMiddleDate } from '#src/reports/year/dated-periods.ts';
import { writeWindowAnswer } from './window-answer.ts';

/** The five answers fit on one page with this many windows. */
const MAX_WINDOWS = 2;

/** The windows of marriage; above their age the next antardasha of partnership, which needs the birth time. */
export function writeTimesOfCouple(context: ReportContext): Answer | null {
  const answer = writeWindowAnswer(context, 'marriage', {
    texts: content.answers.marriedLifeWindows,
    maxWindows: MAX_WINDOWS,
  });
  if (!answer) return context.isTimeKnown ? writeClosenessAnswer(context) : null;
  if (!answer.windows?.length) return answer;
  const detail = [answer.detail, content.answers.secondStart].filter(Boolean).join(' ');
  return { ...answer, detail };
}

function writeClosenessAnswer(context: TimeKnownContext): Answer | null {
  const [period] = listPartnershipPeriods(context);
  if (!period) return null;
  const { antar, role } = period;
  return {
    question: content.answers.marriedLifeQuestions.closeness,
    answer: createStatement(
      context,
      writeClosenessText(context, antar),
      content.answers.marriedLifeReasons.closeness(formatGraha(antar.lord), role.phrase),
      [
        `antar-on.${findMiddleDate(antar)}`,
        ...(role.key ? [role.key] : []),
        (other: ReportContext) => readFirstPeriod(other),
      ],
      content.answers.shortSources.marriage,
    ),
    detail: content.answers.closenessTexts.detail,
  };
}

function writeClosenessText({ now }: ReportContext, { start, end }: DashaPeriod): string {
  const { now: writeNow, next } = content.answers.closenessTexts;
  return start <= now
    ? writeNow(formatMonthSpan(end, end, 'long'))
    : next(formatMonthSpan(start, end, 'long'));
}

/** What the answer depends on besides the dates. */
function readFirstPeriod(context: ReportContext): string | null {
  const [period] = context.isTimeKnown ? listPartnershipPeriods(context) : [];
  return period ? `${period.antar.lord} ${period.role.phrase} ${period.antar.start <= context.now}` : null;
}

export function writeBondAnswer(context: ReportContext): Answer {
  const { graha, houses } = chooseBondGraha(context);
  const { chart } = context;
  const { text, detail } = content.answers.bondTexts[getCondition(chart, graha, ...houses)];
  const condition = describeCondition(chart, graha, ...houses);
  const { bond, bondFromVenus } = content.answers.marriedLifeReasons;
  return {
    question: content.answers.marriedLifeQuestions.bond,
    answer: createStatement(
      context,
      text,
      context.isTimeKnown ? bond(formatGraha(graha), condition) : bondFromVenus(condition),
      [...(context.isTimeKnown ? ['lord.7'] : []), ...listConditionKeys(chart, graha, ...houses)],
    ),
    detail,
  };
}

const chooseBondGraha = ({ chart, isTimeKnown }: ReportContext): { graha: Graha; houses: number[] } =>
  isTimeKnown ? { graha: getHouseLord(chart, 7), houses: [7] } : { graha: 'Venus', houses: [] };

export function writeFamilyAnswer(context: TimeKnownContext): Answer {
  const lord = getHouseLord(context.chart, 2) as ClassicalGraha;
  const { text, detail } = content.answers.familyPeace[lord];
  return {
    question: content.answers.marriedLifeQuestions.family,
    answer: createStatement(context, text, content.answers.marriedLifeReasons.family(formatGraha(lord)), [
      'lord.2',
    ]),
    detail,
  };
}
