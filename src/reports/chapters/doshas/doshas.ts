/** Manglik, Kaal Sarp and Ganda Mula: the rule, who teaches it, how common it is, and one verdict. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { doshaHeadings, doshaLead, doshaRemedies } from '#src/reports/content/en/doshas/dosha-texts.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { signName } from '#src/reports/text/phrases.ts';
import { manglikPart, manglikStands } from './manglik.ts';
import { gandaMulaPart, gandaMulaStands } from './ganda-mula.ts';
import { kaalSarpPart, kaalSarpStands } from './kaal-sarp.ts';

type Part = EssayPage['parts'][number];

export const doshas: Chapter = {
  write: (reading) => ({
    kind: 'essay',
    id: 'doshas',
    ...doshaHeadings,
    highlightedHouses: [],
    compact: true,
    lead: doshaLead,
    leadBecause: toSentence(leadBecause(reading)),
    parts: withRemedies(reading, [manglikPart(reading), kaalSarpPart(reading), gandaMulaPart(reading)]),
  }),
};

function leadBecause({ chart: { grahas } }: ReportContext): string {
  const [mars, rahu, moon] = (['Mars', 'Rahu', 'Moon'] as const).map((graha) => signName(grahas[graha].sign));
  return `the three are read from Mars in ${mars}, from Rahu in ${rahu} and from the star of the Moon in ${moon}`;
}

/** What can be done, beside what it is for; one word of ease where nothing stands. */
function withRemedies(reading: ReportContext, [manglik, kaalSarp, gandaMula]: [Part, Part, Part]): Part[] {
  const acts = [
    manglikStands(reading) ? [remedy(reading, 'manglik', 'Mars', 'for the Mars that is counted')] : [],
    kaalSarpStands(reading) ? [remedy(reading, 'kaalSarp', 'Rahu', 'for the line of the nodes')] : [],
    gandaMulaStands(reading) ? [remedy(reading, 'gandaMula', 'Moon', 'for a birth at a seam')] : [],
  ];
  const nothing =
    acts.flat().length === 0 ? [remedy(reading, 'none', 'Moon', 'for one with none standing')] : [];
  return [manglik, kaalSarp, gandaMula].map((part, i) => ({
    ...part,
    statements: [...part.statements, ...acts[i]!, ...(i === 2 ? nothing : [])],
  }));
}

function remedy(
  reading: ReportContext,
  which: keyof typeof doshaRemedies,
  graha: 'Mars' | 'Rahu' | 'Moon',
  why: string,
): Statement {
  const sign = signName(reading.chart.grahas[graha].sign);
  const name = graha === 'Moon' ? 'the Moon' : graha;
  return createStatement(reading, doshaRemedies[which], `this is ${why}, with ${name} in ${sign}`, [
    `${graha}.sign`,
  ]);
}
