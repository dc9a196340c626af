/** Data of the pages that the server renders for one request. */
import type { MatchResponse, SharedMatch } from './contract.ts';
import type { MatchRole } from './contract-couple.ts';

/** `preselectedOffset`: seconds; none for an hour that occurred twice. */
export type ClockChoice = {
  question: string;
  readings: { utcOffsetSeconds: number; clock: string }[];
  preselectedOffset?: number | undefined;
};

/** The form as a browser without scripts sent it, with the answer or the errors. */
export type PostedMatch = {
  /** the fields by name: "groom-day" */
  typed: Record<string, string>;
  issues: { path: string; message: string }[];
  /** the clocks to choose from, for a time that occurred twice */
  clocks?: Partial<Record<MatchRole, ClockChoice>>;
  /** an error that belongs to no field */
  message?: string;
  answer?: Pick<MatchResponse, 'match' | 'shareToken'>;
};

/** `match`: null for a token that is not ours. */
export type SharedMatchData = { token: string; match: SharedMatch | null };
