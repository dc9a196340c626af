/** The birth star: its story, its quarter and its lord. */
import type { Chapter, Draft } from '#src/reports/context/chapter.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { keepsStar } from '#src/reports/context/unknown-time-range.ts';
import { houseOf } from '#src/astrology/houses.ts';
import type { Reading } from '#src/reports/context/report-context.ts';
import { sentence } from '#src/reports/text/statement.ts';
import { ordinal, starName } from '#src/reports/text/phrases.ts';
import { padaStatements, starStatements } from './moon-statements.ts';

type Part = Extract<Draft, { kind: 'essay' }>['parts'][number];

export const nakshatra: Chapter = {
  write: (reading) => {
    const { nakshatra: star } = reading.chart.grahas.Moon;
    const sure = !reading.day || keepsStar(reading.day);
    return {
      kind: 'essay',
      id: 'nakshatra',
      title: sure ? `Your star: ${starName(star)}` : 'Your star, one of several',
      deva: NAKSHATRAS[star - 1]!.devanagari,
      running: 'Your nakshatra',
      summary: 'The part of the sky the Moon was visiting',
      lit: reading.chart.lagna ? [houseOf(reading.chart, 'Moon')] : [],
      compact: true,
      lead: nakshatraTexts[star - 1]!.story,
      leadBecause: sentence(leadBecause(reading)),
      parts: reading.day ? starPartsOfDay(reading) : [qualities(reading), quarter(reading)],
    };
  },
};

function leadBecause({ chart, day }: Reading): string {
  const { nakshatra: star, pada } = chart.grahas.Moon;
  const { epithet, nature, symbol } = nakshatraTexts[star - 1]!;
  const kind = `a ${nature} star whose emblem is ${symbol}`;
  const name = `${starName(star)}, ${epithet}, ${kind}`;
  if (!day) return `the Moon was in the ${ordinal(pada)} quarter of ${name}`;
  return keepsStar(day) ? `all that day the Moon was in ${name}` : `at noon the Moon was in ${name}`;
}

const qualities = (reading: Reading): Part => ({
  id: 'nakshatra-qualities',
  title: 'What the star gives',
  statements: starStatements(reading, reading.chart.grahas.Moon.nakshatra),
  pull: nakshatraTexts[reading.chart.grahas.Moon.nakshatra - 1]!.caution,
});

const quarter = (reading: Reading): Part => ({
  id: 'nakshatra-quarter',
  title: 'Its quarter',
  intro: `${starName(reading.chart.grahas.Moon.nakshatra)} has four quarters, and each leans towards one aim of life and one sign of the inner chart.`,
  statements: padaStatements(reading),
});

/** One part for every star the Moon visited on a day without an hour. */
export function starPartsOfDay(reading: Reading): Part[] {
  const stars = starsOfDay(reading);
  return stars.map((star) => ({
    id: `star-${star}`,
    title: stars.length === 1 ? `Your star, ${starName(star)}` : `If the Moon was in ${starName(star)}`,
    statements: starStatements(reading, star),
  }));
}

/** The Moon needs about a day for a star: it visits one, two or three between two midnights. */
export function starsOfDay({ day }: Reading): number[] {
  const { earliest, latest } = day!;
  const first = earliest.grahas.Moon.nakshatra;
  const count = ((latest.grahas.Moon.nakshatra - first + 27) % 27) + 1;
  return Array.from({ length: count }, (_, i) => ((first - 1 + i) % 27) + 1);
}
