import { describe, expect, test } from 'vitest';
import { PLACES, createReportInput } from '#src/testing/fixtures/people.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { familyChapter } from './family.ts';
import { healthChapter, moneyChapter, propertyChapter, workChapter } from './subject-chapter.ts';
import { synthesisChapter } from './synthesis.ts';

/** The Moon changed its sign on this day. */
const context = createContext(createReportInput({ name: 'Somebody', date: '1990-02-05', place: PLACES[0] }));

function writeEssay(chapter: typeof workChapter) {
  const page = writeChapter(chapter, context);
  if (page?.kind !== 'essay') throw new Error('The chapter is not an essay.');
  return page;
}

describe('without a birth time, on a day with two Moon signs', () => {
  test.each([
    ['family', familyChapter],
    ['health', healthChapter],
    ['money', moneyChapter],
    ['property', propertyChapter],
    ['synthesis', synthesisChapter],
    ['work', workChapter],
  ])('the chapter on %s is a close call and reads both signs', (_, chapter) => {
    const { leadBecause, parts } = writeEssay(chapter);
    expect(leadBecause).toMatch(/^the Moon was in \w+ for \d+ of 24 hours/);
    const other = parts.find(({ id }) => id === 'other-moon-sign')!;
    expect(other.title).toMatch(/^If you were born (before|after) \d+:\d\d [ap]m: Moon in \w+$/);
    expect(other.statements.map(({ certainty }) => certainty?.level)).toEqual(
      other.statements.map(() => 'borderline'),
    );
  });

  test('no statement that counts from the Moon is firm, and the Moon was in neither sign all day', () => {
    const statements = [familyChapter, moneyChapter, propertyChapter, synthesisChapter, workChapter]
      .flatMap((chapter) => writeEssay(chapter).parts)
      .flatMap((part) => part.statements);
    const fromMoon = statements.filter(({ because }) => because.startsWith('from the Moon'));
    expect(fromMoon.length).toBeGreaterThan(10);
    expect(fromMoon.filter(({ certainty }) => certainty?.level !== 'borderline')).toEqual([]);
    expect(statements.filter(({ because }) => because.includes('all day'))).toEqual([]);
  });
});
