/** The total of the points in plain words. */
import { getScoreBand, type ScoreBand } from '#src/astrology/contract-score-bands.ts';
import { formatList, toUppercaseFirst } from '#src/astrology/phrases.ts';
import { formatPointCount } from '#src/kundli-milan/contract-birth-hours.ts';
import type { PointRange } from '#src/kundli-milan/contract.ts';
import { CUSTOMARY_POINTS, MAX_POINTS } from '#src/kundli-milan/contract-couple.ts';
import { formatPoints } from './words.ts';

const TITLES: Record<ScoreBand, string> = {
  high: 'A very good match',
  good: 'A good match',
  accepted: 'Enough points by custom',
  low: 'Fewer points than custom asks for',
};

/** @param doshas names of those that are present, with or without an exception: "Bhakoot" */
export function formatTitle(points: PointRange, doshas: readonly string[]): string {
  if (points.lowest !== points.highest)
    return `Between ${points.lowest} and ${points.highest}, depending on the hour`;
  const title = TITLES[getScoreBand(points.lowest)];
  if (doshas.length === 0) return title;
  return `${title}, with ${formatList(doshas.map((name) => `${name.toLowerCase()} dosha`))} to talk about`;
}

export const formatCustom = (points: PointRange): string =>
  `By custom, ${CUSTOMARY_POINTS} of ${MAX_POINTS} points are enough. These two charts have ${formatPoints(points)}.`;

/** @param koota "Bhakoot: family and money" */
export const formatMainLoss = (koota: string, isGreaterPart: boolean): string =>
  `${isGreaterPart ? 'Most' : 'Half'} of what is missing comes from one koota, ${koota}.`;

export const FULL_SCORE_TEXT = 'No point is missing.';

export const CERTAIN_LABEL = 'Certain';
export const UNCERTAIN_LABEL = 'Not certain';
export const LEFT_OUT_LABEL = 'Left out';
export const LEFT_OUT_TEXT =
  'Manglik from the lagna, because there is no lagna without a time. So the question of Manglik has no final answer yet, whatever the counts from the Moon and Venus give.';

/** @param kootas at least one name */
export const formatCertain = (kootas: readonly string[], points: number): string =>
  kootas.length === 1
    ? `${kootas[0]!}. It gives ${formatPointCount(points)} at any hour of that day.`
    : `${toUppercaseFirst(formatList(kootas))}. Together they give ${formatPointCount(points)} at any hour of that day.`;
/** @param kootas at least one name */
export const formatUncertain = (kootas: readonly string[], maximum: number): string =>
  kootas.length === 1
    ? `${kootas[0]!}. It carries ${maximum} of the ${MAX_POINTS} points.`
    : `${toUppercaseFirst(formatList(kootas))}. Together they carry ${maximum} of the ${MAX_POINTS} points.`;
export const NOTHING_CERTAIN_TEXT = 'No koota is the same at every hour of that day.';
export const ALL_CERTAIN_TEXT = 'All eight kootas. They are the same at every hour of that day.';

/** @param whose "the groom’s" @param moved "entered Cancer" @param side "before" or "after" */
export const formatCloseCall = (
  whose: string,
  moved: string,
  { time, side, points }: { time: string; side: 'before' | 'after'; points: number },
): string =>
  `${whose} Moon ${moved} at ${time}. For a birth ${side} that, the two charts would have ${points} points.`;
