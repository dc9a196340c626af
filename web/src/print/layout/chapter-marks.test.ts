import { describe, expect, it } from 'vitest';
import type { Certainty, Page, Statement } from '#src/reports/contract.ts';
import { findCommonMarks, isCommonMark } from './chapter-marks.ts';

const FIRM: Certainty = { level: 'stable', note: 'firm' };
const LEO: Certainty = { level: 'stable', note: 'firm, as long as Leo rises' };
const CLOSE: Certainty = { level: 'borderline', note: 'close call: Mars is 0°01′ inside Libra' };

const createChapter = (...marks: (Certainty | undefined)[]): Page => ({
  kind: 'table',
  id: 'chapter',
  chapterNumber: 1,
  title: '',
  runningTitle: '',
  summary: '',
  tables: [],
  statements: marks.map((certainty, i): Statement => ({
    text: `${i}`,
    because: '',
    ...(certainty ? { certainty } : {}),
  })),
});

describe('the common marks of a chapter', () => {
  it('are the note of each level that most of its statements have', () => {
    const chapter = createChapter(LEO, FIRM, CLOSE, LEO, CLOSE, LEO, CLOSE, undefined);
    expect(findCommonMarks(chapter)).toEqual([LEO, CLOSE]);
  });

  it('leave out a note of fewer than three statements', () => {
    expect(findCommonMarks(createChapter(FIRM, FIRM, CLOSE))).toEqual([]);
  });

  it('do not include another note of the same level', () => {
    expect(isCommonMark([LEO], LEO)).toBe(true);
    expect(isCommonMark([LEO], FIRM)).toBe(false);
  });
});
