import { describe, expect, test } from 'vitest';
import { ASHA, KABIR, MEHER, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import { moonSigns } from './content/en/moon/moon-sign.ts';
import type { ReportDocument } from './contract.ts';
import { writeReport } from './write-report.ts';

const listPageIds = ({ pages }: ReportDocument) => pages.map(({ id }) => id);

describe('a free kundli', () => {
  const document = writeReport({ ...ASHA, product: 'free-kundli' });

  test('has its chapters in order', () => {
    expect(listPageIds(document)).toEqual([
      'minute',
      'contents',
      'birth',
      'charts',
      'grahas',
      'lagna',
      'periods',
      'method',
      'words',
    ]);
  });

  test('numbers every chapter but the contents', () => {
    expect(document.pages.map(({ number }) => number)).toEqual([1, null, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('says on what day it was made, in Indian time', () => {
    expect(document.order).toEqual({
      id: 'LG-2611-0427',
      edition: 1,
      madeAt: '2026-11-21T03:11:00Z',
      madeOn: '21 November 2026',
    });
  });
});

describe('a janam kundli', () => {
  const document = writeReport(ASHA);

  test('has its chapters in order', () => {
    expect(listPageIds(document)).toEqual([
      'minute',
      'contents',
      'birth',
      'charts',
      'grahas',
      'lagna',
      'moon',
      'nakshatra',
      'nine-grahas',
      'areas',
      'yogas',
      'doshas',
      'periods',
      'period-table',
      'sade-sati',
      'remedies',
      'method',
      'words',
    ]);
  });

  test('is the same document when it is written again', () => {
    expect(writeReport(structuredClone(ASHA))).toEqual(document);
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('marks the antardasha that is running when it is made', () => {
    const periods = document.pages.find((page) => page.kind === 'periods')!;
    expect(periods.antar.mahaLord).toBe('Rahu');
    expect(periods.antar.rows.filter(({ current }) => current).map(({ lord }) => lord)).toEqual(['Saturn']);
  });

  test('dates all eighty-one antardashas', () => {
    const table = document.pages.find((page) => page.id === 'period-table')!;
    const rows = table.kind === 'table' ? table.tables.flatMap(({ rows }) => rows) : [];
    expect(rows.flat()).toHaveLength(81);
  });

  test('puts free remedies first and the gem last', () => {
    const page = document.pages.find(({ kind }) => kind === 'remedies')!;
    const costs = page.kind === 'remedies' ? page.remedies.map(({ cost }) => cost) : [];
    expect(costs[0]).toBe('Free');
    expect(costs.at(-1)).toBe('Optional');
  });

  test('explains the words that occur in it and no others', () => {
    const words = document.pages.find((page) => page.kind === 'glossary')!;
    const printed = listPrintedStrings(document.pages.filter((page) => page.kind !== 'glossary'))
      .join(' ')
      .toLowerCase();
    for (const { word } of words.terms) {
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

describe('two people', () => {
  const cast = { asha: ASHA, kabir: reportInput(KABIR), meher: reportInput(MEHER) };
  const texts = Object.values(cast).map(
    (input) => new Set(listStatements(writeReport(input)).map(({ text }) => text)),
  );

  test.each([
    [0, 1],
    [0, 2],
    [1, 2],
  ])('share less than half of their statements (%i, %i)', (a, b) => {
    const shared = [...texts[a]!].filter((text) => texts[b]!.has(text));
    expect(shared.length).toBeLessThan(Math.min(texts[a]!.size, texts[b]!.size) / 2);
  });
});

describe('an unknown birth time', () => {
  const document = writeReport(reportInput(withoutTime(KABIR)));

  test('leaves out the chapters that need an hour', () => {
    expect(listPageIds(document)).toEqual([
      'minute',
      'contents',
      'birth',
      'charts',
      'grahas',
      'moon',
      'nakshatra',
      'nine-grahas',
      'doshas',
      'periods',
      'sade-sati',
      'remedies',
      'method',
      'words',
    ]);
  });

  test('makes no statement about the lagna or a house', () => {
    const statements = listStatements(document)
      .map(({ text, because }) => `${text} ${because}`)
      .join('\n');
    expect(statements).not.toMatch(
      /lagna|rising|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house/i,
    );
  });

  test('draws the Moon chart alone', () => {
    const charts = document.pages.find((page) => page.kind === 'charts')!;
    expect(Object.keys(charts.captions)).toEqual(['moon', 'others']);
  });

  test('gives every great period a first and a last possible day', () => {
    const periods = document.pages.find(({ id }) => id === 'periods')!;
    expect(periods.kind === 'table' && periods.tables[0]!.rows).toHaveLength(9);
  });

  test('tells both Moon signs when the Moon changed signs that day', () => {
    const input = reportInput(withoutTime({ ...KABIR, date: '1988-11-25' }));
    const moon = writeReport(input).pages.find(({ id }) => id === 'moon')!;
    const titles = moon.kind === 'essay' ? moon.parts.map(({ title }) => title) : [];
    expect(titles.filter((title) => title.startsWith('If the Moon was in'))).toHaveLength(2);
    const noon = moonSigns[input.chart.grahas.Moon.sign - 1]!.leadEnding;
    expect(moon.kind === 'essay' && moon.lead.includes(noon)).toBe(false);
  });

  test('puts the order of both stars in the periods when the star changed', () => {
    const input = reportInput(withoutTime(MEHER));
    const periods = writeReport(input).pages.find(({ id }) => id === 'periods')!;
    expect(periods.kind === 'table' && periods.tables).toHaveLength(2);
  });
});

describe('a long life', () => {
  test('is told gently that the round of periods is complete', () => {
    const input = reportInput({ ...KABIR, date: '1902-03-01' });
    const minute = writeReport(input).pages.find((page) => page.kind === 'summary')!;
    expect(minute.now?.title).toBe('Now: a full round');
    expect(minute.dates).toEqual([]);
  });
});
