/** The summary page of readers whose birth time is unknown: it has cautions, the running period and dates. */
import { describe, expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { PLACES, createReportInput } from '#src/testing/fixtures/people.ts';
import { generalSummaryChapter } from './general-summary.ts';
import type { SummaryDraft } from './summary-page.ts';

const writeSummary = (date: string): SummaryDraft =>
  writeChapter(generalSummaryChapter, createDay(date)) as SummaryDraft;

const createDay = (date: string): TimeUnknownContext =>
  createContext(createReportInput({ name: 'Kavita', date, place: PLACES[0]! })) as TimeUnknownContext;

describe('a day of three birth stars and two possible mahadashas', () => {
  const summary = writeSummary('1988-03-21');

  test('names both periods that may run now', () => {
    expect(summary.now!.title).toBe('Now: Mars or Rahu');
    expect(summary.now!.text).toContain('Your hour of birth decides.');
  });

  test('takes the caution from the star of most hours', () => {
    expect(summary.cautions).toHaveLength(1);
    expect(summary.cautions[0]!.because).toMatch(
      /^the Moon was in Bharani between 12:\d\d am and 11:\d\d pm/,
    );
  });

  test('dates the next signs of Saturn, Jupiter and Rahu, counted from the Moon', () => {
    expect(summary.dates.map(({ date }) => date)).toEqual(summary.dates.map(({ date }) => date).toSorted());
    expect(summary.dates.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Saturn enters Aries, the sign of your Moon, and stays until /),
    );
    expect(summary.dates).toHaveLength(3);
  });
});

test('dates name the sign alone where the Moon changed its sign that day', () => {
  const days = Array.from({ length: 28 }, (_, i) => `1990-05-${String(i + 1).padStart(2, '0')}`);
  const day = days.find((date) => {
    const { earliest, latest } = createDay(date).dayRange;
    return earliest.grahas.Moon.sign !== latest.grahas.Moon.sign;
  })!;
  const texts = writeSummary(day).dates.map(({ text }) => text);
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).not.toContain('from your Moon');
});
