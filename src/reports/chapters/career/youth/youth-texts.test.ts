/** Career & Wealth for readers of sixteen and seventeen. */
import { describe, expect, test } from 'vitest';
import {
  examGrahas,
  examHouses,
  fieldsQuestion,
  firstJobTexts,
  grahaSubjectTexts,
  streamNames,
  streamQuestion,
  streamReadings,
  studyPlaces,
} from '#src/reports/content/en/career/youth/index.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import type { Page } from '#src/reports/contract.ts';
import { PLACES, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import { listVagueReasons, type WrittenReport } from '#src/testing/reports/report-assertions.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { rankStreams, rankStudyGrahas } from './stream-ranking.ts';
import { examsChapter } from './exams-chapter.ts';
import { streamsChapter } from './streams-chapter.ts';

const createInput = (date: string, time?: string) =>
  removeSensitivity(
    createReportInput(
      { name: 'Asha Rao', date, ...(time ? { time } : {}), place: PLACES[0] },
      'career-wealth',
    ),
  );

/** Sixteen or seventeen years old in November 2026, when the reports of the fixtures are made. */
const CONTEXTS = Array.from({ length: 120 }, (_, i) => {
  const instant = new Date(Date.UTC(2009, i % 22, 1 + (i % 20), (i * 7) % 24, 13)).toISOString();
  return createContext(createInput(instant.slice(0, 10), instant.slice(11, 16)));
});

const writePages = (): Page[] =>
  CONTEXTS.flatMap((context) =>
    [streamsChapter, examsChapter].map(
      (chapter) => ({ ...writeChapter(chapter, context), chapterNumber: 1 }) as Page,
    ),
  );

describe('stream of a reader of sixteen or seventeen', () => {
  test('every stream comes first in some charts', () => {
    const first = new Set(CONTEXTS.map(({ chart }) => rankStreams(chart as never)[0]!.stream));
    expect([...first].toSorted()).toEqual(Object.keys(streamNames).toSorted());
  });

  test('a reason names the houses that the graha rules and the house it is in', () => {
    for (const { chart } of CONTEXTS)
      for (const { graha, ruled, place } of rankStudyGrahas(chart as never)) {
        expect(listRuledHouses(chart, graha)).toEqual(expect.arrayContaining([...ruled]));
        if (place !== null) expect(getHouse(chart, graha)).toBe(place);
      }
  });

  test('every text on streams, examinations and places of study is reached', () => {
    const printed = new Set(listPrintedStrings(writePages()));
    const texts = [
      ...Object.values(streamReadings).flatMap((readings) => Object.values(readings)),
      ...Object.values(grahaSubjectTexts),
      ...Object.values(examHouses).flatMap((readings) => Object.values(readings)),
      ...Object.values(examGrahas).flatMap((readings) => Object.values(readings)),
      ...studyPlaces,
    ];
    expect(texts.filter((text) => !printed.has(text))).toEqual([]);
  });
});

test('reasons on streams and examinations name every fact that they rest on', () => {
  const document = { pages: writePages() } as WrittenReport['document'];
  expect(listVagueReasons({ document } as WrittenReport)).toEqual([]);
});

const MATTERS_OF_ADULTS =
  /\b(salar(y|ies)|colleagues?|clients?|customers?|boss(es)?|employers?|promotions?|your pay|income|offices?|resign|invoices?|careers?|spouses?|husband|wife|loans?|debts?|insurance|business|departments?)\b/i;
const PAGES_OF_YOUTH =
  /^(answers|summary|study-|blueprint-education|work-(tenth-house|people|money|calendar|ashtakavarga|days))/;

test.each([
  ['2010-03-14', '06:40'],
  ['2009-07-22', '15:05'],
  ['2009-01-30', undefined],
])(
  'the copy of a reader born on %s asks about study first, and its own chapters name no adult matter',
  (date, time) => {
    const { pages } = writeReport(createInput(date, time));
    const [answers] = pages;
    expect(answers!.kind === 'answers' && answers!.answers.map(({ question }) => question)).toEqual(
      expect.arrayContaining([streamQuestion, fieldsQuestion, firstJobTexts.question]),
    );
    const texts = pages
      .filter(({ id }) => PAGES_OF_YOUTH.test(id))
      .flatMap((page) => listStatements({ pages: [page] }))
      .map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => MATTERS_OF_ADULTS.test(text))).toEqual([]);
    expect(pages.map(({ id }) => id)).not.toContain('work-self-employment');
  },
);

test('the copy has at least four fifths of the words of the copy of an adult', () => {
  const countWords = (date: string) =>
    listPrintedStrings(writeReport(createInput(date, '06:40')).pages)
      .join(' ')
      .split(' ').length;
  expect(countWords('2010-03-14')).toBeGreaterThan(0.8 * countWords('1988-03-14'));
});
