/** The first page of Career & Wealth by age, with an unknown birth time, and the choice of employer. */
import { describe, expect, test } from 'vitest';
import { careerQuestions, employerAnswers } from '#src/reports/content/en/answers/career-answers.ts';
import { windowAnswers } from '#src/reports/content/en/answers/window-answers.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import {
  ASHA,
  PLACES,
  createPeople,
  createReportInput,
  removeSensitivity,
  removeTime,
} from '#src/testing/fixtures/people.ts';
import { careerAnswersChapter, writeMovedAnswer } from './career-answers.ts';
import { judgeEmployer } from './government-or-private.ts';

/** The reports of the fixtures are made on 21 November 2026. */
const createCareerInput = (date: string, time?: string) =>
  removeSensitivity(
    createReportInput(
      { name: 'Somebody', date, ...(time ? { time } : {}), place: PLACES[0] },
      'career-wealth',
    ),
  );
const createCareerContext = (date: string, time?: string) => createContext(createCareerInput(date, time));

function listAnswers(date: string, time?: string): Answer[] {
  const page = writeChapter(careerAnswersChapter, createCareerContext(date, time))!;
  if (page.kind !== 'answers') throw new Error('Not a page of answers.');
  return page.answers;
}

const listQuestions = (answers: readonly Answer[]): string[] => answers.map(({ question }) => question);

const listTexts = (answers: readonly Answer[]): string =>
  answers
    .flatMap(({ question, answer, detail = '', windows = [] }) => [
      question,
      answer.text,
      detail,
      ...windows.map(({ advice }) => advice),
    ])
    .join(' ');

test('a graha that is placed differently for two of its houses names the house with each judgement', () => {
  const JUDGEMENT = /(\w+), lord of the ([\w ]+?), is (well|fairly|badly) placed( for the \w+)?/g;
  const births = Array.from({ length: 60 }, (_, i) => [
    `1990-${String((i % 12) + 1).padStart(2, '0')}-05`,
    `${String((i * 5) % 24).padStart(2, '0')}:20`,
  ]);
  const judgedTwice = births.flatMap(([date, time]) => {
    const answer = listAnswers(date!, time).find(({ question }) => question === careerQuestions.venture);
    const judgements = [...(answer?.answer.because ?? '').matchAll(JUDGEMENT)];
    return judgements.filter(([, lord]) => judgements.filter((other) => other[1] === lord).length > 1);
  });
  expect(judgedTwice.length).toBeGreaterThan(3);
  expect(
    judgedTwice.filter(([, , house, , placed]) => placed !== ` for the ${house}`).map(([text]) => text),
  ).toEqual([]);
});

describe('the questions of Career & Wealth', () => {
  test('at twenty begin with the first job and include study', () => {
    expect(listQuestions(listAnswers('2006-08-01', '10:20'))).toEqual([
      'When can I get my first job?',
      careerQuestions.fields,
      windowAnswers.study.question,
      careerQuestions.venture,
      windowAnswers.money.question,
    ]);
  });

  test('are at most five at every age; those of least weight begin other chapters', () => {
    for (const year of [2006, 1990, 1974, 1964, 1956]) {
      const context = createCareerContext(`${year}-07-09`, '08:15');
      const questions = listQuestions(listAnswers(`${year}-07-09`, '08:15'));
      expect(questions.length, String(year)).toBeLessThanOrEqual(5);
      const isAboutAbroad = (question: string) => /abroad|travel far/.test(question);
      expect(writeMovedAnswer(context, 'abroad')).toHaveLength(questions.some(isAboutAbroad) ? 0 : 1);
    }
  });

  test('on abroad and on the employer are printed in their chapters if the first page has no room', () => {
    const context = createCareerContext('1990-07-09', '08:15');
    const [abroad] = writeMovedAnswer(context, 'abroad');
    const [employer] = writeMovedAnswer(context, 'employer');
    const printed = JSON.stringify(writeReport(createCareerInput('1990-07-09', '08:15')).pages);
    for (const { text } of [abroad!, employer!]) expect(printed.split(JSON.stringify(text))).toHaveLength(2);
  });

  test('at thirty-six begin with a change of work and a promotion', () => {
    expect(listQuestions(listAnswers('1990-07-09', '08:15')).slice(0, 2)).toEqual([
      windowAnswers.workChange.question,
      windowAnswers.promotion.question,
    ]);
  });

  test('at fifty-two include how long to work', () => {
    expect(listQuestions(listAnswers('1974-11-09', '23:15'))).toContain(careerQuestions.lastYears);
  });

  test('at seventy name no first job, promotion or change of work', () => {
    const answers = listAnswers('1956-03-02', '06:10');
    expect(listQuestions(answers)).toEqual([
      careerQuestions.workAfterSixty,
      careerQuestions.fieldsAfterSixty,
      careerQuestions.ventureAfterSixty,
      'When is my income strongest?',
      'When can I travel far?',
    ]);
    expect(listTexts(answers)).not.toMatch(/promotion|first job|CV|salary|interview/i);
  });

  test('at ten are about study alone', () => {
    expect(listQuestions(listAnswers('2016-05-01', '10:20'))).toEqual([windowAnswers.study.question]);
  });

  test('without a birth time leave out what needs the lagna and count from the Moon', () => {
    const answers = listAnswers('1990-07-09');
    expect(listQuestions(answers)).not.toContain(careerQuestions.venture);
    expect(answers[0]!.answer.because).toMatch(/^with houses counted from your Moon in [A-Z]/);
  });
});

test('an answer with the facts of an earlier one names its question, and repeats neither them nor its detail', () => {
  const pairs = createPeople(240)
    .filter(({ date }) => date > '1970' && date < '1990')
    .map(({ date, time }) => listAnswers(date, time))
    .flatMap(([change, rise]) =>
      rise?.answer.because.startsWith('the same facts') ? [[change!, rise]] : [],
    );
  expect(pairs.length).toBeGreaterThan(3);
  for (const [change, rise] of pairs as [Answer, Answer][]) {
    expect(rise.answer.because).toBe(`the same facts count as for “${change.question}”.`);
    expect(change.answer.because).toMatch(/antardasha|mahadasha/);
    if (rise.detail) expect(rise.detail).not.toBe(change.detail);
  }
});

/** "February to May 2027" and "Feb to May 2027" */
const toShortMonths = (months: string): string => months.replace(/([A-Z][a-z]{2})[a-z]+/g, '$1');

describe('windows of the next twenty-four months', () => {
  const changes = createPeople(300)
    .filter(({ date }) => date > '1968' && date < '2000')
    .map(({ date, time }) => listAnswers(date, time)[0]!);
  const formatRow = ({ when, label }: { when: string; label: string }) => `${when} (${label.toLowerCase()})`;

  test('are not named twice in one answer', () => {
    const details = changes.flatMap(({ detail, windows }) =>
      /^(Beginning|Also) within/.test(detail ?? '')
        ? [{ detail: detail!, rows: windows!.map(formatRow) }]
        : [],
    );
    expect(details.length).toBeGreaterThan(5);
    const repeated = details.filter(({ detail, rows }) => {
      const named = detail.match(/[A-Z][a-z]{2}[^,:.]*? \((?:\w+|best [^)]+)\)/g)!;
      return named.every((window) => rows.includes(window.replace(/^and /, '')));
    });
    expect(repeated).toEqual([]);
  });

  test('leave out the time that the answer names', () => {
    const isRepeated = ({ answer, detail = '' }: Answer): boolean => {
      const months = /(?:most likely in|of the ten years is) ([^.(]+\d{4})/.exec(answer.text)?.[1];
      const named = /within 24 months: ([^.]+)\./.exec(detail)?.[1];
      return Boolean(months && named) && toShortMonths(named!).includes(toShortMonths(months!));
    };
    expect(changes.filter(isRepeated).map(({ answer, detail }) => [answer.text, detail])).toEqual([]);
  });

  test('are said to be none if there is none', () => {
    expect(changes.some(({ detail }) => detail?.startsWith('The next 24 months have no such time'))).toBe(
      true,
    );
  });
});

test('a reader of fifty-two has no time for a new post or a promotion after the sixtieth birthday', () => {
  const answers = listAnswers('1974-11-09', '23:15').slice(0, 2);
  const years = answers.flatMap(({ windows = [] }) =>
    windows.flatMap(({ when }) => (when.match(/\d{4}/g) ?? []).map(Number)),
  );
  expect(years.length).toBeGreaterThan(0);
  expect(years.filter((year) => year > 2034)).toEqual([]);
});

describe('advice on the employer and on a business', () => {
  const listDetails = (dates: readonly string[]): string =>
    dates
      .flatMap((date) => [
        listTexts(listAnswers(date, '06:10')),
        ...writeMovedAnswer(createCareerContext(date, '06:10'), 'employer').map(({ text }) => text),
      ])
      .join(' ');
  const listDatesOfYear = (year: number): string[] =>
    Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-15`);

  test('names no examination from the age of thirty-five', () => {
    expect(listDetails(listDatesOfYear(2001))).toMatch(/examination/);
    expect(listDetails([...listDatesOfYear(1985), ...listDatesOfYear(1972)])).not.toMatch(/examination/);
  });

  test('asks a reader of thirty-five and more to spend no further years in a job, and from fifty to change no firm for learning', () => {
    expect(listDetails(listDatesOfYear(1972))).not.toMatch(/Change firms/);
    expect(listDetails([...listDatesOfYear(1985), ...listDatesOfYear(1972)])).not.toMatch(
      /some years in a job/,
    );
  });
});

describe('government or private work', () => {
  // Aries, the tenth from Cancer, contains the Sun. Its lord, Mars, is in the sixth; 15° of Sagittarius is in the navamsha of Leo.
  const state = createChart({ lagna: 'Cancer', Sun: 'Aries 10', Mars: 'Sagittarius 15', Rahu: 'Pisces 10' });
  // The same with the Sun in the eleventh, and Venus, Mercury and Rahu in the tenth. Mars is in the seventh.
  const trade = createChart({
    lagna: 'Cancer',
    Sun: 'Taurus 10',
    Mars: 'Capricorn 5',
    Venus: 'Aries 5',
    Mercury: 'Aries 25',
    Rahu: 'Aries 10',
  });

  test('the Sun in the tenth and the lord of the tenth in the sixth favour the state', () => {
    expect(judgeEmployer(state)).toEqual({
      kind: 'government',
      because:
        'the Sun is in your 10th house; the Sun rules the navamsha of Mars, lord of the 10th; Mars, lord of the 10th, is in the 6th',
    });
  });

  test('Mercury, Venus and Rahu in the tenth favour private firms', () => {
    expect(judgeEmployer(trade).kind).toBe('private');
  });

  test('is answered with the text of the verdict', () => {
    const [answer] = writeMovedAnswer(createContext({ ...ASHA, chart: state }), 'employer');
    expect(answer!.text).toBe(`${employerAnswers.government.text} ${employerAnswers.government.detail}`);
  });
});

test('on a day with two Moon signs the stay abroad is answered in the chapter on transits', () => {
  // The Moon left Taurus for Gemini on that day.
  const birth = removeTime({ ...createPeople(1)[0]!, date: '1979-04-02' });
  const context = createContext(createReportInput(birth, 'career-wealth'));
  expect(findOtherMoonSign(context)).toBeDefined();
  const page = writeChapter(careerAnswersChapter, context)!;
  expect(page.kind === 'answers' && page.answers.map(({ question }) => question)).not.toContain(
    windowAnswers.abroad.question,
  );
  expect(writeMovedAnswer(context, 'abroad')).toHaveLength(1);
});
