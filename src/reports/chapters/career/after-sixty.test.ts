import { describe, expect, test } from 'vitest';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import {
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { listPrintedStrings } from '#src/testing/reports/printed-text.ts';

const INPUTS = createPeople(240)
  .map((birth, i) => createReportInput(i % 4 === 0 ? removeTime(birth) : birth, 'career-wealth'))
  .filter((input) => {
    const context = createContext(input);
    return getAgeAt(context, context.now) >= 60;
  })
  .slice(0, 40)
  .map(removeSensitivity);

const pagesOfReports = INPUTS.flatMap((input) => writeReport(input).pages);

const PAGES = [
  'summary',
  'work-tenth-house',
  'work-planets',
  'work-amatyakaraka',
  'divisional-charts',
  'work-dashamsha',
  'work-fields',
  'work-self-employment',
  'work-people',
  'work-money',
  'work-ashtakavarga',
  'work-yogas',
  'work-calendar',
  'work-transits',
  'work-days',
  'work-remedies',
];

describe.each(PAGES)('the page %s of a reader after sixty', (id) => {
  test('speaks of no post, promotion, interview or office', () => {
    const pages = pagesOfReports.filter((page) => page.id === id);
    expect(pages.length).toBeGreaterThan(5);
    const texts = listPrintedStrings(pages).filter((text) =>
      /promot|interview|bio-data|\bboss\b|resign|higher post|juniors?\b|your career|change of post|salar|employer|bonus|\bEPF\b|hiring|work-life|in the office|mood of the office|put your orders|at your desk|distance from work|home fund|train your staff|appraisal|your prices/i.test(
        text,
      ),
    );
    expect(texts).toEqual([]);
  });
});
