/** What is left of a page for a child. */
import { describe, expect, test } from 'vitest';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { omitAdultMatters } from './omit-adult-matters.ts';

const createPage = (lead: string, texts: readonly string[] = []) =>
  ({
    kind: 'essay',
    id: 'page',
    lead,
    leadBecause: 'The Moon is in Taurus.',
    parts: [{ id: 'part', title: 'Part', statements: texts.map((text) => ({ text, because: 'It is so.' })) }],
  }) as unknown as PageDraft;

const omit = (lead: string, texts?: readonly string[]) =>
  omitAdultMatters(createPage(lead, texts)) as unknown as {
    lead: string;
    parts: { statements: { text: string }[] }[];
  };

describe('the texts of a child', () => {
  test('end before the first sentence on adult life', () => {
    const { parts } = omit('Read this.', [
      'You like to begin things together. Choose the partner with care.',
    ]);
    expect(parts[0]!.statements[0]!.text).toBe('You like to begin things together.');
  });

  test('leave out a statement of which fewer than six words are left, and a part without statements', () => {
    expect(omit('Read this.', ['You rise late. Ask for a salary.']).parts).toEqual([]);
  });

  test('keep the lead of a page uncut, because a page without its lead cannot be printed', () => {
    expect(omit('Your salary grows.').lead).toBe('Your salary grows.');
  });
});
