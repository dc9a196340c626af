/** A reason marks grahas that are exalted, debilitated or combust by the terms of the trade. */
import { describe, expect, test } from 'vitest';
import { yogasChapter } from '#src/reports/chapters/yogas/yogas.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { markConditions } from './condition-marks.ts';

const chart = createChart({
  lagna: 'Leo',
  Sun: 'Leo 20',
  Mars: 'Cancer 28',
  Jupiter: 'Cancer 9',
  Moon: 'Scorpio 21',
});

describe('a reason', () => {
  test.each([
    ['Mars is with Jupiter in Cancer', 'Mars (neecha) is with Jupiter (uccha) in Cancer'],
    ['the Moon is in Scorpio, and the Moon is weak', 'the Moon (neecha) is in Scorpio, and the Moon is weak'],
    ['Mars is in its fall (neecha) in Cancer', 'Mars is in its fall (neecha) in Cancer'],
    ['Scorpio is the Moon’s sign', 'Scorpio is the Moon’s sign'],
    ['the Sun is in Leo', 'the Sun is in Leo'],
  ])('"%s" is printed as "%s"', (because, marked) => {
    expect(markConditions(chart, because)).toBe(marked);
  });

  test('has a mark for a combust graha', () => {
    const combust = createChart({ lagna: 'Leo', Sun: 'Cancer 27', Mars: 'Cancer 28' });
    expect(markConditions(combust, 'Mars is in the twelfth house')).toBe(
      'Mars (neecha, asta) is in the twelfth house',
    );
  });

  test('on a yoga marks the grahas that form it, and not the point that it counts from', () => {
    const page = writeChapter(yogasChapter, createContext({ ...ASHA, chart }))!;
    if (page.kind !== 'table') throw new Error('Not a table page.');
    const reasons = page.statements.map(({ because }) => because);
    expect(reasons).toContain('both Jupiter (uccha) and Mars (neecha) are in Cancer.');
    expect(reasons.filter((because) => /from the Moon \(/.test(because))).toEqual([]);
  });
});
