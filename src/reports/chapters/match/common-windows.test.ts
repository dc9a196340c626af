/** Months for both people: the grades that are printed beside them. */
import { describe, expect, it } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import {
  createPartnerInput,
  createPeople,
  createReportInput,
  setYears,
} from '#src/testing/fixtures/people.ts';
import { matchAnswersChapter } from './answers.ts';
import { listCommonWindows, listMatchMatters } from './common-windows.ts';
import { getMatch, listPersons } from './match.ts';

const people = setYears(createPeople(24), (i) => 1984 + (i % 16));
const matches = people.map((person, i) =>
  getMatch(
    createContext({
      ...createReportInput(person, 'match-report'),
      partner: createPartnerInput(people[(i * 5 + 7) % people.length]!, 'groom'),
    }),
  ),
);
const windows = matches.flatMap((match) =>
  listMatchMatters(match).flatMap((matter) =>
    listCommonWindows(match, matter).map((window) => ({ match, matter, window })),
  ),
);

describe('months for both', () => {
  it('have one grade in each chart from beginning to end, unless they are marked as mixed', () => {
    const unequal = windows.filter(({ match, matter, window }) =>
      listPersons(match).some(({ context }, i) =>
        getMatterTiming(context, matter)
          .windows.filter(({ from, to }) => from < window.to && to > window.from)
          .some(({ grade }) => grade !== window.windows[i]!.grade),
      ),
    );
    expect(unequal.length).toBeGreaterThan(0);
    for (const { window } of unequal) expect(window.isMixed).toBe(true);
  });

  it('are named for another matter on the first page if the first one has none', () => {
    const without = matches.filter((match) => {
      const [first, ...others] = listMatchMatters(match);
      return (
        listCommonWindows(match, first!).length === 0 &&
        others.some((matter) => (listCommonWindows(match, matter)[0]?.grade ?? 0) > 1)
      );
    });
    expect(without.length).toBeGreaterThan(0);
    for (const { context } of without) {
      const page = writeChapter(matchAnswersChapter, context);
      if (page?.kind !== 'answers') throw new Error('No answers.');
      const { answer, detail } = page.answers.find(
        ({ question }) => question === content.match.matchQuestions.months,
      )!;
      expect(answer.text).toContain('no months stand out in both charts');
      expect(detail).toMatch(/, the best time for both is \w+/);
    }
  });
});
