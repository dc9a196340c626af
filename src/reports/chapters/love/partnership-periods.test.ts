import { describe, expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { hasAspect } from '#src/astrology/houses.ts';
import { loveAnswersChapter } from '#src/reports/chapters/answers/love-answers.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { presentPeriod } from '#src/reports/content/en/love/marriage-timing.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { lovePairs } from '#src/testing/reports/forbidden-pairs/love.ts';
import { writeReport } from '#src/reports/write-report.ts';
import {
  PLACES,
  createPeople,
  createReportInput,
  removeSensitivity,
  type FictitiousPerson,
} from '#src/testing/fixtures/people.ts';
import type { GradedWindow } from '#src/reports/contract-answers.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { parseMonthSpan } from '#src/testing/reports/month-spans.ts';
import { getPartnershipRoles, listPartnershipPeriods } from './partnership-periods.ts';
import { marriageTimingChapter } from './marriage-timing.ts';

/** With Leo rising the seventh house is Aquarius; its lord is Saturn. */
const chart = createChart({
  lagna: 'Leo 15',
  Sun: 'Cancer 5',
  Moon: 'Scorpio 10',
  Mars: 'Cancer 20',
  Mercury: 'Virgo 3',
  Jupiter: 'Libra 12',
  Venus: 'Virgo 8',
  Saturn: 'Gemini 2',
  Rahu: 'Taurus 18',
});

/** Without marks, because these tests read texts and periods. */
const createInput = (person: FictitiousPerson) =>
  removeSensitivity(createReportInput(person, 'love-marriage'));

describe('links of grahas with partnership', () => {
  const roles = getPartnershipRoles({ ...chart, lagna: chart.lagna! });

  test('Mars in Cancer and Jupiter in Libra aspect Aquarius, the seventh house', () => {
    expect(roles.get('Mars')?.phrase).toBe('aspects the seventh house');
    expect(roles.get('Jupiter')?.phrase).toBe('aspects the seventh house');
  });

  test('Saturn rules the seventh house, and Mercury in Virgo has no link', () => {
    expect(roles.get('Saturn')?.phrase).toBe('rules the seventh house');
    expect(roles.has('Mercury')).toBe(false);
  });

  test('a graha in one sign with the lord of the seventh is linked', () => {
    const withLord = createChart({ lagna: 'Leo 15', Saturn: 'Gemini 2', Mercury: 'Gemini 20' });
    expect(getPartnershipRoles({ ...withLord, lagna: withLord.lagna! }).get('Mercury')?.phrase).toBe(
      'is with the lord of the seventh house',
    );
  });
});

test('the present period is never called a time for other matters if its lord aspects the seventh house', () => {
  const adults = createPeople(120)
    .map((birth) => createContext(createInput(birth)))
    .filter((context): context is TimeKnownContext => context.isTimeKnown);
  const texts = adults.flatMap((context) => {
    const page = writeChapter(marriageTimingChapter, context);
    const { antar } = findDashasAt(context.chart, context.now);
    const isAspecting = GRAHAS.some((graha) => graha === antar.lord && hasAspect(context.chart, graha, 7));
    return page?.kind === 'table' && isAspecting ? [page.statements[0]!.text] : [];
  });
  expect(texts.length).toBeGreaterThan(10);
  expect(texts).not.toContain(presentPeriod.between);
});

test('the table of periods has exactly the months that the first page calls most likely', () => {
  const pairs = createPeople(560)
    .filter(({ date }) => date > '1967' && date < '2006')
    .map((birth) => createContext(createInput(birth)))
    .flatMap((context) => {
      const answers = writeChapter(loveAnswersChapter, context);
      const timing = writeChapter(marriageTimingChapter, context);
      if (answers?.kind !== 'answers' || timing?.kind !== 'table') return [];
      const [best] = answers.answers[0]!.windows!.toSorted((a, b) => b.grade - a.grade);
      const cells = timing.tables[0]!.rows.map((row) => row.at(-1)!).join('; ');
      return best ? [{ person: context.birth.date, ...findMonths(best, cells) }] : [];
    });
  expect(pairs.length).toBeGreaterThan(50);
  expect(pairs.filter(({ ofTable, ofAnswer }) => ofTable !== ofAnswer)).toEqual([]);
});

/** The months of a time, and those that the table has in it; a time that goes on in the next period is divided between two rows. */
function findMonths({ label, when }: GradedWindow, cells: string) {
  const months = parseMonthSpan(when);
  const spans = cells.split('; ').flatMap((cell) => {
    const [, ofLabel, span] = /^(\w+)\s(.*)$/.exec(cell) ?? [];
    return ofLabel === label.toLowerCase() ? [parseMonthSpan(span!)] : [];
  });
  // a month in whose middle the period changes is in both rows
  const ofTable = [...new Set(spans.filter((span) => span.some((month) => months.includes(month))).flat())];
  return { ofAnswer: months.join(' '), ofTable: ofTable.toSorted((a, b) => a - b).join(' ') };
}

test('the months of a period lie within its dates', () => {
  const contexts = createPeople(240)
    .map((birth) => createContext(createInput(birth)))
    .filter((context): context is TimeKnownContext => context.isTimeKnown);
  const spans = contexts
    .flatMap((context) => listPartnershipPeriods(context))
    .flatMap(({ antar, windows }) => windows.map(({ from, to }) => ({ antar, from, to })));
  expect(spans.length).toBeGreaterThan(50);
  expect(spans.filter(({ antar, from, to }) => from < antar.start || to > antar.end)).toEqual([]);
});

test('a lord that has no link itself is named with the house that helps', () => {
  // Mercury rules the second and the eleventh house from Leo
  const fatima = { name: 'Fatima', date: '1999-10-30', time: '02:12', place: PLACES[3] };
  const page = writeChapter(marriageTimingChapter, createContext(createInput(fatima)));
  const rows = page?.kind === 'table' ? page.tables[0]!.rows : [];
  expect(rows.map((row) => row.join(' ')).join('\n')).toMatch(
    /Mercury.*as lord of the second and eleventh houses/,
  );
});

describe('120 love reports', () => {
  const documents = createPeople(120).map((birth) => writeReport(createInput(birth)));

  test.each(lovePairs)('contain no pair: $name', ({ hasFirst, hasSecond }) => {
    expect(documents.some(hasFirst)).toBe(true);
    expect(documents.filter((document) => hasFirst(document) && hasSecond(document))).toEqual([]);
  });
});
