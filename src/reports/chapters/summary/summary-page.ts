/** Builds the one-page summary that opens every report. */
import { content } from '#src/reports/content/content.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import {
  formatShortDate,
  getNakshatraDevanagari,
  getNakshatraName,
  getSignDevanagari,
  getSignName,
} from '#src/reports/text/phrases.ts';

export type SummaryDraft = Extract<PageDraft, { kind: 'summary' }>;
export type KeyFact = SummaryDraft['keyFacts'][number];
export type ImportantDate = SummaryDraft['dates'][number];
export type CurrentPeriod = NonNullable<SummaryDraft['now']>;

type Heading = Pick<SummaryDraft, 'title' | 'hindiTitle' | 'runningTitle' | 'summary'>;
type SummaryContent = Pick<SummaryDraft, 'lead' | 'keyFacts' | 'strengths' | 'cautions' | 'dates'> & {
  now: CurrentPeriod | null;
};

export const buildSummaryPage = (heading: Heading, { now, ...lists }: SummaryContent): SummaryDraft => ({
  kind: 'summary',
  id: 'summary',
  ...heading,
  ...lists,
  titles: writeSummaryTitles(lists),
  ...(now ? { now } : {}),
});

/** "Three strengths to rely on" */
export const writeSummaryTitles = ({
  strengths,
  cautions,
  dates,
}: Pick<SummaryDraft, 'strengths' | 'cautions' | 'dates'>): SummaryDraft['titles'] => ({
  strengths: content.frame.summaryTitles.strengths(strengths.length),
  cautions: content.frame.summaryTitles.cautions(cautions.length),
  dates: content.frame.summaryTitles.dates(dates.length),
});

/** @param note after the name of the sign in Devanagari: "कन्या, 18°46′" */
export const buildSignFact = (label: string, sign: number, note: string): KeyFact => ({
  label,
  value: getSignName(sign),
  note: `${getSignDevanagari(sign)}, ${note}`,
});

/** @param note after the name of the nakshatra in Devanagari: "हस्त, second quarter" */
export const buildNakshatraFact = (label: string, nakshatra: number, note: string): KeyFact => ({
  label,
  value: getNakshatraName(nakshatra),
  note: `${getNakshatraDevanagari(nakshatra)}, ${note}`,
});

/** @param instant ISO instant or date; `label`: the date as it is printed */
export const buildDate = (
  instant: string,
  text: string,
  label = formatShortDate(instant),
): ImportantDate => ({
  date: instant.slice(0, 10),
  when: label,
  text,
});
