/**
 * Neecha bhanga: the cancellation of a debilitation (fall). Seven conditions, each of which cancels: the lord of the sign, the
 * lord of the graha's sign of exaltation, or the graha that is exalted in the sign, in an angle from the lagna or the Moon;
 * the two lords in angles from each other (not for Mercury, which itself rules its sign of exaltation); the lord of the
 * sign, or the graha exalted there, with the graha, or that lord aspecting it; an exchange of signs with that lord; exaltation
 * in the navamsha.
 * Source: Phaladeepika 7.26-30 for the angles and the aspect; the others are common practice (B. V. Raman, Three Hundred
 * Important Combinations; AstroSage). Two debilitated grahas that aspect each other do not cancel: no cited book has it.
 */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { findGrahaExaltedIn, getExaltationLord, getExaltationSign } from '#src/astrology/dignity.ts';
import { countSigns, getHouse, hasAspectOn, isAngle } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { formatGraha, formatList, getSignName } from '#src/astrology/phrases.ts';
import { areInExchange, areTogether, getDispositor, getGrahaSignName } from './placements.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict } from './rule.ts';

export const isDebilitated = (chart: Chart, graha: Graha): boolean =>
  chart.grahas[graha].dignity === 'debilitated';

export function judgeNeechaBhanga(chart: Chart): Verdict {
  const debilitated = CLASSICAL_GRAHAS.filter((graha) => isDebilitated(chart, graha));
  const keys = [
    ...CLASSICAL_GRAHAS.map((graha) => `${graha}.dignity`),
    ...debilitated.flatMap((graha) => listCancellationKeys(chart, graha)),
  ];
  if (debilitated.length === 0) return createAbsentVerdict('no graha is in its fall', keys);
  const because = debilitated.map((graha) => describeGraha(chart, graha)).join('; ');
  return debilitated.some((graha) => listCancellations(chart, graha).length > 0)
    ? createPresentVerdict(because, keys)
    : createAbsentVerdict(because, keys);
}

/** "Mars is in its fall in Cancer, the twelfth house, but the Moon, lord of that sign, is in an angle (the fourth house)" */
function describeGraha(chart: Chart, graha: ClassicalGraha): string {
  const houseText = chart.lagna ? `, the ${formatOrdinal(getHouse(chart, graha))} house` : '';
  const fallText = `${formatGraha(graha)} is in its fall in ${getGrahaSignName(chart, graha)}${houseText}`;
  const cancellations = listCancellations(chart, graha);
  return cancellations.length > 0
    ? `${fallText}, but ${cancellations.join(', and ')}`
    : `${fallText}, and nothing cancels it`;
}

/** Lists what cancels the fall of a debilitated graha, as clauses. Without a lagna only angles from the Moon count. */
export function listCancellations(chart: Chart, graha: ClassicalGraha): string[] {
  const { sign, navamsaSign } = chart.grahas[graha];
  const dispositor = getDispositor(chart, graha);
  const dispositorHelp = [...listAngles(chart, dispositor), ...describeRelation(chart, graha, dispositor)];
  return [
    ...describeHelp(dispositor, 'lord of that sign', dispositorHelp),
    ...listOtherHelpers(chart, graha).flatMap(({ helper, role, relations }) =>
      describeHelp(helper, role, [...listAngles(chart, helper), ...relations]),
    ),
    ...describeMutualAngle(chart, graha),
    ...(getExaltationSign(graha) === navamsaSign && navamsaSign !== sign
      ? [`it is exalted in the navamsha, in ${getSignName(navamsaSign)}`]
      : []),
  ];
}

const describeHelp = (helper: Graha, role: string, help: readonly string[]): string[] =>
  help.length > 0 ? [`${formatGraha(helper)}, ${role}, ${formatList(help)}`] : [];

type Helper = { helper: Graha; role: string; relations: string[] };

/** The lord of the exaltation sign and the graha exalted here, apart from the dispositor and the graha itself. */
function listOtherHelpers(chart: Chart, graha: ClassicalGraha): Helper[] {
  const exaltationLord = getExaltationLord(graha);
  const exaltedHere = findGrahaExaltedIn(chart.grahas[graha].sign);
  const isOther = (helper: Graha) => helper !== graha && helper !== getDispositor(chart, graha);
  return [
    ...(exaltedHere && isOther(exaltedHere)
      ? [
          {
            helper: exaltedHere,
            role: 'which is exalted in that sign',
            relations: areTogether(chart, graha, exaltedHere) ? ['is with it'] : [],
          },
        ]
      : []),
    ...(exaltationLord !== exaltedHere && isOther(exaltationLord)
      ? [{ helper: exaltationLord, role: 'lord of its sign of exaltation', relations: [] }]
      : []),
  ];
}

/** One clause if the lords of the signs of fall and of exaltation are in angles from each other. */
function describeMutualAngle(chart: Chart, graha: ClassicalGraha): string[] {
  const [dispositor, exaltationLord] = [getDispositor(chart, graha), getExaltationLord(graha)];
  if (exaltationLord === graha || !isAngle(countSigns(chart, dispositor, exaltationLord))) return [];
  const lords = `${formatGraha(dispositor)} and ${formatGraha(exaltationLord)}, lords of its signs of fall and of exaltation,`;
  return [`${lords} are in angles from each other`];
}

/** "is in an angle (the fourth house)" */
function listAngles(chart: Chart, graha: Graha): string[] {
  if (chart.lagna && isAngle(getHouse(chart, graha)))
    return [`is in an angle (the ${formatOrdinal(getHouse(chart, graha))} house)`];
  const distance = countSigns(chart, 'Moon', graha);
  if (graha === 'Moon' || !isAngle(distance)) return [];
  return [
    distance === 1
      ? 'is with the Moon'
      : `is in an angle from the Moon (the ${formatOrdinal(distance)} sign)`,
  ];
}

/** How the dispositor, the lord of its sign, is related to a graha: one clause, or none. */
function describeRelation(chart: Chart, graha: Graha, dispositor: Graha): string[] {
  if (areInExchange(chart, graha, dispositor)) return ['exchanges signs with it'];
  if (areTogether(chart, graha, dispositor)) return ['is with it'];
  return hasAspectOn(chart, dispositor, graha) ? ['aspects it'] : [];
}

/** The facts that decide `listCancellations`, besides that the graha is debilitated. */
export function listCancellationKeys(chart: Chart, graha: ClassicalGraha): string[] {
  const helpers = [
    getDispositor(chart, graha),
    ...listOtherHelpers(chart, graha).map(({ helper }) => helper),
  ];
  return [
    ...(chart.lagna ? [`${graha}.house`] : []),
    `${graha}.navamsa`,
    ...(getExaltationLord(graha) === graha
      ? []
      : [`${getExaltationLord(graha)}.from.${getDispositor(chart, graha)}`]),
    ...helpers.flatMap((helper) => [
      `${helper}.from.${graha}`,
      ...(helper === 'Moon' ? [] : [`${helper}.from.Moon`]),
    ]),
  ];
}
