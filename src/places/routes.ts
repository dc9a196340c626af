import type Router from '@koa/router';
import * as z from 'zod/mini';
import { BirthDetails } from './contract-birth.ts';
import { nameProblem } from './contract-name-scripts.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { HttpError, unprocessable } from '#src/platform/http/errors.ts';
import { PlaceTimeError, resolveBirth } from './birth-time.ts';
import { birthInWords } from './clock-words.ts';
import { clocksOffered } from './clocks-offered.ts';
import type { Gazetteer } from './gazetteer.ts';
import { refusedBirth } from './refusal.ts';

/** Open to everybody: no call here stores anything. */
export function placeRoutes(router: Router, { gazetteer }: { gazetteer: Gazetteer }): void {
  router.get('/api/places', (ctx) => {
    const query = String(ctx.query.q ?? '')
      .trim()
      .slice(0, 120);
    ctx.body = { success: true, places: query.length < 2 ? [] : gazetteer.search(query) };
  });

  router.post('/api/birth/resolve', (ctx) => {
    const { birthDetails } = parseBody(ctx, z.object({ birthDetails: BirthDetails }));
    refuseUnprintable(birthDetails.name);
    const place = gazetteer.byId(birthDetails.place.id);
    if (!place)
      throw new HttpError(422, 'place-unknown', 'Please pick the place of birth from the list.', [
        { path: 'birthDetails.place', message: 'Please pick the place of birth from the list.' },
      ]);
    try {
      const birth = resolveBirth({ ...birthDetails, place });
      ctx.body = { success: true, birth, words: birthInWords(birth), ...clocksOffered(birth) };
    } catch (error) {
      throw error instanceof PlaceTimeError ? refusedBirth(error) : error;
    }
  });
}

/** Said before anything is ordered: what is read on the sheet is what will be printed. */
function refuseUnprintable(name: string): void {
  const message = nameProblem(name);
  if (message) throw unprocessable('birth-details', message, [{ path: 'birthDetails.name', message }]);
}
