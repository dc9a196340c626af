/** Parts of life in the coming year for an unknown birth time. */
import { describe, expect, test } from 'vitest';
import { yearAreas } from '#src/reports/content/en/year/year-from-moon.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput, PLACES, removeTime } from '#src/testing/fixtures/people.ts';
import { yearFromMoonChapter } from './year-from-moon.ts';

type Person = Parameters<typeof createReportInput>[0];

/** The Moon is in Aries all day. */
const KAVITA: Person = { name: 'Kavita Nair', date: '1988-03-21', place: PLACES[1] };

function listParts(person: Person) {
  const page = writeChapter(yearFromMoonChapter, createContext(createReportInput(person, 'year-ahead')));
  return page?.kind === 'essay' ? page.parts : [];
}

const findStatement = (person: Person, id: string) =>
  listParts(person).find((part) => part.id === `year-${id}`)!.statements[0]!;

test('are not printed when the birth time is known', () => {
  expect(listParts({ ...KAVITA, time: '10:20' })).toEqual([]);
});

// Jupiter is in Leo, the tenth from a Moon in Scorpio, until January 2027 and from June 2027.
test('no part of life is called free of slow grahas while Jupiter passes through its house', () => {
  const { text, because } = findStatement(
    { name: 'Lata Pillai', date: '1974-07-02', place: PLACES[1] },
    'duties',
  );
  expect(text).toMatch(/^Plans and rules around your duties may change/);
  expect(because).not.toContain('neither Jupiter');
});

describe('with the Moon in Aries', () => {
  // Saturn is in Pisces until June 2027, and Jupiter in Leo until January 2027 and from June 2027.
  test('savings are tested by Saturn, which aspects Taurus from Pisces', () => {
    const { text, because } = findStatement(KAVITA, 'savings');
    expect(text).toContain('Saturn tests your savings until 3 Jun 2027 and from 20 Oct 2027.');
    expect(because).toBe('from the Moon in Aries the 2nd house is Taurus; Saturn in Pisces aspects it.');
  });

  test('learning is helped by Jupiter in the fifth, a good place from the Moon', () => {
    expect(findStatement(KAVITA, 'learning').text).toMatch(/^Learning is easy this year/);
  });

  // Jupiter is in Cancer, the fourth, from 25 January to 26 June 2027.
  test('home is changed and not helped by Jupiter in the fourth, which the books call a demanding place', () => {
    const { text, because } = findStatement(KAVITA, 'home');
    expect(text).toContain('Jupiter brings changes to your home from 25 Jan 2027 to 26 Jun 2027.');
    expect(text).not.toContain('Jupiter helps');
    expect(because).toContain('Jupiter passes through Cancer, a demanding place for it');
  });

  test('every line holds for the whole day of birth', () => {
    for (const { statements } of listParts(KAVITA))
      expect(statements[0]!.certainty?.note).toBe('firm, whatever the hour');
  });
});

test('a child has no part on savings', () => {
  expect(listParts({ ...KAVITA, date: '2017-03-21' }).map(({ id }) => id)).not.toContain('year-savings');
});

test('the Moon sign is named with its hours if the Moon changed its sign that day', () => {
  const day: Person = { name: 'Gurpreet Gill', date: '1979-04-02', place: PLACES[0] };
  const page = writeChapter(yearFromMoonChapter, createContext(createReportInput(day, 'year-ahead')));
  expect(page).toMatchObject({
    lead: expect.stringMatching(/the Moon in \w+, if you were born (before|after)/),
  });
});

/** In one year each house is reached by the same grahas for everyone with the same Moon sign. */
test('texts are chosen among all that the Moon signs allow', () => {
  const texts = createPeople(80)
    .map(removeTime)
    .flatMap(listParts)
    .map(({ statements }) => statements[0]!.text);
  for (const area of yearAreas) {
    const used = Object.values(area.texts).filter((text) =>
      texts.some((printed) => printed.startsWith(text)),
    );
    expect(used.length, area.id).toBeGreaterThan(2);
  }
});
