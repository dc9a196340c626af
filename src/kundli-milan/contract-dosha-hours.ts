/** The sentences on the hours of a dosha, for the page and the CLI. */
import { MATCH_ROLES, type MatchRole } from './contract-couple.ts';

/** Alternatives; each is the hours of birth of the two, null where the hour makes no difference. */
type Hours = readonly Record<MatchRole, string | null>[];

/**
 * Empty without hours.
 * @param names "the bride", or the name
 */
export function formatDoshaHours(dosha: string, names: Record<MatchRole, string>, hours: Hours): string {
  if (hours.length === 0) return '';
  const roles = MATCH_ROLES.filter((role) => hours.some((alternative) => alternative[role] !== null));
  const alternatives = hours.map((alternative) =>
    roles
      .filter((role) => alternative[role] !== null)
      .map((role) => `${names[role]} was born ${alternative[role]!}`)
      .join(' and '),
  );
  const intro = roles.length > 1 ? 'Both hours of birth matter. ' : '';
  return `${intro}There is ${formatDosha(dosha)} only if ${alternatives.join(', or if ')}.`;
}

/** "bhakoot dosha" from "Bhakoot" */
export const formatDosha = (name: string): string => `${name.toLowerCase()} dosha`;
