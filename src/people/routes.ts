import type Router from '@koa/router';
import type { Context } from 'koa';
import { validate as isUuid } from 'uuid';
import { requireMember } from '#src/accounts/session/sessions.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { validateBirthDetails } from '#src/places/validate-birth-details.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { PersonInput } from './contract.ts';
import { changePerson, listPeople, removePerson, savePerson } from './people.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

/** Members read and change their own saved people; the id of another member's saved person gives 404. */
export function registerPeopleRoutes(router: Router, { db, clock, gazetteer }: Deps): void {
  const readBirth = (ctx: Context) =>
    validateBirthDetails(gazetteer, parseBody(ctx, PersonInput).birth, clock.now());

  router.get('/api/people', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    ctx.body = { success: true, people: await listPeople(db, member.id) };
  });

  router.post('/api/people', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const person = await savePerson(db, member.id, readBirth(ctx), clock.now());
    ctx.status = 201;
    ctx.body = { success: true, person };
  });

  router.put('/api/people/:id', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const person = await changePerson(db, member.id, readId(ctx), readBirth(ctx));
    if (!person) throw createPersonNotFoundError();
    ctx.body = { success: true, person };
  });

  router.delete('/api/people/:id', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    if (!(await removePerson(db, member.id, readId(ctx)))) throw createPersonNotFoundError();
    ctx.body = { success: true };
  });
}

const createPersonNotFoundError = () =>
  createNotFoundError('person-not-found', 'We could not find that person.');

function readId(ctx: Context): string {
  const { id } = ctx.params as { id: string };
  if (!isUuid(id)) throw createPersonNotFoundError();
  return id;
}
