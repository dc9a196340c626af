/**
 * Facts about the person. By the date of birth: `date.life` (completed years), `date.driver`, `date.conductor`, `date.path`, `date.day`, `date.digit.4` (its count),
 * `date.pinnacle.1`, `date.challenge.1`, `date.year.2027`, `date.month.2027-03`. By the letters of the name: `name.compound`, `name.figure`,
 * `name.total`, `name.destiny`, `name.heart`, `name.personality`, `name.letters.5`, `name.length`, `name.unread`. By the given birth time:
 * `given.timeKind`, `given.clock`.
 */
import { splitLatinWords, findIgnoredLetters } from '#src/numerology/contract-letter-values.ts';
import { computePersonalCycles } from '#src/numerology/personal-cycles.ts';
import { countDigits, hasNoLetters, getNumerology, type ProfileContext } from './numerology-context.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import { formatClock } from '#src/reports/text/phrases.ts';

const SUBJECTS = ['date', 'name', 'given'] as const;
type Subject = (typeof SUBJECTS)[number];

export const isProfileFact = (key: string): boolean =>
  (SUBJECTS as readonly string[]).includes(key.slice(0, key.indexOf('.')));

/** @throws for an unknown key */
export function readProfileFact(context: ProfileContext, key: string): string {
  const [subject, property = '', argument = ''] = key.split('.') as [string, string?, string?];
  const value = FACT_READERS[subject as Subject](context, property, argument);
  if (value === undefined) throw new Error(`No such fact: ${key}`);
  return String(value);
}

type FactValue = string | number | undefined;

const FACT_READERS: Record<
  Subject,
  (context: ProfileContext, property: string, argument: string) => FactValue
> = {
  date: readDateFact,
  name: readNameFact,
  given: ({ birth }, property) => {
    if (property === 'timeKind') return birth.timeKind;
    return property === 'clock' ? formatClock(birth.utc, birth.utcOffsetSeconds) : undefined;
  },
};

function readDateFact(context: ProfileContext, property: string, argument: string): FactValue {
  const { date } = context.birth;
  const { mulank, bhagyank, lifePath, loShu, stages } = getNumerology(context);
  switch (property) {
    case 'life':
      return getAgeAt(context, context.now);
    case 'driver':
      return mulank.value;
    case 'conductor':
      return bhagyank.value;
    case 'path':
      return lifePath.value;
    case 'day':
      return Number(date.slice(8));
    case 'digit':
      return countDigits(loShu)[Number(argument) - 1];
    case 'pinnacle':
    case 'challenge':
      return stages[Number(argument) - 1]?.[property].value;
    case 'year':
      return computePersonalCycles(date, `${argument}-01-01`).year.value;
    case 'month':
      return computePersonalCycles(date, `${argument}-01`).month.value;
    default:
      return undefined;
  }
}

function readNameFact(context: ProfileContext, property: string, argument: string): FactValue {
  const { name } = context.birth;
  if (property === 'length') return splitLatinWords(name).join('').length;
  if (property === 'unread') return Array.from(findIgnoredLetters(name)).length;
  const { chaldean, destiny, heartAndPersonality, letters } = getNumerology(context);
  if (
    hasNoLetters(chaldean) ||
    hasNoLetters(destiny) ||
    hasNoLetters(heartAndPersonality) ||
    hasNoLetters(letters)
  )
    return 'none';
  switch (property) {
    case 'compound':
    case 'total':
      return chaldean[property];
    case 'figure':
      return chaldean.single;
    case 'destiny':
      return destiny.value;
    case 'heart':
    case 'personality':
      return heartAndPersonality[property]?.value ?? 'none';
    case 'letters':
      return letters.digits[Number(argument) - 1]?.count;
    default:
      return undefined;
  }
}
