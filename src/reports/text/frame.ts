/** Writes the words of the printed frame into the document. */
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { content } from '#src/reports/content/content.ts';
import type { Frame } from '#src/reports/contract-frame.ts';

export function writeFrame(signVocabulary?: SignVocabulary): Frame {
  const frame = toTemplates(content.frame.frameTexts) as Frame;
  if (!signVocabulary) return frame;
  const signs = content.grammar.signNames[signVocabulary];
  return {
    ...frame,
    names: { ...frame.names, signs },
    charts: { ...frame.charts, signLabels: signs },
  } as Frame;
}

const PLACES = ['{0}', '{1}', '{2}', '{3}'];

/** Calls each function with the places of its facts instead of the facts. */
function toTemplates(texts: unknown): unknown {
  if (typeof texts === 'function') return (texts as (...facts: string[]) => string)(...PLACES);
  if (Array.isArray(texts)) return texts.map(toTemplates);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, toTemplates(text)]));
}
