/** Sentences that do not suit a later age. */
import { describe, expect, test } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { createWordPattern, splitSentences } from './omit-adult-matters.ts';
import { replaceSentencesForAge } from './replace-sentences.ts';

const { sentenceReplacements, wordsOfEarlierYears, ...common } = content.common;

describe('the sentences of later years', () => {
  test('take the place of sentences that a text has', () => {
    const printed = new Set(
      collectStrings({ ...content, common }).flatMap((text) => [...splitSentences(text), `${text}.`]),
    );
    // a function writes it, with the months before it
    const written = 'It suits an interview, an examination or a new team.';
    const unknown = sentenceReplacements
      .flatMap(({ sentences }) => Object.keys(sentences))
      .filter((sentence) => !printed.has(sentence) && sentence !== written);
    expect(unknown).toEqual([]);
  });

  test('have no matter of earlier years', () => {
    const pattern = createWordPattern(wordsOfEarlierYears);
    const texts = sentenceReplacements.flatMap(({ sentences }) => Object.values(sentences));
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });
});

describe('a page', () => {
  const [first, second] = sentenceReplacements;
  const isReplacedLater = (sentence: string) => sentence in second!.sentences;
  const [fromFirst, lateText] = Object.entries(first!.sentences).find(([each]) => !isReplacedLater(each))!;
  const [fromSecond, laterText] = Object.entries(second!.sentences)[0]!;
  const page = {
    id: 'page',
    parts: [{ text: `Save a little. ${fromFirst}` }, { text: `In May: ${fromSecond}`, because: 'it is so' }],
    note: `May, if born before 6:55 am: at work: ${fromSecond}`,
  } as unknown as PageDraft;

  test('is unchanged below the first age', () => {
    expect(replaceSentencesForAge(page, first!.fromAge - 1)).toBe(page);
  });

  test('has the sentences of each age that the reader has reached, also after a colon', () => {
    expect(replaceSentencesForAge(page, first!.fromAge)).toMatchObject({
      parts: [{ text: `Save a little. ${lateText}` }, { text: `In May: ${fromSecond}` }],
    });
    expect(replaceSentencesForAge(page, second!.fromAge)).toMatchObject({
      parts: [{ text: `Save a little. ${lateText}` }, { text: `In May: ${laterText}`, because: 'it is so' }],
    });
  });

  test('has such a sentence also after a second colon', () => {
    expect(replaceSentencesForAge(page, second!.fromAge)).toMatchObject({
      note: `May, if born before 6:55 am: at work: ${laterText}`,
    });
  });

  test('has the sentence of the latest age where two ages replace one', () => {
    const sentence = Object.keys(first!.sentences).find(isReplacedLater);
    const pageOfBoth = { id: 'page', lead: sentence } as unknown as PageDraft;
    const read = (age: number) => replaceSentencesForAge(pageOfBoth, age);
    expect(read(first!.fromAge)).toMatchObject({ lead: first!.sentences[sentence!] });
    expect(read(second!.fromAge)).toMatchObject({ lead: second!.sentences[sentence!] });
  });
});
