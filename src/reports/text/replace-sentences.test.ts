/** Sentences that do not suit a later age. */
import { describe, expect, test } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { createWordPattern, splitSentences } from './omit-adult-matters.ts';
import { replaceSentencesOfEarlierYears } from './replace-sentences.ts';

const { sentencesOfLaterYears, wordsOfEarlierYears, ...common } = content.common;

describe('the sentences of later years', () => {
  test('take the place of sentences that a text has', () => {
    const printed = new Set(
      collectStrings({ ...content, common }).flatMap((text) => [...splitSentences(text), `${text}.`]),
    );
    // a function writes it, with the months before it
    const written = 'It suits an interview, an examination or a new team.';
    const unknown = sentencesOfLaterYears
      .flatMap(({ sentences }) => Object.keys(sentences))
      .filter((sentence) => !printed.has(sentence) && sentence !== written);
    expect(unknown).toEqual([]);
  });

  test('have no matter of earlier years', () => {
    const pattern = createWordPattern(wordsOfEarlierYears);
    const texts = sentencesOfLaterYears.flatMap(({ sentences }) => Object.values(sentences));
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });
});

describe('a page', () => {
  const [first, second] = sentencesOfLaterYears;
  const isReplacedLater = (sentence: string) => sentence in second!.sentences;
  const [fromFirst, lateText] = Object.entries(first!.sentences).find(([each]) => !isReplacedLater(each))!;
  const [fromSecond, laterText] = Object.entries(second!.sentences)[0]!;
  const page = {
    id: 'page',
    parts: [{ text: `Save a little. ${fromFirst}` }, { text: `In May: ${fromSecond}`, because: 'it is so' }],
  } as unknown as PageDraft;

  test('is unchanged below the first age', () => {
    expect(replaceSentencesOfEarlierYears(page, first!.fromAge - 1)).toBe(page);
  });

  test('has the sentences of each age that the reader has reached, also after a colon', () => {
    expect(replaceSentencesOfEarlierYears(page, first!.fromAge)).toMatchObject({
      parts: [{ text: `Save a little. ${lateText}` }, { text: `In May: ${fromSecond}` }],
    });
    expect(replaceSentencesOfEarlierYears(page, second!.fromAge)).toMatchObject({
      parts: [{ text: `Save a little. ${lateText}` }, { text: `In May: ${laterText}`, because: 'it is so' }],
    });
  });

  test('has the sentence of the latest age where two ages replace one', () => {
    const sentence = Object.keys(first!.sentences).find(isReplacedLater);
    const pageOfBoth = { id: 'page', lead: sentence } as unknown as PageDraft;
    const read = (age: number) => replaceSentencesOfEarlierYears(pageOfBoth, age);
    expect(read(first!.fromAge)).toMatchObject({ lead: first!.sentences[sentence!] });
    expect(read(second!.fromAge)).toMatchObject({ lead: second!.sentences[sentence!] });
  });
});
