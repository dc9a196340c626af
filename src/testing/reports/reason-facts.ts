/** Whether a reason names the fact on which its statement is based. */
import { GRAHAS } from '#src/astrology/contract.ts';
import { getGrahaOfNumber } from '#src/reports/chapters/numbers/number-grahas.ts';
import { formatHouseNumber } from '#src/reports/content/en/timing/window-reasons.ts';
import { toNumberWord, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';

/**
 * Facts of other kinds are not checked. A rule may depend on several grahas; those that the reason does not mention are not
 * checked either.
 */
export function isFactNamed(because: string, fact: string, facts: readonly string[]): boolean {
  const [key, value] = fact.replace(/^from-(?:Moon|Sun)\//, '').split('=') as [string, string];
  const [subject, property, part] = key.split('.') as [string, string?, string?];
  if (isGraha(subject) && !because.includes(subject) && isOtherGrahaNamed(because, facts)) return true;
  if (subject === 'date' || subject === 'name')
    return [value, ...(part ? [part] : [])].some((digits) => isNumberNamed(because, property!, digits));
  if (subject === 'sarva' || subject === 'bindus')
    return because.includes(value) || because.includes(toNumberWord(Number(value)));
  if (key === 'lagna.sign' || (property === 'sign' && isGraha(subject)))
    return isSignNamed(because, Number(value));
  if (property === 'house' && isGraha(subject))
    return isHouseNamed(because, Number(value)) && because.includes(subject);
  return true;
}

const isOtherGrahaNamed = (because: string, facts: readonly string[]): boolean =>
  new Set(facts.map((fact) => fact.split('.')[0]!).filter(isGraha)).size > 1 &&
  GRAHAS.some((graha) => because.includes(graha));

/** "seventh" or "7th" */
const isHouseNamed = (because: string, house: number): boolean =>
  because.includes(formatOrdinal(house)) || because.includes(formatHouseNumber(house));

const isGraha = (word: string): boolean => (GRAHAS as readonly string[]).includes(word);

/** By name, or by the houses that are counted from it. */
const isSignNamed = (because: string, sign: number): boolean =>
  because.includes(getSignName(sign)) || /house|lord of the ninth|lords of/.test(because);

/** By the number, its graha, the sum of its digits, or another name. */
function isNumberNamed(because: string, property: string, value: string): boolean {
  const digit = Number(value);
  const grahaNames = digit >= 1 && digit <= 9 ? [getGrahaOfNumber(digit)] : [];
  const sum = `${Array.from(value).join(' \\+ ')} =`;
  const dayOrdinals = property === 'day' && digit < 13 ? [formatOrdinal(digit)] : [];
  const words = [
    value,
    sum,
    toNumberWord(digit),
    ...dayOrdinals,
    ...grahaNames,
    property,
    ...(OTHER_NAMES[property] ?? []),
  ];
  return new RegExp(`\\b(${words.join('|')})`, 'i').test(because);
}

const OTHER_NAMES: Record<string, readonly string[]> = {
  path: ['master number', 'twenty-two', 'thirty-three'],
  heart: ['vowels', 'A, E, I, O, U'],
  personality: ['consonants', 'vowels'],
  letters: ['the name has no'],
  length: ['letter', 'clerk', 'table of letters'],
  unread: ['letters', 'clerk'],
};
