/** Ten years of both people: the figure and the table show every month that both charts favour. */
import { describe, expect, it } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import { listPrintedMonths } from '#src/reports/chapters/timing/window-months.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import {
  createPartnerInput,
  createPeople,
  createReportInput,
  removeTime,
  setYears,
} from '#src/testing/fixtures/people.ts';
import { matchAnswersChapter } from './answers.ts';
import { listCommonWindows, listMatchMatters, type MatchMatter } from './common-windows.ts';
import { getMatch, type Match } from './match.ts';
import { tenYearsOfBothChapter } from './ten-years.ts';

const people = setYears(createPeople(16), (i) => 1984 + (i % 16));
const createMatch = (person: (typeof people)[number], partner: (typeof people)[number]): Match =>
  getMatch(
    createContext({
      ...createReportInput(person, 'match-report'),
      partner: createPartnerInput(partner, 'groom'),
    }),
  );
const writeTenYears = ({ context }: Match) => {
  const page = writeChapter(tenYearsOfBothChapter, context);
  if (page?.kind !== 'timing') throw new Error('There is no page of ten years.');
  return page;
};
const getPartner = (i: number) => people[(i * 5 + 7) % people.length]!;
const matches = people.map((person, i) => createMatch(person, getPartner(i)));

/** The calendar years in which both charts favour a month of the matter. */
const listYearsOf = (match: Match, matter: MatchMatter): Set<number> =>
  new Set(
    listCommonWindows(match, matter).flatMap((window) => listPrintedMonths(window).map(({ year }) => year)),
  );

const listFavouredYears = (match: Match): Set<number> =>
  new Set(listMatchMatters(match).flatMap((matter) => [...listYearsOf(match, matter)]));

/** Reads the answer of the first page. */
function readMonthsAnswer({ context }: Match): string {
  const page = writeChapter(matchAnswersChapter, context);
  if (page?.kind !== 'answers') throw new Error('There is no page of answers.');
  const { answer, detail } = page.answers.find(
    ({ question }) => question === content.match.matchQuestions.months,
  )!;
  return `${answer.text} ${detail}`;
}

describe('the first page', () => {
  it('names its matter, and months of another one if only that has strong ones', () => {
    for (const match of matches) {
      const [matter] = listMatchMatters(match);
      const isStrong = (other: MatchMatter) => (listCommonWindows(match, other)[0]?.grade ?? 0) > 1;
      const other = listMatchMatters(match).find(isStrong);
      const answer = readMonthsAnswer(match);
      expect(answer.startsWith(content.match.matterNames[matter!])).toBe(true);
      if (other) expect(answer).toContain(content.match.matterNames[other]);
    }
  });
});

describe('ten years of both', () => {
  it('call a year ordinary exactly if it has no month that both charts favour', () => {
    const rows = matches.flatMap((match) =>
      writeTenYears(match).table!.rows.map((row) => ({
        isOrdinary: row[3] === content.match.tenYears.yearTable.none,
        isFavoured: listFavouredYears(match).has(Number(row[0])),
      })),
    );
    expect(rows.filter(({ isOrdinary }) => isOrdinary).length).toBeGreaterThan(0);
    expect(rows.filter(({ isOrdinary, isFavoured }) => isOrdinary === isFavoured)).toEqual([]);
  });

  it('name every matter with a month of the year that both charts favour, in the table', () => {
    const { laneTitles } = content.match;
    for (const match of matches)
      for (const [year, , , favoured] of writeTenYears(match).table!.rows) {
        const named = listMatchMatters(match).filter((matter) => favoured!.includes(laneTitles[matter]));
        expect(named).toEqual(
          listMatchMatters(match).filter((matter) => listYearsOf(match, matter).has(Number(year))),
        );
      }
  });

  it('have a bar for every time that both charts favour', () => {
    for (const match of matches)
      expect(writeTenYears(match).chart.lanes.map(({ windows }) => windows.length)).toEqual(
        listMatchMatters(match).map((matter) => listCommonWindows(match, matter).length),
      );
  });

  it('have no highest grade in the legend, and no table, without birth times', () => {
    const { chart, table } = writeTenYears(createMatch(removeTime(people[0]!), removeTime(getPartner(0))));
    expect(chart.legend.map(({ grade }) => grade)).toEqual([2, 1]);
    expect(table).toBeUndefined();
  });
});
