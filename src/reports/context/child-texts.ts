/** The texts of a child: those for all of childhood, and in their place those of the age band. */
import { content, type Content } from '#src/reports/content/content.ts';
import { determineChildBand, type ChildBand } from './life-stage.ts';
import type { ReportContext } from './report-context.ts';

type ChildTexts = Content['child'];

const textsByBand = new WeakMap<ChildTexts, Map<ChildBand, ChildTexts>>();

/** @param at the instant of which a text speaks: in a report on many years the child grows */
export function getChildTexts(context: ReportContext, at: string = context.now): ChildTexts {
  const band = determineChildBand(context, at);
  if (band === 'school') return content.child;
  const known = textsByBand.get(content.child) ?? new Map<ChildBand, ChildTexts>();
  textsByBand.set(content.child, known);
  const texts = known.get(band) ?? (replaceTexts(content.child, content.child[band]) as ChildTexts);
  known.set(band, texts);
  return texts;
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
