/**
 * Computes how much each graha has to do with a matter. Source of the roles: Brihat Parashara Hora Shastra ch. 46 and 47
 * (a period gives the results of the houses that its lord rules, occupies and aspects) and ch. 32 (karakas).
 */
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import type { Role, Significator } from '#src/astrology/contract-timing.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import { getInfluence, getLordFrom } from './houses-from-origin.ts';
import type { MatterRule } from './matters.ts';

const MAX_POINTS = 10;

/** Points of a role in the house of the matter, and in a house that supports it. */
const HOUSE_POINTS = { rules: 4, occupies: 4, aspects: 2, joins: 2 };
const SUPPORTING_POINTS = { rules: 2, occupies: 1 };
const KARAKA_POINTS = 3;

export type Significators = Record<Graha, Significator>;

/** @param originSign the sign from which houses are counted */
export function computeSignificators(chart: Chart, rule: MatterRule, originSign: number): Significators {
  const withOwnRoles = GRAHAS.map((graha) =>
    toSignificator(graha, listRoles(chart, rule, originSign, graha)),
  );
  const byGraha = Object.fromEntries(withOwnRoles.map((entry) => [entry.graha, entry])) as Significators;
  return {
    ...byGraha,
    Rahu: addDispositor(chart, byGraha, 'Rahu'),
    Ketu: addDispositor(chart, byGraha, 'Ketu'),
  };
}

const toSignificator = (graha: Graha, roles: Role[]): Significator => ({
  graha,
  points: Math.min(
    MAX_POINTS,
    roles.reduce((sum, { points }) => sum + points, 0),
  ),
  roles,
});

function listRoles(chart: Chart, rule: MatterRule, originSign: number, graha: Graha): Role[] {
  const lord = getLordFrom(originSign, rule.house);
  const { sign } = chart.grahas[graha];
  const influence = getInfluence(graha, sign, getNthSign(originSign, rule.house));
  const roles: Role[] = [];
  if (graha === lord) roles.push({ kind: 'rules', house: rule.house, points: HOUSE_POINTS.rules });
  if (influence) roles.push({ kind: influence, house: rule.house, points: HOUSE_POINTS[influence] });
  if (graha !== lord && isJoinedWith(chart, graha, lord))
    roles.push({ kind: 'joins', house: rule.house, points: HOUSE_POINTS.joins });
  if (rule.karakas.includes(graha)) roles.push({ kind: 'karaka', points: KARAKA_POINTS });
  for (const house of rule.supportingHouses) {
    if (getLordFrom(originSign, house) === graha)
      roles.push({ kind: 'rules', house, points: SUPPORTING_POINTS.rules });
    if (getNthSign(originSign, house) === sign)
      roles.push({ kind: 'occupies', house, points: SUPPORTING_POINTS.occupies });
  }
  return roles;
}

/** Whether two grahas are in one sign, or each in a sign of the other. */
function isJoinedWith({ grahas }: Chart, graha: Graha, lord: Graha): boolean {
  const isExchanged = getSignLord(grahas[graha].sign) === lord && getSignLord(grahas[lord].sign) === graha;
  return grahas[graha].sign === grahas[lord].sign || isExchanged;
}

/**
 * Rahu and Ketu rule no sign. Besides their own roles they give half of what the lord of their sign gives. Source: Laghu
 * Parashari ch. 1, where they act for the house and the lords they are with; the lord of the sign is the usual extension.
 */
function addDispositor(chart: Chart, significators: Significators, node: 'Rahu' | 'Ketu'): Significator {
  const dispositor = getSignLord(chart.grahas[node].sign);
  const points = Math.floor(significators[dispositor].points / 2);
  const { roles } = significators[node];
  return points === 0
    ? significators[node]
    : toSignificator(node, [...roles, { kind: 'acts-for', graha: dispositor, points }]);
}
