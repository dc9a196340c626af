/** The pages of the twelve houses: facts, statements, dates, and readers by age. */
import { describe, expect, test } from 'vitest';
import { writeChapter, type PageDraft } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import type { HousePage } from '#src/reports/contract-answers.ts';
import { PLACES, createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { housePageChapters } from './house-pages.ts';

type Person = Parameters<typeof createReportInput>[0];

/** Virgo rises; the Moon and Jupiter are in Sagittarius, the fourth; Saturn and Ketu in Pisces, the seventh. */
const ASHA = { name: 'Asha Rao', date: '1996-06-04', time: '14:30', place: PLACES[0] };

function writePages(person: Person): PageDraft[] {
  const context = createContext(createReportInput(person, 'life-blueprint'));
  return housePageChapters.flatMap((chapter) => writeChapter(chapter, context) ?? []);
}

const isHousePage = (page: PageDraft): page is Omit<HousePage, 'chapterNumber'> => page.kind === 'house';
const writeHouses = (person: Person) => writePages(person).filter(isHousePage);
const listTexts = (person: Person): string[] =>
  writeHouses(person).flatMap(({ statements }) => statements.map(({ statement }) => statement.text));
const countWords = ({ statements, advice, activations }: Omit<HousePage, 'chapterNumber'>): number =>
  [
    ...statements.flatMap(({ title, statement: { text } }) => [title, text]),
    advice.text,
    ...(activations?.dates ?? []).map(({ text }) => text),
  ]
    .join(' ')
    .split(' ').length;

/** Leo rises: Venus, lord of the tenth, is in its fall in Virgo, the second, whose lord, Mercury, is in Leo. */
const PRIYA = { name: 'Priya Sharma', date: '2002-08-17', time: '07:42', place: PLACES[0] };

test('a graha in its fall is not called well placed', () => {
  const [, second] = writeHouses(PRIYA);
  expect(second?.statements[1]?.title).toMatch(/^Love of comfort/);
  expect(second?.statements[1]?.statement.because).toMatch(/; only the lord is well placed|; neither is/);
});

test('the titles of houses name no debts, spouse, property or children to a reader of seventeen', () => {
  const pages = writeHouses({ ...PRIYA, date: '2009-08-17' });
  const titles = pages.flatMap(({ title, summary }) => [title, summary]);
  expect(pages).toHaveLength(12);
  expect(
    titles.filter((title) => /debt|loan|spouse|client|property|children|income|expense/i.test(title)),
  ).toEqual([]);
});

describe('the fourth house of Asha', () => {
  const page = writeHouses(ASHA)[3]!;

  test('has the facts of the chart', () => {
    expect(page.title).toBe('Home, mother and property');
    expect(page.position).toBe('House 4 of 12');
    expect(page.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Sign: Sagittarius धनु',
      'Lord: Jupiter, in the 4th',
      'In it: Moon and Jupiter',
      'Aspected by: Mars, Venus and Saturn',
      expect.stringMatching(/^Points: \d\d, average 28$/),
      'Karaka: The Moon, in the 4th',
    ]);
  });

  test('is strong, since Jupiter is in its own sign', () => {
    const [lord] = page.statements;
    expect(lord?.title).toBe('A settled home is your strength.');
    expect(lord?.statement.because).toContain('Jupiter, lord of the fourth house, is in it: in its own sign');
  });

  test('is described by the Moon, the occupant beside its lord', () => {
    expect(page.statements[1]?.statement.because).toContain(
      'the Moon is in your fourth house, whose lord, Jupiter, is in it too',
    );
  });

  test('is active when Rahu enters Sagittarius in June 2028', () => {
    expect(page.activations?.dates[0]?.when).toBe('24 Jun 2028');
    expect(page.activations?.dates[0]?.text).toMatch(/^Rahu enters Sagittarius, until 11 Jan 2030/);
  });
});

test('a house whose lord has the current antardasha is active now', () => {
  const [, , , , fifth] = writeHouses(ASHA);
  expect(fifth?.activations?.dates[0]).toMatchObject({
    when: 'Now',
    text: expect.stringMatching(
      /^The antardasha of Saturn, lord of the fifth house, is running until \d+ Jul 2029/,
    ),
  });
});

test('an empty house is decided by its lord', () => {
  const [, , , , fifth] = writeHouses(ASHA);
  expect(fifth?.statements[1]?.statement.because).toMatch(
    /^no graha is in the fifth house, and Saturn, its lord,/i,
  );
});

describe('the pages of many adults', () => {
  const births = createPeople(20).filter(({ date }) => date < '2006');

  test('are twelve, with three statements that are never repeated', () => {
    for (const birth of births) {
      const texts = listTexts(birth);
      expect(texts).toHaveLength(36);
      expect(new Set(texts).size).toBe(36);
    }
  });

  test('have 100 to 200 words each beside their reasons', () => {
    const counts = births.flatMap((birth) => writeHouses(birth).map(countWords));
    expect(counts.filter((count) => count < 100 || count > 200)).toEqual([]);
  });

  test('have dates after the report in their order', () => {
    for (const birth of births)
      for (const { activations } of writeHouses(birth)) {
        const dates = (activations?.dates ?? []).map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted());
        expect(dates.filter((date) => date < '2026-11-21')).toEqual([]);
      }
  });
});

test('a reader of seventy finds no interview, salary or office in an empty house', () => {
  const words = listTexts({ ...ASHA, date: '1956-06-04' }).filter((text) =>
    /\b(interview|salary|office|colleague|engagement)\b/i.test(text),
  );
  expect(words).toEqual([]);
});

test('a child has the houses in one chapter', () => {
  expect(writePages({ ...ASHA, date: '2016-05-01' }).map(({ id }) => id)).toEqual(['houses']);
});
