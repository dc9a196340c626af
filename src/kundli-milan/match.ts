/** Compares two births: kootas, doshas, Manglik and poruthams, with texts for the visitor. */
import { describeOffsetChoice } from '#src/places/clock/utc-offset-choices.ts';
import { describeBirth } from '#src/places/clock/clock-labels.ts';
import { DEFAULT_SIGN_VOCABULARY, type SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { replaceSignNames } from '#src/reports/text/sign-vocabulary.ts';
import type { Match, MatchPerson } from './contract.ts';
import { MATCH_ROLES } from './contract-couple.ts';
import { createCouple, listCombinations, type CouplePerson } from './couple.ts';
import { describeDoshas } from './describe-doshas.ts';
import { describeKootas } from './describe-kootas.ts';
import { describeManglik } from './describe-manglik.ts';
import { describePoruthams } from './describe-poruthams.ts';
import { describeScore } from './describe-score.ts';
import { describeHours } from './hours.ts';
import { toRange } from './texts/words.ts';
import type { ResolvedCouple } from './validate-couple.ts';

/** Takes about a millisecond, and a few if a birth time is unknown. */
export function computeMatch(
  births: ResolvedCouple,
  vocabulary: SignVocabulary = DEFAULT_SIGN_VOCABULARY,
): Match {
  const couple = createCouple(births.groom, births.bride);
  const combinations = listCombinations(couple);
  const points = toRange(combinations.map(({ ashtakoota }) => ashtakoota.total));
  const kootas = describeKootas(couple);
  const doshas = describeDoshas(couple);
  const texts = {
    ...describeScore(couple, points, { kootas, doshas }),
    hours: describeHours(couple),
    kootas,
    doshas,
    manglik: describeManglik(couple),
    poruthams: describePoruthams(couple),
  };
  return {
    groom: describePerson(couple.groom),
    bride: describePerson(couple.bride),
    points,
    ...replaceSignNames(
      texts,
      vocabulary,
      MATCH_ROLES.flatMap((role) => births[role].place.name),
    ),
  };
}

function describePerson({ birth, chart, moment, stays }: CouplePerson): MatchPerson {
  return {
    ...describeBirth(birth),
    clock: birth.clock,
    isTimeKnown: moment.isTimeKnown,
    isMoonSignKnown: stays.every(({ moon }) => moon.sign === stays[0]!.moon.sign),
    chart: { ...chart, vimshottari: [] },
    utcOffsetSeconds: birth.utcOffsetSeconds,
    ...describeOffsetChoice(birth),
  };
}
