/** Houses for an unknown birth time: counted from the Moon, or from the Sun when the Moon changed its sign that day. */
import { describe, expect, test } from 'vitest';
import { writeChapter, type PageDraft } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { HousePage } from '#src/reports/contract-answers.ts';
import { createPeople, createReportInput, PLACES, removeTime } from '#src/testing/fixtures/people.ts';
import { housePageChapters } from './house-pages.ts';

type Person = Parameters<typeof createReportInput>[0];

/** The Moon, Jupiter and Venus are in Aries all day. */
const KAVITA: Person = { name: 'Kavita Nair', date: '1988-03-21', place: PLACES[1] };

const createUnknown = (person: Person) => createContext(createReportInput(person, 'life-blueprint'));
const isHousePage = (page: PageDraft): page is Omit<HousePage, 'chapterNumber'> => page.kind === 'house';
const writeHouses = (person: Person) =>
  housePageChapters
    .flatMap((chapter) => writeChapter(chapter, createUnknown(person)) ?? [])
    .filter(isHousePage);

const people = createPeople(40)
  .filter(({ date }) => date < '2006')
  .map(removeTime);

describe('without a birth time', () => {
  const [first, , , fourth] = writeHouses(KAVITA);

  test('the sign of the Moon is the first house, and its drawing is the Moon chart', () => {
    expect(first?.origin).toBe('Moon');
    expect(first?.position).toBe('House 1 of 12, from the Moon');
    expect(first?.facts[0]?.value).toMatch(/^Aries/);
    expect(first?.facts.map(({ label }) => label)).not.toContain('Points');
  });

  test('the reason says from where the house is counted, and the fact holds for the whole day', () => {
    const { statement } = fourth!.statements[0]!;
    expect(statement.because).toMatch(
      /^counted from the Moon in Aries: the Moon, lord of the fourth house, is in the first/,
    );
    expect(statement.facts).toContain('from-Moon/lord.4=Moon');
    expect(statement.certainty?.level).toBe('stable');
  });

  test('the dates name only slow grahas, because no antardasha is certain', () => {
    const dates = writeHouses(KAVITA).flatMap(({ activations }) => activations?.dates ?? []);
    expect(dates.length).toBeGreaterThan(12);
    expect(dates.filter(({ text }) => text.includes('antardasha'))).toEqual([]);
  });
});

test('houses are counted from the Sun if the Moon changed its sign that day', () => {
  const origins = people.map((person) => {
    const context = createUnknown(person);
    return [hasOneMoonSign(context) ? 'Moon' : 'Sun', writeHouses(person)[0]?.origin];
  });
  expect(new Set(origins.map(([expected]) => expected)).size).toBe(2);
  expect(origins.filter(([expected, origin]) => expected !== origin)).toEqual([]);
});

test('each of the twelve pages has three statements, none twice', () => {
  for (const person of people) {
    const texts = writeHouses(person).flatMap(({ statements }) =>
      statements.map(({ statement }) => statement.text),
    );
    expect(texts).toHaveLength(36);
    expect(new Set(texts).size).toBe(36);
  }
});

test('a child has the houses in one chapter, with the origin in its first lines', () => {
  const pages = housePageChapters.flatMap(
    (chapter) => writeChapter(chapter, createUnknown({ ...KAVITA, date: '2016-05-01' })) ?? [],
  );
  expect(pages.map(({ id }) => id)).toEqual(['houses']);
  expect(pages[0]).toMatchObject({ lead: expect.stringContaining('the houses are counted from the') });
});
