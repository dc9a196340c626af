import { KOOTA_KEYS } from '#src/astrology/contract-matching.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { DOSHA_KEYS, type SharedMatch } from './contract.ts';
import { MAX_DOSHA_POINTS } from './describe-doshas.ts';
import { readShareToken } from './share-token.ts';
import { KOOTA_NAMES } from './texts/koota-texts.ts';
import { formatTitle } from './texts/score-texts.ts';

/** @throws HttpError 404 for a token that is not ours */
export function readSharedMatch(token: string, keys: readonly string[]): SharedMatch {
  const shared = readShareToken(token, keys);
  if (!shared)
    throw createNotFoundError('shared-match-not-found', 'This link shows no match. Ask for it again.');
  const { total, kootas } = shared;
  const isDoshaPresent = (key: (typeof DOSHA_KEYS)[number]) =>
    kootas[KOOTA_KEYS.indexOf(key)]!.highest <= MAX_DOSHA_POINTS[key];
  return {
    points: total,
    title: formatTitle(
      total,
      DOSHA_KEYS.filter(isDoshaPresent).map((key) => KOOTA_NAMES[key].name),
    ),
    kootas: KOOTA_KEYS.map((key, index) => ({
      key,
      ...KOOTA_NAMES[key],
      points: kootas[index]!,
      maximum: index + 1,
    })),
  };
}
