import { describe, expect, it } from 'vitest';
import { measureTexts, splitSentences } from './readability.ts';

describe('the measurement of texts', () => {
  it('counts sentences with their closing quotes, and words with apostrophes and hyphens once', () => {
    expect(splitSentences('You said: “Stop.” She went on. Why?')).toEqual([
      'You said: “Stop.',
      'She went on.',
      'Why?',
    ]);
    expect(measureTexts(['Don’t stop at twenty-one.'])).toMatchObject({ sentences: 1, words: 4 });
  });

  it('counts sentences of more than twenty words as long', () => {
    const sentence = (length: number) => `${Array(length).fill('word').join(' ')}.`;
    expect(measureTexts([sentence(20), sentence(21)])).toMatchObject({ sentences: 2, longSentences: 1 });
  });

  it('lists uncommon words, but neither names nor terms of the glossary', () => {
    const { uncommonWords } = measureTexts([
      'The lagna of Jupiter is in a scullery. Scullery work is good for you.',
    ]);
    expect([...uncommonWords]).toEqual([['scullery', 2]]);
  });
});
