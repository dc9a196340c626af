/** All numbers of a person for a numerology report. */
import { computeBirthdayNumber, computeBhagyank, computeMaturity, computeMulank } from './birth-numbers.ts';
import { computeChaldeanName } from './chaldean.ts';
import { computeDestiny, computeLifePath, computeSoulUrge } from './contract-numbers.ts';
import { countLetters } from './letter-counts.ts';
import { computeIndianLoShu, computeLoShu } from './lo-shu.ts';
import { computePersonalCycles } from './personal-cycles.ts';
import { computeStages } from './pinnacles.ts';
import { computeHeartAndPersonality } from './heart-and-personality.ts';

/**
 * Numbers of the name are "no-letters" if the name has no letter that can be counted. Dates are YYYY-MM-DD; `onDate`
 * is the day for which personal year, month and day are computed.
 * @throws RangeError for an impossible date
 */
export function computeNumberProfile(name: string, birthDate: string, onDate: string) {
  const [lifePath, destiny] = [computeLifePath(birthDate), computeDestiny(name)];
  const combinedNumbers = destiny.kind === 'number' && {
    soulUrge: computeSoulUrge(lifePath.value, destiny.value),
    maturity: computeMaturity(lifePath.value, destiny.value),
  };
  return {
    lifePath,
    birthday: computeBirthdayNumber(birthDate),
    mulank: computeMulank(birthDate),
    bhagyank: computeBhagyank(birthDate),
    destiny,
    ...combinedNumbers,
    heartAndPersonality: computeHeartAndPersonality(name),
    letters: countLetters(name),
    chaldean: computeChaldeanName(name),
    loShu: computeLoShu(birthDate),
    indianLoShu: computeIndianLoShu(birthDate),
    cycles: computePersonalCycles(birthDate, onDate),
    stages: computeStages(birthDate),
  };
}
