/** The sentences on hours of birth, for the page and the CLI. */
import { MATCH_ROLES, type MatchRole } from './contract-couple.ts';

/** Alternatives; each is the hours of birth of the two, null where the hour makes no difference. */
type Hours = readonly Record<MatchRole, string | null>[];
/** "the bride", or the name */
type Names = Record<MatchRole, string>;

/** Empty without hours. */
export function formatDoshaHours(dosha: string, names: Names, hours: Hours): string {
  if (hours.length === 0) return '';
  const isOfBoth = MATCH_ROLES.every((role) => hours.some((alternative) => alternative[role] !== null));
  const intro = isOfBoth ? 'Both hours of birth matter. ' : '';
  return `${intro}There is ${formatDosha(dosha)} only if ${formatHours(names, hours)}.`;
}

/** "the groom was born after 11:06 am and the bride was born before 4:52 pm, or if …" */
export const formatHours = (names: Names, hours: Hours): string =>
  hours
    .map((alternative) =>
      MATCH_ROLES.filter((role) => alternative[role] !== null)
        .map((role) => `${names[role]} was born ${alternative[role]!}`)
        .join(' and '),
    )
    .join(', or if ');

type KootaOfHours = { points: number; hours: Hours; reason: string };

/** "6 points if the groom was born before 5:46 am: Punarvasu is deva, …" */
export function formatKootaOfHours(names: Names, { points, hours, reason }: KootaOfHours): string {
  const given = formatPointCount(points);
  if (hours.length === 0) return `${given}, for example: ${reason}.`;
  const ofHours = `${given} if ${formatHours(names, hours)}`;
  return reason ? `${ofHours}: ${reason}.` : `${ofHours}.`;
}

/** "bhakoot dosha" from "Bhakoot" */
export const formatDosha = (name: string): string => `${name.toLowerCase()} dosha`;

export const formatPointCount = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
