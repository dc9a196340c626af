import { describe, expect, test } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { computeShadbala } from '#src/astrology/shadbala/shadbala.ts';
import { astrologerHeadings } from '#src/reports/content/en/astrologer/astrologer-headings.ts';
import { type Chapter, writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import type { ReferenceCell, ReferenceTable } from '#src/reports/contract-answers.ts';
import { findLimbEnd } from '#src/reports/facts/panchanga-moments.ts';
import {
  createPeople,
  createReportInput,
  type FictitiousPerson,
  PLACES,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { astrologerChapter } from './astrologer-chapters.ts';
import { careerTablesChapter, loveTablesChapter, moonTablesChapter } from './selections.ts';

const ANANYA: FictitiousPerson = { name: 'Ananya', date: '1996-06-04', time: '14:30', place: PLACES[0] };

function writeTables(person: FictitiousPerson, chapter: Chapter = astrologerChapter): ReferenceTable[] {
  const page = writeChapter(chapter, createContext(createReportInput(person)));
  if (page?.kind !== 'reference') throw new Error('Not a page of tables.');
  return page.groups.flat();
}

const findTable = (tables: ReferenceTable[], title: string, note?: string): ReferenceTable =>
  tables.find((table) => table.title === title && (note === undefined || table.note === note))!;
const getText = (cell: ReferenceCell): string => (typeof cell === 'string' ? cell : cell.text);
const findRow = (table: ReferenceTable, label: string): string[] =>
  table.rows.map((cells) => cells.map(getText)).find(([first]) => first!.startsWith(label))!;
const listTitles = (tables: ReferenceTable[]): string[] => tables.map(({ title }) => title);

describe('tables for the astrologer of a birth of 4 June 1996, 2:30 pm, in Kota', () => {
  const tables = writeTables(ANANYA);

  test('the avakahada chakra is that of the fourth pada of Purva Ashadha in Sagittarius', () => {
    const avakahada = findTable(tables, 'Avakahada chakra');
    expect(avakahada.rows.map((cells) => getText(cells[1]!))).toEqual([
      'Kshatriya क्षत्रिय; Chatushpada',
      'Monkey; Manushya मनुष्य',
      'Madhya मध्य',
      'Sagittarius, Jupiter',
      'Purva Ashadha 4, Venus',
      'Fire अग्नि; Antya',
      'Copper by star, iron by house',
      'Dha ढा',
    ]);
  });

  test('the panchanga is Tuesday, Krishna Tritiya, Purva Ashadha, Shukla and Vishti', () => {
    const panchanga = findTable(tables, 'Panchanga at birth');
    expect(panchanga.rows.slice(0, 5).map((cells) => getText(cells[1]!))).toEqual([
      'Tuesday',
      'Krishna Tritiya',
      'Purva Ashadha',
      'Shukla',
      'Vishti',
    ]);
  });

  test('the ashtakavarga of the Sun has 48 points and frames Taurus', () => {
    const ashtakavarga = findTable(tables, 'Ashtakavarga');
    expect(findRow(ashtakavarga, 'Sun').slice(1)).toEqual([
      '2',
      '5',
      '5',
      '1',
      '5',
      '3',
      '3',
      '5',
      '6',
      '4',
      '5',
      '4',
      '48',
    ]);
    const framed = ashtakavarga.rows[0]!.map((cell) => typeof cell !== 'string' && cell.tone === 'framed');
    expect(framed.indexOf(true)).toBe(2);
  });

  test('Venus has a balance of 2 years and 2 months', () => {
    expect(findRow(findTable(tables, 'Panchanga at birth'), 'Dasha left')[1]).toMatch(
      /^Venus 2 y 2 m \d+ d$/,
    );
  });

  test('the sixteen vargas have the lagna in Virgo, and in Gemini in the navamsha', () => {
    const [, rashi, , , , , navamsha] = findRow(findTable(tables, 'Sixteen vargas'), 'Lagna');
    expect([rashi, navamsha]).toEqual(['Vir', 'Gem']);
  });

  test('the atmakaraka is Mercury and the darakaraka Venus', () => {
    const { head, rows } = findTable(tables, 'Chara karakas');
    const karakas = Object.fromEntries(head!.map((name, i) => [name, getText(rows[0]![i]!)]));
    expect([karakas['AK'], karakas['DK']]).toEqual(['Mercury', 'Venus']);
  });

  test('a minute of arc is nine days of a Venus dasha at birth', () => {
    // 20 years of 365.25 days over the 800 minutes of a nakshatra are 9.1 days.
    expect(findRow(findTable(tables, 'Conventions'), 'Dasha dates')[1]).toContain('by 9 days');
  });

  test('the conventions say that an almanac with the true node has other dates for Rahu and Ketu', () => {
    expect(findRow(findTable(tables, 'Conventions'), 'Ayanamsa, node')[1]).toMatch(
      /mean node; an almanac with the true node has other dates for Rahu and Ketu/,
    );
  });

  test('the temporary friend of the Sun in Taurus is the Moon in Sagittarius only if within three signs', () => {
    const temporary = findTable(tables, 'Temporary');
    // Counted from Taurus, Sagittarius is the eighth sign, Pisces the eleventh, and Aries the twelfth.
    const [, , moon, , mercury, , , saturn] = findRow(temporary, 'Su');
    expect([moon, mercury, saturn]).toEqual(['−', '+', '+']);
  });
});

describe('tables of many births', () => {
  const people = createPeople(40);

  test('the rows of the ashtakavarga add up to their sums and to 337', () => {
    for (const person of people) {
      const rows = findTable(writeTables(person), 'Ashtakavarga').rows.map((cells) => cells.map(getText));
      const counts = rows.slice(0, 8).map((cells) => cells.slice(1).map(Number));
      for (const [i, count] of counts.entries())
        expect(count.slice(0, 12).reduce((a, b) => a + b, 0)).toBe(i === 7 ? 337 : count[12]);
      expect(counts[7]![12]).toBe(337);
    }
  });

  test('the six parts of shadbala add up to the total in rupas, within rounding', () => {
    for (const person of people) {
      const shadbala = findTable(writeTables(person), 'Shadbala');
      for (const cells of shadbala.rows) {
        const values = cells.slice(1).map((cell) => Number(getText(cell).replace('−', '-')));
        const sum = values.slice(0, 6).reduce((a, b) => a + b, 0);
        expect(Math.abs(sum / 60 - values[6]!)).toBeLessThan(0.02);
      }
    }
  });

  test('the footnote of shadbala names exactly the grahas below their need', () => {
    for (const person of people) {
      const { chart } = createReportInput(person);
      const { grahas } = computeShadbala(chart)!;
      const { footnote } = findTable(writeTables(person), 'Shadbala');
      const named = CLASSICAL_GRAHAS.filter((graha) => footnote!.includes(graha));
      expect(named).toEqual(CLASSICAL_GRAHAS.filter((graha) => grahas[graha].ratio < 1));
    }
  });

  test('a tithi, yoga or karana changes within a minute of its printed end', () => {
    for (const person of people.slice(0, 8)) {
      const { chart } = createReportInput(person);
      for (const limb of ['tithi', 'yoga', 'karana'] as const) {
        const end = Date.parse(findLimbEnd(chart, limb));
        const [before, after] = [-60_000, 60_000].map((ms) => {
          const utc = new Date(end + ms).toISOString();
          return computeChart({ utc, latitude: 20, longitude: 77, isTimeKnown: true }, chart.settings)
            .panchang[limb];
        });
        expect(before).toBe(chart.panchang[limb]);
        expect(after).not.toBe(before);
      }
    }
  });

  test('natural friendship is the same for everybody', () => {
    const tables = people.map((person) =>
      JSON.stringify(findTable(writeTables(person), 'Friendship', 'natural')),
    );
    expect(new Set(tables).size).toBe(1);
  });

  test('no cell and no footnote is empty', () => {
    for (const person of people)
      for (const { rows, footnote } of writeTables(person)) {
        expect(rows.flat().filter((cell) => getText(cell) === '')).toEqual([]);
        expect(footnote).not.toBe('');
      }
  });
});

describe('tables without a birth time', () => {
  const people = createPeople(30).map(removeTime);

  test('they have no ashtakavarga, shadbala, upagrahas or Yogini dasha', () => {
    for (const person of people) {
      const titles = listTitles(writeTables(person));
      for (const title of ['Ashtakavarga', 'Shadbala', 'Upagrahas', 'Yogini dasha', 'Bhava bala'])
        expect(titles).not.toContain(title);
    }
  });

  test('the avakahada chakra has a column for each of four to six padas', () => {
    for (const person of people) {
      const { head, rows } = findTable(writeTables(person), 'Avakahada chakra of the day');
      expect(head!.length - 1).toBeGreaterThanOrEqual(4);
      expect(head!.length - 1).toBeLessThanOrEqual(6);
      for (const cells of rows) expect(cells.length).toBe(head!.length);
    }
  });

  test('the sixtieths of the Moon are left open, and the lagna has no row', () => {
    for (const person of people) {
      const vargas = findTable(writeTables(person), 'Sixteen vargas');
      expect(findRow(vargas, 'Moon').at(-1)).toBe('–');
      expect(findRow(vargas, 'Lagna')).toBeUndefined();
    }
  });
});

describe('tables of a single report', () => {
  test('career has strengths, love has arudhas, and the Moon report the Yogini dasha', () => {
    expect(listTitles(writeTables(ANANYA, careerTablesChapter))).toContain('Shadbala');
    expect(listTitles(writeTables(ANANYA, loveTablesChapter))).toContain('Arudha padas');
    expect(listTitles(writeTables(ANANYA, moonTablesChapter))).toContain('Yogini dasha');
  });

  test('the heading of a selection differs from that of all tables in its summary', () => {
    expect(astrologerHeadings.selection.summary).not.toBe(astrologerHeadings.all.summary);
  });
});
