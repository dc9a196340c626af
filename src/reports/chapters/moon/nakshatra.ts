/** The birth star: its story, its quarter and its lord. */
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { formatOrdinal, getNakshatraName } from '#src/reports/text/phrases.ts';
import { writePadaStatements, writeNakshatraStatements } from './moon-statements.ts';

type Part = Extract<PageDraft, { kind: 'essay' }>['parts'][number];

export const nakshatraChapter: Chapter = {
  write: (context) => {
    const { nakshatra: star } = context.chart.grahas.Moon;
    const sure = !context.day || hasOneNakshatra(context.day);
    return {
      kind: 'essay',
      id: 'nakshatra',
      title: sure ? `Your star: ${getNakshatraName(star)}` : 'Your star, one of several',
      devanagari: NAKSHATRAS[star - 1]!.devanagari,
      runningTitle: 'Your nakshatra',
      summary: 'The part of the sky the Moon was visiting',
      highlightedHouses: context.chart.lagna ? [getHouse(context.chart, 'Moon')] : [],
      compact: true,
      lead: nakshatraTexts[star - 1]!.story,
      leadBecause: toSentence(writeLeadReason(context)),
      parts: context.day
        ? writeNakshatraPartsWithoutTime(context)
        : [writeQualitiesPart(context), writePadaPart(context)],
    };
  },
};

function writeLeadReason({ chart, day }: ReportContext): string {
  const { nakshatra: star, pada } = chart.grahas.Moon;
  const { epithet, nature, symbol } = nakshatraTexts[star - 1]!;
  const kind = `a ${nature} star whose emblem is ${symbol}`;
  const name = `${getNakshatraName(star)}, ${epithet}, ${kind}`;
  if (!day) return `the Moon was in the ${formatOrdinal(pada)} quarter of ${name}`;
  return hasOneNakshatra(day) ? `all that day the Moon was in ${name}` : `at noon the Moon was in ${name}`;
}

const writeQualitiesPart = (context: ReportContext): Part => ({
  id: 'nakshatra-qualities',
  title: 'What the star gives',
  statements: writeNakshatraStatements(context, context.chart.grahas.Moon.nakshatra),
  pullQuote: nakshatraTexts[context.chart.grahas.Moon.nakshatra - 1]!.caution,
});

const writePadaPart = (context: ReportContext): Part => ({
  id: 'nakshatra-quarter',
  title: 'Its quarter',
  intro: `${getNakshatraName(context.chart.grahas.Moon.nakshatra)} has four quarters, and each leans towards one aim of life and one sign of the inner chart.`,
  statements: writePadaStatements(context),
});

/** One part for every star the Moon visited on a day without an hour. */
export function writeNakshatraPartsWithoutTime(context: ReportContext): Part[] {
  const stars = listStarsOfDay(context);
  return stars.map((star) => ({
    id: `star-${star}`,
    title:
      stars.length === 1
        ? `Your star, ${getNakshatraName(star)}`
        : `If the Moon was in ${getNakshatraName(star)}`,
    statements: writeNakshatraStatements(context, star),
  }));
}

/** The Moon needs about a day for a star: it visits one, two or three between two midnights. */
export function listStarsOfDay({ day }: ReportContext): number[] {
  const { earliest, latest } = day!;
  const first = earliest.grahas.Moon.nakshatra;
  const count = ((latest.grahas.Moon.nakshatra - first + 27) % 27) + 1;
  return Array.from({ length: count }, (_, i) => ((first - 1 + i) % 27) + 1);
}
