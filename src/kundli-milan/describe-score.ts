/** Describes the total: headline, reason, and what an unknown or slightly wrong birth time changes. */
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import type { MatchingStay } from '#src/astrology/matching/moon-stays.ts';
import { getSignName, toUppercaseFirst } from '#src/astrology/phrases.ts';
import type { Match, MatchDosha, MatchKoota, PointRange } from './contract.ts';
import { MATCH_ROLES, MAX_POINTS, type MatchRole } from './contract-couple.ts';
import { listNearbyStays, type Couple } from './couple.ts';
import {
  ALL_CERTAIN_TEXT,
  CERTAIN_LABEL,
  formatCertain,
  formatCloseCall,
  formatCustom,
  formatMainLoss,
  formatTitle,
  formatUncertain,
  FULL_SCORE_TEXT,
  LEFT_OUT_LABEL,
  LEFT_OUT_TEXT,
  NOTHING_CERTAIN_TEXT,
  UNCERTAIN_LABEL,
} from './texts/score-texts.ts';
import { formatLocalTime, formatMoon, getNakshatraName, ROLE_NAMES } from './texts/words.ts';

type Score = Pick<Match, 'title' | 'summary' | 'reason' | 'certainty' | 'closeCalls'>;

export function describeScore(
  couple: Couple,
  points: PointRange,
  { kootas, doshas }: { kootas: readonly MatchKoota[]; doshas: readonly MatchDosha[] },
): Score {
  const presentDoshas = doshas.filter(({ state }) => state === 'present' || state === 'excepted');
  return {
    title: formatTitle(
      points,
      presentDoshas.map(({ name }) => name),
    ),
    summary: [formatCustom(points), describeMainLoss(points, kootas)].filter(Boolean).join(' '),
    reason: MATCH_ROLES.map((role) => describeMoons(role, couple)).join(', and '),
    certainty: describeCertainty(couple, kootas),
    closeCalls: MATCH_ROLES.flatMap((role) => describeCloseCall(role, couple) ?? []),
  };
}

/** Names the koota that lost at least half of the missing points; empty if the points are not certain. */
function describeMainLoss({ lowest, highest }: PointRange, kootas: readonly MatchKoota[]): string {
  if (lowest !== highest) return '';
  const missing = MAX_POINTS - lowest;
  if (missing === 0) return FULL_SCORE_TEXT;
  const getLoss = ({ maximum, points }: MatchKoota) => maximum - points.lowest;
  const worst = kootas.toSorted((a, b) => getLoss(b) - getLoss(a))[0]!;
  const share = getLoss(worst) / missing;
  return share < 0.5 ? '' : formatMainLoss(`${worst.name}: ${worst.topic}`, share > 0.5);
}

/** "the groom’s Moon is in Cancer, Punarvasu" */
function describeMoons(role: MatchRole, couple: Couple): string {
  const moons = [...new Set(couple[role].stays.map(({ moon }) => formatMoon(moon)))];
  return `${ROLE_NAMES[role]}’s Moon is in ${moons.join('; then ')}`;
}

function describeCertainty({ groom, bride }: Couple, kootas: readonly MatchKoota[]): Match['certainty'] {
  if (groom.moment.isTimeKnown && bride.moment.isTimeKnown) return [];
  const isCertain = ({ points }: MatchKoota) => points.lowest === points.highest;
  const [certain, uncertain] = [kootas.filter(isCertain), kootas.filter((koota) => !isCertain(koota))];
  const listNames = (items: readonly MatchKoota[]) => items.map(({ name }) => name);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const leftOut = { label: LEFT_OUT_LABEL, text: LEFT_OUT_TEXT };
  if (uncertain.length === 0) return [{ label: CERTAIN_LABEL, text: ALL_CERTAIN_TEXT }, leftOut];
  return [
    {
      label: CERTAIN_LABEL,
      text:
        certain.length === 0
          ? NOTHING_CERTAIN_TEXT
          : formatCertain(listNames(certain), sum(certain.map(({ points }) => points.lowest))),
    },
    {
      label: UNCERTAIN_LABEL,
      text: formatUncertain(listNames(uncertain), sum(uncertain.map(({ maximum }) => maximum))),
    },
    leftOut,
  ];
}

/** The nearest change of the Moon around a known birth time that would change the total. */
function describeCloseCall(role: MatchRole, couple: Couple): string | null {
  const { groom, bride } = couple;
  if (!groom.moment.isTimeKnown || !bride.moment.isTimeKnown) return null;
  const person = couple[role];
  const stays = listNearbyStays(person);
  const current = stays.findIndex(({ to }) => person.chart.utc < to);
  const total = couple.kootas[0]![0]!.total;
  const computeTotal = (stay: MatchingStay) =>
    role === 'groom'
      ? computeAshtakoota(stay.moon, bride.stays[0]!.moon).total
      : computeAshtakoota(groom.stays[0]!.moon, stay.moon).total;
  const offset = [-1, 1].find(
    (side) => stays[current + side] && computeTotal(stays[current + side]!) !== total,
  );
  if (offset === undefined) return null;
  const [neighbour, own] = [stays[current + offset]!, stays[current]!];
  const isEarlier = offset < 0;
  return formatCloseCall(
    toUppercaseFirst(`${ROLE_NAMES[role]}’s`),
    describeMove(isEarlier ? [neighbour, own] : [own, neighbour]),
    {
      time: formatLocalTime(isEarlier ? own.from : own.to, person.birth.utcOffsetSeconds),
      side: isEarlier ? 'before' : 'after',
      points: computeTotal(neighbour),
    },
  );
}

/** "entered Cancer", "entered Pushya"; within one nakshatra the Moon enters another part of its sign. */
function describeMove([earlier, later]: [MatchingStay, MatchingStay]): string {
  if (earlier.moon.sign !== later.moon.sign) return `entered ${getSignName(later.moon.sign)}`;
  return earlier.moon.nakshatra === later.moon.nakshatra
    ? `entered the second half of ${getSignName(later.moon.sign)}`
    : `entered ${getNakshatraName(later.moon.nakshatra)}`;
}
