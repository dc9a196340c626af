/** The birth star: its story, its quarter and its lord. */
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import { houseOf } from '#src/astrology/houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { ordinal, getNakshatraName } from '#src/reports/text/phrases.ts';
import { padaStatements, starStatements } from './moon-statements.ts';

type Part = Extract<PageDraft, { kind: 'essay' }>['parts'][number];

export const nakshatra: Chapter = {
  write: (reading) => {
    const { nakshatra: star } = reading.chart.grahas.Moon;
    const sure = !reading.day || hasOneNakshatra(reading.day);
    return {
      kind: 'essay',
      id: 'nakshatra',
      title: sure ? `Your star: ${getNakshatraName(star)}` : 'Your star, one of several',
      devanagari: NAKSHATRAS[star - 1]!.devanagari,
      runningTitle: 'Your nakshatra',
      summary: 'The part of the sky the Moon was visiting',
      highlightedHouses: reading.chart.lagna ? [houseOf(reading.chart, 'Moon')] : [],
      compact: true,
      lead: nakshatraTexts[star - 1]!.story,
      leadBecause: toSentence(leadBecause(reading)),
      parts: reading.day ? starPartsOfDay(reading) : [qualities(reading), quarter(reading)],
    };
  },
};

function leadBecause({ chart, day }: ReportContext): string {
  const { nakshatra: star, pada } = chart.grahas.Moon;
  const { epithet, nature, symbol } = nakshatraTexts[star - 1]!;
  const kind = `a ${nature} star whose emblem is ${symbol}`;
  const name = `${getNakshatraName(star)}, ${epithet}, ${kind}`;
  if (!day) return `the Moon was in the ${ordinal(pada)} quarter of ${name}`;
  return hasOneNakshatra(day) ? `all that day the Moon was in ${name}` : `at noon the Moon was in ${name}`;
}

const qualities = (reading: ReportContext): Part => ({
  id: 'nakshatra-qualities',
  title: 'What the star gives',
  statements: starStatements(reading, reading.chart.grahas.Moon.nakshatra),
  pullQuote: nakshatraTexts[reading.chart.grahas.Moon.nakshatra - 1]!.caution,
});

const quarter = (reading: ReportContext): Part => ({
  id: 'nakshatra-quarter',
  title: 'Its quarter',
  intro: `${getNakshatraName(reading.chart.grahas.Moon.nakshatra)} has four quarters, and each leans towards one aim of life and one sign of the inner chart.`,
  statements: padaStatements(reading),
});

/** One part for every star the Moon visited on a day without an hour. */
export function starPartsOfDay(reading: ReportContext): Part[] {
  const stars = starsOfDay(reading);
  return stars.map((star) => ({
    id: `star-${star}`,
    title:
      stars.length === 1
        ? `Your star, ${getNakshatraName(star)}`
        : `If the Moon was in ${getNakshatraName(star)}`,
    statements: starStatements(reading, star),
  }));
}

/** The Moon needs about a day for a star: it visits one, two or three between two midnights. */
export function starsOfDay({ day }: ReportContext): number[] {
  const { earliest, latest } = day!;
  const first = earliest.grahas.Moon.nakshatra;
  const count = ((latest.grahas.Moon.nakshatra - first + 27) % 27) + 1;
  return Array.from({ length: count }, (_, i) => ((first - 1 + i) % 27) + 1);
}
