/** Describes the ten poruthams of southern India, for every possible hour of birth. */
import type { Porutham, PoruthamKey, Poruthams } from '#src/astrology/contract-matching.ts';
import { getGanaName } from '#src/astrology/matching/gana.ts';
import { computePoruthams } from '#src/astrology/matching/poruthams/poruthams.ts';
import { getRajju } from '#src/astrology/matching/southern-kootas.ts';
import { getAnimal } from '#src/astrology/matching/yoni.ts';
import { toUppercaseFirst } from '#src/astrology/phrases.ts';
import type { Match, MatchPorutham } from './contract.ts';
import { describeFewBirthHours } from './birth-hours.ts';
import { formatHours } from './contract-birth-hours.ts';
import { listCombinations, toTable, type Couple } from './couple.ts';
import { describeLords } from './describe-kootas.ts';
import { EXCEPTED_LABEL, GRADE_LABELS, PORUTHAM_NAMES, UNCERTAIN_LABEL } from './texts/porutham-texts.ts';
import { ROLE_NAMES, toRange } from './texts/words.ts';

type Combination = ReturnType<typeof listCombinations>[number];

export function describePoruthams(couple: Couple): Match['poruthams'] {
  const combinations = listCombinations(couple);
  const all = combinations.map(({ groom, bride }) => computePoruthams(bride, groom));
  const [first] = all as [Poruthams, ...Poruthams[]];
  return {
    agreeing: toRange(all.map(({ agreeing }) => agreeing)),
    items: first.poruthams.map((_, index) =>
      describePorutham(
        couple,
        all.map(({ poruthams }, combination) => ({
          ...poruthams[index]!,
          because: formatReason(poruthams[index]!, combinations[combination]!),
        })),
      ),
    ),
    source: first.source,
  };
}

/** In place of the short forms of the engine, which are for tables. */
const REASONS: Partial<Record<PoruthamKey, (combination: Combination) => string>> = {
  gana: ({ bride, groom }) =>
    `the star of the bride is ${getGanaName(bride).toLowerCase()}, that of the groom ${getGanaName(groom).toLowerCase()}`,
  yoni: ({ bride, groom }) =>
    `the animal of the bride is the ${getAnimal(bride).toLowerCase()}, that of the groom the ${getAnimal(groom).toLowerCase()}`,
  rasiyathipathi: ({ bride, groom }) => describeLords(bride, groom),
  rajju: ({ bride, groom }) =>
    `the star of the bride belongs to the ${getRajju(bride)}, that of the groom to the ${getRajju(groom)}`,
};

const formatReason = ({ key, because }: Porutham, combination: Combination): string =>
  REASONS[key]?.(combination) ?? because;

const isAgreeing = ({ grade, exception }: Porutham): boolean => grade !== 'adhamam' || exception !== null;

function describePorutham(couple: Couple, possible: readonly Porutham[]): MatchPorutham {
  const [first] = possible as [Porutham, ...Porutham[]];
  const { key, because, exception } = first;
  const isCertain = possible.every((porutham) => isAgreeing(porutham) === isAgreeing(first));
  const isReasonCertain = possible.every((porutham) => porutham.because === because);
  const isGradeCertain = possible.every(({ grade }) => grade === first.grade);
  const reasons = [because, ...(exception ? [exception] : [])].map((reason) =>
    toUppercaseFirst(`${reason}.`),
  );
  return {
    key,
    ...PORUTHAM_NAMES[key],
    agrees: isCertain ? isAgreeing(first) : null,
    label: isCertain ? getLabel(first, isGradeCertain) : UNCERTAIN_LABEL,
    reason: isCertain ? (isReasonCertain ? reasons.join(' ') : '') : describeHours(couple, possible),
  };
}

/** Empty if there are too many hours. */
function describeHours(couple: Couple, possible: readonly Porutham[]): string {
  const agreeing = toTable(couple, possible.map(isAgreeing));
  const hours = describeFewBirthHours(couple, agreeing);
  return hours.length > 0 ? `It agrees only if ${formatHours(ROLE_NAMES, hours)}.` : '';
}

function getLabel(porutham: Porutham, isGradeCertain: boolean): string {
  if (porutham.exception && isGradeCertain) return EXCEPTED_LABEL;
  if (isGradeCertain) return GRADE_LABELS[porutham.grade];
  return isAgreeing(porutham) ? GRADE_LABELS.uttamam : GRADE_LABELS.adhamam;
}
