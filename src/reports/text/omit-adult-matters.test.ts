/** What is left of a page for a child. */
import { describe, expect, test } from 'vitest';
import type { PageDraft } from '#src/reports/context/chapter.ts';
import { childEndings } from '#src/reports/content/en/child/child-endings.ts';
import { youthEndings } from '#src/reports/content/en/child/youth-endings.ts';
import { omitAdultMatters, omitMattersOfAdultYears } from './omit-adult-matters.ts';

const createPage = (lead: string, texts: readonly string[] = [], partId = 'part') =>
  ({
    kind: 'essay',
    id: 'page',
    lead,
    leadBecause: 'The Moon is in Taurus.',
    parts: [{ id: partId, title: 'Part', statements: texts.map((text) => ({ text, because: 'It is so.' })) }],
  }) as unknown as PageDraft;

const omit = (lead: string, texts?: readonly string[], partId?: string) =>
  omitAdultMatters(createPage(lead, texts, partId)) as unknown as {
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

  test('end with a sentence for children where few words are left, and with another one in the next statement', () => {
    const text = 'You rise early and work with joy. Ask for a salary.';
    const { parts } = omit('Read this.', [text, text], 'graha-sun');
    const [first, second] = childEndings['graha-sun']!;
    expect(parts[0]!.statements.map((statement) => statement.text)).toEqual([
      `You rise early and work with joy. ${first}`,
      `You rise early and work with joy. ${second}`,
    ]);
  });

  test('have no sentence that another page of the document has', () => {
    const [first, second] = childEndings['graha-sun']!;
    const page = omitAdultMatters(
      createPage('Read this.', ['You rise early and work with joy. Ask for a salary.'], 'graha-sun'),
      new Set([first!]),
    );
    expect(JSON.stringify(page)).toContain(second!);
  });

  test('have no sentence on adult life in their own endings', () => {
    const endings = Object.values(childEndings).flat();
    expect(omit('Read this.', endings).parts[0]!.statements.map(({ text }) => text)).toEqual(endings);
  });

  test('leave out a statement of which fewer than six words are left, and a part without statements', () => {
    expect(omit('Read this.', ['You rise late. Ask for a salary.']).parts).toEqual([]);
  });

  test('leave out a statement of which only a name is left after its condition', () => {
    expect(
      omit('Read this.', ['If your Moon was in Virgo: Sunapha. You build your income alone.']).parts,
    ).toEqual([]);
  });

  test('leave out a part of which only a title or a reason on adult life is left', () => {
    const statements = [
      { title: 'Your salary', text: 'You work hard every day.', because: 'It is so.' },
      { text: 'Ask for a salary.', because: 'Venus rules the house of marriage.' },
    ];
    const page = { ...createPage('Read this.'), parts: [{ id: 'graha-sun', title: 'Part', statements }] };
    expect(omitAdultMatters(page as unknown as PageDraft)).toMatchObject({ parts: [] });
  });

  test('keep a part of which nothing is left with a sentence for children', () => {
    expect(
      omit('Read this.', ['Your salary grows. Ask for more.'], 'graha-sun').parts[0]!.statements,
    ).toEqual([{ text: childEndings['graha-sun']![0], because: 'It is so.' }]);
  });

  test('leave out a statement of which only its dates are left', () => {
    const text = 'Mars in Scorpio, 8 October to 18 November. Your salary grows.';
    expect(omit('Read this.', [text]).parts).toEqual([]);
  });

  test('keep the lead of a page uncut, because a page without its lead cannot be printed', () => {
    expect(omit('Your salary grows.').lead).toBe('Your salary grows.');
  });
});

describe('the texts of a reader of sixteen or seventeen', () => {
  const omitForYouth = (texts: readonly string[], partId: string) =>
    omitMattersOfAdultYears(createPage('Read this.', texts, partId)) as unknown as {
      parts: { statements: { text: string }[] }[];
    };

  test('end with a sentence for this age where few words are left', () => {
    const { parts } = omitForYouth(['You rise early and work with joy. Ask for a salary.'], 'graha-sun');
    expect(parts[0]!.statements[0]!.text).toBe(
      `You rise early and work with joy. ${youthEndings['graha-sun']![0]}`,
    );
  });

  test('have no sentence on later years in their own endings', () => {
    const endings = [...new Set(Object.values(youthEndings).flat())];
    expect(omitForYouth(endings, 'part').parts[0]!.statements.map(({ text }) => text)).toEqual(endings);
  });
});
