/** Readings of the coming antardashas: houses, age, length, and charts without them. */
import { describe, expect, test } from 'vitest';
import { content } from '#src/reports/content/content.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import type { SubPeriodsPage } from '#src/reports/contract-answers.ts';
import {
  PLACES,
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { subPeriodsOfSixYearsChapter, subPeriodsOfTwentyYearsChapter } from './sub-period-readings.ts';

type Person = Parameters<typeof createReportInput>[0];
type Readings = Omit<SubPeriodsPage, 'chapterNumber'>;

/** Virgo rises; Saturn is in Pisces and Rahu in Virgo. */
const ASHA = { name: 'Asha Rao', date: '1996-06-04', time: '14:30', place: PLACES[0] };
const CHILD = { ...ASHA, date: '2016-05-01' };
const OLD = { ...ASHA, date: '1956-03-02' };

const writePage = (person: Person, chapter: Chapter) =>
  writeChapter(chapter, createContext(removeSensitivity(createReportInput(person, 'life-blueprint'))));

function writeReadings(person: Person, chapter = subPeriodsOfTwentyYearsChapter): Readings {
  const page = writePage(person, chapter);
  if (page?.kind !== 'subPeriods') throw new Error('Not a page of antardashas.');
  return page;
}

const listLabels = ({ periods }: Readings): string[] => [
  ...new Set(periods.flatMap(({ rows }) => rows.map(({ label }) => label))),
];
const listTexts = ({ periods }: Readings): string[] =>
  periods.flatMap(({ headline, rows }) => [headline.text, ...rows.map(({ text }) => text)]);
const listReasons = ({ periods }: Readings): string[] =>
  periods.flatMap(({ headline, rows }) => [headline.because, ...rows.map(({ because }) => because)]);

describe('the current antardasha of Asha', () => {
  const [current] = writeReadings(ASHA).periods;

  test('is Saturn in Rahu, with nine parts of which one is running', () => {
    expect(current?.title).toBe('Saturn in Rahu');
    expect(current?.ages).toBe('age 30 to 33. Now.');
    expect(current?.strip.map(({ label }) => label)).toEqual([
      'Saturn',
      'Mercury',
      'Ketu',
      'Venus',
      'Sun',
      'Moon',
      'Mars',
      'Rahu',
      'Jupiter',
    ]);
    expect(current?.strip.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  test('has its houses and its place from Rahu as the reason', () => {
    expect(current?.headline.because).toContain(
      'Saturn rules your fifth and sixth houses and is in the seventh house, the seventh place from Rahu',
    );
  });

  test('has a row on the running part before the parts of life', () => {
    expect(current?.rows.map(({ label }) => label)).toEqual(['Now', 'Work', 'Home', 'Money', 'Health', 'Do']);
  });

  test('has a text on work by the seventh house, where Saturn is', () => {
    expect(current?.rows[1]?.because).toMatch(/^Saturn is in the 7th;/);
    expect(current?.rows[1]?.text).toMatch(/^(Clients and partners|You work more with a partner|Read each)/);
  });
});

describe('length of the readings', () => {
  test('is six or twenty years without a gap', () => {
    for (const [chapter, lastYear] of [
      [subPeriodsOfSixYearsChapter, 2032],
      [subPeriodsOfTwentyYearsChapter, 2046],
    ] as const) {
      const { periods } = writeReadings(ASHA, chapter);
      periods.slice(1).forEach(({ dates }, i) => {
        expect(periods[i]!.dates.split(' to ')[1]).toBe(dates.split(' to ')[0]);
      });
      expect(Number(periods.at(-1)!.dates.slice(-4))).toBeGreaterThanOrEqual(lastYear);
    }
  });

  test('ends for a child before eighteen', () => {
    const ages = writeReadings(CHILD).periods.map(({ ages: text }) => Number(/\d+/.exec(text)![0]));
    expect(Math.max(...ages)).toBeLessThan(18);
  });
});

describe('parts of life', () => {
  test('of a child are study, home and friends', () => {
    const readings = writeReadings(CHILD);
    expect(listLabels(readings)).toEqual(['Now', 'Study', 'Home', 'Friends', 'Health', 'Do']);
    expect(
      listTexts(readings).filter((text) => /\b(job|salary|client|loan|marri|partner)/i.test(text)),
    ).toEqual([]);
  });

  test('of a reader of seventy have activity in place of work', () => {
    expect(listLabels(writeReadings(OLD))).toEqual(['Now', 'Activity', 'Home', 'Money', 'Health', 'Do']);
  });

  test('of a reader of seventy promise no pay, no parties and no help from elders', () => {
    const texts = createPeople(60).flatMap((person) =>
      listTexts(writeReadings({ ...person, date: `1954${person.date.slice(4)}` })),
    );
    expect(
      texts.filter((text) =>
        /your position|client|parties|elders and officials|aunt|older than you/.test(text),
      ),
    ).toEqual([]);
  });

  test('say "with" of months whose lord is in the sign of the lord of the antardasha', () => {
    const reasons = createPeople(60).flatMap((person) => listReasons(writeReadings(person)));
    expect(reasons.filter((reason) => / 1st from /.test(reason))).toEqual([]);
    expect(reasons.some((reason) => /, with \w+, rules these months/.test(reason))).toBe(true);
  });

  test('change at twenty-two and at sixty', () => {
    expect(listLabels(writeReadings({ ...ASHA, date: '2008-06-04' }))).toContain('Work');
    expect(listLabels(writeReadings({ ...ASHA, date: '1972-06-04' }))).toContain('Activity');
  });
});

describe('texts of many readers', () => {
  const births = createPeople(24);

  test('occur once in a copy, and so do reasons', () => {
    for (const birth of births) {
      const readings = writeReadings(birth);
      for (const list of [listTexts(readings), listReasons(readings)])
        expect(list.filter((text, i) => list.indexOf(text) !== i)).toEqual([]);
    }
  });

  test('differ between two people of one day, who have other houses', () => {
    const evening = new Map(
      writeReadings({ ...ASHA, time: '20:30' }).periods.map((period) => [period.title, period]),
    );
    const shared = writeReadings(ASHA).periods.filter(({ title }) => evening.has(title));
    expect(shared.length).toBeGreaterThan(5);
    for (const { title, headline, rows } of shared) {
      const other = evening.get(title)!;
      expect([other.headline.text, ...other.rows.slice(0, 4).map(({ text }) => text)]).not.toEqual([
        headline.text,
        ...rows.slice(0, 4).map(({ text }) => text),
      ]);
    }
  });
});

test('a birth without a time has no readings, since its antardashas shift by months', () => {
  expect(writePage(removeTime(createPeople(1)[0]!), subPeriodsOfTwentyYearsChapter)).toBeNull();
});

describe('the readings of students', () => {
  // 16 to 21 years old on 21 November 2026
  const texts = createPeople(240).flatMap((birth, i) =>
    listTexts(
      writeReadings({ ...birth, date: `${2005 + (i % 5)}${birth.date.slice(4)}`.replace('02-29', '02-28') }),
    ),
  );
  const isUsed = (line: string) => texts.some((text) => text.startsWith(line));

  test('have no line that is meant for parents', () => {
    const { homeOfTheYoung, adviceForTheYoung, headlinesOfTheYoung } = content.periods.readings;
    expect(collectStrings([homeOfTheYoung, adviceForTheYoung, headlinesOfTheYoung]).filter(isUsed)).toEqual(
      [],
    );
  });

  // The tenth house is chosen last, so two of its lines are rare.
  test('use every line on their home but those of the tenth house', () => {
    const lines = content.periods.readings.homeOfStudents.filter((_, i) => i !== 9);
    expect(collectStrings(lines).filter((line) => !isUsed(line))).toEqual([]);
  });
});
