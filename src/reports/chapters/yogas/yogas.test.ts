/** The chapter on yogas for constructed charts of each yoga, because many are too rare among a few hundred births. */
import { describe, expect, test } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { judgeYogas } from '#src/astrology/yogas/judge-yogas.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { lateYogaTexts } from '#src/reports/content/en/yogas/late-yogas.ts';
import { askedYogas, yogaTexts } from '#src/reports/content/en/yogas/yogas.ts';
import { createFact } from '#src/reports/facts/facts.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { formatYogaReason, getYogaRule } from '#src/reports/text/yoga-phrases.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { ASHA, createReportInput, PLACES } from '#src/testing/fixtures/people.ts';
import { toBirthMoment, referenceCharts } from '#src/testing/reference-charts.ts';
import { yogaCharts } from '#src/testing/reports/yoga-charts.ts';
import { yogasChapter } from './yogas.ts';

/** The chapter needs a lagna, even for yogas without houses in their rule. */
const createChartWithLagna = (positions: ChartPositions) => createChart({ lagna: 'Aries', ...positions });

function writePage(chart: Chart) {
  const page = writeChapter(yogasChapter, createContext({ ...ASHA, chart }))!;
  if (page.kind !== 'table') throw new Error('Not a table page.');
  return page;
}

describe.each(yogaCharts)('$key', ({ key, withYoga, withoutYoga }) => {
  const { name, rule, source } = getYogaRule(key);

  test('a present yoga has its reason and source', () => {
    const statement = writePage(createChartWithLagna(withYoga)).statements.find(({ text }) =>
      text.startsWith(`${name}. ${yogaTexts[key]}`),
    );
    expect(statement?.source).toBe(source);
    expect(statement?.facts?.length).toBeGreaterThan(0);
  });

  test('an absent yoga has a row with its rule if families ask for it, and is named otherwise', () => {
    const page = writePage(createChartWithLagna(withoutYoga));
    expect(page.statements.filter(({ text }) => text.startsWith(`${name}. `))).toEqual([]);
    const [askedTable, otherTable] = page.tables;
    const row = askedTable!.rows.find((cells) => cells[0] === name);
    if (askedYogas.includes(key)) expect(row).toEqual([name, rule, expect.stringMatching(/^[A-Z].{9,}/)]);
    else expect(otherTable!.rows.flatMap(([, names]) => names!.split(', '))).toContain(name.split(',')[0]);
  });
});

describe('a reader of sixty or more', () => {
  const late = yogaCharts.filter(({ key }) => lateYogaTexts[key]);

  test('every text for older readers belongs to a constructed chart', () => {
    expect(new Set(late.map(({ key }) => key))).toEqual(new Set(Object.keys(lateYogaTexts)));
  });

  test.each(late)('$key has a text without a career', ({ key, withYoga }) => {
    const chart = createChartWithLagna(withYoga);
    const senior = createContext({
      ...createReportInput({ name: 'Somebody', date: '1950-03-02', time: '05:10', place: PLACES[0] }),
      chart,
    });
    const page = writeChapter(yogasChapter, senior)!;
    const texts = page.kind === 'table' ? page.statements.map(({ text }) => text).join('\n') : '';
    expect(texts).toContain(lateYogaTexts[key]);
    expect(texts).not.toContain(yogaTexts[key]);
  });
});

test('no cell of the absent yogas is a wall of reasons', () => {
  const charts = referenceCharts.map((reference) => computeChart(toBirthMoment(reference)));
  const cells = charts.flatMap((chart) => writePage(chart).tables.flatMap(({ rows }) => rows.flat()));
  expect(cells.filter((cell) => cell.includes(';') && cell.length > 180)).toEqual([]);
  expect(Math.max(...cells.map((cell) => cell.length))).toBeLessThan(330);
});

describe('facts of a yoga', () => {
  const charts = [
    ...yogaCharts.flatMap(({ withYoga, withoutYoga }) => [
      createChart(withYoga),
      createChartWithLagna(withoutYoga),
    ]),
    ...referenceCharts.map((reference) => computeChart(toBirthMoment(reference))),
  ];
  const verdicts = charts.flatMap((chart) => judgeYogas(chart).map((judged) => ({ chart, ...judged })));

  test('facts of a yoga are known fact keys', () => {
    for (const { chart, verdict } of verdicts) {
      const facts = verdict.keys.map((key) => createFact(createContext({ ...ASHA, chart }), key));
      expect(facts.filter((fact) => /undefined|NaN|null/.test(fact))).toEqual([]);
    }
  });

  test('the reason names house and sign of each graha that it mentions, if they are among the facts', () => {
    const vagueVerdicts = verdicts
      .filter(({ verdict }) => verdict.isPresent)
      .map(({ yoga, chart, verdict: { reason, keys } }) => ({
        yoga,
        chart,
        keys,
        because: formatYogaReason(reason),
      }))
      .filter(({ chart, because, keys }) => !keys.every((key) => isNamed(chart, because, key)));
    expect(vagueVerdicts.map(({ yoga, because }) => `${yoga.key}: ${because}`)).toEqual([]);
  });
});

function isNamed(chart: Chart, because: string, key: string): boolean {
  const [graha, value] = createFact(createContext({ ...ASHA, chart }), key).split(/\.\w+=/) as [
    string,
    string,
  ];
  if (!because.includes(graha)) return true;
  if (key === `${graha}.house`) return because.includes(formatOrdinal(Number(value)));
  if (key === `${graha}.sign` && graha !== 'lagna') return because.includes(getSignName(Number(value)));
  return true;
}
