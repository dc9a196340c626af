import { expect, test } from 'vitest';
import { writeChapter, type TableDraft } from '#src/reports/context/chapter.ts';
import { matchingNakshatrasCount } from '#src/reports/content/en/love/match.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { listDescribedNakshatras } from '#src/reports/facts/nakshatras-of-day.ts';
import { createPeople, createReportInput, KABIR, PLACES, removeTime } from '#src/testing/fixtures/people.ts';
import { getMatchTraits } from './match-totals.ts';
import { matchChapter } from './match.ts';

function writePage(context: ReportContext): TableDraft {
  const page = writeChapter(matchChapter, context);
  if (page?.kind !== 'table') throw new Error('Not a table page.');
  return page;
}

test('each of two birth nakshatras of some hours has its own table of matches', () => {
  const context = createPeople(60)
    .map((birth) => createContext(createReportInput(removeTime(birth))))
    .find((other) => !other.isTimeKnown && listDescribedNakshatras(other).length === 2)!;
  expect(writePage(context).tables).toHaveLength(2);
});

const BORN_UNDER_TWO_STARS = { name: 'Gurpreet Gill', date: '1979-04-02', place: PLACES[3] };

test('a text for one of two possible birth nakshatras stands after its hours', () => {
  const context = createContext(createReportInput(BORN_UNDER_TWO_STARS, 'love-marriage'));
  const texts = writePage(context).statements.map(({ text }) => text);
  // Rohini and Mrigashira have one animal, and two tempers
  expect(texts[0]).toMatch(/^The serpent/);
  expect(texts.filter((text) => /Manushya/.test(text))).toEqual([
    expect.stringMatching(/^If born before 10:52 am, your star/),
  ]);
  expect(texts.filter((text) => /Deva/.test(text))).toEqual([
    expect.stringMatching(/^If born after 10:52 am, by temper/),
  ]);
});

test('a text for both possible birth nakshatras is firm and names both in its reason', () => {
  const context = createContext(createReportInput(BORN_UNDER_TWO_STARS, 'love-marriage'));
  const { statements } = writePage(context);
  const ofAnimal = statements.find(({ text }) => text.startsWith('The serpent'))!;
  expect(ofAnimal.because).toContain('the yoni of Rohini and Mrigashira');
  expect(ofAnimal.certainty?.level).toBe('stable');
  // and a text for one of them is not
  expect(statements.find(({ text }) => /Deva/.test(text))!.certainty?.level).toBe('borderline');
});

/** The Moon is at 14°59′ of Scorpio, whose halves have the same vashya, and ends Anuradha three hours later. */
const MOUMITA = {
  name: 'Moumita Ghosh',
  date: '1993-08-25',
  time: '04:48',
  place: { ...PLACES[0]!, latitude: 22.57, longitude: 88.36 },
};

test('the middle of a sign limits the count of matching stars only where the count changes there', () => {
  const { statements } = writePage(createContext(createReportInput(MOUMITA, 'love-marriage')));
  const count = statements.find(({ because }) => because.includes('of the twenty-seven stars'))!;
  expect(count.certainty?.level).toBe('stable');
});

test('exactly the stars with the nadi of the reader have the mark of nadi dosha', () => {
  const context = createContext(createReportInput(KABIR, 'love-marriage'));
  const rows = writePage(context).tables[0]!.rows.filter((row) => row.length > 1);
  const ownNadi = getMatchTraits(context.chart.grahas.Moon).nadi;
  // nine of the twenty-seven stars belong to each nadi
  expect(rows.filter((row) => row.at(-1) === `${ownNadi}: nadi dosha`)).toHaveLength(9);
  expect(rows.filter((row) => row.at(-1) === ownNadi)).toEqual([]);
});

test('“about two thirds” is said of 17 to 20 of the twenty-seven stars only', () => {
  const counts = createPeople(120).flatMap((birth) => {
    const { statements } = writePage(createContext(createReportInput(birth)));
    const statement = statements.find(({ because }) => because.includes('of the twenty-seven stars'))!;
    const count = Number.parseInt(statement.because, 10);
    return statement.text === matchingNakshatrasCount.some ? [count] : [];
  });
  expect(counts.length).toBeGreaterThan(10);
  for (const count of counts) expect(Math.abs(count / 27 - 2 / 3)).toBeLessThan(0.08);
});
