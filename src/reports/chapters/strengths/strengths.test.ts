import { beforeAll, describe, expect, test } from 'vitest';
import { computeAshtakavarga } from '#src/astrology/ashtakavarga/ashtakavarga.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { computeShadbala } from '#src/astrology/shadbala/shadbala.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import * as texts from '#src/reports/content/en/strengths/strengths.ts';
import type { TablePage } from '#src/reports/contract.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { ASHA, KABIR, createBirths, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { strengthsChapter } from './strengths.ts';

type Written = Omit<TablePage, 'number'>;

function written(context: ReportContext): Written {
  const page = writeChapter(strengthsChapter, context)!;
  if (page.kind !== 'table') throw new Error('Not a table page.');
  return page;
}

/** Some grahas are seldom the last of the seven. */
const PEOPLE = 400;
let people: { reading: ReportContext; page: Written }[];
beforeAll(() => {
  people = createBirths(PEOPLE).map((born) => {
    const context = createContext(reportInput(born));
    return { reading: context, page: written(context) };
  });
}, 60_000);

describe('what is said', () => {
  const sets: Record<string, readonly string[]> = {
    'the strongest house': texts.strongestHouse,
    'the weakest house': texts.weakestHouse,
    'the strongest graha': Object.values(texts.strongestGraha),
    'the weakest graha': Object.values(texts.weakestGraha),
    'count against sign': [texts.strongYetLow, texts.weakYetHigh],
    'the slow two on their way': Object.values(texts.transitBindus).flatMap((shares) =>
      Object.values(shares),
    ),
  };

  test.each(Object.keys(sets))('on %s is all reached', (set) => {
    const told = new Set(people.flatMap(({ page }) => page.statements.map(({ text }) => text)));
    // the two slow ones have one sign each on the day of these copies, so every lagna and Moon counts
    expect(sets[set]!.filter((text) => !told.has(text))).toEqual([]);
  });

  test('rests on facts that hold', () => {
    const untrue = people.flatMap(({ reading: context, page }) =>
      page.statements.flatMap(({ facts = [] }) => facts).filter((fact) => !isFactTrue(fact, context)),
    );
    expect(untrue).toEqual([]);
  });

  test('names the most and the fewest bindus', () => {
    for (const { reading: context, page } of people) {
      const counts = computeAshtakavarga(context.chart)!.sarvaByHouse;
      expect(page.statements[0]!.because).toContain(` ${Math.max(...counts)} bindus`);
      expect(page.statements[1]!.because).toContain(` ${Math.min(...counts)} bindus`);
    }
  });

  test('is never said twice', () => {
    for (const { page } of people) {
      const said = page.statements.flatMap(({ text, because }) => [text, because]);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe('the drawings', () => {
  const context = createContext(ASHA);
  const { figures, tables } = written(context);
  const figure = (kind: string) => figures!.find((each) => each.kind === kind)!;

  test('have the 337 bindus, house by house', () => {
    const bars = figure('bars');
    const values = bars.kind === 'bars' ? bars.bars.map(({ value }) => value) : [];
    expect(values).toEqual(computeAshtakavarga(context.chart)!.sarvaByHouse);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(337);
  });

  test('give each graha its own count in the panels, and together the large one', () => {
    const [panels, bars] = [figure('panels'), figure('bars')];
    if (panels.kind !== 'panels' || bars.kind !== 'bars') throw new Error('Other figures.');
    expect(panels.panels.map(({ title }) => title)).toEqual([...CLASSICAL_GRAHAS]);
    bars.bars.forEach(({ value }, house) =>
      expect(panels.panels.reduce((sum, { values }) => sum + values[house]!, 0)).toBe(value),
    );
  });

  test('weigh each graha against what it needs', () => {
    const scales = figure('targetBars');
    const { grahas } = computeShadbala(context.chart)!;
    const bars = scales.kind === 'targetBars' ? scales.bars : [];
    expect(bars.map(({ label, needed }) => [label, needed])).toEqual(
      CLASSICAL_GRAHAS.map((graha) => [graha, grahas[graha].required]),
    );
    bars.forEach(({ value }, i) => expect(value).toBeCloseTo(grahas[CLASSICAL_GRAHAS[i]!].rupas, 2));
  });

  test('name who has most and least of each of the six', () => {
    const dig = tables[0]!.rows.find(([name]) => name === texts.balaTexts.dig.name);
    const { grahas } = computeShadbala(context.chart)!;
    const most = Math.max(...CLASSICAL_GRAHAS.map((graha) => grahas[graha].dig));
    expect(tables[0]!.rows).toHaveLength(6);
    expect(dig!.at(-2)).toMatch(new RegExp(`\u00a0${Math.round(most)}$`));
  });
});

test('nothing is counted without a birth time', () => {
  expect(writeChapter(strengthsChapter, createContext(reportInput(withoutTime(KABIR))))).toBeNull();
});
