/** The texts of a child: those for all of childhood, and in their place those of the age band. */
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import { content, type Content } from '#src/reports/content/content.ts';
import { determineChildBand, type ChildBand } from './life-stage.ts';
import type { ReportContext } from './report-context.ts';

type ChildTexts = Content['child'];

const bandsByTexts = new WeakMap<ChildTexts, Map<ChildBand, ChildTexts>>();

/** @param at the instant of which a text speaks: in a report on many years the child grows */
export function getChildTexts(context: ReportContext, at: string = context.now): ChildTexts {
  const band = determineChildBand(context, at);
  const texts = content.child;
  if (band === 'school') return texts;
  const bands = getOrCreate(bandsByTexts, texts, () => new Map<ChildBand, ChildTexts>());
  return getOrCreate(bands, band, () => replaceTexts(texts, texts[band]) as ChildTexts);
}

/**
 * The words at which a text of a child ends, and the sentences that end it. The endings by sentence speak of school, so a child
 * before school has none.
 */
export function getChildEndings(context: ReportContext): Pick<ChildTexts, 'adultWords' | 'childEndings'> & {
  endingsAfter: Readonly<Record<string, string>>;
} {
  const { adultWords, childEndings, endingsAfter } = getChildTexts(context);
  const isSmall = determineChildBand(context, context.now) === 'small';
  return { adultWords, childEndings, endingsAfter: isSmall ? {} : endingsAfter };
}

/** A list of the band replaces the whole list, and an object those texts that it has; its keys are numbers from 1 for a list. */
function replaceTexts(texts: unknown, replacements: unknown): unknown {
  if (replacements === undefined) return texts;
  if (typeof replacements !== 'object' || Array.isArray(replacements)) return replacements;
  const byKey = replacements as Record<string, unknown>;
  if (Array.isArray(texts)) return texts.map((text, i) => replaceTexts(text, byKey[i + 1]));
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, text]) => [key, replaceTexts(text, byKey[key])]),
  );
}
