import { describe, expect, it } from 'vitest';
import { composeNewsletter } from '#src/newsletter/compose/compose-newsletter.ts';
import * as ekadashis from './ekadashis.ts';
import * as content from './en.ts';

/** Every text of the content file; functions are called with sample words. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [(value as (...words: string[]) => string)('16 December', 'money and family', 'second')];
  return Object.values(value as object).flatMap(listTexts);
}

const texts = [...listTexts(content), ...listTexts(ekadashis)];
const splitSentences = (text: string) => text.split(/(?<=[.!?]) /);
const countWords = (sentence: string) => sentence.split(/\s+/).length;

describe('the texts of the newsletter', () => {
  it('have sentences of at most 20 words', () => {
    expect(texts.length).toBeGreaterThan(140);
    expect(texts.flatMap(splitSentences).filter((sentence) => countWords(sentence) > 20)).toEqual([]);
  });

  it('contain no certainty about death, illness or divorce, and no gender', () => {
    const FORBIDDEN = /\b(death|die|dies|disease|divorce|disaster|curse|he|she|his|her|husband|wife)\b/i;
    expect(texts.filter((text) => FORBIDDEN.test(text))).toEqual([]);
  });

  it('make complete newsletters for every month of three years', () => {
    for (let year = 2026; year < 2029; year += 1)
      for (let month = 1; month <= 12; month += 1) {
        const newsletter = composeNewsletter(`${year}-${String(month).padStart(2, '0')}`);
        const text = JSON.stringify(newsletter);
        expect(text).not.toMatch(/undefined|null|NaN|Invalid Date/);
        expect(newsletter.rows.length).toBeGreaterThan(4);
        expect(newsletter.lead.text).not.toBe('');
        for (const { text: paragraph } of newsletter.moonSigns)
          expect(countWords(paragraph)).toBeLessThan(110);
      }
  });
});
