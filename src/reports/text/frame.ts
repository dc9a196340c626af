/** Writes the words of the printed frame into the document. */
import { content } from '#src/reports/content/content.ts';
import type { Frame } from '#src/reports/contract-frame.ts';

export const writeFrame = (): Frame => toTemplates(content.frame.frameTexts) as Frame;

const PLACES = ['{0}', '{1}', '{2}', '{3}'];

/** Calls each function with the places of its facts instead of the facts. */
function toTemplates(texts: unknown): unknown {
  if (typeof texts === 'function') return (texts as (...facts: string[]) => string)(...PLACES);
  if (Array.isArray(texts)) return texts.map(toTemplates);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, toTemplates(text)]));
}
