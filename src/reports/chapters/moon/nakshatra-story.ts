/** The story of the birth nakshatra, its emblem, its lord, and the syllables for a name. */
import { content } from '#src/reports/content/content.ts';
import { getBirthPeriodTexts, isBirthPeriodShort } from '#src/reports/chapters/periods/birth-period.ts';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import type { Chapter, EssayDraft } from '#src/reports/context/chapter.ts';
import { getNakshatraKind, type NakshatraKind } from '#src/reports/facts/nakshatra-kinds.ts';
import type { NamingSyllable } from '#src/reports/content/en/moon/moon-titles.ts';
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
        title: content.moon.nakshatraStoryTitles.emblem,
        statements: [writeEmblemStatement(context, nakshatra), writeFirstDashaStatement(context, nakshatra)],
      },
      writeNakshatraKindsPart(context),
      {
        id: 'name',
        title: content.moon.nakshatraStoryTitles.name,
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
      content.moon.nakshatraReasons.severalStars(formatList(nakshatras.map(getNakshatraName))),
    ),
    parts: [
      ...stays.map(({ nakshatra, chart }) => writeStoryPart(withChart(context, chart), nakshatra)),
      {
        id: 'name',
        title: content.moon.nakshatraStoryTitles.name,
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
    title: content.moon.nakshatraStoryTitles.story(getNakshatraName(nakshatra)),
    statements: [
      createStatement(context, story, because, ['Moon.nakshatra'], content.common.sources.nakshatraLists),
      writeEmblemStatement(context, nakshatra),
      writeFirstDashaStatement(context, nakshatra),
    ],
  };
}

function writeEmblemStatement(context: ReportContext, nakshatra: number): Statement {
  const { symbol } = content.moon.nakshatraTexts[nakshatra - 1]!;
  const because = content.moon.nakshatraReasons.emblem(getNakshatraName(nakshatra), symbol);
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
  const because = content.moon.nakshatraReasons.firstPeriod(formatGraha(lord), getNakshatraName(nakshatra));
  return createStatement(
    context,
    getBirthPeriodTexts(context)[lord],
    because,
    ['Moon.nakshatra', 'birth-maha', isBirthPeriodShort],
    content.common.sources.dasha,
  );
}

/** "The four sounds of Hasta, quarter by quarter: पू Pu, ष Sha, ण Na, ठ Tha." */
function describeSyllables(nakshatra: number): string {
  const syllables = listSyllables(nakshatra).map(content.moon.formatNamingSyllable);
  return content.moon.listNamingSyllables(getNakshatraName(nakshatra), syllables);
}

/** One for each pada. */
function listSyllables(nakshatra: number): NamingSyllable[] {
  const latin = splitSyllables(SYLLABLES_LATIN, nakshatra);
  return splitSyllables(SYLLABLES_DEVANAGARI, nakshatra).map((devanagari, i) => ({
    devanagari,
    latin: latin[i]!,
  }));
}

const splitSyllables = (syllablesByNakshatra: readonly string[], nakshatra: number): string[] =>
  syllablesByNakshatra[nakshatra - 1]!.split(' ');

/** No name in daily use begins with one of these. */
const RARE_SYLLABLES = new Set(['ङ', 'ण', 'ञ']);

function writeNamingStatement(context: ReportContext): Statement {
  if (!context.isTimeKnown) {
    return createStatement(
      context,
      content.moon.namingWithoutTime,
      content.moon.nakshatraReasons.namingWithoutTime,
      ['given.timeKind'],
      content.common.sources.almanac,
    );
  }
  const { nakshatra, pada } = context.chart.grahas.Moon;
  const syllable = listSyllables(nakshatra)[pada - 1]!;
  const because = content.moon.nakshatraReasons.naming(
    formatOrdinal(pada),
    getNakshatraName(nakshatra),
    syllable,
  );
  const text = RARE_SYLLABLES.has(syllable.devanagari)
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
  const {
    birthNakshatraKind,
    tenthNakshatraKind,
    nineteenthNakshatraKind,
    nakshatraReasons,
    writeDaysOfStar,
  } = content.moon;
  const [birthStar, workStar, seedStar] = [birthNakshatra, workNakshatra, seedNakshatra].map(
    describeKind,
  ) as [KindOfStar, KindOfStar, KindOfStar];
  return {
    id: 'kinds',
    title: content.moon.nakshatraKindsTitle,
    statements: [
      createKindStatement(
        context,
        birthNakshatraKind[birthStar.kind],
        nakshatraReasons.kind(birthStar.name, birthStar.kindName),
      ),
      createKindStatement(
        context,
        writeDaysOfStar(workStar.name, tenthNakshatraKind[workStar.kind]),
        nakshatraReasons.workStar(workStar.name, workStar.kindName, birthStar.name),
      ),
      createKindStatement(
        context,
        writeDaysOfStar(seedStar.name, nineteenthNakshatraKind[seedStar.kind]),
        nakshatraReasons.seedStar(seedStar.name, seedStar.kindName),
      ),
    ],
  };
}

type KindOfStar = { name: string; kind: NakshatraKind; kindName: string };

function describeKind(nakshatra: number): KindOfStar {
  const kind = getNakshatraKind(nakshatra);
  return { name: getNakshatraName(nakshatra), kind, kindName: content.moon.nakshatraKindNames[kind] };
}

const createKindStatement = (context: ReportContext, text: string, because: string): Statement =>
  createStatement(context, text, because, ['Moon.nakshatra'], content.common.sources.almanac);
