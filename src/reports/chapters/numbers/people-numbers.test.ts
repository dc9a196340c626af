import { expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { ASHA, createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { peopleNumbersChapter } from './people-numbers.ts';

function writePeople(date: string) {
  const page = writeChapter(peopleNumbersChapter, createContext({ ...ASHA, birth: { ...ASHA.birth, date } }));
  if (page?.kind !== 'table') throw new Error('The chapter has no table.');
  return { rows: page.tables[0]!.rows, statements: page.statements! };
}

// Mulank 8, Saturn: Mercury and Venus are friends, Rahu counts like Saturn; Jupiter is neutral; the Sun, the Moon,
// Mars and Ketu are opponents.
const { rows, statements } = writePeople('2002-08-17');

test('each mulank has its days of the month, its graha and its friendship with the reader', () => {
  expect(rows[0]!.slice(0, 4)).toEqual(['1', '1, 10, 19, 28', 'Sun', 'opponent']);
  expect(rows.map((row) => row[3])).toEqual([
    'opponent',
    'opponent',
    'neutral',
    'friend',
    'friend',
    'friend',
    'opponent',
    'your own',
    'opponent',
  ]);
});

test('friends, the own number, neutral numbers and opponents have one statement each with their grahas', () => {
  expect(statements.map(({ because }) => because)).toEqual([
    'Rahu, Mercury and Venus are friends of Saturn, of your mulank 8.',
    'Saturn is the graha of mulank 8, for both of you.',
    'Jupiter is neutral to Saturn, of your mulank 8.',
    'the Sun, the Moon, Ketu and Mars are opponents of Saturn, of your mulank 8.',
    'a day of the month is shared by one person in thirty, and a birth chart by hardly anybody.',
  ]);
});

test('a child reads nothing about marriage', () => {
  const birth = { ...createPeople(1)[0]!, date: '2018-05-12' };
  const { pages } = writeReport(createReportInput(birth, 'numerology-profile'));
  const page = pages.find(({ id }) => id === 'numbers-people');
  expect(JSON.stringify(page)).toContain('how a person behaves counts more.');
  expect(JSON.stringify(page)).not.toContain('marriage');
});
