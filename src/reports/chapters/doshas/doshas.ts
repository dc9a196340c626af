/** Manglik, Kaal Sarp and Ganda Mula: the rule, its source, its frequency, and the verdict. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import type { FactReader } from '#src/reports/facts/derived-facts.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { writeManglikPart, hasManglik } from './manglik.ts';
import { writeGandaMulaPart, hasGandaMula } from './ganda-mula.ts';
import { writeKaalSarpPart, hasKaalSarp } from './kaal-sarp.ts';

export const doshasChapter: Chapter = {
  write: (context) => {
    const parts = writeParts(context);
    return {
      kind: 'essay',
      id: 'doshas',
      ...content.doshas.doshaHeadings,
      highlightedHouses: [],
      isCompact: true,
      lead: content.doshas.doshaLead[
        parts.some(({ id }) => id === 'manglik') ? 'withManglik' : 'withoutManglik'
      ],
      leadBecause: toSentence(writeLeadReason(context)),
      parts,
    };
  },
};

function writeLeadReason({ chart: { grahas } }: ReportContext): string {
  const [mars, rahu, moon] = (['Mars', 'Rahu', 'Moon'] as const).map((graha) =>
    getSignName(grahas[graha].sign),
  );
  return content.doshas.doshaReasons.lead(mars!, rahu!, moon!);
}

/** Each dosha that applies has a remedy; one general text closes the chapter if none does. A child has no part on marriage. */
function writeParts(context: ReportContext): EssayPart[] {
  const manglik = isChild(context) ? null : writeManglikPart(context);
  const [kaalSarp, gandaMula] = [writeKaalSarpPart(context), writeGandaMulaPart(context)];
  return [
    ...(manglik ? [addStatements(manglik, writeManglikRemedies(context))] : []),
    addStatements(
      kaalSarp,
      hasKaalSarp(context) ? [writeRemedyStatement(context, 'kaalSarp', 'Rahu', hasKaalSarp)] : [],
    ),
    addStatements(gandaMula, writeLastRemedies(context)),
  ];
}

const addStatements = (part: EssayPart, statements: readonly Statement[]): EssayPart => ({
  ...part,
  statements: [...part.statements, ...statements],
});

const writeManglikRemedies = (context: ReportContext): Statement[] =>
  hasManglik(context) ? [writeRemedyStatement(context, 'manglik', 'Mars', hasManglik)] : [];

function writeLastRemedies(context: ReportContext): Statement[] {
  if (hasGandaMula(context)) return [writeRemedyStatement(context, 'gandaMula', 'Moon', hasGandaMula)];
  if (hasAnyDosha(context)) return [];
  const text = context.isTimeKnown ? 'none' : 'noneWithoutTime';
  return [writeRemedyStatement(context, text, 'Moon', hasAnyDosha)];
}

const hasAnyDosha = (context: ReportContext): boolean =>
  hasManglik(context) || hasKaalSarp(context) || hasGandaMula(context);

/** @param hasDosha decides whether the remedy is for this reader */
function writeRemedyStatement(
  context: ReportContext,
  dosha: keyof typeof content.doshas.doshaRemedies,
  graha: 'Mars' | 'Rahu' | 'Moon',
  hasDosha: FactReader<ReportContext>,
): Statement {
  const sign = getSignName(context.chart.grahas[graha].sign);
  return createStatement(
    context,
    content.doshas.doshaRemedies[dosha],
    content.doshas.doshaReasons[dosha](sign),
    [`${graha}.sign`, hasDosha],
  );
}
