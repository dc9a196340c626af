import { describe, expect, test } from 'vitest';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { rankByCondition } from '#src/reports/facts/graha-condition.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { listStatements } from '#src/testing/reports/printed-text.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { findLeastSupported, findLeastSupportedInWork, getKarmajivaLord } from './significators.ts';
import { workFieldsChapter } from './work-fields.ts';

const excludeAllBut = (...grahas: ClassicalGraha[]) =>
  CLASSICAL_GRAHAS.filter((graha) => !grahas.includes(graha));

describe('least supported graha', () => {
  const chart = createChart({
    lagna: 'Aries 10',
    Sun: 'Capricorn 14',
    Saturn: 'Capricorn 16',
    Jupiter: 'Sagittarius 20',
    Mercury: 'Aquarius 10',
  });

  test('one in its own sign is passed over for one that is not', () => {
    expect(findLeastSupported(chart, excludeAllBut('Jupiter', 'Saturn', 'Mercury'))).toBe('Mercury');
  });

  test('of two in their own signs the combust one is chosen', () => {
    expect(findLeastSupported(chart, excludeAllBut('Jupiter', 'Saturn'))).toBe('Saturn');
  });
});

test('the graha of livelihood is never the one whose work is better shared', () => {
  const shared = createPeople(400)
    .filter((_, i) => i % 10 === 0)
    .map((person) => createContext(createReportInput(person, 'career-wealth')))
    .flatMap((context) =>
      context.isTimeKnown
        ? [{ weak: findLeastSupportedInWork(context), livelihood: getKarmajivaLord(context.chart) }]
        : [],
    );
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter(({ weak, livelihood }) => weak === livelihood)).toEqual([]);
});

test('a reason says that a graha has the least support only if it is the weakest of the seven', () => {
  const untrue = createPeople(60).flatMap((birth) => {
    const input = removeSensitivity(createReportInput(birth, 'career-wealth'));
    const weakest = rankByCondition(input.chart).at(-1)!;
    return listStatements(writeReport(input))
      .map(({ because }) => because)
      .filter((because) => /(least|less) support/.test(because) && !because.includes(weakest));
  });
  expect(untrue).toEqual([]);
});

test('if all grahas outside the three of work are in their own signs, no reason says that one has less support', () => {
  const chart = createChart({
    lagna: 'Cancer 10',
    Mars: 'Aries 29',
    Sun: 'Aries 28',
    Moon: 'Aries 5',
    Mercury: 'Gemini 10',
    Jupiter: 'Pisces 15',
    Venus: 'Taurus 20',
    Saturn: 'Aquarius 22',
  });
  const [birth] = createPeople(1);
  const context = createContext({
    ...createReportInput(birth!, 'career-wealth'),
    chart,
    sensitivity: undefined,
  });
  const page = writeChapter(workFieldsChapter, context)!;
  const { because } = page.kind === 'essay' ? page.parts.at(-1)!.statements[0]! : { because: '' };
  expect(because).toMatch(/in its (own sign|moolatrikona)/);
  expect(because).not.toMatch(/support/);
});
