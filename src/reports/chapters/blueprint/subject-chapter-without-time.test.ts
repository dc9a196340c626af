/** The reasons of times in the subject chapters of the Life Blueprint, for a birth without a time. */
import { describe, expect, test } from 'vitest';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { PLACES, createReportInput } from '#src/testing/fixtures/people.ts';
import { abroadChapter, childrenChapter, workChapter } from './subject-chapter.ts';

describe('without a birth time', () => {
  const { sensitivity: _, ...input } = createReportInput(
    { name: 'Kavita', date: '1988-03-21', place: PLACES[0] },
    'life-blueprint',
  );
  const kavita = createContext(input);
  const getReason = (chapter: Chapter) => {
    const page = writeChapter(chapter, kavita);
    if (page?.kind !== 'essay') throw new Error('The chapter is not an essay.');
    return page.parts.find(({ id }) => id === 'times')!.statements[0]!.because;
  };

  test('a time names each mahadasha that may run', () => {
    expect(getReason(childrenChapter)).toMatch(
      /the mahadasha is that of Rahu .* or Jupiter .*, by the hour of birth/,
    );
  });

  test('the own houses of a lord stand before the graha for which it acts', () => {
    expect(getReason(workChapter)).toMatch(
      /Rahu \(it is in your 11th and acts for .*Jupiter \(it rules your 9th and is the/,
    );
  });

  test('the missing times of a matter are explained by mahadashas', () => {
    expect(getReason(abroadChapter)).toContain('the mahadashas do not agree');
  });
});
