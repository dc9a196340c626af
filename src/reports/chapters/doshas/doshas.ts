/** Manglik, Kaal Sarp and Ganda Mula: the rule, its source, its frequency, and the verdict. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { doshaHeadings, doshaLead, doshaRemedies } from '#src/reports/content/en/doshas/dosha-texts.ts';
import type { FactReader } from '#src/reports/facts/derived-facts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { writeManglikPart, hasManglik } from './manglik.ts';
import { writeGandaMulaPart, hasGandaMula } from './ganda-mula.ts';
import { writeKaalSarpPart, hasKaalSarp } from './kaal-sarp.ts';

export const doshasChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'doshas',
    ...doshaHeadings,
    highlightedHouses: [],
    isCompact: true,
    lead: doshaLead,
    leadBecause: toSentence(writeLeadReason(context)),
    parts: addRemedies(context, [
      writeManglikPart(context),
      writeKaalSarpPart(context),
      writeGandaMulaPart(context),
    ]),
  }),
};

function writeLeadReason({ chart: { grahas } }: ReportContext): string {
  const [mars, rahu, moon] = (['Mars', 'Rahu', 'Moon'] as const).map((graha) =>
    getSignName(grahas[graha].sign),
  );
  return `the three are read from Mars in ${mars}, from Rahu in ${rahu} and from the star of the Moon in ${moon}`;
}

/** A remedy for each dosha that applies, or one text if none does. */
function addRemedies(
  context: ReportContext,
  [manglik, kaalSarp, gandaMula]: [EssayPart, EssayPart, EssayPart],
): EssayPart[] {
  const remediesByPart = [
    hasManglik(context)
      ? [writeRemedyStatement(context, 'manglik', 'Mars', 'for the Mars that is counted', hasManglik)]
      : [],
    hasKaalSarp(context)
      ? [writeRemedyStatement(context, 'kaalSarp', 'Rahu', 'for the line of the nodes', hasKaalSarp)]
      : [],
    hasGandaMula(context)
      ? [writeRemedyStatement(context, 'gandaMula', 'Moon', 'for a birth at a seam', hasGandaMula)]
      : [],
  ];
  const generalRemedy =
    remediesByPart.flat().length === 0
      ? [writeRemedyStatement(context, 'none', 'Moon', 'for one with none standing', hasAnyDosha)]
      : [];
  return [manglik, kaalSarp, gandaMula].map((part, i) => ({
    ...part,
    statements: [...part.statements, ...remediesByPart[i]!, ...(i === 2 ? generalRemedy : [])],
  }));
}

const hasAnyDosha = (context: ReportContext): boolean =>
  hasManglik(context) || hasKaalSarp(context) || hasGandaMula(context);

/** @param hasDosha decides whether the remedy is for this reader */
function writeRemedyStatement(
  context: ReportContext,
  dosha: keyof typeof doshaRemedies,
  graha: 'Mars' | 'Rahu' | 'Moon',
  because: string,
  hasDosha: FactReader<ReportContext>,
): Statement {
  const sign = getSignName(context.chart.grahas[graha].sign);
  const name = graha === 'Moon' ? 'the Moon' : graha;
  return createStatement(context, doshaRemedies[dosha], `this is ${because}, with ${name} in ${sign}`, [
    `${graha}.sign`,
    hasDosha,
  ]);
}
