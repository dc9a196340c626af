/** Answers the questions of the calculators from the chart of a birth. */
import { toBirthMoment } from '#src/delivery/birth-moment.ts';
import { formatPlace } from '#src/places/clock/clock-labels.ts';
import { describeOffsetChoice } from '#src/places/clock/utc-offset-choices.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { SkyAnswersResponse, SkyQuestion } from './contract.ts';
import { computeDayAnswers } from './day-answers.ts';
import { computeMomentAnswers } from './moment-answers.ts';
import { resolveQuestion } from './resolve-question.ts';

type Deps = { gazetteer: Gazetteer; clock: Clock };

/** @throws HttpError 422 naming the field */
export function answerSkyQuestion(deps: Deps, question: SkyQuestion): SkyAnswersResponse {
  const birth = resolveQuestion(deps, question);
  const hasPlace = question.placeId !== undefined;
  const moment = toBirthMoment(birth);
  const now = deps.clock.now().toISOString();
  const compute = moment.isTimeKnown ? computeMomentAnswers : computeDayAnswers;
  return {
    success: true,
    now,
    place: hasPlace ? formatPlace(birth.place) : null,
    clock: birth.clock,
    utcOffsetSeconds: birth.utcOffsetSeconds,
    birthUtc: birth.utc,
    ...(hasPlace ? describeOffsetChoice(birth) : {}),
    answers: compute(moment, { hasPlace, now }),
  };
}
