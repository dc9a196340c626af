import { beforeAll, describe, expect, test } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { GRAHAS, RASHIS } from '#src/astrology/contract.ts';
import { VARGAS, computeVargaSign } from '#src/astrology/varga.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import {
  type DescribedVarga,
  type DivisionalText,
  divisionalTexts,
} from '#src/reports/content/en/divisional-charts/divisional-charts.ts';
import { d10AfterSixty } from '#src/reports/content/en/divisional-charts/d10-after-sixty.ts';
import type { AdditionalChartsPage, Statement } from '#src/reports/contract.ts';
import { describeDivisionBorder, findDivisionalInterval } from '#src/reports/facts/divisional-facts.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { isUnderage } from '#src/reports/context/life-stage.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { ASHA, KABIR, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { createDivisionalChartsChapter } from './divisional-charts.ts';

const DESCRIBED_VARGAS = VARGAS.filter((varga): varga is DescribedVarga => varga in divisionalTexts);
const chapter = createDivisionalChartsChapter(DESCRIBED_VARGAS);
/** 1 to 12. */
const EXALTATION_SIGNS = { Sun: 1, Moon: 2, Mars: 10, Mercury: 6, Jupiter: 4, Venus: 12, Saturn: 7 };

function writeCharts(context: ReportContext): AdditionalChartsPage['charts'] {
  const page = writeChapter(chapter, context)!;
  if (page.kind !== 'additionalCharts') throw new Error('Not a page of charts.');
  return page.charts;
}

const PEOPLE_COUNT = 300;
let people: { context: ReportContext; charts: AdditionalChartsPage['charts'] }[];
beforeAll(() => {
  people = createPeople(PEOPLE_COUNT)
    .map((birth) => createContext(createReportInput(birth)))
    .filter((context) => !isUnderage(context))
    .map((context) => ({ context, charts: writeCharts(context) }));
});

describe('texts of the divisional charts', () => {
  test.each(DESCRIBED_VARGAS)('every text of D%i is used', (varga) => {
    const statementLists = people.map(({ charts }) => charts[DESCRIBED_VARGAS.indexOf(varga)]!.statements);
    const printed = statementLists.flatMap((statements) => statements.map(({ text }) => text)).join('\n');
    const { lords, lordByHouseClass, gains, losses, noChange }: DivisionalText = divisionalTexts[varga];
    const texts = [lords, lordByHouseClass, gains, losses].flatMap((set) => Object.values(set));
    expect([...texts, noChange].filter((text) => !printed.includes(text))).toEqual([]);
  });

  test('every text of D10 for a reader after sixty is used', () => {
    const older = createPeople(300).map((birth, i) =>
      createContext(createReportInput({ ...birth, date: `${1944 + (i % 16)}${birth.date.slice(4)}` })),
    );
    const printed = older.map((context) => JSON.stringify(writeCharts(context))).join('\n');
    const { title, text, lords, lordByHouseClass, gains, losses, noChange } = d10AfterSixty;
    const texts = [lords, lordByHouseClass, gains, losses].flatMap((set) => Object.values(set));
    expect([title, text, noChange, ...texts].filter((each) => !printed.includes(each))).toEqual([]);
  });

  test('every divisional chart has two or three statements', () => {
    const counts = new Set(people.flatMap(({ charts }) => charts.map(({ statements }) => statements.length)));
    expect(counts).toEqual(new Set([2, 3]));
  });
});

test('a reader of seventeen has no chart of own children or of an own house', () => {
  const youth = { name: 'Somebody', date: '2009-03-02', time: '05:10', place: KABIR.place };
  const titles = writeCharts(createContext(createReportInput(youth))).map(({ title }) => title);
  expect(titles).toEqual(([24, 10, 12, 20] as const).map((varga) => divisionalTexts[varga].title));
});

test('a child has the charts of study, family and worship', () => {
  const child = { name: 'Somebody', date: '2018-03-02', time: '05:10', place: KABIR.place };
  const titles = writeCharts(createContext(createReportInput(child))).map(({ title }) => title);
  expect(titles).toEqual(([24, 12, 20] as const).map((varga) => divisionalTexts[varga].title));
});

describe('reasons of the divisional charts', () => {
  test('every reason has true facts', () => {
    const untrue = people.flatMap(({ context, charts }) =>
      charts
        .flatMap(({ statements }) => statements.flatMap(({ facts = [] }) => facts))
        .filter((fact) => !isFactTrue(fact, context)),
    );
    expect(untrue).toEqual([]);
  });

  test('exaltation and fall in reasons follow the classical tables', () => {
    const statements = people.flatMap(({ charts }) => charts.flatMap(({ statements }) => statements));
    expect(statements.filter((statement) => !isDignityClaimTrue(statement))).toEqual([]);
  });

  test('the house of the lord is counted from the divisional lagna', () => {
    const dashamsha = writeCharts(createContext(ASHA))[DESCRIBED_VARGAS.indexOf(10)]!;
    expect(dashamsha.statements[0]!.because).toBe(
      'Scorpio rises in the dashamsha, and Mars, its lord, is in the third from it.',
    );
  });
});

function isDignityClaimTrue({ because }: Statement): boolean {
  const getSignNumber = (name: string) => RASHIS.findIndex(({ english }) => english === name) + 1;
  const heightMatch = /^(?:the )?(\w+), in \w+ at birth, is at its height in (\w+)/.exec(because);
  if (heightMatch)
    return (
      EXALTATION_SIGNS[heightMatch[1] as keyof typeof EXALTATION_SIGNS] === getSignNumber(heightMatch[2]!)
    );
  const fallMatch = /puts (?:the )?(\w+) in (\w+), the sign of its fall/.exec(because);
  return (
    !fallMatch ||
    ((EXALTATION_SIGNS[fallMatch[1] as keyof typeof EXALTATION_SIGNS] + 5) % 12) + 1 ===
      getSignNumber(fallMatch[2]!)
  );
}

describe('drawings of the divisional charts', () => {
  test('drawn signs are those of the computed divisional charts', () => {
    const { chart } = createContext(ASHA);
    writeCharts(createContext(ASHA)).forEach(({ signs }, i) => {
      expect(signs.lagna).toBe(computeVargaSign(DESCRIBED_VARGAS[i]!, chart.lagna!.longitude));
      for (const graha of GRAHAS)
        expect(signs.grahas[graha]).toBe(
          computeVargaSign(DESCRIBED_VARGAS[i]!, chart.grahas[graha].longitude),
        );
    });
  });
});

describe('intervals of the divisional charts', () => {
  const { birth, chart } = createReportInput(KABIR);
  const { latitude, longitude, zone } = birth.place;
  const computePartAt = (ms: number, varga: number) => {
    const utc = new Date(ms).toISOString();
    const chartAtInstant = computeChart({
      utc,
      latitude,
      longitude,
      isTimeKnown: true,
      zone,
      localDate: KABIR.date,
    });
    return Math.floor((chartAtInstant.lagna!.longitude * varga) / 30);
  };

  test.each(DESCRIBED_VARGAS)(
    'the interval of the D%i lagna ends where the next part of a sign rises',
    (varga) => {
      const { from, to } = findDivisionalInterval(chart, `D${varga}`, 'lagna');
      const [fromMs, toMs, birthPart] = [
        Date.parse(from!),
        Date.parse(to!),
        computePartAt(Date.parse(birth.utc), varga),
      ];
      expect([computePartAt(fromMs + 2000, varga), computePartAt(toMs - 2000, varga)]).toEqual([
        birthPart,
        birthPart,
      ]);
      expect([computePartAt(fromMs - 2000, varga), computePartAt(toMs + 2000, varga)]).toEqual([
        birthPart - 1,
        birthPart + 1,
      ]);
    },
  );

  test('only a graha near the border of its part of a sign is described as near', () => {
    const chart = createChart({ lagna: 'Aries', Mars: 'Aries 3.01', Venus: 'Aries 4' });
    expect(describeDivisionBorder(chart, 'D10.Mars')).toBe(
      'Mars is less than a minute of arc from another part of its sign',
    );
    expect(describeDivisionBorder(chart, 'D10.Venus')).toBeNull();
    expect(describeDivisionBorder(chart, 'Mars.house')).toBeNull();
  });

  test('the interval of a graha is computed from its speed', () => {
    const chart = createChart({ lagna: 'Aries', Moon: 'Aries 2.99' });
    const { from, to } = findDivisionalInterval(chart, 'D10', 'Moon');
    expect(from).toBeNull();
    expect((Date.parse(to!) - Date.parse(chart.utc)) / 60_000).toBeCloseTo(14.4, 1);
  });
});

test('no sentence occurs twice in the chapter on divisional charts', () => {
  for (const { charts } of people) {
    const texts = charts.flatMap(({ text, timeRange, statements }) => [
      text,
      timeRange,
      ...statements.map((statement) => statement.text),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('the chapter on divisional charts mentions an approximate birth time and is omitted for an unknown one', () => {
  const writeLead = (timeKind: 'exact' | 'approximate') => {
    const page = writeChapter(chapter, createContext(createReportInput({ ...KABIR, timeKind })))!;
    return page.kind === 'additionalCharts' && page.lead;
  };
  expect(writeLead('approximate')).toContain('approximate');
  expect(writeLead('exact')).not.toContain('approximate');
  expect(writeChapter(chapter, createContext(createReportInput(removeTime(KABIR))))).toBeNull();
});

test('a retired reader has the chart of prayer in place of the one of work', () => {
  const ofBlueprint = createDivisionalChartsChapter([10, 12], [20, 12]);
  const listTitles = (date: string) => {
    const page = writeChapter(ofBlueprint, createContext(createReportInput({ ...KABIR, date })))!;
    return page.kind === 'additionalCharts' ? page.charts.map(({ title }) => title) : [];
  };
  expect(listTitles('1990-05-01')).toEqual([divisionalTexts[10].title, divisionalTexts[12].title]);
  expect(listTitles('1959-01-14')).toEqual([divisionalTexts[20].title, divisionalTexts[12].title]);
});

test('every described divisional chart has a text for each of the seven lords', () => {
  for (const varga of DESCRIBED_VARGAS)
    expect(Object.keys(divisionalTexts[varga].lords)).toHaveLength(CLASSICAL_GRAHAS.length);
});
