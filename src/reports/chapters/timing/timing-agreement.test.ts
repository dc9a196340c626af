/** Every place of the reports that says “when?” agrees with the graded windows of the engine. */
import { describe, expect, test } from 'vitest';
import type { Matter } from '#src/astrology/contract-timing.ts';
import { writeWindowAnswer } from '#src/reports/chapters/answers/window-answer.ts';
import { yearAnswersChapter } from '#src/reports/chapters/answers/year-answers.ts';
import { writeWindowItem } from '#src/reports/chapters/further-reading/window-item.ts';
import { createMonthChapters } from '#src/reports/chapters/year/month-chapters.ts';
import { yearSummaryChapter } from '#src/reports/chapters/year/year-summary.ts';
import { determineYearStage } from '#src/reports/chapters/year/year-stage.ts';
import { moneyByMercury, workBySun } from '#src/reports/content/en/year/month-work-and-money.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext, type ProductKey, type ReportContext } from '#src/reports/context/report-context.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { formatMonthOfYear } from '#src/reports/year/year-phrases.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { getMatterTiming } from './report-timing.ts';
import { findJoinedWindow, formatEndOfStrongTime, formatJoinedWindow } from './joined-window.ts';
import { writeTenYearsLead } from './ten-years-lead.ts';
import { isInMonths } from './window-months.ts';

const people = createPeople(160).filter((_, i) => i % 4 === 0);

/** Every fourth one without a birth time. */
const createContexts = (product: ProductKey): ReportContext[] =>
  people.map((person, i) =>
    createContext(createReportInput(i % 4 === 0 ? removeTime(person) : person, product)),
  );

const replaceNbsp = (text: string) => text.replaceAll('\u00a0', ' ');

function writePage<K extends string>(chapter: Chapter, context: ReportContext, kind: K) {
  const page = writeChapter(chapter, context)!;
  if (page.kind !== kind) throw new Error(page.kind);
  return page as Extract<typeof page, { kind: K }>;
}

/** The months of the year that lie in a good or best window of the matter, as printed. */
const listGoodMonths = (context: ReportContext, matter: Matter): Set<string> =>
  new Set(
    getYearAhead(context)
      .months.filter((month) =>
        getMatterTiming(context, matter).windows.some(
          (window) => window.grade > 1 && isInMonths(window, month),
        ),
      )
      .map((month) => replaceNbsp(formatMonthOfYear(month))),
  );

describe('the year of an adult', () => {
  const contexts = createContexts('year-ahead').filter((context) => determineYearStage(context) === 'adult');

  test('calls no month light that lies in a good time for work or money', () => {
    const light = contexts.flatMap((context) => {
      const good = new Set([...listGoodMonths(context, 'workChange'), ...listGoodMonths(context, 'money')]);
      const rows = writePage(yearAnswersChapter, context, 'answers').answers[1]!.windows!;
      const named = [
        ...rows.filter(({ grade }) => grade === 0).map(({ when }) => replaceNbsp(when)),
        ...writePage(yearSummaryChapter, context, 'summary').cautions.map(({ text }) => text.split(':')[0]!),
      ];
      return named.map((month) => ({ month, isGood: good.has(month) }));
    });
    expect(light.length).toBeGreaterThan(20);
    expect(light.filter(({ isGood }) => isGood)).toEqual([]);
  });

  test('gives no warning about work or money in a month of a good time for it', () => {
    const warnings = contexts.flatMap((context) => {
      const [work, money] = [listGoodMonths(context, 'workChange'), listGoodMonths(context, 'money')];
      return createMonthChapters().flatMap((chapter) => {
        const { title, rows } = writePage(chapter, context, 'month');
        const texts = rows.map(({ text }) => text);
        return [
          ...(work.has(replaceNbsp(title)) ? texts.filter((text) => isIn(workBySun.unsupported, text)) : []),
          ...(money.has(replaceNbsp(title))
            ? texts.filter((text) => isIn(moneyByMercury.unfavourable, text))
            : []),
        ];
      });
    });
    expect(warnings).toEqual([]);
  });
});

const isIn = (texts: readonly string[], text: string): boolean => texts.includes(text);

describe('the first good time of a matter', () => {
  const matters = ['workChange', 'money', 'property'] as const;

  test('is the same in the free kundli and above the ten years', () => {
    const named = createContexts('free-kundli').flatMap((context) =>
      matters.flatMap((matter) => {
        const item = writeWindowItem(context, matter, 'career-wealth', () => null);
        return item ? [{ context, matter, text: replaceNbsp(item.statement.text) }] : [];
      }),
    );
    expect(named.length).toBeGreaterThan(30);
    for (const { context, matter, text } of named) {
      const [months] = listGoodTimes(context, matter);
      expect(text).toContain(months);
      expect(replaceNbsp(writeTenYearsLead(context, [matter]))).toContain(months);
    }
  });

  test('within 24 months is named as in the headline', () => {
    const details = createContexts('career-wealth').flatMap((context) =>
      matters.flatMap((matter) => {
        const detail = replaceNbsp(
          writeWindowAnswer(context, matter, { soonMonths: 24, maxWindows: 1 })?.detail ?? '',
        );
        const soon = /(?:Beginning|Also) within 24 months: ([^.]+)\./.exec(detail)?.[1];
        return soon ? [{ soon, times: listGoodTimes(context, matter, 'short') }] : [];
      }),
    );
    const withGood = details.filter(({ soon }) => /good|best/.test(soon));
    expect(withGood.length).toBeGreaterThan(5);
    for (const { soon, times } of withGood) expect(times.some((time) => soon.startsWith(time))).toBe(true);
  });
});

/** In the order of time; of a running time its last month. */
function listGoodTimes(context: ReportContext, matter: Matter, style: 'short' | 'long' = 'long'): string[] {
  const timing = getMatterTiming(context, matter);
  return timing.windows
    .filter(({ grade }) => grade > 1)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((window) => findJoinedWindow(timing, window))
    .map((time) =>
      replaceNbsp(
        time.from <= context.now && style === 'long'
          ? formatEndOfStrongTime(time)
          : formatJoinedWindow(time, style),
      ),
    );
}
