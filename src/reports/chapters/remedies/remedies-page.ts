/** Builds the pages with remedies. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { toSentence } from '#src/reports/text/statement.ts';

type RemediesDraft = Extract<PageDraft, { kind: 'remedies' }>;
export type Remedy = RemediesDraft['remedies'][number];

type Heading = Pick<RemediesDraft, 'title' | 'hindiTitle' | 'runningTitle' | 'summary' | 'lead'>;
/** `iast`: the mantra in Latin letters, by the International Alphabet of Sanskrit Transliteration */
type Mantra = { devanagari: string; iast: string; when: string; text: string };

/** @param remedies in the order of the page; a missing full stop of a reason is added */
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
  title = content.remedies.mantraTitle(formatGraha(graha)),
): Remedy => ({
  cost: content.remedies.FREE,
  when,
  title,
  text: `${iast}. ${text}`,
  mantra: devanagari,
  because,
});
