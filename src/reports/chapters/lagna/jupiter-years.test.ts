/** Jupiter through the signs, and the nine grahas by house, for an unknown birth time. */
import { expect, test } from 'vitest';
import { grahasByCountedHouseChapter } from '#src/reports/chapters/grahas/grahas-by-counted-house.ts';
import { jupiterYearTexts } from '#src/reports/content/en/lagna/jupiter-years.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createReportInput, PLACES } from '#src/testing/fixtures/people.ts';
import { jupiterYearsChapter } from './jupiter-years.ts';

type Person = Parameters<typeof createReportInput>[0];

/** The Moon is in Aries all day. */
const KAVITA: Person = { name: 'Kavita Nair', date: '1988-03-21', place: PLACES[1] };

function listParts(chapter: Chapter, person: Person) {
  const page = writeChapter(chapter, createContext(createReportInput(person, 'life-blueprint')));
  return page?.kind === 'essay' ? page.parts : [];
}

test('each sign of the next twelve years has one text, in the order of the first days', () => {
  const parts = listParts(jupiterYearsChapter, KAVITA);
  expect(parts.map(({ title }) => title).slice(0, 2)).toEqual([
    'Jupiter in Leo, the fifth house',
    'Jupiter in Cancer, the fourth house',
  ]);
  expect(parts.map(({ statements }) => statements[0]!.text).toSorted()).toEqual(jupiterYearTexts.toSorted());
});

test('the stays of a sign are named together, because Jupiter turns back', () => {
  expect(listParts(jupiterYearsChapter, KAVITA)[0]!.intro).toBe(
    '31 Oct 2026 to 25 Jan 2027, 26 Jun 2027 to 26 Nov 2027 and 28 Feb 2028 to 24 Jul 2028.',
  );
});

test('the second statement names the houses that Jupiter aspects', () => {
  expect(listParts(jupiterYearsChapter, KAVITA)[0]!.statements[1]!.because).toBe(
    'Jupiter in Leo aspects the 9th, 11th and 1st houses from the Moon.',
  );
});

test('a reader of 88 reads no years after the age of 95', () => {
  const parts = listParts(jupiterYearsChapter, { ...KAVITA, date: '1938-03-21' });
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.length).toBeLessThan(10);
});

test('the nine grahas are read by their houses from the Moon, true for the whole day', () => {
  const statements = listParts(grahasByCountedHouseChapter, KAVITA).flatMap((part) => part.statements);
  expect(statements).toHaveLength(9);
  expect(statements[2]!.because).toBe(
    'counted from the Moon in Aries: Mars is in the ninth house, Sagittarius.',
  );
  expect(statements.filter(({ certainty }) => certainty?.level !== 'stable')).toEqual([]);
});
