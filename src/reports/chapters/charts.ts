import type { Chapter } from '#src/reports/chapter.ts';
import { headings } from '#src/reports/content/en/chapters.ts';
import type { Reading } from '#src/reports/reading.ts';
import { keepsSign } from '#src/reports/day-range.ts';
import { signName } from '#src/reports/words.ts';

const LETTERS = 'Su Sun, Mo Moon, Ma Mars, Me Mercury, Ju Jupiter, Ve Venus, Sa Saturn, Ra Rahu, Ke Ketu.';
const STYLES = { north: 'North Indian', south: 'South Indian', east: 'East Indian' } as const;
const DRAWN = {
  north:
    'Gold marks the first house, and the count goes on to the left. The small number names the sign, 1 for Aries to 12 for Pisces, and the figure beside a graha is its degree.',
  south:
    'Each sign keeps its box, Pisces at the upper left, and the signs run clockwise. Gold marks the lagna, and the figure beside a graha is its degree.',
  east: 'Each sign keeps its field, Aries at the top, and the signs run to the left. Gold marks the lagna, and the figure beside a graha is its degree.',
} as const;

export const charts: Chapter = {
  write: (reading) =>
    reading.chart.lagna
      ? { kind: 'charts', id: 'charts', ...headings.charts, captions: captionsOf(reading) }
      : { kind: 'charts', id: 'charts', ...headings.moonChart, captions: captionsOfDay(reading) },
};

function captionsOf({ chart, chartStyle }: Reading) {
  const moon = signName(chart.grahas.Moon.sign);
  return {
    birth: `Birth chart (D1), ${STYLES[chartStyle]} style. ${DRAWN[chartStyle]} R means retrograde.`,
    moon: `Moon chart. The same grahas, with ${moon} as the first house: read it for mood and for the people close to you.`,
    navamsa: `Navamsha (D9). Each sign divided by nine, read for partnership and for ripening. The rising part of it needs the minute.`,
    others: `The other two styles of drawing, for relatives who read those; the chart is the same. ${LETTERS}`,
  };
}

function captionsOfDay({ chart, day }: Reading) {
  const moon = signName(chart.grahas.Moon.sign);
  const sure = keepsSign(day!, 'Moon')
    ? `It stayed there all day, so this drawing is firm.`
    : `It changed signs that day, so the drawing shows one of two possibilities, that of noon.`;
  return {
    moon: `Moon chart. The nine grahas at noon, counted from the Moon in ${moon}. ${sure}`,
    others: `The same in the other styles of drawing. ${LETTERS}`,
  };
}
