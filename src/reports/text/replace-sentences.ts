/** Replaces sentences that do not suit the age of a reader by others. */
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import { content, type Content } from '#src/reports/content/content.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { splitSentences } from './omit-adult-matters.ts';

type SentenceReplacements = Content['common']['sentenceReplacements'];

/** Printed sentence to its replacement; by the texts, then by the number of ages that the reader has reached. */
const replacementsByAge = new WeakMap<SentenceReplacements, Map<number, ReadonlyMap<string, string>>>();

/** @param age in completed years. @returns the same page if no sentence is replaced from this age on */
export function replaceSentencesForAge(page: PageDraft, age: number): PageDraft {
  const replacements = listReplacements(age);
  return replacements.size === 0 ? page : (replaceIn(page, replacements) as PageDraft);
}

function listReplacements(age: number): ReadonlyMap<string, string> {
  const { sentenceReplacements } = content.common;
  const reached = sentenceReplacements.filter(({ fromAge }) => age >= fromAge);
  const byCount = getOrCreate(
    replacementsByAge,
    sentenceReplacements,
    () => new Map<number, ReadonlyMap<string, string>>(),
  );
  return getOrCreate(
    byCount,
    reached.length,
    () => new Map(reached.flatMap(({ sentences }) => Object.entries(sentences))),
  );
}

function replaceIn(value: unknown, replacements: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return replaceSentences(value, replacements);
  if (Array.isArray(value)) return value.map((item: unknown) => replaceIn(item, replacements));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaceIn(inner, replacements)]),
  );
}

function replaceSentences(text: string, replacements: ReadonlyMap<string, string>): string {
  const sentences = splitSentences(text);
  const replaced = sentences.map((sentence) => replaceSentence(sentence, replacements));
  return replaced.every((sentence, i) => sentence === sentences[i]) ? text : replaced.join(' ');
}

/** The sentence may follow conditions or dates, each with a colon: "October 2027: prepare foreign plans." */
function replaceSentence(sentence: string, replacements: ReadonlyMap<string, string>): string {
  const starts = [0, ...[...sentence.matchAll(/: /g)].map(({ index }) => index + 2)];
  const start = starts.find((position) => replacements.has(sentence.slice(position)));
  if (start === undefined) return sentence;
  return sentence.slice(0, start) + replacements.get(sentence.slice(start))!;
}
