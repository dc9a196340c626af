/** The nine taras, counted from one birth nakshatra or from several, and the calendar. */
import { beforeAll, describe, expect, test } from 'vitest';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import { createPeople, createReportInput, removeTime, setYears } from '#src/testing/fixtures/people.ts';
import { taras } from '#src/reports/content/en/moon/tara.ts';
import { taraDayByLord } from '#src/reports/content/en/moon/tara-by-lord.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { listDescribedNakshatras } from '#src/reports/facts/nakshatras-of-day.ts';
import { createContext, type ReportInput } from '#src/reports/context/report-context.ts';
import { formatGraha, getNakshatraName } from '#src/reports/text/phrases.ts';
import { writeReportOf, type WrittenReport } from '#src/testing/reports/report-assertions.ts';
import { listNakshatrasOfTara } from './tara.ts';

type MoonReport = WrittenReport & { birthNakshatraCount: number };
let reportsWithTime: MoonReport[];
let reportsWithoutTime: MoonReport[];

/** 1 for a known birth time. */
function countBirthNakshatras(input: ReportInput): number {
  const context = createContext(input);
  return context.isTimeKnown ? 1 : listDescribedNakshatras(context).length;
}

beforeAll(() => {
  // Of 19 to 38 years: other readers have other sentences in some of the texts.
  const births = setYears(createPeople(140), (i) => 1988 + (i % 20));
  const writeMoonReport = (input: ReportInput): MoonReport => ({
    ...writeReportOf(input),
    birthNakshatraCount: countBirthNakshatras(input),
  });
  reportsWithTime = births.map((birth) => writeMoonReport(createReportInput(birth, 'moon-and-nakshatra')));
  reportsWithoutTime = births
    .slice(0, 60)
    .map((birth) => writeMoonReport(createReportInput(removeTime(birth), 'moon-and-nakshatra')));
});

function getTable(document: ReportDocument, id: string) {
  const page = document.pages.find((page) => page.id === id)!;
  if (page.kind !== 'table') throw new Error(`${id} is a ${page.kind}`);
  return page.tables[0]!;
}

describe('nine taras', () => {
  test('the taras begin with the birth nakshatra and contain each of the 27 nakshatras once', () => {
    for (const nakshatra of NAKSHATRAS.keys()) {
      const nakshatras = Array.from({ length: 9 }, (_, i) => listNakshatrasOfTara(nakshatra + 1, i)).flat();
      expect(nakshatras[0]).toBe(nakshatra + 1);
      expect(new Set(nakshatras).size).toBe(27);
    }
  });

  test('a known birth nakshatra has a text for each tara by the lord of its three nakshatras', () => {
    const texts = new Set<string>();
    for (const { input, document } of reportsWithTime) {
      const { rows } = getTable(document, 'tara');
      rows.forEach(([, text, because], i) => {
        const nakshatras = listNakshatrasOfTara(input.chart.grahas.Moon.nakshatra, i);
        const lords = new Set(nakshatras.map((nakshatra) => NAKSHATRAS[nakshatra - 1]!.lord));
        expect(lords.size).toBe(1);
        expect(text).toBe(taraDayByLord[i]![[...lords][0]!]);
        expect(because).toContain(`stars of ${formatGraha([...lords][0]!)}`);
        texts.add(text!);
      });
    }
    expect(texts.size).toBe(81);
  });

  test('the texts of the taras are general only if several birth nakshatras are possible', () => {
    for (const { birthNakshatraCount, document } of reportsWithoutTime) {
      const texts = getTable(document, 'tara').rows.map(([, text]) => text);
      const generalTexts = taras.map((tara) => tara.day);
      expect(JSON.stringify(texts) === JSON.stringify(generalTexts)).toBe(birthNakshatraCount > 1);
    }
  });

  test('each coming day has the tara of its nakshatra', () => {
    for (const { input, document } of reportsWithTime.slice(0, 60)) {
      const taraByNakshatra = new Map<string, string | undefined>(
        getTable(document, 'tara').rows.flatMap(([name, , because]) =>
          NAKSHATRAS.filter((nakshatra) => because!.split(/ is in |, | or /).includes(nakshatra.name)).map(
            (nakshatra) => [nakshatra.name, name] as const,
          ),
        ),
      );
      expect(taraByNakshatra.size).toBe(27);
      expect(taraByNakshatra.get(getNakshatraName(input.chart.grahas.Moon.nakshatra))).toContain('Janma');
      for (const row of getTable(document, 'moon-calendar').rows)
        for (const [nakshatra, tara] of [
          [row[1]!, row[2]!],
          [row[4]!, row[5]!],
        ])
          if (nakshatra !== '·') expect(taraByNakshatra.get(nakshatra!)).toContain(tara);
    }
  });

  test('for an unknown birth time taras are counted from each nakshatra of two hours or more', () => {
    for (const { birthNakshatraCount, document } of reportsWithoutTime) {
      const first = getTable(document, 'moon-calendar').rows[0]![2]!;
      expect(first.includes(', ')).toBe(birthNakshatraCount > 1);
    }
  });
});
