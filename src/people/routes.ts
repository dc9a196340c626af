import type Router from '@koa/router';
import type { Context } from 'koa';
import { validate as isUuid } from 'uuid';
import { checkedBirth } from '#src/places/validate-birth-details.ts';
import { requireMember } from '#src/accounts/sessions.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { notFound } from '#src/platform/http/errors.ts';
import { input } from '#src/platform/http/validate.ts';
import { PersonGiven } from './contract.ts';
import { changePerson, listPeople, removePerson, savePerson } from './people.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

/** Members only, each their own people; somebody else's person does not exist. */
export function peopleRoutes(router: Router, { db, clock, gazetteer }: Deps): void {
  const birthIn = (ctx: Context) => checkedBirth(gazetteer, input(ctx, PersonGiven).birth, clock.now());

  /** Members, their own. */
  router.get('/api/people', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    ctx.body = { success: true, people: await listPeople(db, member.id) };
  });

  /** Members, for themselves. */
  router.post('/api/people', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const person = await savePerson(db, member.id, birthIn(ctx), clock.now());
    ctx.status = 201;
    ctx.body = { success: true, person };
  });

  /** Members, their own. */
  router.put('/api/people/:id', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const person = await changePerson(db, member.id, idIn(ctx), birthIn(ctx));
    if (!person) throw nobody();
    ctx.body = { success: true, person };
  });

  /** Members, their own. */
  router.delete('/api/people/:id', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    if (!(await removePerson(db, member.id, idIn(ctx)))) throw nobody();
    ctx.body = { success: true };
  });
}

const nobody = () => notFound('person-not-found', 'We could not find that person.');

function idIn(ctx: Context): string {
  const { id } = ctx.params as { id: string };
  if (!isUuid(id)) throw nobody();
  return id;
}
