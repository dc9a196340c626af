/** The statement on a present yoga, which every chapter on yogas writes with its own text. */
import { content } from '#src/reports/content/content.ts';
import type { JudgedYoga } from '#src/astrology/yogas/judge-yogas.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import { chooseTextOfLaterYears } from '#src/reports/text/text-of-later-years.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { describeYogaReason, formatYogaReduction, getYogaRule } from '#src/reports/text/yoga-phrases.ts';

/** A weakness that the rule of the yoga does not judge, as a clause, with the keys of its facts. */
type Weakness = { clause: string | null; keys: readonly FactKey<ReportContext>[] };

/** By the age of the reader. */
export const chooseYogaText = (context: ReportContext, { yoga }: JudgedYoga): string =>
  chooseTextOfLaterYears(context, content.yogas.yogaTexts[yoga.key], content.yogas.lateYogaTexts[yoga.key]);

export function writeYogaStatement(
  context: ReportContext,
  { yoga, verdict: { reason, keys, reducedBy } }: JudgedYoga,
  text: string,
  weakness: Weakness = { clause: null, keys: [] },
): Statement {
  const { name, source } = getYogaRule(yoga.key);
  const reduction = reducedBy ? formatYogaReduction(reducedBy) : weakness.clause;
  const note =
    reduction && content.yogas.reducedYogaNote.replace('{yoga}', name).replace('{reason}', reduction);
  return createStatement(
    context,
    `${name}. ${text}${note ? ` ${note}` : ''}`,
    describeYogaReason(context.chart, reason),
    [...keys, ...weakness.keys, ({ chart }) => describeYogaReason(chart, reason)],
    source,
  );
}
