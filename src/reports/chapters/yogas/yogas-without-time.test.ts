/** Yogas for an unknown birth time are those that hold without a lagna. */
import { describe, expect, test } from 'vitest';
import { judgeYogas } from '#src/astrology/yogas/judge-yogas.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import {
  createContext,
  listPossibleCharts,
  type ReportContext,
} from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { getYogaName } from '#src/reports/text/yoga-phrases.ts';
import { yogasChapter } from './yogas.ts';

const contexts = createPeople(60).map(({ time: _, ...person }) => createContext(createReportInput(person)));

function writePage(context: ReportContext) {
  const page = writeChapter(yogasChapter, context);
  return page?.kind === 'table' ? page : null;
}

const listNames = (context: ReportContext, chart = context.chart): string[] =>
  judgeYogas(chart)
    .filter(({ verdict }) => verdict.isPresent)
    .map(({ yoga }) => getYogaName(yoga.key));

describe('yogas without a birth time', () => {
  test('every yoga that needs no lagna has a statement on a day of one Moon sign', () => {
    const days = contexts.filter(hasOneMoonSign);
    expect(days.length).toBeGreaterThan(10);
    for (const context of days)
      expect(writePage(context)?.statements.map(({ text }) => text.split('. ')[0]) ?? []).toEqual(
        listNames(context),
      );
  });

  test('a yoga of one of two Moon signs names the sign, and a yoga of both does not', () => {
    const days = contexts.filter((context) => !hasOneMoonSign(context));
    expect(days.length).toBeGreaterThan(3);
    const texts = days.flatMap((context) => writePage(context)?.statements ?? []).map(({ text }) => text);
    expect(texts.some((text) => text.startsWith('If your Moon was in '))).toBe(true);
    expect(texts.some((text) => text.startsWith('Budha Aditya. '))).toBe(true);
  });

  test('the table names only yogas that are absent at every hour', () => {
    for (const context of contexts) {
      const absent = writePage(context)?.tables[0]?.rows.map(([name]) => name) ?? [];
      const present = listPossibleCharts(context as never).flatMap((chart) => listNames(context, chart));
      expect(absent.filter((name) => present.includes(name!))).toEqual([]);
    }
  });
});
