import { describe, expect, test } from 'vitest';
import { computeBhavaChalit } from '#src/astrology/cusps/bhava-chalit.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import type { ReferencePage } from '#src/reports/contract-answers.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import {
  createPeople,
  createReportInput,
  type FictitiousPerson,
  PLACES,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { chalitChapter } from './chalit.ts';

const ANANYA: FictitiousPerson = { name: 'Ananya', date: '1996-06-04', time: '14:30', place: PLACES[0] };

function writePage(person: FictitiousPerson): Omit<ReferencePage, 'chapterNumber'> {
  const page = writeChapter(chalitChapter, createContext(createReportInput(person)));
  if (page?.kind !== 'reference') throw new Error('Not a page of tables.');
  return page;
}

describe('bhava chalit of 4 June 1996, 2:30 pm, in Kota', () => {
  const { charts, groups, statements } = writePage(ANANYA);

  test('Mars goes from the ninth house to the eighth and Venus from the tenth to the ninth', () => {
    const [bySign, byCusp] = charts!;
    expect(bySign!.framedGrahas).toBeUndefined();
    expect(byCusp!.framedGrahas).toEqual(['Mars', 'Venus']);
    expect(byCusp!.caption).toContain('Mars goes from 9 to 8, Venus goes from 10 to 9');
    // With Virgo rising the eighth house is Aries and the ninth Taurus.
    expect([byCusp!.signs!.grahas.Mars, byCusp!.signs!.grahas.Venus]).toEqual([1, 2]);
  });

  test('the note on abbreviations names a sign whose name is longer than three letters', () => {
    const priya = { ...ANANYA, name: 'Priya', date: '2002-08-17', time: '07:42' };
    for (const person of [ANANYA, priya])
      expect(writePage(person).groups[0]![0]!.footnote).toMatch(
        /^Three letters name the sign: Vir is Virgo\./,
      );
  });

  test('the first house begins at 3°48′ of Virgo and has the lagna, 18°46′, in its middle', () => {
    const [cusps] = groups[0]!;
    expect(cusps!.rows[0]).toEqual(['1', 'Vir 3°48′', { text: 'Vir 18°46′', tone: 'strong' }, 'Ra']);
  });

  test('arudha lagna and upapada are in Scorpio, the third house', () => {
    const [, arudhas] = groups[0]!;
    const places = arudhas!.rows.map((cells) =>
      cells.map((cell) => (typeof cell === 'string' ? cell : cell.text)),
    );
    expect([places[0], places.at(-1)]).toEqual([
      ['A1, AL', 'Sco', '3'],
      ['A12, UL', 'Sco', '3'],
    ]);
  });

  test('the statement names both grahas and the degrees of the cusps', () => {
    expect(statements[0]!.text).toContain('Mars and Venus are in other houses by cusp.');
    expect(statements[0]!.because).toContain('3°53′ in Taurus');
  });
});

describe('bhava chalit of many births', () => {
  const people = createPeople(120);

  test('exactly the grahas that change their house are framed and have a star', () => {
    for (const person of people) {
      const { charts, groups } = writePage(person);
      const changes = computeBhavaChalit(createReportInput(person).chart)!.changes;
      expect(charts![1]!.framedGrahas).toEqual(changes.map(({ graha }) => graha));
      const stars = JSON.stringify(groups[0]![0]!.rows).match(/\*/g) ?? [];
      expect(stars).toHaveLength(changes.length);
    }
  });

  test('a chart in which no graha changes its house has an introduction and no statement', () => {
    const pages = people.map(writePage);
    const unchanged = pages.filter(({ charts }) => charts![1]!.framedGrahas!.length === 0);
    expect(unchanged.length).toBeGreaterThan(0);
    for (const { intro, statements, charts } of unchanged) {
      expect(intro).toContain('every graha stays');
      expect(statements).toEqual([]);
      expect(charts![1]!.caption).toContain('No graha is framed');
    }
    for (const { intro, statements } of pages.filter((page) => !unchanged.includes(page)))
      expect([intro, statements.length]).toEqual([undefined, 1]);
  });

  test('every statement has true facts and a mark', () => {
    for (const person of people) {
      const context = createContext(createReportInput(person));
      for (const { facts = [], certainty } of writePage(person).statements) {
        expect(facts.filter((fact) => !isFactTrue(fact, context))).toEqual([]);
        expect(certainty).toBeDefined();
      }
    }
  });

  test('without a birth time there is no chalit', () => {
    expect(writeChapter(chalitChapter, createContext(createReportInput(removeTime(ANANYA))))).toBeNull();
  });
});
