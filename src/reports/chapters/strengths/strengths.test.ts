import { beforeAll, describe, expect, test } from 'vitest';
import { computeAshtakavarga } from '#src/astrology/ashtakavarga/ashtakavarga.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { computeShadbala } from '#src/astrology/shadbala/shadbala.ts';
import { writeChapter, type TableDraft } from '#src/reports/context/chapter.ts';
import * as texts from '#src/reports/content/en/strengths/strengths.ts';
import { judgeCondition } from '#src/reports/facts/graha-condition.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { ASHA, KABIR, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { strengthsChapter } from './strengths.ts';

function writePage(context: ReportContext): TableDraft {
  const page = writeChapter(strengthsChapter, context)!;
  if (page.kind !== 'table') throw new Error('Not a table page.');
  return page;
}

/** Many births, because some grahas are rarely the weakest of the seven, and Saturn and Jupiter are in one sign on the date of the reports. */
const PEOPLE_COUNT = 400;
let people: { context: ReportContext; page: TableDraft }[];
beforeAll(() => {
  people = createPeople(PEOPLE_COUNT).map((birth) => {
    const context = createContext(createReportInput(birth));
    return { context, page: writePage(context) };
  });
});

describe('statements on strengths', () => {
  const textsBySubject: Record<string, readonly string[]> = {
    'the strongest house': texts.strongestHouse,
    'the weakest house': texts.weakestHouse,
    'the strongest graha': Object.values(texts.strongestGraha),
    'the weakest graha': Object.values(texts.weakestGraha),
    'a count that contradicts the sign': [
      texts.strongYetLow,
      texts.strongYetMiddling,
      texts.weakYetHigh,
      texts.weakYetMiddling,
    ],
    'a lord that contradicts the points of its house': [
      texts.mostPointsWeakLord,
      texts.fewestPointsStrongLord,
    ],
    'transits of Jupiter and Saturn': Object.values(texts.transitBindus).flatMap((texts) =>
      Object.values(texts),
    ),
  };

  test.each(Object.keys(textsBySubject))('every text on %s is used', (subject) => {
    const printed = new Set(people.flatMap(({ page }) => page.statements.map(({ text }) => text)));
    expect(textsBySubject[subject]!.filter((text) => !printed.has(text))).toEqual([]);
  });

  test('every statement has true facts', () => {
    const untrue = people.flatMap(({ context, page }) =>
      page.statements.flatMap(({ facts = [] }) => facts).filter((fact) => !isFactTrue(fact, context)),
    );
    expect(untrue).toEqual([]);
  });

  test('the highest and lowest bindus are named', () => {
    for (const { context, page } of people) {
      const counts = computeAshtakavarga(context.chart)!.sarvaByHouse;
      expect(page.statements[0]!.because).toContain(` ${Math.max(...counts)} bindus`);
      const ofFewest = page.statements.find(({ because }) => because.includes('no house has fewer'))!;
      expect(ofFewest.because).toContain(` ${Math.min(...counts)} bindus`);
    }
  });

  test('only a graha in strong condition is called well placed, and only one in weak condition little supported', () => {
    for (const { context, page } of people)
      for (const [text, condition] of [
        [texts.weakYetHigh, 'strong'],
        [texts.strongYetLow, 'weak'],
      ] as const) {
        const index = page.statements.findIndex((statement) => statement.text === text);
        if (index < 0) continue;
        const { grahas } = computeShadbala(context.chart)!;
        const rank = condition === 'strong' ? CLASSICAL_GRAHAS.length : 1;
        const graha = CLASSICAL_GRAHAS.find((candidate) => grahas[candidate].rank === rank)!;
        expect(judgeCondition(context.chart, graha).condition).toBe(condition);
      }
  });

  test('no sentence occurs twice', () => {
    for (const { page } of people) {
      const sentences = page.statements.flatMap(({ text, because }) => [text, because]);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
});

describe('figures', () => {
  const context = createContext(ASHA);
  const { figures, tables } = writePage(context);
  const findFigure = (kind: string) => figures!.find((candidate) => candidate.kind === kind)!;

  test('the bars of the houses add up to 337 bindus', () => {
    const bars = findFigure('bars');
    const values = bars.kind === 'bars' ? bars.bars.map(({ value }) => value) : [];
    expect(values).toEqual(computeAshtakavarga(context.chart)!.sarvaByHouse);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(337);
  });

  test('each graha is compared with its required strength', () => {
    const targetBars = findFigure('targetBars');
    const { grahas } = computeShadbala(context.chart)!;
    const bars = targetBars.kind === 'targetBars' ? targetBars.bars : [];
    expect(bars.map(({ label, needed }) => [label, needed])).toEqual(
      CLASSICAL_GRAHAS.map((graha) => [graha, grahas[graha].required]),
    );
    bars.forEach(({ value }, i) => expect(value).toBeCloseTo(grahas[CLASSICAL_GRAHAS[i]!].rupas, 2));
  });

  test('the table of the six strengths gives the highest dig bala', () => {
    const digRow = tables[0]!.rows.find(([name]) => name === texts.balaTexts.dig.name);
    const { grahas } = computeShadbala(context.chart)!;
    const highestDigBala = Math.max(...CLASSICAL_GRAHAS.map((graha) => grahas[graha].dig));
    expect(tables[0]!.rows).toHaveLength(6);
    expect(digRow!.at(-2)).toMatch(new RegExp(`\u00a0${Math.round(highestDigBala)}$`));
  });
});

test('the chapter on strengths is omitted for an unknown birth time', () => {
  expect(writeChapter(strengthsChapter, createContext(createReportInput(removeTime(KABIR))))).toBeNull();
});
