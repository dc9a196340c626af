/** A good and a best window that touch are named as one time. */
import { describe, expect, test } from 'vitest';
import type { Matter, TimingWindow } from '#src/astrology/contract-timing.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { writeWindowAnswer } from '#src/reports/chapters/answers/window-answer.ts';
import { writeTenYearsLead } from '#src/reports/chapters/timing/ten-years-lead.ts';
import { partnershipChapter } from '#src/reports/chapters/blueprint/subject-chapter.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createPeople, createReportInput, PLACES } from '#src/testing/fixtures/people.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { getMatterTiming } from './report-timing.ts';
import { findJoinedWindow, formatJoinedWindow } from './joined-window.ts';

const createWindow = (grade: 1 | 2 | 3, from: string, to: string): TimingWindow => ({
  rank: 1,
  grade,
  from,
  to,
  score: 50,
  best: { from, to },
  mahas: ['Venus'],
  antar: 'Mars',
  facts: [],
  interval: null,
});

const replaceNbsp = (text: string) => text.replaceAll('\u00a0', ' ');

function format(windows: readonly TimingWindow[], index: number): string {
  return replaceNbsp(
    formatJoinedWindow(
      findJoinedWindow({ isOfAge: true, windows: [...windows], segments: [] }, windows[index]!),
    ),
  );
}

const spring = createWindow(2, '2032-04-01T00:00:00Z', '2032-06-01T00:00:00Z');
const summer = createWindow(3, '2032-06-01T00:00:00Z', '2032-08-01T00:00:00Z');
const autumn = createWindow(2, '2032-08-01T00:00:00Z', '2032-11-01T00:00:00Z');
const winter = createWindow(3, '2032-11-01T00:00:00Z', '2033-03-20T00:00:00Z');

describe('a good and a best window that touch', () => {
  test('the good one first: one time, best from the month of the second', () => {
    expect([0, 1].map((i) => format([spring, summer], i))).toEqual(
      Array(2).fill('April to July 2032 (best from June)'),
    );
  });

  test('the best one first: one time, best until its last month', () => {
    expect([0, 1].map((i) => format([summer, autumn], i))).toEqual(
      Array(2).fill('June to October 2032 (best until July)'),
    );
  });

  test('the best one first, of one month: one time, best in that month', () => {
    const june = createWindow(3, '2032-06-01T00:00:00Z', '2032-07-01T00:00:00Z');
    const later = createWindow(2, '2032-07-01T00:00:00Z', '2032-11-01T00:00:00Z');
    expect(format([june, later], 0)).toBe('June to October 2032 (best in June)');
  });

  test('the good one first, before a best one of one month: one time, best in that month', () => {
    const june = createWindow(3, '2032-06-01T00:00:00Z', '2032-06-24T00:00:00Z');
    expect(format([spring, june], 1)).toBe('April to June 2032 (best in June)');
  });

  test('a good one between two best ones belongs to the second', () => {
    expect(format([spring, summer, autumn, winter], 1)).toBe('April to July 2032 (best from June)');
    expect(format([spring, summer, autumn, winter], 2)).toBe(
      'August 2032 to March 2033 (best from November 2032)',
    );
  });

  test('a good one months before is a separate time', () => {
    expect(format([spring, winter], 0)).toBe('April to May 2032');
    expect(format([spring, winter], 1)).toBe('November 2032 to March 2033');
  });
});

/** Melbourne, 14 February 1993, 6:30 pm summer time, as an Indian clock shows it. */
const melbourne = createContext(
  createReportInput(
    {
      name: 'Meera',
      date: '1993-02-14',
      time: '13:00',
      place: { ...PLACES[0], name: 'Melbourne', latitude: -37.81, longitude: 144.96 },
    },
    'life-blueprint',
  ),
);

describe('the reports of a birth with good and best months for marriage in 2032', () => {
  test('the answer names one time', () => {
    expect(replaceNbsp(writeWindowAnswer(melbourne, 'marriage')!.answer.text)).toMatch(
      / most likely in April to July 2032 \(best from June\)\.$/,
    );
  });

  test('the lead of the ten years names the same time', () => {
    expect(replaceNbsp(writeTenYearsLead(melbourne, ['marriage']))).toContain(
      'April to July 2032 (best from June)',
    );
  });

  test('the chapter on partnership does not name the good part as another time', () => {
    const texts = collectStrings(writeChapter(partnershipChapter, melbourne)).map(replaceNbsp);
    expect(texts.filter((text) => text.includes('April to July 2032 (best from June)'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('April to May 2032'))).toEqual([]);
  });
});

test('no answer names two times that follow each other without a gap', () => {
  const matters: readonly Matter[] = ['marriage', 'workChange', 'property', 'money'];
  for (const person of createPeople(60)) {
    const context = createContext(createReportInput(person, 'life-blueprint'));
    for (const matter of matters) {
      const text = writeWindowAnswer(context, matter)?.answer.text ?? '';
      const good = /likely in (.*?); the strongest time of the ten years is /.exec(text)?.[1];
      if (!good) continue;
      const timing = getMatterTiming(context, matter);
      const touching = timing.windows.filter(
        (window) => window.grade === 2 && findJoinedWindow(timing, window).bestPart !== 'all',
      );
      expect(
        touching.map(({ from, to }) =>
          formatJoinedWindow({ window: summer, from, to, bestPart: 'all' }, 'short'),
        ),
      ).not.toContain(good);
    }
  }
});
