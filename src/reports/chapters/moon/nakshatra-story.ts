/** The story of the birth star, its emblem, its lord, and the syllables for a name. */
import { NAKSHATRAS } from '#src/astrology/names.ts';
import type { Chapter, EssayDraft } from '#src/reports/context/chapter.ts';
import { listStarsOfDay } from './nakshatra.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { nakshatraStories } from '#src/reports/content/en/moon/nakshatra-stories.ts';
import { SYLLABLES_DEVANAGARI, SYLLABLES_LATIN } from '#src/astrology/avakahada/naming-syllables.ts';
import {
  moonHeadings,
  namingByLord,
  namingWithoutTime,
  namingWithRareSyllable,
  namingLead,
  severalStoriesLead,
} from '#src/reports/content/en/moon/moon-report.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { nakshatraLordTexts } from '#src/reports/content/en/periods/nakshatra-lord.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import {
  listHousesOfGrahas,
  withChart,
  type ReportContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, formatOrdinal, getNakshatraName } from '#src/reports/text/phrases.ts';
import { listStarsOfTara } from './tara.ts';
import {
  birthNakshatraKind,
  nineteenthNakshatraKind,
  tenthNakshatraKind,
} from '#src/reports/content/en/moon/nakshatra-kinds.ts';
import { nakshatraKindsTitle } from '#src/reports/content/en/moon/moon-report.ts';

export const nakshatraStoryChapter: Chapter = {
  withTime: writeForOneStar,
  withoutTime: (context) =>
    hasOneNakshatra(context.dayRange) ? writeForOneStar(context) : writeForSeveralStars(context),
};

const buildCommonFields = (context: ReportContext) =>
  ({
    kind: 'essay',
    id: 'tale',
    ...moonHeadings.nakshatraStory,
    highlightedHouses: listHousesOfGrahas(context, 'Moon'),
    compact: true,
  }) as const;

function writeForOneStar(context: ReportContext): EssayDraft {
  const { nakshatra: star } = context.chart.grahas.Moon;
  const { story, because } = nakshatraStories[star - 1]!;
  return {
    ...buildCommonFields(context),
    lead: story,
    leadBecause: toSentence(because),
    parts: [
      {
        id: 'tale-emblem',
        title: 'Its emblem and its lord',
        statements: [writeEmblemStatement(context, star), writeFirstDashaStatement(context, star)],
      },
      writeNakshatraKindsPart(context),
      {
        id: 'tale-name',
        title: 'A name for the rashi',
        intro: describeSyllables(star),
        statements: [writeNamingStatement(context)],
      },
    ],
  };
}

function writeForSeveralStars(context: TimeUnknownContext): EssayDraft {
  const stars = listStarsOfDay(context);
  return {
    ...buildCommonFields(context),
    lead: severalStoriesLead,
    leadBecause: toSentence(
      `from one midnight to the next the Moon visited ${formatList(stars.map(getNakshatraName))}`,
    ),
    parts: [
      ...stars.map((star) => writeStoryPart(context, star)),
      {
        id: 'tale-name',
        title: 'A name for the rashi',
        intro: stars.map(describeSyllables).join(' '),
        statements: [writeNamingStatement(context)],
      },
    ],
  };
}

function writeStoryPart(context: TimeUnknownContext, star: number): EssayPart {
  const starContext = createContextForStar(context, star);
  const { story, because } = nakshatraStories[star - 1]!;
  return {
    id: `tale-${star}`,
    title: `The story of ${getNakshatraName(star)}`,
    statements: [
      createStatement(starContext, story, because, ['Moon.nakshatra'], sources.starLists),
      writeEmblemStatement(starContext, star),
      writeFirstDashaStatement(starContext, star),
    ],
  };
}

/** The context with the chart of the end of the day at which the Moon was in that star, otherwise with that of noon. */
function createContextForStar(context: TimeUnknownContext, star: number): TimeUnknownContext {
  const { earliest, latest } = context.dayRange;
  const possibleChart = [earliest, latest].find(({ grahas }) => grahas.Moon.nakshatra === star);
  return withChart(context, possibleChart ?? context.chart);
}

function writeEmblemStatement(context: ReportContext, star: number): Statement {
  const { symbol } = nakshatraTexts[star - 1]!;
  const because = `painters and almanacs give ${getNakshatraName(star)} ${symbol}`;
  return createStatement(
    context,
    nakshatraStories[star - 1]!.emblem,
    because,
    ['Moon.nakshatra'],
    sources.almanac,
  );
}

function writeFirstDashaStatement(context: ReportContext, star: number): Statement {
  const { lord } = NAKSHATRAS[star - 1]!;
  const because = `${formatGraha(lord)} rules ${getNakshatraName(star)}, so your first great period was in its hands`;
  return createStatement(
    context,
    nakshatraLordTexts[lord],
    because,
    ['Moon.nakshatra', 'birth-maha'],
    sources.dasha,
  );
}

/** "The four sounds of Hasta, quarter by quarter: पू Pu, ष Sha, ण Na, ठ Tha." */
function describeSyllables(star: number): string {
  const [devanagari, latin] = [
    splitSyllables(SYLLABLES_DEVANAGARI, star),
    splitSyllables(SYLLABLES_LATIN, star),
  ];
  const syllables = devanagari.map((syllable, i) => `${syllable}\u00a0${latin[i]}`);
  return `The four sounds of ${getNakshatraName(star)}, quarter by quarter: ${syllables.join(', ')}.`;
}

const splitSyllables = (syllablesByStar: readonly string[], star: number): string[] =>
  syllablesByStar[star - 1]!.split(' ');

/** No name in daily use begins with one of these. */
const RARE_SYLLABLES = new Set(['ङ', 'ण', 'ञ']);

function writeNamingStatement(context: ReportContext): Statement {
  if (!context.timeKnown) {
    const because = 'the quarter of a star lasts some six hours, and the hour is not known';
    return createStatement(context, namingWithoutTime, because, ['given.timeKind'], sources.almanac);
  }
  const { nakshatra: star, pada } = context.chart.grahas.Moon;
  const devanagari = splitSyllables(SYLLABLES_DEVANAGARI, star)[pada - 1]!;
  const latin = splitSyllables(SYLLABLES_LATIN, star)[pada - 1]!;
  const because = `to the ${formatOrdinal(pada)} quarter of ${getNakshatraName(star)} the almanacs give ${devanagari}, ${latin}`;
  const text = RARE_SYLLABLES.has(devanagari)
    ? namingWithRareSyllable
    : `${namingLead} ${namingByLord[NAKSHATRAS[star - 1]!.lord]}`;
  return createStatement(context, text, because, ['Moon.pada'], sources.almanac);
}

/** The kind of the star, and of the two stars with the same lord: the tenth (work) and the nineteenth (seed). */
function writeNakshatraKindsPart(context: ReportContext): EssayPart {
  const [birthStar, workStar, seedStar] = listStarsOfTara(context.chart.grahas.Moon.nakshatra, 0) as [
    number,
    number,
    number,
  ];
  const [birthStarName, workStarName, seedStarName] = [birthStar, workStar, seedStar].map(getNakshatraName);
  return {
    id: 'tale-kind',
    title: nakshatraKindsTitle,
    statements: [
      createKindStatement(
        context,
        birthNakshatraKind[getKind(birthStar)],
        `${birthStarName} is counted among the ${getKind(birthStar)} stars`,
      ),
      createKindStatement(
        context,
        `The Moon in ${workStarName}. ${tenthNakshatraKind[getKind(workStar)]}`,
        `${workStarName}, a ${getKind(workStar)} star, is the tenth from ${birthStarName} and called Karma, that of work`,
      ),
      createKindStatement(
        context,
        `The Moon in ${seedStarName}. ${nineteenthNakshatraKind[getKind(seedStar)]}`,
        `${seedStarName}, a ${getKind(seedStar)} star, is the nineteenth and called Adhana, that of seed`,
      ),
    ],
  };
}

const getKind = (star: number) => nakshatraTexts[star - 1]!.nature;

const createKindStatement = (context: ReportContext, text: string, because: string): Statement =>
  createStatement(context, text, because, ['Moon.nakshatra'], sources.almanac);
