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
import { describeHoursOfStay, listNakshatrasWithHours } from '#src/reports/facts/nakshatras-of-day.ts';
import { getNakshatraKind } from '#src/reports/facts/nakshatra-kinds.ts';
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
  const texts = content.moon.nakshatraChapterTexts;
  return {
    kind: 'essay',
    id: 'nakshatra',
    title: hasOneBirthNakshatra(context) ? texts.title(getNakshatraName(nakshatra)) : texts.titleForSeveral,
    hindiTitle: getNakshatraDevanagari(nakshatra),
    generalTitle: texts.generalTitle,
    runningTitle: texts.runningTitle,
    summary: texts.summary,
    highlightedHouses: listHousesOfGrahas(context, 'Moon'),
    isCompact: true,
    lead: content.moon.nakshatraTexts[nakshatra - 1]!.story,
  };
}

const writeLeadReason = ({ chart }: TimeKnownContext): string =>
  content.moon.nakshatraReasons.lead(formatOrdinal(chart.grahas.Moon.pada), describeNakshatra(chart));

const writeLeadReasonWithoutTime = ({ chart, dayRange }: TimeUnknownContext): string =>
  content.moon.nakshatraReasons[hasOneNakshatra(dayRange) ? 'leadForDay' : 'leadAtNoon'](
    describeNakshatra(chart),
  );

function describeNakshatra({ grahas }: Chart): string {
  const { nakshatra } = grahas.Moon;
  const { epithet, symbol } = content.moon.nakshatraTexts[nakshatra - 1]!;
  const kind = content.moon.nakshatraKindNames[getNakshatraKind(nakshatra)];
  return content.moon.nakshatraReasons.star(getNakshatraName(nakshatra), epithet, kind, symbol);
}

const writeQualitiesPart = (context: ReportContext): EssayPart => ({
  id: 'qualities',
  title: content.moon.nakshatraChapterTexts.qualities,
  statements: writeNakshatraStatements(context, context.chart.grahas.Moon.nakshatra),
  pullQuote: content.moon.nakshatraTexts[context.chart.grahas.Moon.nakshatra - 1]!.caution,
});

const writePadaPart = (context: ReportContext): EssayPart => ({
  id: 'pada',
  title: content.moon.nakshatraChapterTexts.pada,
  intro: content.moon.nakshatraChapterTexts.padaIntro(getNakshatraName(context.chart.grahas.Moon.nakshatra)),
  statements: writePadaStatements(context),
});

/** One part for every nakshatra that the Moon visited that day, the likeliest first. */
export function writeNakshatraPartsWithoutTime(context: TimeUnknownContext): EssayPart[] {
  const nakshatras = listNakshatrasWithHours(context).toSorted((a, b) => b.hours - a.hours);
  return nakshatras.map((stay) => {
    const name = getNakshatraName(stay.nakshatra);
    const hours = describeHoursOfStay(context, stay);
    return {
      id: `star-${stay.nakshatra}`,
      title: hours
        ? content.moon.birthStarTexts.partTitle(name, hours)
        : content.moon.birthStarTexts.onlyTitle(name),
      statements: writeNakshatraStatements(context, stay.nakshatra),
    };
  });
}
