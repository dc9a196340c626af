/** What is told of the star, what its emblem is good for, the lord that opened the life, and the sound of a name. */
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { houseOf } from '#src/astrology/houses.ts';
import type { Chapter, Draft } from '#src/reports/context/chapter.ts';
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
import { keepsStar } from '#src/reports/context/unknown-time-range.ts';
import type { Reading } from '#src/reports/context/report-context.ts';
import { say, sentence } from '#src/reports/text/statement.ts';
import { grahaName, listed, ordinal, starName } from '#src/reports/text/phrases.ts';
import { kindPart } from './nakshatra-kinds.ts';

type Essay = Extract<Draft, { kind: 'essay' }>;
type Part = Essay['parts'][number];

export const starTale: Chapter = {
  write: (reading) => ({
    kind: 'essay',
    id: 'tale',
    ...headings.tale,
    lit: reading.chart.lagna ? [houseOf(reading.chart, 'Moon')] : [],
    compact: true,
    ...(isSure(reading) ? ofOne(reading) : ofSeveral(reading)),
  }),
};

const isSure = ({ day }: Reading): boolean => !day || keepsStar(day);

function ofOne(reading: Reading): Pick<Essay, 'lead' | 'leadBecause' | 'parts'> {
  const { nakshatra: star } = reading.chart.grahas.Moon;
  const { story, because } = starTales[star - 1]!;
  return {
    lead: story,
    leadBecause: sentence(because),
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

function ofSeveral(reading: Reading): Pick<Essay, 'lead' | 'leadBecause' | 'parts'> {
  const stars = starsOfDay(reading);
  return {
    lead: twoStories,
    leadBecause: sentence(`from one midnight to the next the Moon visited ${listed(stars.map(starName))}`),
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

function tale(reading: Reading, star: number): Part {
  const then = readingIn(reading, star);
  const { story, because } = starTales[star - 1]!;
  return {
    id: `tale-${star}`,
    title: `The story of ${starName(star)}`,
    statements: [
      say(then, story, because, ['Moon.nakshatra'], sources.starLists),
      emblem(then, star),
      opener(then, star),
    ],
  };
}

/** The reading at the end of the day where the Moon was in that star; between the ends it is that of noon. */
function readingIn(reading: Reading, star: number): Reading {
  const { earliest, latest } = reading.day!;
  const found = [earliest, latest].find(({ grahas }) => grahas.Moon.nakshatra === star);
  return { ...reading, chart: found ?? reading.chart };
}

function emblem(reading: Reading, star: number): Statement {
  const { symbol } = nakshatraTexts[star - 1]!;
  const because = `painters and almanacs give ${starName(star)} ${symbol}`;
  return say(reading, starTales[star - 1]!.emblem, because, ['Moon.nakshatra'], sources.almanac);
}

function opener(reading: Reading, star: number): Statement {
  const { lord } = NAKSHATRAS[star - 1]!;
  const because = `${grahaName(lord)} rules ${starName(star)}, so your first great period was in its hands`;
  return say(reading, starLord[lord], because, ['Moon.nakshatra', 'birth-maha'], sources.dasha);
}

/** "The four sounds of Hasta, quarter by quarter: पू Pu, ष Sha, ण Na, ठ Tha." */
function soundsOf(star: number): string {
  const [deva, latin] = [soundOf(SYLLABLES_DEVANAGARI, star), soundOf(SYLLABLES_LATIN, star)];
  const sounds = deva.map((sound, i) => `${sound}\u00a0${latin[i]}`);
  return `The four sounds of ${starName(star)}, quarter by quarter: ${sounds.join(', ')}.`;
}

const soundOf = (sounds: readonly string[], star: number): string[] => sounds[star - 1]!.split(' ');

/** No name in daily use begins with one of these. */
const RARE = new Set(['ङ', 'ण', 'ञ']);

function naming(reading: Reading): Statement {
  if (reading.day) {
    const because = 'the quarter of a star lasts some six hours, and the hour is not known';
    return say(reading, namingOpen, because, ['told.hour'], sources.almanac);
  }
  const { nakshatra: star, pada } = reading.chart.grahas.Moon;
  const deva = soundOf(SYLLABLES_DEVANAGARI, star)[pada - 1]!;
  const latin = soundOf(SYLLABLES_LATIN, star)[pada - 1]!;
  const because = `to the ${ordinal(pada)} quarter of ${starName(star)} the almanacs give ${deva}, ${latin}`;
  const text = RARE.has(deva) ? namingRare : `${namingWhat} ${namingBy[NAKSHATRAS[star - 1]!.lord]}`;
  return say(reading, text, because, ['Moon.pada'], sources.almanac);
}
