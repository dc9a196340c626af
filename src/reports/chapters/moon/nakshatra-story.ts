/** The story of the birth nakshatra, its emblem, its lord, and the syllables for a name. */
import { content } from '#src/reports/content/content.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import type { Chapter, EssayDraft } from '#src/reports/context/chapter.ts';
import { listNakshatrasWithHours } from '#src/reports/facts/nakshatras-of-day.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { SYLLABLES_DEVANAGARI, SYLLABLES_LATIN } from '#src/astrology/avakahada/naming-syllables.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import {
  listHousesOfGrahas,
  withChart,
  type ReportContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, formatOrdinal, getNakshatraName } from '#src/reports/text/phrases.ts';
import { listNakshatrasOfTara } from './tara.ts';

export const nakshatraStoryChapter: Chapter = {
  withTime: writeForOneNakshatra,
  withoutTime: (context) =>
    hasOneNakshatra(context.dayRange) ? writeForOneNakshatra(context) : writeForSeveralNakshatras(context),
};

const buildCommonFields = (context: ReportContext) =>
  ({
    kind: 'essay',
    id: 'nakshatra-story',
    ...content.moon.moonHeadings.nakshatraStory,
    highlightedHouses: listHousesOfGrahas(context, 'Moon'),
    isCompact: true,
  }) as const;

function writeForOneNakshatra(context: ReportContext): EssayDraft {
  const { nakshatra } = context.chart.grahas.Moon;
  const { story, because } = content.moon.nakshatraStories[nakshatra - 1]!;
  return {
    ...buildCommonFields(context),
    lead: story,
    leadBecause: toSentence(because),
    parts: [
      {
        id: 'emblem',
        title: 'Its emblem and its lord',
        statements: [writeEmblemStatement(context, nakshatra), writeFirstDashaStatement(context, nakshatra)],
      },
      writeNakshatraKindsPart(context),
      {
        id: 'name',
        title: 'A name for the rashi',
        intro: describeSyllables(nakshatra),
        statements: [writeNamingStatement(context)],
      },
    ],
  };
}

function writeForSeveralNakshatras(context: TimeUnknownContext): EssayDraft {
  const stays = listNakshatrasWithHours(context);
  const nakshatras = stays.map(({ nakshatra }) => nakshatra);
  return {
    ...buildCommonFields(context),
    lead: content.moon.severalStoriesLead,
    leadBecause: toSentence(
      `from one midnight to the next the Moon visited ${formatList(nakshatras.map(getNakshatraName))}`,
    ),
    parts: [
      ...stays.map(({ nakshatra, chart }) => writeStoryPart(withChart(context, chart), nakshatra)),
      {
        id: 'name',
        title: 'A name for the rashi',
        intro: nakshatras.map(describeSyllables).join(' '),
        statements: [writeNamingStatement(context)],
      },
    ],
  };
}

/** @param context with a chart of a time at which the Moon was in the nakshatra */
function writeStoryPart(context: TimeUnknownContext, nakshatra: number): EssayPart {
  const { story, because } = content.moon.nakshatraStories[nakshatra - 1]!;
  return {
    id: `story-${nakshatra}`,
    title: `The story of ${getNakshatraName(nakshatra)}`,
    statements: [
      createStatement(context, story, because, ['Moon.nakshatra'], content.common.sources.nakshatraLists),
      writeEmblemStatement(context, nakshatra),
      writeFirstDashaStatement(context, nakshatra),
    ],
  };
}

function writeEmblemStatement(context: ReportContext, nakshatra: number): Statement {
  const { symbol } = content.moon.nakshatraTexts[nakshatra - 1]!;
  const because = `painters and almanacs give ${getNakshatraName(nakshatra)} ${symbol}`;
  return createStatement(
    context,
    content.moon.nakshatraStories[nakshatra - 1]!.emblem,
    because,
    ['Moon.nakshatra'],
    content.common.sources.almanac,
  );
}

function writeFirstDashaStatement(context: ReportContext, nakshatra: number): Statement {
  const { lord } = NAKSHATRAS[nakshatra - 1]!;
  const because = `${formatGraha(lord)} rules ${getNakshatraName(nakshatra)}, so your first great period was in its hands`;
  return createStatement(
    context,
    content.periods.nakshatraLordTexts[lord],
    because,
    ['Moon.nakshatra', 'birth-maha'],
    content.common.sources.dasha,
  );
}

/** "The four sounds of Hasta, quarter by quarter: पू Pu, ष Sha, ण Na, ठ Tha." */
function describeSyllables(nakshatra: number): string {
  const [devanagari, latin] = [
    splitSyllables(SYLLABLES_DEVANAGARI, nakshatra),
    splitSyllables(SYLLABLES_LATIN, nakshatra),
  ];
  const syllables = devanagari.map((syllable, i) => `${syllable}\u00a0${latin[i]}`);
  return `The four sounds of ${getNakshatraName(nakshatra)}, quarter by quarter: ${syllables.join(', ')}.`;
}

const splitSyllables = (syllablesByNakshatra: readonly string[], nakshatra: number): string[] =>
  syllablesByNakshatra[nakshatra - 1]!.split(' ');

/** No name in daily use begins with one of these. */
const RARE_SYLLABLES = new Set(['ङ', 'ण', 'ञ']);

function writeNamingStatement(context: ReportContext): Statement {
  if (!context.isTimeKnown) {
    const because = 'the quarter of a star lasts some six hours, and the hour is not known';
    return createStatement(
      context,
      content.moon.namingWithoutTime,
      because,
      ['given.timeKind'],
      content.common.sources.almanac,
    );
  }
  const { nakshatra, pada } = context.chart.grahas.Moon;
  const devanagari = splitSyllables(SYLLABLES_DEVANAGARI, nakshatra)[pada - 1]!;
  const latin = splitSyllables(SYLLABLES_LATIN, nakshatra)[pada - 1]!;
  const because = `to the ${formatOrdinal(pada)} quarter of ${getNakshatraName(nakshatra)} the almanacs give ${devanagari}, ${latin}`;
  const text = RARE_SYLLABLES.has(devanagari)
    ? content.moon.namingWithRareSyllable
    : `${content.moon.namingLead} ${content.moon.namingByLord[NAKSHATRAS[nakshatra - 1]!.lord]}`;
  return createStatement(context, text, because, ['Moon.pada'], content.common.sources.almanac);
}

/** The kind of the nakshatra, and of the two nakshatras with the same lord: the tenth (work) and the nineteenth (seed). */
function writeNakshatraKindsPart(context: ReportContext): EssayPart {
  const [birthNakshatra, workNakshatra, seedNakshatra] = listNakshatrasOfTara(
    context.chart.grahas.Moon.nakshatra,
    0,
  ) as [number, number, number];
  const [birthNakshatraName, workNakshatraName, seedNakshatraName] = [
    birthNakshatra,
    workNakshatra,
    seedNakshatra,
  ].map(getNakshatraName);
  return {
    id: 'kinds',
    title: content.moon.nakshatraKindsTitle,
    statements: [
      createKindStatement(
        context,
        content.moon.birthNakshatraKind[getKind(birthNakshatra)],
        `${birthNakshatraName} is counted among the ${getKind(birthNakshatra)} stars`,
      ),
      createKindStatement(
        context,
        `The Moon in ${workNakshatraName}. ${content.moon.tenthNakshatraKind[getKind(workNakshatra)]}`,
        `${workNakshatraName}, a ${getKind(workNakshatra)} star, is the tenth from ${birthNakshatraName} and called Karma, that of work`,
      ),
      createKindStatement(
        context,
        `The Moon in ${seedNakshatraName}. ${content.moon.nineteenthNakshatraKind[getKind(seedNakshatra)]}`,
        `${seedNakshatraName}, a ${getKind(seedNakshatra)} star, is the nineteenth and called Adhana, that of seed`,
      ),
    ],
  };
}

const getKind = (nakshatra: number) => content.moon.nakshatraTexts[nakshatra - 1]!.nature;

const createKindStatement = (context: ReportContext, text: string, because: string): Statement =>
  createStatement(context, text, because, ['Moon.nakshatra'], content.common.sources.almanac);
