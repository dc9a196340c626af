/** The statement on a present yoga, which every chapter on yogas writes with its own text. */
import { content } from '#src/reports/content/content.ts';
import type { JudgedYoga } from '#src/astrology/yogas/judge-yogas.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export function writeYogaStatement(
  context: ReportContext,
  { yoga: { name, source }, verdict: { because, keys, reducedBy } }: JudgedYoga,
  text: string,
  furtherKeys: readonly FactKey<ReportContext>[] = [],
): Statement {
  const note =
    reducedBy && content.yogas.reducedYogaNote.replace('{yoga}', name).replace('{reason}', reducedBy);
  return createStatement(
    context,
    `${name}. ${text}${note ? ` ${note}` : ''}`,
    because,
    [...keys, ...furtherKeys],
    source,
  );
}
