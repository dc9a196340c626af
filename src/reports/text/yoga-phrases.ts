/** The words on yogas: names, conditions, sources and reasons. */
import { content } from '#src/reports/content/content.ts';
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';
import type { YogaReason, YogaReduction } from '#src/astrology/yogas/reasons.ts';

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
