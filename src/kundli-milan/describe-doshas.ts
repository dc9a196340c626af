/** Describes the three doshas of the kootas, and whether the exceptions (pariharas) to them are met. */
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import { countSignsApart } from '#src/astrology/matching/bhakoot.ts';
import { judgePariharasOf, type JudgedParihara, type Points } from '#src/astrology/matching/pariharas.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { toUppercaseFirst } from '#src/astrology/phrases.ts';
import { DOSHA_KEYS, type MatchDosha } from './contract.ts';
import { formatDosha } from './contract-birth-hours.ts';
import { listCombinations, type Couple } from './couple.ts';
import { describeDistance } from './describe-kootas.ts';
import { describeBirthHours } from './birth-hours.ts';
import {
  BHAKOOT_WARNINGS,
  EXCEPTION_NAMES,
  EXCEPTION_OF_EACH_HOUR,
  EXCEPTION_OF_SOME_HOURS,
  EXCEPTIONS_OF_HOURS,
  formatExceptionNote,
  GANA_WARNING,
  NADI_WARNING,
  NO_EXCEPTION_NEEDED,
  NO_EXCEPTION_NOTE,
  type DoshaKey,
} from './texts/dosha-texts.ts';
import { KOOTA_NAMES } from './texts/koota-texts.ts';

type Combination = ReturnType<typeof listCombinations>[number];

export function describeDoshas(couple: Couple): MatchDosha[] {
  const combinations = listCombinations(couple);
  return DOSHA_KEYS.map((key) => {
    const present = couple.kootas.map((row) => row.map((ashtakoota) => isPresent(key, { ashtakoota })));
    return new Set(present.flat()).size > 1
      ? describeUncertain(key, couple, present)
      : describeCertain(key, combinations, present[0]![0]!);
  });
}

/** Points up to which a koota is a dosha: gana gives 5 to a pair that agrees well. */
export const MAX_DOSHA_POINTS: Record<DoshaKey, number> = { nadi: 0, bhakoot: 0, gana: 1 };

const findKoota = ({ ashtakoota }: Pick<Combination, 'ashtakoota'>, key: KootaKey) =>
  ashtakoota.kootas.find((koota) => koota.key === key)!;

const isPresent = (key: DoshaKey, combination: Pick<Combination, 'ashtakoota'>): boolean =>
  findKoota(combination, key).points <= MAX_DOSHA_POINTS[key];

const createDosha = (key: DoshaKey) => ({
  key,
  name: KOOTA_NAMES[key].name,
  hours: [],
  exceptions: [],
  note: '',
});

/** @param present by the stay of the groom, then by that of the bride */
function describeUncertain(
  key: DoshaKey,
  couple: Couple,
  present: readonly (readonly boolean[])[],
): MatchDosha {
  const dosha = createDosha(key);
  const excepted = listCombinations(couple)
    .filter((combination) => isPresent(key, combination))
    .map((combination) => hasException(judgeExceptions(key, combination)));
  const share = excepted.every(Boolean) ? 'all' : excepted.some(Boolean) ? 'some' : 'none';
  return {
    ...dosha,
    state: 'uncertain',
    hours: describeBirthHours(couple, present),
    text: EXCEPTIONS_OF_HOURS[share](formatDosha(dosha.name)),
  };
}

const hasException = (rules: readonly JudgedParihara[]): boolean =>
  rules.some(({ because }) => because !== null);

function describeCertain(
  key: DoshaKey,
  combinations: readonly Combination[],
  isDoshaPresent: boolean,
): MatchDosha {
  const dosha = createDosha(key);
  const first = combinations[0]!;
  if (!isDoshaPresent) return { ...dosha, state: 'absent', text: describeAbsent(key, combinations) };
  const judged = combinations.map((combination) => judgeExceptions(key, combination));
  const exceptions = describeExceptions(judged);
  const isExcepted = judged.every(hasException);
  const { points, maximum } = findKoota(first, key);
  return {
    ...dosha,
    state: isExcepted ? 'excepted' : 'present',
    text: WARNINGS[key](first),
    exceptions,
    note: exceptions.every(({ isMet }) => isMet === false)
      ? NO_EXCEPTION_NOTE
      : [
          ...(isExcepted && exceptions.every(({ isMet }) => !isMet) ? [EXCEPTION_OF_EACH_HOUR] : []),
          ...(isExcepted ? [] : [EXCEPTION_OF_SOME_HOURS]),
          formatExceptionNote(maximum - points),
        ].join(' '),
  };
}

function describeAbsent(key: DoshaKey, combinations: readonly Combination[]): string {
  const { points, maximum } = findKoota(combinations[0]!, key);
  const isCertain = combinations.every((combination) => findKoota(combination, key).points === points);
  if (!isCertain) return NO_EXCEPTION_NEEDED;
  const given =
    points === maximum ? `All ${maximum} points are given.` : `${points} of ${maximum} points are given.`;
  return `${given} ${NO_EXCEPTION_NEEDED}`;
}

const WARNINGS: Record<DoshaKey, (combination: Combination) => string> = {
  bhakoot: ({ groom, bride }) => {
    const distance = countSignsApart(groom, bride);
    const [nearer, farther] = [distance, 14 - distance].toSorted((a, b) => a - b) as [number, number];
    const warning = BHAKOOT_WARNINGS[`${formatOrdinal(nearer)}-${formatOrdinal(farther)}`];
    return `${toUppercaseFirst(describeDistance(groom, bride))}. ${warning}`;
  },
  nadi: (combination) =>
    `Both nakshatras belong to ${findKoota(combination, 'nadi').first.toLowerCase()} nadi. ${NADI_WARNING}`,
  gana: (combination) => {
    const { first, second } = findKoota(combination, 'gana');
    return `${first} and ${second.toLowerCase()} meet. ${GANA_WARNING}`;
  },
};

/**
 * An exception is met for certain only if it is met at every possible hour of birth.
 * @param judged the exceptions at each hour
 */
function describeExceptions(judged: readonly JudgedParihara[][]): MatchDosha['exceptions'] {
  return judged[0]!.map(({ key: exceptionKey, source }, index) => {
    const reasons = judged.map((exceptions) => exceptions[index]!.because);
    const isMet = reasons.every((reason) => reason !== null);
    const isNeverMet = reasons.every((reason) => reason === null);
    return {
      name: EXCEPTION_NAMES[exceptionKey]!,
      isMet: isMet ? true : isNeverMet ? false : null,
      reason: (isMet && reasons[0]) || '',
      source,
    };
  });
}

function judgeExceptions(key: DoshaKey, { groom, bride, ashtakoota }: Combination): JudgedParihara[] {
  const points = Object.fromEntries(ashtakoota.kootas.map((koota) => [koota.key, koota.points])) as Points;
  return judgePariharasOf(key, groom, bride, points);
}
