/** What is told of the star, what its emblem is good for, the lord that opened the life, and the sound of a name. */
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { listStarsOfDay } from './nakshatra.ts';
import type { Statement } from '#src/reports/contract.ts';
import { nakshatraStories } from '#src/reports/content/en/moon/nakshatra-stories.ts';
import { SYLLABLES_DEVANAGARI, SYLLABLES_LATIN } from '#src/reports/content/en/moon/naming-syllables.ts';
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
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { formatGraha, formatList, formatOrdinal, getNakshatraName } from '#src/reports/text/phrases.ts';
import { writeNakshatraKindsPart } from './nakshatra-kinds.ts';

type Essay = Extract<PageDraft, { kind: 'essay' }>;
type Part = Essay['parts'][number];

export const nakshatraStoryChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'tale',
    ...moonHeadings.nakshatraStory,
    highlightedHouses: context.chart.lagna ? [getHouse(context.chart, 'Moon')] : [],
    compact: true,
    ...(hasOneStar(context) ? writeForOneStar(context) : writeForSeveralStars(context)),
  }),
};

const hasOneStar = ({ day }: ReportContext): boolean => !day || hasOneNakshatra(day);

function writeForOneStar(context: ReportContext): Pick<Essay, 'lead' | 'leadBecause' | 'parts'> {
  const { nakshatra: star } = context.chart.grahas.Moon;
  const { story, because } = nakshatraStories[star - 1]!;
  return {
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

function writeForSeveralStars(context: ReportContext): Pick<Essay, 'lead' | 'leadBecause' | 'parts'> {
  const stars = listStarsOfDay(context);
  return {
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

function writeStoryPart(context: ReportContext, star: number): Part {
  const then = createContextForStar(context, star);
  const { story, because } = nakshatraStories[star - 1]!;
  return {
    id: `tale-${star}`,
    title: `The story of ${getNakshatraName(star)}`,
    statements: [
      createStatement(then, story, because, ['Moon.nakshatra'], sources.starLists),
      writeEmblemStatement(then, star),
      writeFirstDashaStatement(then, star),
    ],
  };
}

/** The reading at the end of the day where the Moon was in that star; between the ends it is that of noon. */
function createContextForStar(context: ReportContext, star: number): ReportContext {
  const { earliest, latest } = context.day!;
  const found = [earliest, latest].find(({ grahas }) => grahas.Moon.nakshatra === star);
  return { ...context, chart: found ?? context.chart };
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
  const sounds = devanagari.map((sound, i) => `${sound}\u00a0${latin[i]}`);
  return `The four sounds of ${getNakshatraName(star)}, quarter by quarter: ${sounds.join(', ')}.`;
}

const splitSyllables = (sounds: readonly string[], star: number): string[] => sounds[star - 1]!.split(' ');

/** No name in daily use begins with one of these. */
const RARE_SYLLABLES = new Set(['ङ', 'ण', 'ञ']);

function writeNamingStatement(context: ReportContext): Statement {
  if (context.day) {
    const because = 'the quarter of a star lasts some six hours, and the hour is not known';
    return createStatement(context, namingWithoutTime, because, ['told.hour'], sources.almanac);
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
