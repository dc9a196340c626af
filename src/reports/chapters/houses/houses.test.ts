/** The chapter on houses for charts in which every lord has been in every house. */
import { describe, expect, test } from 'vitest';
import { RASHIS, type Chart } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { getHouse, getHouseLord, getSignOfHouse } from '#src/astrology/houses.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { houseAspect } from '#src/reports/content/en/houses/house-aspects.ts';
import { houseLordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import { houseOccupant, nodeOccupant } from '#src/reports/content/en/houses/house-occupants.ts';
import { houseLord, type HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { contrastPrefix, houseBindus } from '#src/reports/content/en/houses/house-bindus.ts';
import { emptyHouse } from '#src/reports/content/en/houses/empty-house.ts';
import { houseSign } from '#src/reports/content/en/houses/house-sign.ts';
import { houseHeadings } from '#src/reports/content/en/houses/house-headings.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatOrdinal } from '#src/reports/text/phrases.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { ASHA, KABIR, createBirths, createReportInput, removeTime } from '#src/testing/fixtures/births.ts';
import { listStatements as listAllStatements, splitSentences } from '#src/testing/reports/printed-text.ts';
import { housesChapter } from './houses.ts';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly HouseNumber[];
const getSignAt = (n: number) => RASHIS[n % 12]!.english;

/** For every lagna: the seven together in each sign, early and late in it, and the seven spread over the zodiac. */
const charts: Chart[] = HOUSES.flatMap((_, lagna) =>
  HOUSES.flatMap((_, signIndex) => [
    ...[2, 17, 25].map((degree) =>
      createChartAt(lagna, signIndex, () => `${getSignAt(signIndex)} ${degree}`),
    ),
    ...[5, 7, 2, 3, 11].map((step) =>
      createChartAt(lagna, signIndex, (i) => `${getSignAt(signIndex + step * i)} ${(7 * i) % 30}`),
    ),
  ]),
);

function createChartAt(lagna: number, signIndex: number, getPosition: (i: number) => string): Chart {
  const entries = CLASSICAL_GRAHAS.map((graha, i) => [graha, getPosition(i)] as const);
  const positions: ChartPositions = {
    lagna: getSignAt(lagna),
    Rahu: `${getSignAt(2 * signIndex + lagna)} 8`,
    ...Object.fromEntries(entries),
  };
  return createChart(positions);
}

const chartPages = charts.map((chart) => ({ chart, page: writeHousesPage(chart) }));

function writeHousesPage(chart: Chart): EssayPage {
  const page = writeChapter(housesChapter, createContext({ ...ASHA, chart }))!;
  if (page.kind !== 'essay') throw new Error('Not an essay page.');
  return { ...page, chapterNumber: 1 };
}

const listStatements = ({ parts }: EssayPage): Statement[] => parts.flatMap(({ statements }) => statements);
const statementsWithChart = chartPages.flatMap(({ chart, page }) =>
  listStatements(page).map((statement) => ({ chart, statement })),
);

describe('texts of the houses', () => {
  const printedTexts = new Set(statementsWithChart.map(({ statement }) => statement.text));
  const listTexts = (table: object): string[] =>
    Object.values(table).flatMap((inner) => Object.values(inner as object) as string[]);
  const textsByTopic: Record<string, readonly string[]> = {
    'sign on a house': listTexts(houseSign),
    'house lord in house': listTexts(houseLord),
    'the condition of a house lord': listTexts(houseLordCondition),
    'occupants and the house lord': [...listTexts(houseOccupant), ...listTexts(nodeOccupant)],
    'empty house': listTexts(emptyHouse),
    'aspects on a house': listTexts(houseAspect),
  };

  test.each(Object.keys(textsByTopic))('every text on %s is used', (topic) => {
    expect(textsByTopic[topic]!.filter((text) => !printedTexts.has(text))).toEqual([]);
  });

  test('every text on bindus is used, alone and in contrast to the lord', () => {
    const bindusTexts = listTexts(houseBindus);
    expect(bindusTexts.filter((text) => !printedTexts.has(text))).toEqual([]);
    const contrastingTexts = Object.values(houseBindus).flatMap(({ high, low }) => [
      contrastPrefix.high + high.charAt(0).toLowerCase() + high.slice(1),
      contrastPrefix.low + low.charAt(0).toLowerCase() + low.slice(1),
    ]);
    expect(contrastingTexts.filter((text) => !printedTexts.has(toUppercaseFirst(text)))).toEqual([]);
  });

  test('there are 144 texts on lords, 144 on signs and 108 on the condition of lords', () => {
    expect(new Set(textsByTopic['house lord in house']).size).toBe(144);
    expect(new Set(textsByTopic['sign on a house']).size).toBe(144);
    expect(new Set(textsByTopic['the condition of a house lord']).size).toBe(108);
  });

  test('texts on signs and lords have 22 to 45 words, those on conditions and occupants 12 to 36', () => {
    const countWords = (text: string) => text.split(' ').length;
    const longTexts = [...textsByTopic['sign on a house']!, ...textsByTopic['house lord in house']!];
    expect(longTexts.filter((text) => countWords(text) < 22 || countWords(text) > 45)).toEqual([]);
    const shortTexts = [
      ...textsByTopic['the condition of a house lord']!,
      ...textsByTopic['occupants and the house lord']!,
      ...textsByTopic['empty house']!,
    ];
    expect(shortTexts.filter((text) => countWords(text) < 12 || countWords(text) > 36)).toEqual([]);
  });
});

describe('statements of a house', () => {
  test('a house is described by its sign and the house of its lord', () => {
    for (const { chart, page } of chartPages) {
      page.parts.forEach(({ statements }, i) => {
        const house = (i + 1) as HouseNumber;
        expect(statements[0]!.text).toBe(houseSign[house][getSignOfHouse(chart, house) - 1]);
        expect(statements[1]!.text).toBe(houseLord[house][getHouse(chart, getHouseLord(chart, house)) - 1]);
      });
    }
  });

  test('a house has three to six statements', () => {
    const counts = chartPages.flatMap(({ page }) => page.parts.map(({ statements }) => statements.length));
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 6]);
  });

  test('a weak lord in an angle and a strong lord in a dusthana have separate texts', () => {
    const getLordConditionStatement = (positions: ChartPositions, house: HouseNumber) =>
      writeHousesPage(createChart(positions)).parts[house - 1]!.statements[2]!;
    const held = getLordConditionStatement({ lagna: 'Aries', Mars: 'Cancer' }, 1);
    expect(held.text).toBe(houseLordCondition[1].held);
    expect(held.because).toBe(
      'Mars, lord of the first house, is in its fall in Cancer (cancelled), strong in the navamsha (Scorpio) and in a good house for the lord of the first (the fourth).',
    );
    const hidden = getLordConditionStatement(
      { lagna: 'Sagittarius', Jupiter: 'Cancer 6', Rahu: 'Cancer' },
      1,
    );
    expect(hidden.text).toBe(houseLordCondition[1].hidden);
    expect(hidden.because).toBe(
      'Jupiter, lord of the first house, is exalted in Cancer, but in a bad house for the lord of the first (the eighth).',
    );
    expect(getLordConditionStatement({ lagna: 'Aries', Mars: 'Scorpio' }, 8).text).toBe(
      houseLordCondition[8].own,
    );
  });

  test('the houses with most and fewest bindus have no statement on bindus', () => {
    for (const { chart, page } of chartPages) {
      const counts = requireAshtakavarga(chart).sarvaByHouse;
      for (const extreme of [Math.max(...counts), Math.min(...counts)]) {
        const printed = page.parts[counts.indexOf(extreme)]!.statements;
        expect(printed.filter(({ because }) => because.includes('bindus'))).toEqual([]);
      }
    }
  });

  test('a house with only its lord in it has no statement on occupants', () => {
    const positions: ChartPositions = { lagna: 'Aries', Saturn: 'Capricorn', Rahu: 'Leo' };
    const printed = writeHousesPage(createChart(positions)).parts[9]!.statements.map(({ text }) => text);
    const occupantTexts = [houseOccupant, nodeOccupant].flatMap((table) =>
      Object.values(table).flatMap((texts) => Object.values(texts) as string[]),
    );
    expect(
      printed.filter((text) => occupantTexts.includes(text) || Object.values(emptyHouse[10]).includes(text)),
    ).toEqual([]);
  });
});

describe('reasons of the houses', () => {
  test('every reason has true facts', () => {
    const untrueStatements = statementsWithChart.filter(
      ({ chart, statement }) =>
        !statement.facts?.length ||
        !statement.facts.every((fact) => isFactTrue(fact, createContext({ ...ASHA, chart }))),
    );
    expect(untrueStatements.map(({ statement }) => statement)).toEqual([]);
  });

  test('every house fact is named with its graha in the reason', () => {
    const vagueStatements = statementsWithChart.filter(({ statement: { because, facts = [] } }) =>
      facts.some((fact) => {
        const houseFact = /^([A-Z]\w+)\.house=(\d+)$/.exec(fact);
        if (!houseFact) return false;
        const [, graha, house] = houseFact;
        return !(because.includes(graha!) && because.includes(formatOrdinal(Number(house))));
      }),
    );
    expect(vagueStatements.map(({ statement }) => statement)).toEqual([]);
  });

  test('dignities in reasons are those of the chart', () => {
    const phrases = {
      exalted: /exalted in/,
      moolatrikona: /in its moolatrikona/,
      own: /in its own sign/,
      debilitated: /in its fall in (?!the navamsha)/,
    };
    const wrongStatements = statementsWithChart.filter(({ statement: { because, facts = [] } }) =>
      Object.entries(phrases).some(
        ([dignity, phrase]) =>
          phrase.test(because) && !facts.some((fact) => fact.endsWith(`dignity=${dignity}`)),
      ),
    );
    expect(wrongStatements.map(({ statement }) => statement)).toEqual([]);
  });

  test('no reason and no sentence occurs twice in the chapter', () => {
    for (const { page } of chartPages) {
      const reasonsAndSentences = listStatements(page).flatMap(({ text, because }) => [
        because,
        ...splitSentences(text),
      ]);
      const intros = page.parts.map(({ intro }) => intro ?? '');
      const printed = [...reasonsAndSentences, ...intros];
      expect(printed.filter((text, i) => printed.indexOf(text) !== i)).toEqual([]);
    }
  });
});

describe('houses in a life blueprint', () => {
  test.each(
    createBirths(12).map((birth) => [birth.name, createReportInput(birth, 'life-blueprint')] as const),
  )('no text occurs twice in the life blueprint of %s', (_, input) => {
    const texts = listAllStatements(writeReport(input)).map(({ text }) => text);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  test('texts of the life areas are not repeated in the houses', () => {
    const previousPages = writeReport(ASHA).pages.filter(({ id }) => id === 'life-areas' || id === 'lagna');
    const page = writeChapter(housesChapter, createContext(ASHA), previousPages)!;
    const printed = new Set(
      previousPages
        .flatMap((previous) => (previous.kind === 'essay' ? listStatements(previous) : []))
        .map(({ text }) => text),
    );
    const texts =
      page.kind === 'essay' ? page.parts.flatMap(({ statements }) => statements).map(({ text }) => text) : [];
    expect(texts.filter((text) => printed.has(text))).toEqual([]);
    expect(page.kind === 'essay' && page.parts.every(({ statements }) => statements.length > 0)).toBe(true);
  });

  test('the chapter is left out for an unknown birth time', () => {
    expect(writeChapter(housesChapter, createContext(createReportInput(removeTime(KABIR))))).toBeNull();
  });
});

test('phrases for a lord contain a placeholder for its name', () => {
  for (const { lordAtHomePhrase, lordAwayPhrase } of Object.values(houseHeadings)) {
    expect(lordAtHomePhrase).toMatch(/^\{lord\}/);
    expect(lordAwayPhrase).toMatch(/^\{lord\}.*\{seat\}$/);
  }
});
