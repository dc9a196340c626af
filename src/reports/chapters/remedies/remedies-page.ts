/** Builds the pages with remedies. */
import type { Graha } from '#src/astrology/contract.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { toSentence } from '#src/reports/text/statement.ts';

type RemediesDraft = Extract<PageDraft, { kind: 'remedies' }>;
export type Remedy = RemediesDraft['remedies'][number];

type Heading = Pick<RemediesDraft, 'title' | 'hindiTitle' | 'runningTitle' | 'summary' | 'lead'>;
type Mantra = { devanagari: string; iast: string; when: string; text: string };

/** @param remedies their reasons need no full stop */
export const buildRemediesPage = (
  id: string,
  heading: Heading,
  remedies: readonly Remedy[],
): RemediesDraft => ({
  kind: 'remedies',
  id,
  ...heading,
  remedies: remedies.map((remedy) => ({ ...remedy, because: toSentence(remedy.because) })),
});

export const buildMantraRemedy = (
  graha: Graha,
  { devanagari, iast, when, text }: Mantra,
  because: string,
  title = `Mantra for ${formatGraha(graha)}`,
): Remedy => ({ cost: 'Free', when, title, text: `${iast}. ${text}`, mantra: devanagari, because });
