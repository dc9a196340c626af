/** Every number of a person at once, as a numerology report needs them. */
import { birthdayNumber, bhagyank, maturity, mulank } from './birth-numbers.ts';
import { chaldeanName } from './chaldean.ts';
import { destiny, lifePath, soulUrge } from './contract-numbers.ts';
import { letterCounts } from './letter-counts.ts';
import { loShu } from './lo-shu.ts';
import { personalCycles } from './personal-cycles.ts';
import { stages } from './pinnacles.ts';
import { heartAndPersonality } from './vowels.ts';

/**
 * What rests on a name says "no-letters" where the name has none that can be counted. Dates YYYY-MM-DD; `on` is the day whose personal year, month and day
 * are told.
 * @throws RangeError for an impossible date
 */
export function numberProfile(name: string, birthDate: string, on: string) {
  const [path, destined] = [lifePath(birthDate), destiny(name)];
  const byBoth = destined.kind === 'number' && {
    soulUrge: soulUrge(path.value, destined.value),
    maturity: maturity(path.value, destined.value),
  };
  return {
    lifePath: path,
    birthday: birthdayNumber(birthDate),
    mulank: mulank(birthDate),
    bhagyank: bhagyank(birthDate),
    destiny: destined,
    ...byBoth,
    heartAndPersonality: heartAndPersonality(name),
    letters: letterCounts(name),
    chaldean: chaldeanName(name),
    loShu: loShu(birthDate),
    cycles: personalCycles(birthDate, on),
    stages: stages(birthDate),
  };
}
