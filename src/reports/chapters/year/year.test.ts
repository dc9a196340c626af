/** The year ahead for many births and dates of order. */
import { beforeAll, describe, expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { type Chapter, writeChapter } from '#src/reports/context/chapter.ts';
import * as yearDays from '#src/reports/content/en/year/month-days.ts';
import * as yearInner from '#src/reports/content/en/year/inner-planet-stays.ts';
import * as yearLord from '#src/reports/content/en/year/year-lord.ts';
import * as yearSummary from '#src/reports/content/en/year/year-summary.ts';
import * as yearPeople from '#src/reports/content/en/year/month-people-and-health.ts';
import * as yearStudy from '#src/reports/content/en/year/month-study-and-friends.ts';
import * as yearWork from '#src/reports/content/en/year/month-work-and-money.ts';
import * as yearMudda from '#src/reports/content/en/year/mudda-dasha.ts';
import * as yearMuntha from '#src/reports/content/en/year/muntha.ts';
import * as yearGrahas from '#src/reports/content/en/year/grahas-in-year.ts';
import * as yearSun from '#src/reports/content/en/year/sun-months.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { ASHA, KABIR, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { collectStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import {
  FOUR_MERCURY_RETROGRADES,
  MANY_REPEATED_STAYS,
  yearReportInputs,
  createYearReportInput,
  ORDER_TIMES,
  ORDER_TIMES_OF_RARE_TEXTS,
} from '#src/testing/fixtures/year-orders.ts';
import {
  listRepeatedSentences,
  listUntrueFacts,
  writeReportOf,
  type WrittenReport,
} from '#src/testing/reports/report-assertions.ts';
import { listUnfoundTexts } from '#src/testing/reports/unfound-texts.ts';
import { monthsShortChapter, monthTableChapter, createMonthChapters } from './month-chapters.ts';
import { yearLordChapter } from './year-lord.ts';
import { YEAR_CHAPTERS } from './year-chapters-fixture.ts';
import { yearTransitsChapter } from './year-transits.ts';

let writtenReports: WrittenReport[];
beforeAll(() => {
  writtenReports = yearReportInputs.map(writeReportOf);
});

const describeOrder = ({ input }: (typeof writtenReports)[number]) =>
  `${input.birth.name}, ${input.order.madeAt}`;

describe('year ahead for every person and date of order', () => {
  test('no sentence occurs twice', () => {
    expect(writtenReports.flatMap(listRepeatedSentences)).toEqual([]);
  });

  test('every statement has true facts', () => {
    expect(writtenReports.flatMap(listUntrueFacts)).toEqual([]);
  });

  test('a reason on the year names its house, sign or lord', () => {
    const vagueStatements = writtenReports.flatMap(({ document }) => {
      const pages = document.pages.filter(({ id }) => /^(summary|mudda|year-|month-)/.test(id));
      return listStatements({ ...document, pages }).filter(
        ({ because, facts = [] }) => !facts.every((fact) => isFactNamed(because, fact)),
      );
    });
    expect(vagueStatements).toEqual([]);
  });

  test('no printed string is empty, undefined or broken', () => {
    const broken = writtenReports.filter(({ document }) =>
      /undefined|NaN|\[object|""|\.\.|,,|\s\s| ,/.test(JSON.stringify(document.pages)),
    );
    expect(broken.map(describeOrder)).toEqual([]);
  });

  test('the summary has three strong months, at most two weak months and at most three dates', () => {
    for (const { document } of writtenReports) {
      const summary = document.pages.find((page) => page.kind === 'summary')!;
      expect([summary.strengths.length, summary.keyFacts.length]).toEqual([3, 3]);
      expect(summary.cautions.length).toBeLessThan(3);
      expect(summary.dates.length).toBeGreaterThan(0);
      expect(summary.dates.length).toBeLessThan(4);
    }
  });

  test('every table row has a cell for every column or is a heading', () => {
    const tables = writtenReports.flatMap(({ document }) =>
      document.pages.flatMap((page) => (page.kind === 'table' ? page.tables : [])),
    );
    const brokenRows = tables.flatMap(({ head, rows }) =>
      rows.filter(({ length }) => length !== 1 && length !== head.length),
    );
    expect(brokenRows).toEqual([]);
  });
});

function isFactNamed(because: string, fact: string): boolean {
  const [key, value] = fact.split('=') as [string, string];
  const [subject, , argument] = key.split('.') as [string, string, string?];
  if (subject === 'transit' || key.endsWith('Moon.sign')) return because.includes(getSignName(Number(value)));
  if (key === 'lagna.sign') return /house|muntha/.test(because);
  if (subject === 'year' && (GRAHAS as readonly string[]).includes(argument!))
    return because.includes(formatOrdinal(Number(value)));
  if (subject === 'year' && argument === 'lord') return because.includes(value);
  return subject.endsWith('-on') ? because.includes(value) : true;
}

describe('year ahead for an unknown birth time', () => {
  const chaptersWithTime = new Set(['year-chart', 'year-tables', 'mudda']);

  test('chapters that need a birth time are omitted and no house is named', () => {
    for (const { input, document } of writtenReports.filter((report) => !report.input.chart.lagna)) {
      expect(
        document.pages.filter(({ id }) => chaptersWithTime.has(id)),
        input.birth.name,
      ).toEqual([]);
      const statements = listStatements(document)
        .map(({ text, because }) => `${text} ${because}`)
        .join('\n');
      expect(statements).not.toMatch(
        /lagna|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house/i,
      );
    }
  });

  test('good days are found for two possible Moon signs and nakshatras', () => {
    const year = getYearAhead(
      createContext(createYearReportInput(removeTime({ ...KABIR, date: '1988-11-25' }), ORDER_TIMES[0]!)),
    );
    expect(year.natalMoon.signs.length).toBe(2);
    expect(year.months.filter(({ goodDays }) => goodDays.length > 0).length).toBeGreaterThan(8);
    expect(year.months.flatMap(({ restSpans }) => restSpans)).toEqual([]);
  });
});

describe('month table for other reports', () => {
  test('the table has a row for each month', () => {
    for (const input of [ASHA, createReportInput(removeTime(KABIR))]) {
      const page = writeChapter(monthTableChapter, createContext(input))!;
      expect(page.kind === 'table' && page.tables[0]!.rows).toHaveLength(12);
    }
  });
});

/** Of the cases below, those with all texts. */
const CASES_WITH_ALL_TEXTS = [
  196, 219, 24, 146, 178, 223, 693, 202, 176, 137, 147, 155, 165, 71, 129, 185, 193, 227, 30, 115, 180, 181,
  29, 175, 698, 69, 77, 171, 215, 622, 637, 122, 131, 156, 173, 182, 514, 544, 575, 598, 690,
];

describe('texts of the year ahead', () => {
  const chapters = [...YEAR_CHAPTERS, monthsShortChapter];
  const RARE_ORDERS: Partial<Record<number, string>> = {
    0: FOUR_MERCURY_RETROGRADES,
    10: MANY_REPEATED_STAYS,
  };
  type Birth = Parameters<typeof createYearReportInput>[0];
  const printWith = (birth: Birth, madeAt: string, printedChapters: readonly Chapter[]) => () => {
    const context = createContext(createYearReportInput(birth, madeAt));
    return collectStrings(printedChapters.map((chapter) => writeChapter(chapter, context)));
  };

  const cases = [
    ...createPeople(230).map((birth, i) =>
      printWith(birth, RARE_ORDERS[i % 20] ?? ORDER_TIMES[i % 6]!, chapters),
    ),
    ...createPeople(230).flatMap((birth) =>
      ORDER_TIMES_OF_RARE_TEXTS.map((madeAt) => printWith(birth, madeAt, [yearLordChapter])),
    ),
    // two births whose months have texts that the births above do not reach
    ...[22, 58].map((i) =>
      printWith(createPeople(60)[i]!, ORDER_TIMES[i === 22 ? 1 : 0]!, [
        ...createMonthChapters(12),
        yearTransitsChapter,
      ]),
    ),
    // readers of sixteen, whose months have other texts
    ...(
      [
        [ORDER_TIMES[0]!, '2010-06-14'],
        [MANY_REPEATED_STAYS, '2019-06-14'],
      ] as const
    ).flatMap(([madeAt, date]) =>
      ['01:10', '05:10', '09:10', '13:40', '17:40', '21:40'].map((time) =>
        printWith({ ...KABIR, date, time }, madeAt, createMonthChapters(12)),
      ),
    ),
  ];

  const textsBySubject: Record<string, unknown> = {
    Sun: yearSun,
    'Mars, Venus and Mercury': yearInner,
    'work and money': yearWork,
    'people and health': yearPeople,
    study: yearStudy,
    mudda: yearMudda,
    muntha: yearMuntha,
    'lord of the year': yearLord,
    'year chart': yearGrahas,
    'the summary': yearSummary,
    days: yearDays.birthNakshatraDayTexts.map(toUppercaseFirst),
  };

  let unfound: Set<string>;
  beforeAll(() => {
    unfound = listUnfoundTexts(collectStrings(textsBySubject), cases, CASES_WITH_ALL_TEXTS);
  });

  test.each(Object.keys(textsBySubject))('every text on %s is used', (subject) => {
    expect(collectStrings(textsBySubject[subject]).filter((text) => unfound.has(text))).toEqual([]);
  });

  test('people born at different times of one day share less than half of their statements', () => {
    const [morningTexts, afternoonTexts] = ['05:10', '13:40'].map((time) => {
      const document = writeReport(createYearReportInput({ ...KABIR, time }, ORDER_TIMES[0]!));
      return new Set(listStatements(document).map(({ text }) => text));
    }) as [Set<string>, Set<string>];
    const sharedTexts = [...morningTexts].filter((text) => afternoonTexts.has(text));
    expect(sharedTexts.length).toBeLessThan(morningTexts.size / 2);
  });
});
