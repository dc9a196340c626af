/** A month with little support that lies in a graded time for work or money says in which respect it is weak. */
import { expect, test } from 'vitest';
import { listWindowsOfYear } from '#src/reports/chapters/answers/year-window-answer.ts';
import { isInMonths } from '#src/reports/chapters/timing/window-months.ts';
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

test('the lead of a weak month names the time for work or money in which it lies', () => {
  const leads = createPeople(400)
    .filter((_, i) => i % 8 === 0)
    .map((person) => createContext(createReportInput(person, 'year-ahead')))
    .flatMap((context) => {
      const chapters = createMonthChapters();
      return getYearAhead(context)
        .months.filter(({ support }) => support.rank >= 10)
        .filter((month) =>
          MATTERS[determineYearStage(context)].some((matter) =>
            listWindowsOfYear(context, matter).some((window) => isInMonths(window, month)),
          ),
        )
        .map((month) => {
          const page = writeChapter(chapters[month.index]!, context);
          const lead = page?.kind === 'month' ? page.lead.text : '';
          // a time does not continue until the month that is described
          expect(lead).not.toContain(`until ${page?.title}`);
          return lead;
        });
    });
  expect(leads.length).toBeGreaterThan(5);
  for (const lead of leads)
    expect(lead).toMatch(
      /transits .*(time for (work|money|work and money) continues until|belongs to your good time for (work|money|work and money)\.)/,
    );
});
