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
import { listCommonWindows, listMatchMatters } from './common-windows.ts';
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

/** The calendar years in which both charts favour a month of a matter. */
const listFavouredYears = (match: Match): Set<number> =>
  new Set(
    listMatchMatters(match)
      .flatMap((matter) => listCommonWindows(match, matter))
      .flatMap((window) => listPrintedMonths(window).map(({ year }) => year)),
  );

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
