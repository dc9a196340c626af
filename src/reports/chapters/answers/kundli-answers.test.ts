/** The first page of the Janam Kundli for Asha Rao, a child, an old reader, and unknown birth times. */
import { describe, expect, test } from 'vitest';
import { RASHIS } from '#src/astrology/contract.ts';
import { lagnaAnswers, moonAnswers } from '#src/reports/content/en/answers/kundli-self.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import {
  ASHA,
  MADE_AT,
  PLACES,
  createPeople,
  createReportInput,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { kundliAnswersChapter } from './kundli-answers.ts';
import { writeSelfAnswer } from './self-answer.ts';

function listAnswers(context: ReportContext): Answer[] {
  const page = writeChapter(kundliAnswersChapter, context)!;
  if (page.kind !== 'answers') throw new Error('Not a page of answers.');
  return page.answers;
}

const listTexts = (answers: readonly Answer[]): string[] =>
  answers.flatMap(({ question, answer, detail = '', steps = [] }) => [
    question,
    answer.text,
    detail,
    ...steps.map(({ text }) => text),
  ]);

const createChartContext = (positions: ChartPositions): ReportContext =>
  createContext({ ...ASHA, chart: createChart(positions) });

const createChildContext = (time?: string): ReportContext =>
  createContext(
    createReportInput({ name: 'Ravi', date: '2016-05-01', ...(time ? { time } : {}), place: PLACES[0] }),
  );

describe('the answers of Asha Rao', () => {
  const answers = listAnswers(createContext(ASHA));

  test('name her lagna Virgo, her Moon in Sagittarius and her nakshatra', () => {
    expect(answers[0]!.answer.text).toBe(lagnaAnswers[5]);
    expect(answers[0]!.detail).toContain(moonAnswers[8]);
    expect(answers[0]!.detail).toContain('Purva Ashadha');
  });

  test('say that Saturn in Pisces, the 4th from Sagittarius, is not Sade Sati', () => {
    const { answer, detail } = answers[3]!;
    expect(answer.text).toMatch(/^No, the next one begins on 1\d December 2043\.$/);
    expect(answer.because).toContain('the 4th from the Moon');
    expect(detail).toContain('Kantaka');
  });

  test('say that Mars in Taurus, the 12th from Venus alone, is cancelled', () => {
    expect(answers[4]!.answer.text).toBe('No: Mars is in a Manglik house, but a rule cancels it.');
  });
});

describe('who am I', () => {
  test('differs for each lagna and for each Moon sign', () => {
    const withLagnas = RASHIS.map(({ english: lagna }) => writeSelfAnswer(createChartContext({ lagna })));
    const withMoons = RASHIS.map(({ english: Moon }) =>
      writeSelfAnswer(createChartContext({ lagna: 'Aries', Moon })),
    );
    expect(new Set(withLagnas.map(({ answer }) => answer.text)).size).toBe(lagnaAnswers.length);
    expect(new Set(withMoons.map(({ detail }) => detail)).size).toBe(moonAnswers.length);
  });
});

describe('the next three years', () => {
  const births = createPeople(40).map((birth) => createContext(createReportInput(birth)));

  test('have two or three steps in the order of time, all of them ahead', () => {
    for (const context of births) {
      const dates = listAnswers(context)[2]!.steps!.map(({ when }) => Date.parse(when));
      expect(dates.length).toBeGreaterThanOrEqual(2);
      expect(dates.length).toBeLessThanOrEqual(3);
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
      expect(dates[0]!).toBeGreaterThanOrEqual(Date.parse(MADE_AT.slice(0, 10)));
      expect(dates.at(-1)!).toBeLessThan(Date.parse('2029-11-22'));
    }
  });
});

describe('the answers for a child', () => {
  test('say nothing of marriage, partners, loans, income or property', () => {
    const texts = listTexts(listAnswers(createChildContext('10:20'))).join('\n');
    expect(texts).not.toMatch(/marri|partner|loan|income|property|match|career|spending/i);
  });
});

test('the answers at seventeen name no loans, property or partner', () => {
  for (const { time } of createPeople(12)) {
    const input = createReportInput({ name: 'Asha', date: '2009-08-01', time, place: PLACES[0] });
    const texts = listTexts(listAnswers(createContext(input))).join('\n');
    expect(texts).not.toMatch(/loan|property|your partner|shared money|income/i);
  }
});

describe('the answers for an unknown birth time', () => {
  const contexts = createPeople(60).map((birth) => createContext(createReportInput(removeTime(birth))));

  test('count no house from the lagna', () => {
    const reasons = contexts.flatMap(listAnswers).map(({ answer }) => answer.because);
    expect(reasons.filter((because) => /rising|from the lagna/.test(because))).toEqual([]);
  });

  test('are two where the Moon changed its sign, each with its hours of birth', () => {
    const twoMoons = contexts.filter(
      ({ dayRange }) => dayRange!.earliest.grahas.Moon.sign !== dayRange!.latest.grahas.Moon.sign,
    );
    expect(twoMoons.length).toBeGreaterThan(0);
    for (const context of twoMoons) {
      const [self, , nextYears] = listAnswers(context);
      expect(self!.detail).toMatch(
        /^Born (before|after) [\d:]+ [ap]m, Moon in \w+: [a-z].+ Born (before|after) [\d:]+ [ap]m, Moon in \w+: [a-z]/,
      );
      expect(nextYears!.question).toBe('What do the next three years bring?');
      expect(nextYears!.other?.steps?.length).toBeGreaterThan(0);
    }
  });

  test('give the end of the mahadasha as two dates, or each mahadasha with its hours of birth', () => {
    const details = contexts.map((context) => listAnswers(context)[1]!.detail!);
    expect(
      details.every((detail) =>
        /it ends between .+ and |born before about \d+:\d\d [ap]m, .+ born later/.test(detail),
      ),
    ).toBe(true);
  });
});

describe('Manglik without a birth time', () => {
  const contexts = createPeople(60).map((birth) => createContext(createReportInput(removeTime(birth))));
  const answers = contexts.map((context) => listAnswers(context).at(-1)!.answer);

  test('is never answered no, and never marked as firm, since the count from the lagna is open', () => {
    expect(answers.filter(({ text }) => /^No\b/.test(text))).toEqual([]);
    expect(new Set(answers.map(({ certainty }) => certainty?.level))).toEqual(new Set(['borderline']));
  });
});

test('a copy that answers yes on Sade Sati never calls the next years an even time', () => {
  const copies = createPeople(60).map((birth) =>
    listAnswers(createContext(createReportInput(removeTime(birth)))).map(({ answer }) => answer.text),
  );
  const inSadeSati = copies.filter((texts) => texts.some((text) => text.startsWith('Yes, until')));
  expect(inSadeSati.some((texts) => texts.some((text) => text.startsWith('Sade Sati runs until')))).toBe(
    true,
  );
  expect(inSadeSati.flat().filter((text) => text.startsWith('An even time'))).toEqual([]);
});

test('a copy whose Sade Sati begins within three years names its first day for the next years', () => {
  const coming = createPeople(60)
    .map((birth) => listAnswers(createContext(createReportInput(removeTime(birth)))))
    .filter((answers) => answers.some(({ answer }) => /^No, .* 202[789]\.$/.test(answer.text)));
  expect(coming.length).toBeGreaterThan(1);
  for (const answers of coming) expect(answers[2]!.answer.text).toMatch(/^Sade Sati begins on /);
});

test('each mahadasha that the hour decides has its own hours of birth', () => {
  const context = createContext(
    createReportInput({ name: 'Rituparna', date: '1996-02-21', place: PLACES[3] }),
  );
  const details = listAnswers(context).flatMap(({ detail = '' }) =>
    detail.includes('mahadasha of Mercury') ? [detail] : [],
  );
  expect(details).toHaveLength(1);
  expect(details[0]).toMatch(
    /^If you were born before about \S+ am, you are in the mahadasha of Mercury\. If you were born between \S+ am and \S+ pm, you are in that of Ketu\. If you were born later, you are in that of Venus\.$/,
  );
});
