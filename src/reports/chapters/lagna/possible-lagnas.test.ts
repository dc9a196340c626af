import { describe, expect, it } from 'vitest';
import type { ProductKey } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createReportInput, PLACES, type FictitiousPerson } from '#src/testing/fixtures/people.ts';

/** Sun in Pisces, Moon, Jupiter and Venus in Aries, Mars and Saturn in Sagittarius; sunrise at 6:12 am. */
const KAVITA: FictitiousPerson = { name: 'Kavita Nair', date: '1988-03-21', place: PLACES[1] };

function writePage(product: ProductKey, person = KAVITA) {
  const page = writeReport(createReportInput(person, product)).pages.find(
    ({ id }) => id === 'possible-lagnas',
  );
  return page?.kind === 'table' ? page : undefined;
}
const getTable = (product: ProductKey, person = KAVITA) => writePage(product, person)!.tables[0]!;
const findRow = (product: ProductKey, lagna: string) =>
  getTable(product).rows.find((row) => row[2] === lagna)!;
const listTexts = (product: ProductKey, person = KAVITA) =>
  writePage(product, person)!.statements.map(({ text }) => text);

describe('the possible lagnas of a day without a birth time', () => {
  it('are not printed when the birth time is known', () => {
    expect(writePage('janam-kundli', { ...KAVITA, time: '10:20' })).toBeUndefined();
  });

  it('name the part of the day: the Sun rises with its own sign', () => {
    expect(findRow('janam-kundli', 'Pisces')[1]).toBe('about sunrise');
    expect(findRow('janam-kundli', 'Gemini')[1]).toBe('midday');
    expect(getTable('janam-kundli').rows[0]![0]).toMatch(/^midnight to /);
  });

  // From Scorpio, Mars in Sagittarius is in the 2nd house; from Pisces in the 10th.
  it('say in the Janam Kundli where the lord is and whether Mars counts', () => {
    expect(findRow('janam-kundli', 'Scorpio').slice(3)).toEqual([
      'Mars, 2nd',
      'Serious, private, strong-willed',
      '2nd, yes',
    ]);
    expect(findRow('janam-kundli', 'Pisces').at(-1)).toBe('10th, no');
  });

  it('say in Love & Marriage which sign and grahas are in the seventh house', () => {
    expect(findRow('love-marriage', 'Libra')[3]).toBe('Aries, with the Moon, Jupiter and Venus');
    expect(findRow('love-marriage', 'Scorpio')[3]).toBe('Taurus');
  });

  it('say in Career & Wealth which sign and grahas are in the tenth house', () => {
    expect(findRow('career-wealth', 'Pisces')[3]).toBe('Sagittarius, with Mars and Saturn');
  });

  it('have one reading for each lagna, and none twice', () => {
    for (const product of ['janam-kundli', 'love-marriage', 'career-wealth'] as const) {
      const readings = listTexts(product).filter((text) => /^If [A-Z]\w+ rises/.test(text));
      expect(new Set(readings).size).toBe(12);
    }
    expect(listTexts('life-blueprint').join('\n')).toContain('If Scorpio or Pisces rises');
  });

  it('do not speak of Manglik to a child or to a person of 70', () => {
    for (const date of ['2016-03-21', '1956-03-21']) {
      expect(getTable('janam-kundli', { ...KAVITA, date }).head).not.toContain('Mars, Manglik');
      expect(listTexts('janam-kundli', { ...KAVITA, date }).join('\n')).not.toMatch(/Manglik|marriage/);
    }
  });
});
