import { describe, expect, test } from 'vitest';
import type { TablePage } from '#src/reports/contract.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { dailyNumbersChapter } from './daily-numbers.ts';
import { loShuGridChapter } from './lo-shu-grid.ts';

function writeTablePage(
  chapter: Chapter,
  date: string,
): Pick<TablePage, 'tables' | 'statements' | 'figures'> {
  const page = writeChapter(chapter, createContext({ ...ASHA, birth: { ...ASHA.birth, date } }));
  if (page?.kind !== 'table') throw new Error('The chapter has no tables.');
  return page;
}

describe('phone, vehicle and house numbers', () => {
  // Mulank 5, Mercury; bhagyank 8, Saturn.
  const { tables, statements } = writeTablePage(dailyNumbersChapter, '1936-11-05');

  test('have a worked example with a correct sum', () => {
    expect(tables[0]!.rows.map((row) => row.slice(2).map((cell) => cell.replaceAll('\u00a0', ' ')))).toEqual([
      ['1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 0 + 9 = 45; 4 + 5 = 9', '9'],
      ['4 + 1 + 7 + 1 = 13; 1 + 3 = 4', '4'],
      ['2 + 0 + 3 = 5', '5'],
    ]);
  });

  test('agree with mulank and bhagyank by the friendship of the grahas', () => {
    // Sun and Mercury: the Sun is Mercury’s friend, Mercury is neutral to the Sun. Sun and Saturn are enemies.
    expect(tables[1]!.rows[0]).toEqual(['1', 'Sun', 'friend', 'opponent', 'in between']);
    // Venus is a friend of both; the Moon is an enemy of both.
    expect(tables[1]!.rows[5]).toEqual(['6', 'Venus', 'friend', 'friend', 'suits you best']);
    expect(tables[1]!.rows[1]!.slice(2)).toEqual(['neutral', 'opponent', 'does not suit']);
    expect(tables[1]!.rows).toHaveLength(9);
  });

  test('need not be changed', () => {
    expect(statements.map(({ text }) => text).join(' ')).toContain(
      'No phone, vehicle or house has to be changed for it.',
    );
  });
});

describe('Lo Shu square with mulank and bhagyank', () => {
  test('marks both numbers in their cells and says how it is filled', () => {
    // 1996-06-14: mulank 1 + 4 = 5, bhagyank 1+9+9+6+6+1+4 = 36 = 9.
    const [figure] = writeTablePage(loShuGridChapter, '1996-06-14').figures!;
    if (figure?.kind !== 'grid') throw new Error('The chapter has no square.');
    const cells = figure.cells.flat().filter(({ note }) => note);
    expect(cells).toEqual([
      { digit: 9, count: 3, note: 'bhagyank' },
      { digit: 5, count: 1, note: 'mulank' },
    ]);
    expect(figure.caption).toContain('then bhagyank 9 and mulank 5');
  });

  test('is followed by the Kua number for male and female', () => {
    const [table] = writeTablePage(loShuGridChapter, '1996-06-14').tables;
    expect(table!.rows.map(([label, , kua]) => `${label} ${kua}`)).toEqual([
      'Male, 1996 4',
      'Female, 1996 2',
    ]);
  });
});
