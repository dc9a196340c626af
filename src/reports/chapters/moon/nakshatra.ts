/** The birth nakshatra: its story, its qualities and its quarter. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter, EssayDraft } from '#src/reports/context/chapter.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { hasOneBirthNakshatra, hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import {
  listHousesOfGrahas,
  type ReportContext,
  type TimeKnownContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { describeNakshatraHours, listNakshatrasWithHours } from '#src/reports/facts/nakshatras-of-day.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { formatOrdinal, getNakshatraDevanagari, getNakshatraName } from '#src/reports/text/phrases.ts';
import type { EssayPart } from '#src/reports/contract.ts';
import { writePadaStatements, writeNakshatraStatements } from './moon-statements.ts';

export const nakshatraChapter: Chapter = {
  withTime: (context) => ({
    ...buildCommonFields(context),
    leadBecause: toSentence(writeLeadReason(context)),
    parts: [writeQualitiesPart(context), writePadaPart(context)],
  }),
  withoutTime: (context) => ({
    ...buildCommonFields(context),
    leadBecause: toSentence(writeLeadReasonWithoutTime(context)),
    parts: writeNakshatraPartsWithoutTime(context),
  }),
};

function buildCommonFields(context: ReportContext): Omit<EssayDraft, 'leadBecause' | 'parts'> {
  const { nakshatra } = context.chart.grahas.Moon;
  return {
    kind: 'essay',
    id: 'nakshatra',
    title: hasOneBirthNakshatra(context)
      ? `Your star: ${getNakshatraName(nakshatra)}`
      : 'Your star, one of several',
    hindiTitle: getNakshatraDevanagari(nakshatra),
    runningTitle: 'Your nakshatra',
    summary: 'The part of the sky the Moon was visiting',
    highlightedHouses: listHousesOfGrahas(context, 'Moon'),
    isCompact: true,
    lead: content.moon.nakshatraTexts[nakshatra - 1]!.story,
  };
}

const writeLeadReason = ({ chart }: TimeKnownContext): string =>
  `the Moon was in the ${formatOrdinal(chart.grahas.Moon.pada)} quarter of ${describeNakshatra(chart)}`;

const writeLeadReasonWithoutTime = ({ chart, dayRange }: TimeUnknownContext): string =>
  `${hasOneNakshatra(dayRange) ? 'all that day' : 'at noon'} the Moon was in ${describeNakshatra(chart)}`;

function describeNakshatra({ grahas }: Chart): string {
  const { nakshatra } = grahas.Moon;
  const { epithet, nature, symbol } = content.moon.nakshatraTexts[nakshatra - 1]!;
  return `${getNakshatraName(nakshatra)}, ${epithet}, a ${nature} star whose emblem is ${symbol}`;
}

const writeQualitiesPart = (context: ReportContext): EssayPart => ({
  id: 'qualities',
  title: 'What the star gives',
  statements: writeNakshatraStatements(context, context.chart.grahas.Moon.nakshatra),
  pullQuote: content.moon.nakshatraTexts[context.chart.grahas.Moon.nakshatra - 1]!.caution,
});

const writePadaPart = (context: ReportContext): EssayPart => ({
  id: 'pada',
  title: 'Its quarter',
  intro: `${getNakshatraName(context.chart.grahas.Moon.nakshatra)} has four quarters, and each leans towards one aim of life and one sign of the inner chart.`,
  statements: writePadaStatements(context),
});

/** One part for every nakshatra that the Moon visited that day. */
export function writeNakshatraPartsWithoutTime(context: TimeUnknownContext): EssayPart[] {
  const nakshatras = listNakshatrasWithHours(context);
  return nakshatras.map((stay) => {
    const name = getNakshatraName(stay.nakshatra);
    const hours = describeNakshatraHours(context, stay);
    return {
      id: `star-${stay.nakshatra}`,
      title: hours
        ? content.moon.birthStarTexts.partTitle(name, hours)
        : content.moon.birthStarTexts.onlyTitle(name),
      statements: writeNakshatraStatements(context, stay.nakshatra),
    };
  });
}
