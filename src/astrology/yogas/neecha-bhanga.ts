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
import { areInExchange, areTogether, getDispositor, getGrahaInSign } from './placements.ts';
import type { Fall, FallCancellation, FallHelper } from './reasons.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict } from './rule.ts';

export const isDebilitated = (chart: Chart, graha: Graha): boolean =>
  chart.grahas[graha].dignity === 'debilitated';

export function judgeNeechaBhanga(chart: Chart): Verdict {
  const debilitated = CLASSICAL_GRAHAS.filter((graha) => isDebilitated(chart, graha));
  const keys = [
    ...CLASSICAL_GRAHAS.map((graha) => `${graha}.dignity`),
    ...debilitated.flatMap((graha) => listCancellationKeys(chart, graha)),
  ];
  if (debilitated.length === 0) return createAbsentVerdict({ kind: 'noFall' }, keys);
  const falls = debilitated.map((graha) => createFall(chart, graha));
  const createVerdict = falls.some(({ cancellations }) => cancellations.length > 0)
    ? createPresentVerdict
    : createAbsentVerdict;
  return createVerdict({ kind: 'neechaBhanga', falls }, keys);
}

const createFall = (chart: Chart, graha: ClassicalGraha): Fall => ({
  ...getGrahaInSign(chart, graha),
  house: chart.lagna ? getHouse(chart, graha) : null,
  cancellations: listCancellations(chart, graha),
});

/** Lists what cancels the fall of a debilitated graha. Without a lagna only angles from the Moon count. */
export function listCancellations(chart: Chart, graha: ClassicalGraha): FallCancellation[] {
  const { sign, navamsaSign } = chart.grahas[graha];
  return [
    ...listHelpers(chart, graha).filter(({ angle, relation }) => angle || relation),
    ...listMutualAngles(chart, graha),
    ...(getExaltationSign(graha) === navamsaSign && navamsaSign !== sign
      ? [{ kind: 'navamsha', sign: navamsaSign } as const]
      : []),
  ];
}

/** The dispositor, the graha exalted here and the lord of the exaltation sign, each once and apart from the graha itself. */
function listHelpers(chart: Chart, graha: ClassicalGraha): FallHelper[] {
  const [dispositor, exaltationLord] = [getDispositor(chart, graha), getExaltationLord(graha)];
  const exaltedThere = findGrahaExaltedIn(chart.grahas[graha].sign);
  const isOther = (helper: Graha) => helper !== graha && helper !== dispositor;
  const createHelper = (helper: Graha, role: FallHelper['role'], relation: FallHelper['relation']) => ({
    kind: 'helper' as const,
    helper,
    role,
    angle: findAngle(chart, helper),
    relation,
  });
  return [
    createHelper(dispositor, 'dispositor', findRelation(chart, graha, dispositor)),
    ...(exaltedThere && isOther(exaltedThere)
      ? [
          createHelper(
            exaltedThere,
            'exaltedThere',
            areTogether(chart, graha, exaltedThere) ? 'together' : null,
          ),
        ]
      : []),
    ...(exaltationLord !== exaltedThere && isOther(exaltationLord)
      ? [createHelper(exaltationLord, 'exaltationLord', null)]
      : []),
  ];
}

/** The lords of the signs of fall and of exaltation, if they are in angles from each other. */
function listMutualAngles(chart: Chart, graha: ClassicalGraha): FallCancellation[] {
  const [dispositor, exaltationLord] = [getDispositor(chart, graha), getExaltationLord(graha)];
  if (exaltationLord === graha || !isAngle(countSigns(chart, dispositor, exaltationLord))) return [];
  return [{ kind: 'mutualAngle', dispositor, exaltationLord }];
}

function findAngle(chart: Chart, graha: Graha): FallHelper['angle'] {
  if (chart.lagna && isAngle(getHouse(chart, graha)))
    return { origin: 'lagna', count: getHouse(chart, graha) };
  const count = countSigns(chart, 'Moon', graha);
  return graha !== 'Moon' && isAngle(count) ? { origin: 'Moon', count } : null;
}

/** How the dispositor, the lord of its sign, is related to a graha. */
function findRelation(chart: Chart, graha: Graha, dispositor: Graha): FallHelper['relation'] {
  if (areInExchange(chart, graha, dispositor)) return 'exchange';
  if (areTogether(chart, graha, dispositor)) return 'together';
  return hasAspectOn(chart, dispositor, graha) ? 'aspect' : null;
}

/** The facts that decide `listCancellations`, besides that the graha is debilitated. */
export function listCancellationKeys(chart: Chart, graha: ClassicalGraha): string[] {
  const helpers = listHelpers(chart, graha).map(({ helper }) => helper);
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
