import type Router from '@koa/router';
import { ResolveBirthRequest } from './contract-birth.ts';
import { findNameError } from './contract-name-scripts.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { HttpError, createUnprocessableError } from '#src/platform/http/errors.ts';
import { BirthTimeError } from './clock/birth-time-error.ts';
import { resolveBirth } from './clock/resolve-birth.ts';
import { describeBirth } from './clock/clock-labels.ts';
import { describeOffsetChoice } from './clock/utc-offset-choices.ts';
import type { Gazetteer } from './gazetteer.ts';
import { toBirthTimeHttpError } from './birth-time-http-error.ts';

/** In characters: one letter matches thousands of places, and no place with its areas has more than 120. */
const MIN_QUERY_LENGTH = 2;
const MAX_QUERY_LENGTH = 120;

/** Public routes, without a session: they store nothing. */
export function registerPlaceRoutes(router: Router, { gazetteer }: { gazetteer: Gazetteer }): void {
  router.get('/api/places', (ctx) => {
    const query = String(ctx.query.q ?? '')
      .trim()
      .slice(0, MAX_QUERY_LENGTH);
    ctx.body = { success: true, places: query.length < MIN_QUERY_LENGTH ? [] : gazetteer.search(query) };
  });

  router.post('/api/birth/resolve', (ctx) => {
    const { birthDetails } = parseBody(ctx, ResolveBirthRequest);
    requirePrintableName(birthDetails.name);
    const place = gazetteer.findById(birthDetails.place.id);
    if (!place)
      throw new HttpError(422, 'place-unknown', 'Please pick the place of birth from the list.', [
        { path: 'birthDetails.place', message: 'Please pick the place of birth from the list.' },
      ]);
    try {
      const birth = resolveBirth({ ...birthDetails, place });
      ctx.body = { success: true, birth, birthText: describeBirth(birth), ...describeOffsetChoice(birth) };
    } catch (error) {
      throw error instanceof BirthTimeError ? toBirthTimeHttpError(error) : error;
    }
  });
}

/** The name is checked here, before the order, because the confirmation form shows it as it will be printed. */
function requirePrintableName(name: string): void {
  const message = findNameError(name);
  if (message)
    throw createUnprocessableError('birth-details', message, [{ path: 'birthDetails.name', message }]);
}
