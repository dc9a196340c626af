/** The phases of Sade Sati that a reader of 2026 reads: the current one and those to come. */
import { expect, test } from 'vitest';
import {
  seniorSadeSatiPhases,
  seniorSaturnByLagna,
} from '#src/reports/content/en/saturn/sade-sati-for-age.ts';
import { sadeSatiPhasesByMoonSign } from '#src/reports/content/en/saturn/sade-sati-phases.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createReportInput, PLACES } from '#src/testing/fixtures/people.ts';
import { writeBindusStatements, writeNatalSaturnStatements } from './natal-saturn-statements.ts';
import { sadeSatiChapter } from './sade-sati.ts';
import { writePhaseStatements } from './sade-sati-statements.ts';
import { getSadeSatiTimeline } from './sade-sati-timeline.ts';

const createPerson = (date: string, time: string) =>
  createContext(createReportInput({ name: 'Person', date, time, place: PLACES[0] }, 'sade-sati-check'));

/** Moon in Pisces; Saturn goes through Pisces until 2027 and through Aries until 2030. */
const IN_MIDDLE_PART = createPerson('1992-07-21', '21:50');
/** Moon in Aquarius; Saturn is in Pisces, the last part. */
const IN_LAST_PART = createPerson('1959-01-14', '05:50');
/** Moon in Libra; the last Sade Sati of a reader of 83 ended in 2017. */
const WITHOUT_FURTHER = createPerson('1943-10-03', '04:20');

const listTexts = (context: typeof IN_MIDDLE_PART) =>
  writePhaseStatements(context, getSadeSatiTimeline(context)).map(({ text }) => text);

test('the current phase comes first, and a phase to come has its dates', () => {
  const { peak, setting } = sadeSatiPhasesByMoonSign[11]!;
  expect(listTexts(IN_MIDDLE_PART)).toEqual([
    peak,
    `The last part runs from 3 Jun 2027 to 17 Apr 2030. ${setting}`,
  ]);
});

test('a phase that is over is not read', () => {
  expect(listTexts(IN_LAST_PART)).toEqual([sadeSatiPhasesByMoonSign[10]!.setting]);
});

/** Moon in Gemini; the next Sade Sati begins at 83. */
const BEFORE_LATE_PASSAGE = createPerson('1946-02-11', '19:05');

test('a part that comes after the sixtieth birthday has the text for that age', () => {
  const { peak, setting } = seniorSadeSatiPhases[3]!;
  expect(listTexts(BEFORE_LATE_PASSAGE).slice(1)).toEqual([
    `The middle part runs from 31 May 2032 to 13 Jul 2034. ${peak}`,
    `The last part runs from 13 Jul 2034 to 27 Aug 2036. ${setting}`,
  ]);
});

/** Moon in Sagittarius; the next Sade Sati begins at 89. */
const BEFORE_PASSAGE_IN_GREAT_AGE = createPerson('1954-03-27', '22:17');

test('a passage that begins at eighty-five or later is read without its parts and their points', () => {
  expect(listTexts(BEFORE_PASSAGE_IN_GREAT_AGE)).toEqual([]);
  const page = writeChapter(sadeSatiChapter, BEFORE_PASSAGE_IN_GREAT_AGE);
  const texts = page?.kind === 'table' ? page.statements.map(({ text }) => text) : [];
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => /\b(first|middle|last) part\b/.test(text))).toEqual([]);
});

test('Saturn as lord of its houses is described without a post to a reader of sixty or more', () => {
  const texts = writeNatalSaturnStatements(BEFORE_LATE_PASSAGE).map(({ text }) => text);
  expect(texts[1]).toBe(seniorSaturnByLagna[5]);
});

test('a reader to whom no Sade Sati comes any more reads no phase and no points of one', () => {
  expect(listTexts(WITHOUT_FURTHER)).toEqual([]);
  expect(writeBindusStatements(WITHOUT_FURTHER)).toEqual([]);
});
