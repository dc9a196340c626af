/** The verdict on Sade Sati: until when, with its passages drawn from birth to old age. */
import { content } from '#src/reports/content/content.ts';
import {
  isDhaiyaInVerdict,
  writeDhaiyaStatements,
} from '#src/reports/chapters/saturn/sade-sati-statements.ts';
import { buildTimelineFigure } from '#src/reports/chapters/saturn/sade-sati-tables.ts';
import {
  countFromMoon,
  getSadeSatiTimeline,
  type SadeSatiTimeline,
} from '#src/reports/chapters/saturn/sade-sati-timeline.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { VerdictsPage } from '#src/reports/contract-answers.ts';
import { getTransitSign } from '#src/reports/facts/chart-metrics.ts';
import { formatLongDate, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export type Verdict = VerdictsPage['verdicts'][number];

/** One for each possible Moon sign; only a single one is followed by the small visit of Saturn that runs now. */
export function writeSadeSatiVerdicts(context: ReportContext): Verdict[] {
  const moonContexts = createContextsByMoonSign(context);
  const isMoonCertain = moonContexts.length === 1;
  return moonContexts.map((moonContext, i) => {
    const timeline = getSadeSatiTimeline(moonContext);
    return {
      question: isMoonCertain
        ? content.answers.verdictQuestions.sadeSati
        : content.answers.verdictQuestions.sadeSatiOfMoon(getSignName(moonContext.chart.grahas.Moon.sign)),
      verdict: timeline.running ? content.answers.verdictWords.yes : content.answers.verdictWords.no,
      statement: createStatement(
        moonContext,
        writeText(moonContext, timeline),
        writeReason(moonContext),
        ['Moon.sign', 'transit.Saturn'],
        content.common.sources.sadeSati,
      ),
      figure: buildTimelineFigure(moonContext, timeline, null, i > 0),
      notes: isDhaiyaInVerdict(context) ? writeDhaiyaStatements(moonContext, timeline) : [],
    };
  });
}

function writeText(context: ReportContext, { state, running, past, next }: SadeSatiTimeline): string {
  if (running) {
    const age =
      running.from > context.chart.utc
        ? content.answers.sadeSatiVerdict.ageAtBeginning(getAgeAt(context, running.from))
        : '';
    return content.answers.sadeSatiVerdict.running(
      state,
      formatLongDate(running.from),
      age,
      formatLongDate(running.to),
    );
  }
  const last = past.at(-1);
  return content.answers.sadeSatiVerdict.lastAndNext(
    last
      ? content.answers.sadeSatiVerdict.last(formatLongDate(last.to))
      : content.answers.sadeSatiVerdict.noLast,
    next
      ? content.answers.sadeSatiVerdict.next(formatLongDate(next.from), getAgeAt(context, next.from))
      : writeNoNext(context),
  );
}

function writeNoNext(context: ReportContext): string {
  const { noNext, noNextForMoon } = content.answers.sadeSatiVerdict;
  return hasOneMoonSign(context) ? noNext : noNextForMoon(getSignName(context.chart.grahas.Moon.sign));
}

function writeReason(context: ReportContext): string {
  const { chart, now } = context;
  const sign = getTransitSign(chart, now, 'Saturn');
  return content.answers.sadeSatiVerdictReason(
    getSignName(chart.grahas.Moon.sign),
    getSignName(sign),
    content.timing.formatHouseNumber(countFromMoon(context, sign)),
  );
}
