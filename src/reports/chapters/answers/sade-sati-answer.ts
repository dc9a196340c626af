/** “Am I in Sade Sati?” as one answer: yes or no, until when, and what to do. */
import { content } from '#src/reports/content/content.ts';
import {
  countFromMoon,
  getSadeSatiTimeline,
  isWithinPeriod,
} from '#src/reports/chapters/saturn/sade-sati-timeline.ts';
import { isChild, isRetired, isYouth } from '#src/reports/context/life-stage.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getTransitSign } from '#src/reports/facts/chart-metrics.ts';
import { listMoonSignsOfDay } from '#src/reports/facts/moon-signs-of-day.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { formatLongDate, getSignName, introduceSentence } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

type ProductWithDetails = keyof typeof content.answers.sadeSatiDetails;

const NEAR_YEARS = 3;
const SADE_SATI_KEYS = ['Moon.sign', 'transit.Saturn'];

/** One statement for a report about another subject, if Sade Sati runs now or begins within three years. */
export const writeNearSadeSatiStatements = (
  context: ReportContext,
  product: ProductWithDetails,
): Statement[] =>
  isSadeSatiNear(context)
    ? [createStatement(context, writeNotice(context, product), describeSaturnPlace(context), SADE_SATI_KEYS)]
    : [];

/** Whether it runs now or begins within three years, for one of the possible Moon signs. */
const isSadeSatiNear = (context: ReportContext): boolean =>
  createContextsByMoonSign(context).some((moonContext) => findPart(moonContext) !== null);

function writeNotice(context: ReportContext, product: ProductWithDetails): string {
  const moonContexts = createContextsByMoonSign(context);
  if (moonContexts.length > 1) return `${content.answers.sadeSatiQuestion} ${describeSadeSati(context)}`;
  const { running, next } = getSadeSatiTimeline(context);
  const notice = running
    ? content.answers.sadeSatiNotices.running(formatLongDate(running.to))
    : content.answers.sadeSatiNotices.next(formatLongDate(next!.from));
  return `${notice} ${chooseDetail(context, product)}`;
}

/** Null unless it runs now or begins within three years. */
export const writeNearSadeSatiAnswer = (
  context: ReportContext,
  product: ProductWithDetails,
): Answer | null => (isSadeSatiNear(context) ? writeSadeSatiAnswer(context, product) : null);

export function writeSadeSatiAnswer(context: ReportContext, product: ProductWithDetails): Answer {
  const moonContexts = createContextsByMoonSign(context);
  const detail = moonContexts.length === 1 ? chooseDetail(context, product) : null;
  return {
    question: content.answers.sadeSatiQuestion,
    answer: createStatement(context, describeSadeSati(context), describeSaturnPlace(context), SADE_SATI_KEYS),
    ...(detail ? { detail } : {}),
  };
}

/** The same words in every product. */
export function describeSadeSati(context: ReportContext): string {
  const moonSigns = listMoonSignsOfDay(context);
  if (moonSigns.length === 1) return describeAnswer(context);
  return moonSigns
    .map((moon) =>
      introduceSentence(
        content.moon.twoMoonSignsTexts.bornWithMoon(
          moon.hours,
          getSignName(moon.context.chart.grahas.Moon.sign),
        ),
        describeAnswer(moon.context),
      ),
    )
    .join(' ');
}

function describeAnswer(context: ReportContext): string {
  const { running, next } = getSadeSatiTimeline(context);
  if (running) return content.answers.sadeSatiAnswers.running(formatLongDate(running.to));
  return next
    ? content.answers.sadeSatiAnswers.next(formatLongDate(next.from))
    : content.answers.sadeSatiAnswers.none;
}

/** The running part, `coming` if one begins within three years, otherwise null. */
function findPart(context: ReportContext): keyof typeof content.answers.childSadeSatiDetails | null {
  const { state, running, next } = getSadeSatiTimeline(context);
  if (running) return state === 'free' ? 'between' : state;
  const isNear = next && Date.parse(next.from) - Date.parse(context.now) < NEAR_YEARS * YEAR_MS;
  return isNear ? 'coming' : null;
}

function getDetails(context: ReportContext, product: ProductWithDetails) {
  if (isChild(context)) return content.answers.childSadeSatiDetails;
  // Those of the career report speak of a post.
  if (isRetired(context) && product === 'career-wealth')
    return content.answers.sadeSatiDetails['life-blueprint'];
  return isYouth(context) && product !== 'love-marriage'
    ? content.answers.sadeSatiDetailsOfYouth
    : content.answers.sadeSatiDetails[product];
}

function chooseDetail(context: ReportContext, product: ProductWithDetails): string | null {
  const part = findPart(context);
  if (part) return getDetails(context, product)[part];
  const dhaiya = getSadeSatiTimeline(context).dhaiyas.find((period) => isWithinPeriod(period, context.now));
  return dhaiya && !isChild(context)
    ? content.answers.dhaiyaDetail[dhaiya.house](formatLongDate(dhaiya.to))
    : null;
}

export function describeSaturnPlace(context: ReportContext): string {
  const { chart, dayRange, now } = context;
  const sign = getTransitSign(chart, now, 'Saturn');
  const moons = dayRange ? [dayRange.earliest, dayRange.latest] : [chart];
  const [first, last] = [moons[0]!, moons.at(-1)!].map(({ grahas }) => getSignName(grahas.Moon.sign));
  if (first !== last) return content.answers.sadeSatiReasons.twoMoons(getSignName(sign), first!, last!);
  const count = content.timing.formatHouseNumber(countFromMoon(context, sign));
  return content.answers.sadeSatiReasons.place(getSignName(sign), count, first!);
}
