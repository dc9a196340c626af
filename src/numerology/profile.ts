/** All numbers of a person for a numerology report. */
import { computeBirthdayNumber, computeBhagyank, computeMaturity, computeMulank } from './birth-numbers.ts';
import { computeChaldeanName } from './chaldean.ts';
import { computeDestiny, computeLifePath, computeSoulUrge } from './contract-numbers.ts';
import { countLetters } from './letter-counts.ts';
import { computeLoShu } from './lo-shu.ts';
import { computePersonalCycles } from './personal-cycles.ts';
import { computeStages } from './pinnacles.ts';
import { computeHeartAndPersonality } from './heart-and-personality.ts';

/**
 * Numbers of the name are "no-letters" if the name has no letter that can be counted. Dates YYYY-MM-DD; `on` is the
 * day for which personal year, month and day are computed.
 * @throws RangeError for an impossible date
 */
export function computeNumberProfile(name: string, birthDate: string, on: string) {
  const [lifePath, destiny] = [computeLifePath(birthDate), computeDestiny(name)];
  const byBoth = destiny.kind === 'number' && {
    soulUrge: computeSoulUrge(lifePath.value, destiny.value),
    maturity: computeMaturity(lifePath.value, destiny.value),
  };
  return {
    lifePath,
    birthday: computeBirthdayNumber(birthDate),
    mulank: computeMulank(birthDate),
    bhagyank: computeBhagyank(birthDate),
    destiny,
    ...byBoth,
    heartAndPersonality: computeHeartAndPersonality(name),
    letters: countLetters(name),
    chaldean: computeChaldeanName(name),
    loShu: computeLoShu(birthDate),
    cycles: computePersonalCycles(birthDate, on),
    stages: computeStages(birthDate),
  };
}
