import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { MatchRequest, MatchResponse } from './contract.ts';
import { computeMatch } from './match.ts';
import { createShareToken } from './share-token.ts';
import { resolveCouple } from './validate-couple.ts';

export type MatchDeps = {
  gazetteer: Gazetteer;
  clock: Clock;
  /** newest first */ shareKeys: readonly string[];
};

/** @throws HttpError 422 with the errors of both births */
export function createMatchResponse(deps: MatchDeps, request: MatchRequest): MatchResponse {
  const match = computeMatch(resolveCouple(deps, request), request.signVocabulary);
  return { success: true, match, shareToken: createShareToken(match, deps.shareKeys) };
}
