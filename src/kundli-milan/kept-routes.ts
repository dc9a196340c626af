import type Router from '@koa/router';
import type { Context } from 'koa';
import { validate as isUuid } from 'uuid';
import { requireMember } from '#src/accounts/session/sessions.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { MAX_NAME_LENGTH } from '#src/places/contract-name-length.ts';
import { findNameError } from '#src/places/contract-name-scripts.ts';
import type { Database } from '#src/platform/database.ts';
import { createNotFoundError, HttpError } from '#src/platform/http/errors.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import type { MatchDeps } from './match-response.ts';
import type { MatchBirth } from './contract.ts';
import { KeepMatchRequest, type KeptCouple } from './contract-kept.ts';
import { MATCH_ROLES } from './contract-couple.ts';
import { deleteKeptMatch, findKeptMatch, keepMatch, listKeptMatches } from './kept-matches.ts';
import { computeMatch } from './match.ts';
import { createShareToken } from './share-token.ts';
import { resolveCouple } from './validate-couple.ts';

type Deps = MatchDeps & { db: Database };

/** Members read and delete their own kept matches; the id of another member's match gives 404. */
export function registerKeptMatchRoutes(router: Router, deps: Deps): void {
  const { db, clock, shareKeys } = deps;

  router.get('/api/kept-matches', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    ctx.body = { success: true, matches: await listKeptMatches(db, member.id) };
  });

  router.post('/api/kept-matches', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const couple = validateCouple(deps, parseBody(ctx, KeepMatchRequest));
    ctx.body = { success: true, kept: await keepMatch(db, member.id, couple, clock.now()) };
    ctx.status = 201;
  });

  router.get('/api/kept-matches/:id', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const kept = await findKeptMatch(db, member.id, readId(ctx));
    if (!kept) throw createKeptMatchNotFoundError();
    const births = { groom: resolveBirth(kept.groom), bride: resolveBirth(kept.bride) };
    const match = computeMatch(births, member.sign_vocabulary);
    ctx.body = { success: true, kept, match, shareToken: createShareToken(match, shareKeys) };
  });

  router.delete('/api/kept-matches/:id', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    if (!(await deleteKeptMatch(db, member.id, readId(ctx)))) throw createKeptMatchNotFoundError();
    ctx.body = { success: true };
  });
}

const createKeptMatchNotFoundError = () =>
  createNotFoundError('kept-match-not-found', 'We could not find that match. It may have been deleted.');

function readId(ctx: Context): string {
  const { id } = ctx.params as { id: string };
  if (!isUuid(id)) throw createKeptMatchNotFoundError();
  return id;
}

/**
 * The births by the rules of a match, with the places of the gazetteer, because coordinates sent by a client are not trusted.
 * @throws HttpError 422 naming the field
 */
function validateCouple(deps: MatchDeps, couple: KeptCouple): KeptCouple {
  const names = MATCH_ROLES.map((role) => validateName(couple[role].name, role)) as [string, string];
  const resolved = resolveCouple(deps, {
    groom: toMatchBirth(couple.groom),
    bride: toMatchBirth(couple.bride),
  });
  const [groom, bride] = MATCH_ROLES.map((role, index) => ({
    ...toStoredBirth(couple[role]),
    name: names[index]!,
    place: resolved[role].place,
  })) as [BirthDetails, BirthDetails];
  return { groom, bride };
}

/** The name may be empty. */
function validateName(input: string, role: string): string {
  const name = input.trim().normalize('NFC');
  const error =
    name.length > MAX_NAME_LENGTH
      ? `Please give a name of at most ${MAX_NAME_LENGTH} characters.`
      : name && findNameError(name);
  if (error) throw new HttpError(422, 'match-births', error, [{ path: `${role}.name`, message: error }]);
  return name;
}

const toMatchBirth = ({ date, time, timeKind, utcOffsetSeconds, place }: BirthDetails): MatchBirth => ({
  date,
  ...(time === undefined || timeKind === 'unknown' ? {} : { time }),
  placeId: place.id,
  ...(utcOffsetSeconds === undefined ? {} : { utcOffsetSeconds }),
});

function toStoredBirth({ time, ...birth }: BirthDetails): BirthDetails {
  if (birth.timeKind === 'unknown' || time === undefined) return { ...birth, timeKind: 'unknown' };
  return { ...birth, time, timeKind: 'exact' };
}
