/** The order of the streams of school, by the grahas that rule or occupy the houses of study. The points are a rule of this product. */
import { GRAHAS, type Graha } from '#src/astrology/contract-names.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import type { TimedChart } from '#src/reports/context/report-context.ts';
import { CONDITION_POINTS } from '#src/reports/facts/condition-scale.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import type { Stream } from '#src/reports/content/en/career/youth/streams.ts';

/** Schooling (2 and 4), intelligence (5), higher study (9), use (10). */
const HOUSE_POINTS: Partial<Record<number, number>> = { 2: 1, 4: 2, 5: 3, 9: 1, 10: 1 };

const STUDY_KARAKAS: readonly Graha[] = ['Mercury', 'Jupiter'];

/** The stream to which a graha belongs most, then a second one that it supports. */
const STREAMS_OF_GRAHA: Record<Graha, readonly [Stream, Stream]> = {
  Sun: ['science', 'arts'],
  Moon: ['arts', 'commerce'],
  Mars: ['science', 'vocational'],
  Mercury: ['commerce', 'science'],
  Jupiter: ['commerce', 'arts'],
  Venus: ['arts', 'vocational'],
  Saturn: ['vocational', 'commerce'],
  Rahu: ['vocational', 'science'],
  Ketu: ['science', 'vocational'],
};

const STREAMS: readonly Stream[] = ['science', 'commerce', 'arts', 'vocational'];

export type StudyLink = {
  graha: Graha;
  ruled: readonly number[];
  place: number | null;
  isKaraka: boolean;
  points: number;
};

function findStudyLink(chart: TimedChart, graha: Graha): StudyLink {
  const isStudyHouse = (house: number) => house in HOUSE_POINTS;
  const ruled = listRuledHouses(chart, graha)
    .filter(isStudyHouse)
    .toSorted((a, b) => a - b);
  const house = getHouse(chart, graha);
  const place = isStudyHouse(house) ? house : null;
  const isKaraka = STUDY_KARAKAS.includes(graha);
  const linkPoints = [...ruled, ...(place === null ? [] : [place])].reduce(
    (sum, linked) => sum + HOUSE_POINTS[linked]!,
    isKaraka ? 1 : 0,
  );
  const points = linkPoints > 0 ? Math.max(0, linkPoints + CONDITION_POINTS[getCondition(chart, graha)]) : 0;
  return { graha, ruled, place, isKaraka, points };
}

/** The grahas with most points first; those without a link to study are left out. */
export const rankStudyGrahas = (chart: TimedChart): StudyLink[] =>
  GRAHAS.map((graha) => findStudyLink(chart, graha))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);

export type RankedStream = { stream: Stream; points: number; links: StudyLink[] };

/** The first stream of a graha counts double. `links`: the grahas of the stream, the heaviest first. */
export function rankStreams(chart: TimedChart): RankedStream[] {
  const links = rankStudyGrahas(chart);
  return STREAMS.map((stream) => {
    const weigh = ({ graha, points }: StudyLink) => points * weighStream(graha, stream);
    const own = links.filter((link) => weigh(link) > 0).toSorted((a, b) => weigh(b) - weigh(a));
    return { stream, points: own.reduce((sum, link) => sum + weigh(link), 0), links: own };
  }).toSorted((a, b) => b.points - a.points);
}

function weighStream(graha: Graha, stream: Stream): number {
  const [first, second] = STREAMS_OF_GRAHA[graha];
  if (first === stream) return 2;
  return second === stream ? 1 : 0;
}
