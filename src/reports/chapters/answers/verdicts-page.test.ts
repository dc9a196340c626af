/** Sade Sati and Manglik with yes or no, for charts worked by hand. */
import { describe, expect, test } from 'vitest';
import { childManglikVerdicts, childManglikWithoutTime } from '#src/reports/content/en/answers/verdicts.ts';
import { manglikVerdicts } from '#src/reports/content/en/doshas/manglik.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import type { VerdictsPage } from '#src/reports/contract-answers.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { ASHA, PLACES, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { verdictsChapter } from './verdicts-page.ts';

function listVerdicts(context: ReportContext): VerdictsPage['verdicts'] {
  const page = writeChapter(verdictsChapter, context)!;
  if (page.kind !== 'verdicts') throw new Error('Not a page of verdicts.');
  return page.verdicts;
}

const getManglik = (positions: ChartPositions) =>
  listVerdicts(createContext({ ...ASHA, chart: createChart(positions) })).at(-1)!;

describe('Asha Rao', () => {
  const [sadeSati, manglik] = listVerdicts(createContext(ASHA));

  test('has no Sade Sati: the last one ended in January 2023, the coming one is at 47', () => {
    expect(sadeSati!.verdict).toBe('No');
    expect(sadeSati!.statement.text).toMatch(
      /ended on 1\d January 2023\. .+ December 2043, when you are 47\.$/,
    );
    expect(sadeSati!.figure?.kind).toBe('timeline');
  });

  test('reads of the small visit of Saturn in the 4th from her Moon', () => {
    expect(sadeSati!.notes.map(({ text }) => text).join()).toContain('Kantaka');
  });

  test('has one count of Mars, from Venus, and the rule that cancels it', () => {
    expect(manglik!.verdict).toBe('No');
    expect(manglik!.table!.rows).toEqual([
      ['Lagna, Virgo', 'the 9th', 'No', 'Nothing to cancel'],
      ['Moon, Sagittarius', 'the 6th', 'No', 'Nothing to cancel'],
      ['Venus, Gemini', 'the 12th', 'Yes, cancelled', 'Cancelled: Twelfth place in a sign of Venus'],
    ]);
  });
});

describe('Manglik', () => {
  test('is no if Mars is the 9th, the 5th and the 3rd', () => {
    const positions = { lagna: 'Aries', Moon: 'Leo', Venus: 'Libra', Mars: 'Sagittarius' };
    const { verdict, statement, table } = getManglik(positions);
    expect(verdict).toBe('No');
    expect(statement.text).toBe(manglikVerdicts.none);
    expect(table!.rows.map(([, place, counts]) => [place, counts])).toEqual([
      ['the 9th', 'No'],
      ['the 5th', 'No'],
      ['the 3rd', 'No'],
    ]);
  });

  test('is yes if Mars in Gemini is the 7th from the lagna, and only its enemy’s sign softens it', () => {
    const { verdict, statement, table } = getManglik({
      lagna: 'Sagittarius',
      Sun: 'Libra',
      Moon: 'Capricorn',
      Mars: 'Gemini',
      Jupiter: 'Taurus',
      Venus: 'Scorpio',
      Saturn: 'Taurus',
    });
    expect(verdict).toBe('Yes');
    expect(statement.text).toBe(manglikVerdicts.seconded);
    expect(table!.rows.map(([, ...cells]) => cells)).toEqual([
      ['the 7th', 'Yes', 'Softened: Mars retrograde, combust or weak by sign'],
      ['the 6th', 'No', 'Nothing to cancel'],
      ['the 8th', 'Yes', 'Softened: Mars retrograde, combust or weak by sign'],
    ]);
  });

  test('is answered for a child without a word on marriage', () => {
    const child = createReportInput({ name: 'Ravi', date: '2016-05-01', time: '10:20', place: PLACES[0] });
    const { statement } = listVerdicts(createContext(child)).at(-1)!;
    expect(Object.values(childManglikVerdicts)).toContain(statement.text);
    expect(statement.text).not.toMatch(/marri|partner|match/);
  });
});

describe('an unknown birth time', () => {
  const contexts = createPeople(60).map((birth) => createContext(createReportInput(removeTime(birth))));

  test('has no count from the lagna', () => {
    const rows = contexts.flatMap((context) => listVerdicts(context).at(-1)!.table!.rows);
    expect(rows.filter(([origin]) => origin!.startsWith('Lagna'))).toEqual([]);
  });

  test('leaves Manglik open instead of answering no, since the count from the lagna is missing', () => {
    const verdicts = contexts.map((context) => listVerdicts(context).at(-1)!.verdict);
    expect(verdicts).not.toContain('No');
    expect(verdicts).toContain('Open');
  });

  test('states for the family of a child that the main count is open', () => {
    const births = Array.from({ length: 12 }, (_, i) => ({
      name: 'Ravi',
      date: `2016-${String(i + 1).padStart(2, '0')}-05`,
      place: PLACES[0],
    }));
    const open = births
      .map((birth) => listVerdicts(createContext(createReportInput(birth))).at(-1)!)
      .filter(({ verdict, statement }) => verdict === 'Open' && !statement.text.startsWith('With the Moon'));
    expect(open.length).toBeGreaterThan(0);
    expect(new Set(open.map(({ statement }) => statement.text))).toEqual(new Set([childManglikWithoutTime]));
  });

  test('has one verdict on Sade Sati for each possible Moon sign', () => {
    for (const context of contexts) {
      const { earliest, latest } = context.dayRange!;
      const moonSigns = new Set([earliest.grahas.Moon.sign, latest.grahas.Moon.sign]);
      const verdicts = listVerdicts(context);
      expect(verdicts).toHaveLength(moonSigns.size + 1);
      expect(new Set(verdicts.map(({ question }) => question)).size).toBe(verdicts.length);
    }
  });
});
