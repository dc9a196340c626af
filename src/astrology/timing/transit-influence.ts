/**
 * Judges how Jupiter and Saturn in transit influence the house of a matter or its lord. Source: the double transit is a
 * rule of K. N. Rao (Planets and Children; Timing Events through Vimshottari Dasha); the classical books count transits
 * from the Moon (Phaladeepika 26).
 */
import type { Chart } from '#src/astrology/contract.ts';
import type { HouseOrigin, TimingFact } from '#src/astrology/contract-timing.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import { getInfluence, getLordFrom, getOriginSign } from './houses-from-origin.ts';
import type { MatterRule } from './matters.ts';

export type TransitSigns = { jupiter: number; saturn: number };
type TransitFact = Extract<TimingFact, { kind: 'transit' }>;

/**
 * `agrees`: the condition of the matter holds. `hasInfluence`: at least one of the grahas influences the house or its lord.
 * `strength`: 0 to 10.
 */
export type TransitResult = {
  agrees: boolean;
  hasInfluence: boolean;
  strength: number;
  facts: TransitFact[];
};

/** Points, ten at most: for Jupiter and for Saturn three on the house and one on its lord; two more if both are on either. */
const TARGET_POINTS = { house: 3, lord: 1 };
const DOUBLE_POINTS = 2;

const NO_RESULT: TransitResult = { agrees: false, hasInfluence: false, strength: 0, facts: [] };

export function judgeTransits(
  chart: Chart,
  rule: MatterRule,
  origin: HouseOrigin,
  signs: TransitSigns,
): TransitResult {
  const originSign = getOriginSign(chart, origin);
  if (originSign === null) return NO_RESULT;
  return rule.transit === 'double'
    ? judgeDoubleTransit(chart, rule.house, origin, originSign, signs)
    : judgeSaturnAlone(chart, origin, originSign, signs);
}

function judgeDoubleTransit(
  chart: Chart,
  house: number,
  origin: HouseOrigin,
  originSign: number,
  signs: TransitSigns,
): TransitResult {
  const listFacts = (graha: TransitFact['graha']) =>
    listInfluences(chart, graha, signs, house, origin, originSign);
  const [jupiter, saturn] = [listFacts('Jupiter'), listFacts('Saturn')];
  const facts = [...jupiter, ...saturn];
  const agrees = jupiter.length > 0 && saturn.length > 0;
  const points = facts.reduce((sum, { target }) => sum + TARGET_POINTS[target], 0);
  return { agrees, hasInfluence: facts.length > 0, strength: points + (agrees ? DOUBLE_POINTS : 0), facts };
}

/** Saturn is on the first house or its lord, and Jupiter, who protects, is on neither. */
function judgeSaturnAlone(
  chart: Chart,
  origin: HouseOrigin,
  originSign: number,
  signs: TransitSigns,
): TransitResult {
  const listFacts = (graha: TransitFact['graha']) =>
    listInfluences(chart, graha, signs, 1, origin, originSign);
  const saturn = listFacts('Saturn');
  const isProtected = listFacts('Jupiter').length > 0;
  const points = saturn.reduce((sum, { target }) => sum + 2 * TARGET_POINTS[target], 0);
  const hasInfluence = saturn.length > 0;
  const agrees = hasInfluence && !isProtected;
  return { agrees, hasInfluence, strength: agrees ? points + DOUBLE_POINTS : points / 2, facts: saturn };
}

function listInfluences(
  chart: Chart,
  graha: TransitFact['graha'],
  signs: TransitSigns,
  house: number,
  origin: HouseOrigin,
  originSign: number,
): TransitFact[] {
  const transitSign = graha === 'Jupiter' ? signs.jupiter : signs.saturn;
  const lord = getLordFrom(originSign, house);
  const targets = [
    { target: 'house', sign: getNthSign(originSign, house), keys: [] },
    { target: 'lord', sign: chart.grahas[lord].sign, keys: [`${lord}.sign`] },
  ] as const;
  const originKey = origin === 'Moon' ? 'Moon.sign' : 'lagna.sign';
  return targets.flatMap(({ target, sign, keys }) => {
    const how = getInfluence(graha, transitSign, sign);
    return how ? [{ kind: 'transit', graha, origin, target, how, house, keys: [originKey, ...keys] }] : [];
  });
}
