/** Every numerology text is used for some name or date. */
import { beforeAll, expect, test } from 'vitest';
import { GRAHAS, RASHIS } from '#src/astrology/contract.ts';
import { computeLifePath } from '#src/numerology/contract-numbers.ts';
import * as chartComparison from '#src/reports/content/en/numbers/chart-comparison.ts';
import { conductors, masterPaths } from '#src/reports/content/en/numbers/conductor.ts';
import { birthdayTexts } from '#src/reports/content/en/numbers/birthday.ts';
import { driverInHouse } from '#src/reports/content/en/numbers/driver-house.ts';
import {
  driverToConductor,
  driverInElement,
  driverByDignity,
  conductorByHouse,
} from '#src/reports/content/en/numbers/driver-sign.ts';
import { drivers } from '#src/reports/content/en/numbers/driver.ts';
import {
  completeLines,
  emptyLines,
  missingDigit,
  singleDigit,
  repeatedDigit,
} from '#src/reports/content/en/numbers/lo-shu-grid.ts';
import * as letters from '#src/reports/content/en/numbers/letter-counts.ts';
import { challenges, pinnacles } from '#src/reports/content/en/numbers/pinnacles.ts';
import * as summaryTexts from '#src/reports/content/en/numbers/numbers-summary.ts';
import {
  compoundOutsideList,
  compounds,
  nameFits,
  nameSingles,
} from '#src/reports/content/en/numbers/name-numbers.ts';
import { customByNumberKind, nameFormNotes } from '#src/reports/content/en/numbers/number-notes.ts';
import * as spelling from '#src/reports/content/en/numbers/name-spelling.ts';
import { driverConductorPairs } from '#src/reports/content/en/numbers/driver-and-conductor.ts';
import { monthByDriver } from '#src/reports/content/en/numbers/month-by-driver.ts';
import {
  monthInYear,
  personalMonths,
  monthThirdTime,
} from '#src/reports/content/en/numbers/personal-month.ts';
import { nextYear, thisYear } from '#src/reports/content/en/numbers/personal-year.ts';
import { recurringNumberTexts, noRecurringNumber } from '#src/reports/content/en/numbers/recurring-number.ts';
import { createContext, withChart, type ReportContext } from '#src/reports/context/report-context.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { ASHA, createPeople, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { createNumerologyPeople, SPECIAL_NAMES } from '#src/testing/fixtures/numerology-people.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { birthNumbersChapter } from './birth-numbers.ts';
import { numbersInChartChapter } from './numbers-in-chart.ts';
import { numberCustomsChapter } from './number-customs.ts';
import { loShuGridChapter } from './lo-shu-grid.ts';
import { numbersSummaryChapter } from './numbers-summary.ts';
import { personalMonthsChapter } from './personal-months.ts';
import { nameNumbersChapter } from './name-numbers.ts';
import { numberWorkingsChapter } from './number-workings.ts';
import { nameSpellingChapter } from './name-spelling.ts';
import { pinnaclesChapter } from './pinnacles.ts';
import { personalYearChapter } from './personal-year.ts';

const printedTexts = new Set<string>();
let printed = '';

function collectTexts(chapter: Chapter, context: ReportContext): void {
  JSON.stringify(writeChapter(chapter, context), (key, value: unknown) => {
    if ((key === 'text' || key === 'pullQuote') && typeof value === 'string') printedTexts.add(value);
    return value;
  });
}

/** Without a sensitivity, because these contexts serve for texts alone. */
const INPUT = removeSensitivity(ASHA);

const createContextFor = (date: string, name = 'Asha Rao', madeAt = INPUT.order.madeAt): ReportContext =>
  createContext({ ...INPUT, order: { ...INPUT.order, madeAt }, birth: { ...INPUT.birth, date, name } });

const toIsoDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** Rare dates: all of November in a year with digit sum 22, and two of the 19th century. */
const RARE_DATES = [
  ...Array.from({ length: 30 }, (_, i) => `1975-11-${String(i + 1).padStart(2, '0')}`),
  '1880-06-10',
  '1888-08-08',
  '1977-07-27',
  '2006-06-26',
  '1999-09-29',
  '2003-03-13',
  '1944-04-24',
  '1955-05-05',
];

function listDatesOfCentury(): string[] {
  const evenlySpacedDates = Array.from({ length: 2300 }, (_, i) =>
    toIsoDate(Date.UTC(1900, 0, 1) + i * 20 * DAY_MS + (i % 17) * DAY_MS),
  );
  return [...evenlySpacedDates, ...RARE_DATES];
}

/** Names whose letters come to 1, 2 and so on to 9. */
const NAMES_OF_FIGURES = ['A', 'B', 'C', 'D', 'E', 'U', 'O', 'F', 'Fa'];

const dateChapters = [birthNumbersChapter, loShuGridChapter, pinnaclesChapter, numbersSummaryChapter];

beforeAll(() => {
  for (const [i, date] of listDatesOfCentury().entries()) {
    const context = createContextFor(date, NAMES_OF_FIGURES[i % 9]);
    for (const chapter of dateChapters) collectTexts(chapter, context);
  }
  collectForNames();
  collectForMasterNumber33();
  collectForYears();
  collectForCharts();
  printed = [...printedTexts].join('\n');
});

const SYLLABLES = 'Ba Cho Di Fe Gu Ha Jo Ki La Mu Ne Po Ri Sta Vy Zo Xa Wu Tre Quo'.split(' ');

/** Spreads the syllables over the names, so that neighbouring names differ. */
const chooseSyllable = (nameIndex: number, wordIndex: number, syllableIndex: number): string => {
  const spread = (nameIndex * wordIndex * syllableIndex) % 17;
  return SYLLABLES[(nameIndex * 7 + wordIndex * 11 + syllableIndex * 13 + spread) % SYLLABLES.length]!;
};

/** One to seven words, each of one to four syllables. */
function createName(i: number): string {
  const words = Array.from({ length: 1 + (i % 7) }, (_, wordIndex) =>
    Array.from({ length: 1 + ((i * 3 + wordIndex * 5) % 4) }, (_, syllableIndex) =>
      chooseSyllable(i, wordIndex, syllableIndex),
    )
      .join('')
      .toLowerCase(),
  );
  return words.join(' ');
}

/** Dates of each driver, and dates with a master number as life path. */
const NAME_DATES = [
  ...Array.from({ length: 9 }, (_, i) => `1996-06-0${i + 1}`),
  ...Array.from({ length: 60 }, (_, i) => toIsoDate(Date.UTC(1992, 0, 1) + i * 37 * DAY_MS)).filter(
    (date) => computeLifePath(date).value > 9,
  ),
];

function collectForNames(): void {
  const realNames = [...SPECIAL_NAMES, ...createNumerologyPeople(120).map(({ name }) => name)];
  const constructedNames = Array.from({ length: 1800 }, (_, i) => createName(i));
  const rareNames = [
    'Max',
    'Jo',
    'Sss',
    'Aaaaaj',
    'Bkt',
    'Ttkk',
    'Cll',
    'Uull',
    'Dmvv',
    'Enwenw',
    'Foxx',
    'Pygg',
    'Hqzz',
    'Irirr',
    'Eee',
    'Aei',
    'Hz',
    'Fpfpfpc',
    'Fpfpfpd',
    'Krishna Rao',
    'Dharma',
    'Chandra Bose',
    'Indra',
  ];
  [...realNames, ...constructedNames, ...rareNames].forEach((name, i) => {
    const context = createContextFor(NAME_DATES[i % NAME_DATES.length]!, name);
    for (const chapter of [
      numberWorkingsChapter,
      nameNumbersChapter,
      nameSpellingChapter,
      numberCustomsChapter,
      numbersSummaryChapter,
    ])
      collectTexts(chapter, context);
  });
  collectForDatesWithoutOneAndNine([...rareNames, ...constructedNames.slice(0, 300)]);
}

/** Dates without a one and without a nine. */
function collectForDatesWithoutOneAndNine(names: readonly string[]): void {
  for (const name of names) collectTexts(nameNumbersChapter, createContextFor('2004-05-06', name));
}

/** Life path 11 and destiny 22. */
const collectForMasterNumber33 = (): void =>
  collectTexts(
    nameNumbersChapter,
    createContextFor(
      NAME_DATES.find((date) => computeLifePath(date).value === 11)!,
      'Dir',
    ),
  );

/** Nine birthdays, nine years, twelve months of the report. */
function collectForYears(): void {
  for (let year = 2026; year < 2035; year++)
    for (let month = 1; month <= 12; month++) {
      const madeAt = `${year}-${String(month).padStart(2, '0')}-15T06:00:00Z`;
      for (const chapter of [personalYearChapter, personalMonthsChapter, numbersSummaryChapter])
        collectTexts(chapter, createContextFor('1996-06-04', 'Asha', madeAt));
    }
  for (let day = 1; day <= 9; day++) collectTexts(personalMonthsChapter, createContextFor(`1996-06-0${day}`));
}

/** Births with a weak graha of the driver, Mercury, the Sun and Saturn; and each such graha in each sign, with changing lagnas. */
function collectForCharts(): void {
  for (const i of [4, 21, 697])
    collectTexts(numbersInChartChapter, createContext(createReportInput(createPeople(i + 1)[i]!)));
  for (const [i, day] of [1, 2, 9, 5, 3, 6, 8, 4, 7].entries()) {
    const graha = GRAHAS[i]!;
    for (let sign = 0; sign < 12; sign++) {
      const positions: ChartPositions = {
        lagna: RASHIS[(sign * 2 + i) % 12]!.english,
        [graha]: `${RASHIS[sign]!.english} 12`,
        ...(graha === 'Moon' ? {} : { Moon: `${RASHIS[(sign * 7 + i) % 12]!.english} 11` }),
      };
      const chart = createChart(positions);
      const shift = chart.panchang.vara;
      for (let vara = 1; vara <= 7; vara++)
        collectTexts(
          numbersInChartChapter,
          withChart(createContextFor(`1996-0${1 + ((sign + vara + shift) % 9)}-0${day}`), {
            ...chart,
            panchang: { ...chart.panchang, vara },
          }),
        );
    }
  }
}

const TEXTS_BY_SUBJECT: Record<string, unknown> = {
  drivers: drivers.flatMap(({ gift, caution, pullQuote, statements }) => [
    gift,
    caution,
    pullQuote,
    ...statements.map(({ text }) => text),
  ]),
  days: birthdayTexts.map(({ text }) => text),
  conductors: [
    conductors.map(({ meaning, grahaEffect, laterInLife }) => [meaning, grahaEffect, laterInLife]),
    collectStrings(masterPaths).filter((text) => text.length > 90),
  ],
  pairs: driverConductorPairs,
  compounds: [compounds, compoundOutsideList, nameSingles, nameFits],
  letters,
  'forms of a name': nameFormNotes,
  'Lo Shu square': [missingDigit, singleDigit, repeatedDigit, completeLines, emptyLines],
  spelling: [
    spelling.mainLetterTexts,
    spelling.changeTexts,
    spelling.changedFigureTexts,
    spelling.sameFigureTexts,
    spelling.spellingValueTexts,
  ],
  'pinnacles and challenges': [pinnacles, challenges],
  'the summary': [
    summaryTexts.nameStrengthLine,
    summaryTexts.squareStrengthLine,
    summaryTexts.challengeCautionLine,
    summaryTexts.currentYearLine,
  ],
  house: driverInHouse,
  sign: [driverInElement, driverByDignity, conductorByHouse, driverToConductor],
  'comparison with the chart': chartComparison,
  customs: customByNumberKind,
  'the recurring number': [recurringNumberTexts, noRecurringNumber],
  years: [thisYear.map(({ text, task, avoid }) => [text, task, avoid]), nextYear],
  months: [monthByDriver, personalMonths.map(({ again }) => again), monthInYear, monthThirdTime],
};

/** Compared without the first letter, because a text within a sentence begins with a small one. */
test.each(Object.keys(TEXTS_BY_SUBJECT))('every text of %s is used', (subject) => {
  expect(
    collectStrings(TEXTS_BY_SUBJECT[subject]).filter((text) => !printed.includes(text.slice(1))),
  ).toEqual([]);
});
