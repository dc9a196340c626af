/** Answers the questions of the calculators from the chart of a birth. */
import { toBirthMoment } from '#src/delivery/birth-moment.ts';
import { formatPlace } from '#src/places/clock/clock-labels.ts';
import { describeOffsetChoice } from '#src/places/clock/utc-offset-choices.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { ChartFactsResponse, BirthQuery } from './contract.ts';
import { computeDayFacts } from './day-facts.ts';
import { computeMomentFacts } from './moment-facts.ts';
import { resolveBirthQuery } from './resolve-birth-query.ts';

type Deps = { gazetteer: Gazetteer; clock: Clock };

/** @throws HttpError 422 naming the field */
export function computeChartFacts(deps: Deps, query: BirthQuery): ChartFactsResponse {
  const birth = resolveBirthQuery(deps, query);
  const hasPlace = query.placeId !== undefined;
  const moment = toBirthMoment(birth);
  const now = deps.clock.now().toISOString();
  const compute = moment.isTimeKnown ? computeMomentFacts : computeDayFacts;
  return {
    success: true,
    now,
    place: hasPlace ? formatPlace(birth.place) : null,
    clock: birth.clock,
    utcOffsetSeconds: birth.utcOffsetSeconds,
    birthUtc: birth.utc,
    ...(hasPlace ? describeOffsetChoice(birth) : {}),
    facts: compute(moment, { hasPlace, now }),
  };
}
