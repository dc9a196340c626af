/** What is told of the star, what its emblem is good for, the lord that opened the life, and the sound of a name. */
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { houseOf } from '#src/astrology/houses.ts';
import type { Chapter, PageDraft } from '#src/reports/context/chapter.ts';
import { starsOfDay } from './nakshatra.ts';
import type { Statement } from '#src/reports/contract.ts';
import { starTales } from '#src/reports/content/en/moon/nakshatra-stories.ts';
import { SYLLABLES_DEVANAGARI, SYLLABLES_LATIN } from '#src/reports/content/en/moon/naming-syllables.ts';
import {
  headings,
  namingBy,
  namingOpen,
  namingRare,
  namingWhat,
  twoStories,
} from '#src/reports/content/en/moon/moon-report.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { starLord } from '#src/reports/content/en/periods/nakshatra-lord.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { grahaName, listed, ordinal, getNakshatraName } from '#src/reports/text/phrases.ts';
import { kindPart } from './nakshatra-kinds.ts';

type Essay = Extract<PageDraft, { kind: 'essay' }>;
type Part = Essay['parts'][number];

export const starTale: Chapter = {
  write: (reading) => ({
    kind: 'essay',
    id: 'tale',
    ...headings.tale,
    highlightedHouses: reading.chart.lagna ? [houseOf(reading.chart, 'Moon')] : [],
    compact: true,
    ...(isSure(reading) ? ofOne(reading) : ofSeveral(reading)),
  }),
};

const isSure = ({ day }: ReportContext): boolean => !day || hasOneNakshatra(day);

function ofOne(reading: ReportContext): Pick<Essay, 'lead' | 'leadBecause' | 'parts'> {
  const { nakshatra: star } = reading.chart.grahas.Moon;
  const { story, because } = starTales[star - 1]!;
  return {
    lead: story,
    leadBecause: toSentence(because),
    parts: [
      {
        id: 'tale-emblem',
        title: 'Its emblem and its lord',
        statements: [emblem(reading, star), opener(reading, star)],
      },
      kindPart(reading),
      {
        id: 'tale-name',
        title: 'A name for the rashi',
        intro: soundsOf(star),
        statements: [naming(reading)],
      },
    ],
  };
}

function ofSeveral(reading: ReportContext): Pick<Essay, 'lead' | 'leadBecause' | 'parts'> {
  const stars = starsOfDay(reading);
  return {
    lead: twoStories,
    leadBecause: toSentence(
      `from one midnight to the next the Moon visited ${listed(stars.map(getNakshatraName))}`,
    ),
    parts: [
      ...stars.map((star) => tale(reading, star)),
      {
        id: 'tale-name',
        title: 'A name for the rashi',
        intro: stars.map(soundsOf).join(' '),
        statements: [naming(reading)],
      },
    ],
  };
}

function tale(reading: ReportContext, star: number): Part {
  const then = readingIn(reading, star);
  const { story, because } = starTales[star - 1]!;
  return {
    id: `tale-${star}`,
    title: `The story of ${getNakshatraName(star)}`,
    statements: [
      createStatement(then, story, because, ['Moon.nakshatra'], sources.starLists),
      emblem(then, star),
      opener(then, star),
    ],
  };
}

/** The reading at the end of the day where the Moon was in that star; between the ends it is that of noon. */
function readingIn(reading: ReportContext, star: number): ReportContext {
  const { earliest, latest } = reading.day!;
  const found = [earliest, latest].find(({ grahas }) => grahas.Moon.nakshatra === star);
  return { ...reading, chart: found ?? reading.chart };
}

function emblem(reading: ReportContext, star: number): Statement {
  const { symbol } = nakshatraTexts[star - 1]!;
  const because = `painters and almanacs give ${getNakshatraName(star)} ${symbol}`;
  return createStatement(reading, starTales[star - 1]!.emblem, because, ['Moon.nakshatra'], sources.almanac);
}

function opener(reading: ReportContext, star: number): Statement {
  const { lord } = NAKSHATRAS[star - 1]!;
  const because = `${grahaName(lord)} rules ${getNakshatraName(star)}, so your first great period was in its hands`;
  return createStatement(reading, starLord[lord], because, ['Moon.nakshatra', 'birth-maha'], sources.dasha);
}

/** "The four sounds of Hasta, quarter by quarter: पू Pu, ष Sha, ण Na, ठ Tha." */
function soundsOf(star: number): string {
  const [devanagari, latin] = [soundOf(SYLLABLES_DEVANAGARI, star), soundOf(SYLLABLES_LATIN, star)];
  const sounds = devanagari.map((sound, i) => `${sound}\u00a0${latin[i]}`);
  return `The four sounds of ${getNakshatraName(star)}, quarter by quarter: ${sounds.join(', ')}.`;
}

const soundOf = (sounds: readonly string[], star: number): string[] => sounds[star - 1]!.split(' ');

/** No name in daily use begins with one of these. */
const RARE = new Set(['ङ', 'ण', 'ञ']);

function naming(reading: ReportContext): Statement {
  if (reading.day) {
    const because = 'the quarter of a star lasts some six hours, and the hour is not known';
    return createStatement(reading, namingOpen, because, ['told.hour'], sources.almanac);
  }
  const { nakshatra: star, pada } = reading.chart.grahas.Moon;
  const devanagari = soundOf(SYLLABLES_DEVANAGARI, star)[pada - 1]!;
  const latin = soundOf(SYLLABLES_LATIN, star)[pada - 1]!;
  const because = `to the ${ordinal(pada)} quarter of ${getNakshatraName(star)} the almanacs give ${devanagari}, ${latin}`;
  const text = RARE.has(devanagari) ? namingRare : `${namingWhat} ${namingBy[NAKSHATRAS[star - 1]!.lord]}`;
  return createStatement(reading, text, because, ['Moon.pada'], sources.almanac);
}
