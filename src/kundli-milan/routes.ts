import type Router from '@koa/router';
import type { Context } from 'koa';
import { validate as isUuid } from 'uuid';
import { requireMember } from '#src/accounts/session/sessions.ts';
import type { BirthDetails, ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Database } from '#src/platform/database.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { answerMatch, type MatchDeps } from './answer-match.ts';
import { MatchQuestion, type MatchBirth } from './contract.ts';
import { KeepMatchRequest } from './contract-kept.ts';
import { deleteKeptMatch, keepMatch, listKeptMatches } from './kept-matches.ts';
import { readSharedMatch } from './shared-match.ts';
import { resolveCouple } from './validate-couple.ts';

export function registerKundliMilanRoutes(router: Router, deps: MatchDeps): void {
  /** Public: computed for each request. Nothing is stored, and the births are not logged. */
  router.post('/api/kundli-milan', (ctx) => {
    ctx.body = answerMatch(deps, parseBody(ctx, MatchQuestion));
  });

  /** Public: for every visitor who has the link. */
  router.get('/api/kundli-milan/shared/:token', (ctx) => {
    const { token } = ctx.params as { token: string };
    ctx.body = { success: true, match: readSharedMatch(token, deps.shareKeys) };
  });
}

type KeptDeps = MatchDeps & { db: Database };

/** Members list, keep and delete their own matches; the id of another member's match gives 404. */
export function registerKeptMatchRoutes(router: Router, deps: KeptDeps): void {
  const { db, clock } = deps;
  router.get('/api/kept-matches', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    ctx.body = { success: true, matches: await listKeptMatches(db, member.id) };
  });

  router.post('/api/kept-matches', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const { groom, bride } = parseBody(ctx, KeepMatchRequest);
    const resolved = resolveCouple(deps, { groom: toMatchBirth(groom), bride: toMatchBirth(bride) });
    const couple = { groom: withPlace(groom, resolved.groom), bride: withPlace(bride, resolved.bride) };
    ctx.status = 201;
    ctx.body = { success: true, match: await keepMatch(db, member.id, couple, clock.now()) };
  });

  router.delete('/api/kept-matches/:id', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    if (!(await deleteKeptMatch(db, member.id, readId(ctx)))) throw createMatchNotFoundError();
    ctx.body = { success: true };
  });
}

const toMatchBirth = ({ date, time, timeKind, utcOffsetSeconds, place }: BirthDetails): MatchBirth => ({
  date,
  ...(time === undefined || timeKind === 'unknown' ? {} : { time }),
  placeId: place.id,
  ...(utcOffsetSeconds === undefined ? {} : { utcOffsetSeconds }),
});

/** With the coordinates of the gazetteer. */
const withPlace = (birth: BirthDetails, { place }: ResolvedBirth): BirthDetails => ({ ...birth, place });

const createMatchNotFoundError = () =>
  createNotFoundError('match-not-found', 'We could not find that match.');

function readId(ctx: Context): string {
  const { id } = ctx.params as { id: string };
  if (!isUuid(id)) throw createMatchNotFoundError();
  return id;
}
