/** A month with little support that lies in a good time for work or money says in which respect it is weak. */
import { expect, test } from 'vitest';
import { listWindowsOfYear } from '#src/reports/chapters/answers/year-window-answer.ts';
import { formatLastMonth, isInMonths } from '#src/reports/chapters/timing/window-months.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { createMonthChapters } from './month-chapters.ts';
import { determineYearStage } from './year-stage.ts';

const MATTERS = {
  child: [],
  teenager: [],
  youth: [],
  adult: ['workChange', 'money'],
  senior: ['money'],
} as const;

const NAMES = { workChange: 'work', money: 'money' };

const LEADS = createPeople(400)
  .filter((_, i) => i % 8 === 0)
  .map((person) => createContext(createReportInput(person, 'year-ahead')))
  .flatMap((context) => {
    const chapters = createMonthChapters();
    return getYearAhead(context)
      .months.filter(({ support }) => support.rank >= 9)
      .map((month) => {
        const page = writeChapter(chapters[month.index]!, context);
        const windows = MATTERS[determineYearStage(context)].flatMap((matter) =>
          listWindowsOfYear(context, matter)
            .filter((window) => window.grade > 1 && isInMonths(window, month))
            .map(({ from, end }) => ({ matter: NAMES[matter], last: formatLastMonth(from, end) })),
        );
        return {
          windows,
          title: page?.title.replace('\u00a0', ' '),
          lead: page?.kind === 'month' ? page.lead.text : '',
        };
      });
  });

test('the lead of a weak month names each matter with a good time, and the last month of that time', () => {
  const inGoodTime = LEADS.filter(({ windows }) => windows.length > 0);
  expect(inGoodTime.length).toBeGreaterThan(5);
  for (const { windows, title, lead } of inGoodTime) {
    expect(lead).toMatch(/transits .*good time for (work|money)/);
    for (const { matter, last } of windows)
      expect(lead).toMatch(
        last.replace('\u00a0', ' ') === title
          ? new RegExp(`the month belongs to your good time for (\\w+ and )?${matter}\\b`)
          : new RegExp(`your good time for (\\w+ and )?${matter}( and \\w+)? continues until ${last}`),
      );
  }
});

test('the lead of a weak month names no matter whose time is fair', () => {
  const wrong = LEADS.filter(({ windows, lead }) =>
    Object.values(NAMES).some(
      (name) =>
        new RegExp(`time for (\\w+ and )?${name}\\b`).test(lead) &&
        !windows.some(({ matter }) => matter === name),
    ),
  );
  expect(wrong.map(({ lead }) => lead)).toEqual([]);
});
