import { describe, expect, test } from 'vitest';
import { createContext, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { hasOneBirthNakshatra } from '#src/reports/context/unknown-time-range.ts';
import { getNakshatraName } from '#src/reports/text/phrases.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createPeople, createReportInput, PLACES, removeTime } from '#src/testing/fixtures/people.ts';
import {
  describeStarsWithHours,
  findLongestNakshatra,
  listDescribedNakshatras,
  listMoonsOfDay,
  listNakshatrasWithHours,
} from './nakshatras-of-day.ts';

/** On 21 March 1988 the Moon passes the whole of Bharani between two midnights. */
const person = { name: 'Kavita', date: '1988-03-21', place: PLACES[1] };

function createContextWithoutTime(date: string): TimeUnknownContext {
  const context = createContext(createReportInput({ ...person, date }));
  if (context.isTimeKnown) throw new Error('The birth time is known.');
  return context;
}

describe('a day of three birth nakshatras', () => {
  const context = createContextWithoutTime(person.date);

  test('each nakshatra has its hours, and the charts are of those hours', () => {
    const stays = listNakshatrasWithHours(context);
    expect(stays.map(({ nakshatra }) => nakshatra)).toEqual([1, 2, 3]);
    expect(stays.map(({ chart }) => chart.grahas.Moon.nakshatra)).toEqual([1, 2, 3]);
    expect(stays.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(24, 3);
    expect(findLongestNakshatra(context).nakshatra).toBe(2);
    expect(describeStarsWithHours(context)).toBe(
      'Ashwini before 12:31 am, Bharani between 12:31 am and 11:40 pm and Krittika after 11:40 pm',
    );
  });

  test('only the nakshatra of more than two hours has texts of its own', () => {
    expect(listDescribedNakshatras(context).map(({ nakshatra }) => nakshatra)).toEqual([2]);
  });

  test('the places of the Moon follow the day without a gap', () => {
    const longitudes = listMoonsOfDay(context).map(({ longitude }) => longitude);
    const { earliest, latest } = context.dayRange;
    expect(longitudes[0]).toBeCloseTo(earliest.grahas.Moon.longitude, 6);
    expect(longitudes.at(-1)).toBeCloseTo(latest.grahas.Moon.longitude, 6);
    longitudes
      .slice(1)
      .forEach((longitude, i) => expect(longitude - longitudes[i]!).toBeLessThanOrEqual(0.5));
  });

  test('the reports name the nakshatra of most hours as the birth star', () => {
    const { pages } = writeReport(createReportInput(removeTime(person), 'love-marriage'));
    const birthPage = pages.find(({ id }) => id === 'birth');
    const star = birthPage?.kind === 'birth' && birthPage.almanac.find(({ label }) => label === 'Star');
    expect(star && star.value).toMatch(/^Bharani /);
    const kundli = writeReport(createReportInput(removeTime(person), 'janam-kundli'));
    const summary = kundli.pages.find(({ id }) => id === 'summary');
    expect(summary?.kind === 'summary' && summary.keyFacts[1]).toMatchObject({
      value: 'Bharani',
      note: 'भरणी, for 23 of 24 hours; else Ashwini or Krittika',
    });
  });

  test('matches, periods and the statement on Ganda Mula give the hours', () => {
    const printed = (product: 'love-marriage' | 'janam-kundli', id: string) =>
      JSON.stringify(
        writeReport(createReportInput(removeTime(person), product)).pages.find((page) => page.id === id),
      );
    expect(printed('love-marriage', 'love-match')).toContain('For a birth between 12:31 am and 11:40 pm');
    expect(printed('love-marriage', 'periods')).toContain(
      'between 12:31 am and 11:40 pm, with the Moon in Bharani',
    );
    expect(printed('love-marriage', 'periods')).toContain(
      'Ashwini before 12:31 am and Krittika after 11:40 pm',
    );
    expect(printed('janam-kundli', 'doshas')).toContain('only if you were born before 12:31 am');
  });
});

test('a nakshatra of the whole day has no hours', () => {
  const context = createPeople(60)
    .map((birth) => createContext(createReportInput(removeTime(birth))))
    .find(hasOneBirthNakshatra)!;
  if (context.isTimeKnown) throw new Error('The birth time is known.');
  expect(listNakshatrasWithHours(context)).toHaveLength(1);
  expect(describeStarsWithHours(context)).toBe(getNakshatraName(context.chart.grahas.Moon.nakshatra));
});
