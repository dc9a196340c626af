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
import { createChart, type ChartWords } from '#src/testing/reports/create-chart.ts';
import { ASHA, KABIR, createBirths, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { splitSentences } from '#src/testing/reports/printed-text.ts';
import { housesChapter } from './houses.ts';

const TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly HouseNumber[];
const sign = (n: number) => RASHIS[n % 12]!.english;

/** For every lagna: the seven together in each sign, early and late in it, and the seven spread over the zodiac. */
const charts: Chart[] = TWELVE.flatMap((_, lagna) =>
  TWELVE.flatMap((_, at) => [
    ...[2, 17, 25].map((degree) => createChartAt(lagna, at, () => `${sign(at)} ${degree}`)),
    ...[5, 7, 2, 3, 11].map((step) =>
      createChartAt(lagna, at, (i) => `${sign(at + step * i)} ${(7 * i) % 30}`),
    ),
  ]),
);

function createChartAt(lagna: number, at: number, where: (i: number) => string): Chart {
  const seven = CLASSICAL_GRAHAS.map((graha, i) => [graha, where(i)] as const);
  const words: ChartWords = {
    lagna: sign(lagna),
    Rahu: `${sign(2 * at + lagna)} 8`,
    ...Object.fromEntries(seven),
  };
  return createChart(words);
}

const written = charts.map((chart) => ({ chart, page: writeHousesPage(chart) }));

function writeHousesPage(chart: Chart): EssayPage {
  const page = writeChapter(housesChapter, createContext({ ...ASHA, chart }))!;
  if (page.kind !== 'essay') throw new Error('Not an essay page.');
  return { ...page, number: 1 };
}

const listStatements = ({ parts }: EssayPage): Statement[] => parts.flatMap(({ statements }) => statements);
const all = written.flatMap(({ chart, page }) =>
  listStatements(page).map((statement) => ({ chart, statement })),
);

describe('texts of the houses', () => {
  const printedTexts = new Set(all.map(({ statement }) => statement.text));
  const values = (table: object): string[] =>
    Object.values(table).flatMap((inner) => Object.values(inner as object) as string[]);
  const sets: Record<string, readonly string[]> = {
    'sign on a house': values(houseSign),
    'house lord in house': values(houseLord),
    'the condition of a house lord': values(houseLordCondition),
    'occupants and the house lord': [...values(houseOccupant), ...values(nodeOccupant)],
    'empty house': values(emptyHouse),
    'aspects on a house': values(houseAspect),
  };

  test.each(Object.keys(sets))('every text on %s is used', (set) => {
    expect(sets[set]!.filter((text) => !printedTexts.has(text))).toEqual([]);
  });

  test('every text on bindus is used, alone and in contrast to the lord', () => {
    const points = values(houseBindus);
    expect(points.filter((text) => !printedTexts.has(text))).toEqual([]);
    const turned = Object.values(houseBindus).flatMap(({ high, low }) => [
      contrastPrefix.high + high.charAt(0).toLowerCase() + high.slice(1),
      contrastPrefix.low + low.charAt(0).toLowerCase() + low.slice(1),
    ]);
    expect(turned.filter((text) => !printedTexts.has(toUppercaseFirst(text)))).toEqual([]);
  });

  test('there are 144 texts on lords, 144 on signs and 108 on the condition of lords', () => {
    expect(new Set(sets['house lord in house']).size).toBe(144);
    expect(new Set(sets['sign on a house']).size).toBe(144);
    expect(new Set(sets['the condition of a house lord']).size).toBe(108);
  });

  test('texts on signs, lords and conditions have a reasonable length', () => {
    const words = (text: string) => text.split(' ').length;
    const long = [...sets['sign on a house']!, ...sets['house lord in house']!];
    expect(long.filter((text) => words(text) < 22 || words(text) > 45)).toEqual([]);
    const short = [
      ...sets['the condition of a house lord']!,
      ...sets['occupants and the house lord']!,
      ...sets['empty house']!,
    ];
    expect(short.filter((text) => words(text) < 12 || words(text) > 36)).toEqual([]);
  });
});

describe('statements of a house', () => {
  test('a house is described by its sign and the house of its lord', () => {
    for (const { chart, page } of written) {
      page.parts.forEach(({ statements }, i) => {
        const house = (i + 1) as HouseNumber;
        expect(statements[0]!.text).toBe(houseSign[house][getSignOfHouse(chart, house) - 1]);
        expect(statements[1]!.text).toBe(houseLord[house][getHouse(chart, getHouseLord(chart, house)) - 1]);
      });
    }
  });

  test('a house has three to six statements', () => {
    const counts = written.flatMap(({ page }) => page.parts.map(({ statements }) => statements.length));
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 6]);
  });

  test('a weak lord in an angle and a strong lord in a dusthana have separate texts', () => {
    const fare = (words: ChartWords, house: HouseNumber) =>
      writeHousesPage(createChart(words)).parts[house - 1]!.statements[2]!;
    const held = fare({ lagna: 'Aries', Mars: 'Cancer' }, 1);
    expect(held.text).toBe(houseLordCondition[1].held);
    expect(held.because).toBe(
      'Mars, lord of the first house, is in its fall in Cancer, but in an angle, the fourth house.',
    );
    const hidden = fare({ lagna: 'Sagittarius', Jupiter: 'Cancer' }, 1);
    expect(hidden.text).toBe(houseLordCondition[1].hidden);
    expect(hidden.because).toBe(
      'Jupiter, lord of the first house, is exalted in Cancer, but in a hidden house, the eighth.',
    );
    expect(fare({ lagna: 'Aries', Mars: 'Scorpio' }, 8).text).toBe(houseLordCondition[8].own);
  });

  test('the houses with most and fewest bindus have no statement on bindus', () => {
    for (const { chart, page } of written) {
      const counts = requireAshtakavarga(chart).sarvaByHouse;
      for (const most of [Math.max(...counts), Math.min(...counts)]) {
        const printed = page.parts[counts.indexOf(most)]!.statements;
        expect(printed.filter(({ because }) => because.includes('bindus'))).toEqual([]);
      }
    }
  });

  test('a house with only its lord in it has no statement on occupants', () => {
    const words: ChartWords = { lagna: 'Aries', Saturn: 'Capricorn', Rahu: 'Leo' };
    const printed = writeHousesPage(createChart(words)).parts[9]!.statements.map(({ text }) => text);
    const guests = [houseOccupant, nodeOccupant].flatMap((table) =>
      Object.values(table).flatMap((by) => Object.values(by) as string[]),
    );
    expect(
      printed.filter((text) => guests.includes(text) || Object.values(emptyHouse[10]).includes(text)),
    ).toEqual([]);
  });
});

describe('reasons of the houses', () => {
  test('every reason has true facts', () => {
    const untrue = all.filter(
      ({ chart, statement }) =>
        !statement.facts?.length ||
        !statement.facts.every((fact) => isFactTrue(fact, createContext({ ...ASHA, chart }))),
    );
    expect(untrue.map(({ statement }) => statement)).toEqual([]);
  });

  test('every house fact is named with its graha in the reason', () => {
    const vague = all.filter(({ statement: { because, facts = [] } }) =>
      facts.some((fact) => {
        const found = /^([A-Z]\w+)\.house=(\d+)$/.exec(fact);
        return found && !(because.includes(found[1]!) && because.includes(formatOrdinal(Number(found[2]))));
      }),
    );
    expect(vague.map(({ statement }) => statement)).toEqual([]);
  });

  test('dignities in reasons are those of the chart', () => {
    const words = {
      exalted: 'is exalted',
      moolatrikona: 'holds its moolatrikona',
      own: 'a sign of its own',
      debilitated: 'in its fall',
    };
    const wrong = all.filter(({ statement: { because, facts = [] } }) =>
      Object.entries(words).some(
        ([dignity, printed]) =>
          because.includes(printed) && !facts.some((fact) => fact.endsWith(`dignity=${dignity}`)),
      ),
    );
    expect(wrong.map(({ statement }) => statement)).toEqual([]);
  });

  test('no reason and no sentence occurs twice in the chapter', () => {
    for (const { page } of written) {
      const statement = listStatements(page).flatMap(({ text, because }) => [
        because,
        ...splitSentences(text),
      ]);
      const intros = page.parts.map(({ intro }) => intro ?? '');
      expect([...statement, ...intros].filter((one, i, list) => list.indexOf(one) !== i)).toEqual([]);
    }
  });
});

describe('houses in a life blueprint', () => {
  test.each(createBirths(12).map((born) => [born.name, reportInput(born, 'life-blueprint')] as const))(
    'no text occurs twice in the life blueprint of %s',
    (_, input) => {
      const pages = writeReport(input).pages.filter((page) => page.kind === 'essay');
      const texts = pages.flatMap(listStatements).map(({ text }) => text);
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
      expect(pages.map(({ id }) => id)).toContain('houses');
    },
  );

  test('texts of the life areas are not repeated in the houses', () => {
    const before = writeReport(ASHA).pages.filter(({ id }) => id === 'areas' || id === 'lagna');
    const page = writeChapter(housesChapter, createContext(ASHA), before)!;
    const printed = new Set(
      before.flatMap((one) => (one.kind === 'essay' ? listStatements(one) : [])).map(({ text }) => text),
    );
    const texts =
      page.kind === 'essay' ? page.parts.flatMap(({ statements }) => statements).map(({ text }) => text) : [];
    expect(texts.filter((text) => printed.has(text))).toEqual([]);
    expect(page.kind === 'essay' && page.parts.every(({ statements }) => statements.length > 0)).toBe(true);
  });

  test('the chapter is left out for an unknown birth time', () => {
    expect(writeChapter(housesChapter, createContext(reportInput(withoutTime(KABIR))))).toBeNull();
  });
});

test('phrases for a lord contain a placeholder for its name', () => {
  for (const { lordAtHomePhrase, lordAwayPhrase } of Object.values(houseHeadings)) {
    expect(lordAtHomePhrase).toMatch(/^\{lord\}/);
    expect(lordAwayPhrase).toMatch(/^\{lord\}.*\{seat\}$/);
  }
});
