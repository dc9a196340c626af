/** Replaces sentences that do not suit the later age of a reader. */
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import { content, type Content } from '#src/reports/content/content.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { splitSentences } from './omit-adult-matters.ts';

type SentencesOfLaterYears = Content['common']['sentencesOfLaterYears'];

/** By the texts, then by the number of ages that the reader has reached. */
const sentencesByAge = new WeakMap<SentencesOfLaterYears, Map<number, ReadonlyMap<string, string>>>();

export function replaceSentencesOfEarlierYears(page: PageDraft, age: number): PageDraft {
  const sentences = listSentences(age);
  return sentences.size === 0 ? page : (replaceIn(page, sentences) as PageDraft);
}

function listSentences(age: number): ReadonlyMap<string, string> {
  const { sentencesOfLaterYears } = content.common;
  const reached = sentencesOfLaterYears.filter(({ fromAge }) => age >= fromAge);
  const byCount = getOrCreate(
    sentencesByAge,
    sentencesOfLaterYears,
    () => new Map<number, ReadonlyMap<string, string>>(),
  );
  return getOrCreate(
    byCount,
    reached.length,
    () => new Map(reached.flatMap((ofAge) => Object.entries(ofAge.sentences))),
  );
}

function replaceIn(value: unknown, sentences: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return replaceSentences(value, sentences);
  if (Array.isArray(value)) return value.map((item: unknown) => replaceIn(item, sentences));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceIn(inner, sentences)]));
}

/** A sentence may follow a condition or dates: "October 2027: prepare foreign plans." */
function replaceSentences(text: string, sentences: ReadonlyMap<string, string>): string {
  const parts = splitSentences(text);
  const replaced = parts.map((sentence) => {
    const whole = sentences.get(sentence);
    if (whole) return whole;
    const start = sentence.indexOf(': ') + 2;
    const part = start > 1 ? sentences.get(sentence.slice(start)) : undefined;
    return part ? `${sentence.slice(0, start)}${part}` : sentence;
  });
  return replaced.every((sentence, i) => sentence === parts[i]) ? text : replaced.join(' ');
}
