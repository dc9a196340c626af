/** Manglik, Kaal Sarp and Ganda Mula: the rule, who teaches it, how common it is, and one verdict. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { doshaHeadings, doshaLead, doshaRemedies } from '#src/reports/content/en/doshas/dosha-texts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { signName } from '#src/reports/text/phrases.ts';
import { writeManglikPart, hasManglik } from './manglik.ts';
import { writeGandaMulaPart, hasGandaMula } from './ganda-mula.ts';
import { writeKaalSarpPart, hasKaalSarp } from './kaal-sarp.ts';

type Part = EssayPage['parts'][number];

export const doshasChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'doshas',
    ...doshaHeadings,
    highlightedHouses: [],
    compact: true,
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
  const [mars, rahu, moon] = (['Mars', 'Rahu', 'Moon'] as const).map((graha) => signName(grahas[graha].sign));
  return `the three are read from Mars in ${mars}, from Rahu in ${rahu} and from the star of the Moon in ${moon}`;
}

/** What can be done, beside what it is for; one word of ease where nothing stands. */
function addRemedies(context: ReportContext, [manglik, kaalSarp, gandaMula]: [Part, Part, Part]): Part[] {
  const acts = [
    hasManglik(context)
      ? [writeRemedyStatement(context, 'manglik', 'Mars', 'for the Mars that is counted')]
      : [],
    hasKaalSarp(context)
      ? [writeRemedyStatement(context, 'kaalSarp', 'Rahu', 'for the line of the nodes')]
      : [],
    hasGandaMula(context)
      ? [writeRemedyStatement(context, 'gandaMula', 'Moon', 'for a birth at a seam')]
      : [],
  ];
  const nothing =
    acts.flat().length === 0
      ? [writeRemedyStatement(context, 'none', 'Moon', 'for one with none standing')]
      : [];
  return [manglik, kaalSarp, gandaMula].map((part, i) => ({
    ...part,
    statements: [...part.statements, ...acts[i]!, ...(i === 2 ? nothing : [])],
  }));
}

function writeRemedyStatement(
  context: ReportContext,
  which: keyof typeof doshaRemedies,
  graha: 'Mars' | 'Rahu' | 'Moon',
  why: string,
): Statement {
  const sign = signName(context.chart.grahas[graha].sign);
  const name = graha === 'Moon' ? 'the Moon' : graha;
  return createStatement(context, doshaRemedies[which], `this is ${why}, with ${name} in ${sign}`, [
    `${graha}.sign`,
  ]);
}
