import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { MatchQuestion, MatchResponse } from './contract.ts';
import { computeMatch } from './match.ts';
import { createShareToken } from './share-token.ts';
import { resolveCouple } from './validate-couple.ts';

export type MatchDeps = {
  gazetteer: Gazetteer;
  clock: Clock;
  /** newest first */ shareKeys: readonly string[];
};

/** @throws HttpError 422 with the errors of both births */
export function answerMatch(deps: MatchDeps, question: MatchQuestion): MatchResponse {
  const match = computeMatch(resolveCouple(deps, question), question.signVocabulary);
  return { success: true, match, shareToken: createShareToken(match, deps.shareKeys) };
}
