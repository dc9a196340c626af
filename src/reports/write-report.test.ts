import { describe, expect, test } from 'vitest';
import { ASHA, KABIR, MEHER, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import { moonSigns } from './content/en/moon/moon-sign.ts';
import type { ReportDocument } from './contract.ts';
import { writeReport } from './write-report.ts';

const listPageIds = ({ pages }: ReportDocument) => pages.map(({ id }) => id);

describe('free kundli', () => {
  const document = writeReport({ ...ASHA, product: 'free-kundli' });

  test('chapters are in their order', () => {
    expect(listPageIds(document)).toEqual([
      'summary',
      'contents',
      'birth',
      'charts',
      'grahas',
      'lagna',
      'periods',
      'method',
      'glossary',
      'further-reading',
    ]);
  });

  test('every chapter except the table of contents and the last page is numbered', () => {
    const numbers = document.pages.map(({ chapterNumber }) => chapterNumber);
    expect(numbers).toEqual([1, null, 2, 3, 4, 5, 6, 7, 8, null]);
  });

  test('the date of the report is in Indian time', () => {
    expect(document.order).toEqual({
      id: 'LG-2611-0427',
      edition: 1,
      madeAt: '2026-11-21T03:11:00Z',
      madeOn: '21 November 2026',
    });
  });
});

describe('janam kundli', () => {
  const document = writeReport(ASHA);

  test('chapters are in their order', () => {
    expect(listPageIds(document)).toEqual([
      'answers',
      'contents',
      'summary',
      'birth',
      'charts',
      'grahas',
      'lagna',
      'moon',
      'nakshatra',
      'nine-grahas',
      'life-areas',
      'yogas',
      'verdicts',
      'doshas',
      'periods',
      'sub-periods',
      'period-table',
      'sade-sati',
      'remedies',
      'chalit',
      'astrologer',
      'method',
      'glossary',
      'closing',
    ]);
  });

  test('writing a report twice gives the same document', () => {
    expect(writeReport(structuredClone(ASHA))).toEqual(document);
  });

  test('the document is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('the current antardasha is marked', () => {
    const periods = document.pages.find((page) => page.kind === 'periods')!;
    expect(periods.antar.mahaLord).toBe('Rahu');
    expect(periods.antar.rows.filter(({ isCurrent }) => isCurrent).map(({ lord }) => lord)).toEqual([
      'Saturn',
    ]);
  });

  test('the period table has a cell for each of the 81 antardashas', () => {
    const table = document.pages.find((page) => page.id === 'period-table')!;
    const rows = table.kind === 'table' ? table.tables.flatMap(({ rows }) => rows) : [];
    expect(rows.flat()).toHaveLength(81);
  });

  test('free remedies come first and the gem last', () => {
    const page = document.pages.find(({ kind }) => kind === 'remedies')!;
    const costs = page.kind === 'remedies' ? page.remedies.map(({ cost }) => cost) : [];
    expect(costs[0]).toBe('Free');
    expect(costs.at(-1)).toBe('Optional');
  });

  test('every term of the glossary occurs in the report', () => {
    const glossary = document.pages.find((page) => page.kind === 'glossary')!;
    const printed = listPrintedStrings(document.pages.filter((page) => page.kind !== 'glossary'))
      .join(' ')
      .toLowerCase();
    for (const { word } of glossary.terms) {
      expect(
        word
          .toLowerCase()
          .split(', ')
          .some((spelling) => printed.includes(spelling)),
        word,
      ).toBe(true);
    }
  });
});

describe('reports of two people', () => {
  const inputs = { asha: ASHA, kabir: createReportInput(KABIR), meher: createReportInput(MEHER) };
  const texts = Object.values(inputs).map(
    (input) => new Set(listStatements(writeReport(input)).map(({ text }) => text)),
  );

  test.each([
    [0, 1],
    [0, 2],
    [1, 2],
  ])('two reports share less than half of their statements (%i, %i)', (a, b) => {
    const shared = [...texts[a]!].filter((text) => texts[b]!.has(text));
    expect(shared.length).toBeLessThan(Math.min(texts[a]!.size, texts[b]!.size) / 2);
  });
});

describe('janam kundli for an unknown birth time', () => {
  const document = writeReport(createReportInput(removeTime(KABIR)));

  test('chapters that need a birth time are omitted', () => {
    expect(listPageIds(document)).toEqual([
      'answers',
      'contents',
      'summary',
      'birth',
      'charts',
      'grahas',
      'possible-lagnas',
      'moon',
      'nakshatra',
      'nine-grahas',
      'moon-and-sun',
      'yogas',
      'verdicts',
      'doshas',
      'periods',
      'sade-sati',
      'remedies',
      'astrologer',
      'method',
      'glossary',
      'closing',
    ]);
  });

  test('no statement is about the lagna or a house, but in the two chapters that compare possible ones', () => {
    const pages = document.pages.filter(({ id }) => !['possible-lagnas', 'moon-and-sun'].includes(id));
    const statements = listStatements({ ...document, pages })
      .map(({ text, because }) => `${text} ${because}`)
      .join('\n');
    expect(statements).not.toMatch(
      /lagna|rising|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house/i,
    );
  });

  test('only the Moon chart is drawn', () => {
    const charts = document.pages.find((page) => page.kind === 'charts')!;
    expect(Object.keys(charts.captions)).toEqual(['moon', 'otherStyles']);
  });

  test('every mahadasha has an earliest and a latest date', () => {
    const periods = document.pages.find(({ id }) => id === 'periods')!;
    expect(periods.kind === 'table' && periods.tables[0]!.rows).toHaveLength(9);
  });

  test('both Moon signs are described if the Moon changed its sign that day', () => {
    const input = createReportInput(removeTime({ ...KABIR, date: '1988-11-25' }));
    const moon = writeReport(input).pages.find(({ id }) => id === 'moon')!;
    const titles = moon.kind === 'essay' ? moon.parts.map(({ title }) => title) : [];
    expect(
      titles.filter((title) => /^If you were born (before|after) .*: Moon in /.test(title)),
    ).toHaveLength(2);
    const noonText = moonSigns[input.chart.grahas.Moon.sign - 1]!.leadEnding;
    expect(moon.kind === 'essay' && moon.lead.includes(noonText)).toBe(false);
  });

  test('the periods have a table for each nakshatra if it changed that day', () => {
    const input = createReportInput(removeTime(MEHER));
    const periods = writeReport(input).pages.find(({ id }) => id === 'periods')!;
    expect(periods.kind === 'table' && periods.tables).toHaveLength(2);
  });
});

describe('report for an age over 120 years', () => {
  test('the summary says that the cycle of periods is complete', () => {
    const input = createReportInput({ ...KABIR, date: '1902-03-01' });
    const summary = writeReport(input).pages.find((page) => page.kind === 'summary')!;
    expect(summary.now?.title).toBe('Now: a full round');
    expect(summary.dates).toEqual([]);
  });
});
