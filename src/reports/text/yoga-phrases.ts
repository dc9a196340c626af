/** The words on yogas: names, conditions, sources and reasons. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';
import type { YogaReason, YogaReduction } from '#src/astrology/yogas/reasons.ts';
import { markConditions } from './condition-marks.ts';

/** The name of a yoga, its condition as printed in a table, and author or book with chapter. */
export const getYogaRule = (key: YogaKey): { name: string; rule: string; source: string } =>
  content.yogas.yogaRules[key];

export const getYogaName = (key: YogaKey): string => content.yogas.yogaRules[key].name;

/** "Rajju" of "Rajju, the rope" */
export const getYogaShortName = (key: YogaKey): string => {
  const names: Partial<Record<YogaKey, string>> = content.yogas.yogaShortNames;
  return names[key] ?? getYogaName(key);
};

/** A clause without a capital letter and a full stop. */
export const formatYogaReason = (reason: YogaReason): string =>
  (content.yogas.yogaReasons[reason.kind] as (facts: YogaReason) => string)(reason);

/** A clause without a capital letter and a full stop. */
export const formatYogaReduction = (reduction: YogaReduction): string =>
  content.yogas.describeYogaReduction(reduction);

/** The reason with the grahas marked that are exalted, debilitated or combust: "both Jupiter (uccha) and Mars (neecha) are in Cancer" */
export const describeYogaReason = (chart: Chart, reason: YogaReason): string =>
  markConditions(chart, formatYogaReason(reason), listJudgedGrahas(reason));

/** Counted from Jupiter and the Moon, which their facts do not repeat. */
const JUPITER_AND_MOON = new Set<YogaReason['kind']>(['gajaKesari', 'sakata', 'moonFromJupiter']);
/** A figure of the houses of all seven grahas does not depend on their condition. */
const FIGURES = new Set<YogaReason['kind']>(['dala', 'akriti']);
/** Facts that name a point to count from. */
const ORIGIN_KEYS = new Set(['centre', 'origin', 'kind']);

/** The grahas that form the yoga. */
function listJudgedGrahas(reason: YogaReason): Graha[] {
  if (FIGURES.has(reason.kind)) return [];
  const named = new Set([
    ...collectNames(reason),
    ...(JUPITER_AND_MOON.has(reason.kind) ? ['Jupiter', 'Moon'] : []),
  ]);
  return GRAHAS.filter((graha) => named.has(graha));
}

function collectNames(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (ORIGIN_KEYS.has(key) ? [] : collectNames(inner)));
}
