/** The reasons of verdicts on yogas, and why some give less than in full. */
import type { YogaReduction } from '#src/astrology/yogas/reasons.ts';
import { grahaPhrases } from '#src/reports/content/en/grammar/index.ts';
import { lordReasons } from './lord-reasons.ts';
import { nabhasaReasons } from './nabhasa-reasons.ts';
import { placementReasons, relativeReasons } from './placement-reasons.ts';
import { formatGrahasWithVerb, type YogaReasonTexts } from './reason-phrases.ts';

export const yogaReasons: YogaReasonTexts = {
  ...placementReasons,
  ...relativeReasons,
  ...nabhasaReasons,
  ...lordReasons,
};

/** A clause without a capital letter and a full stop. */
export function describeYogaReduction(reduction: YogaReduction): string {
  if (reduction.kind === 'noBeneficHelp') return 'no benefic joins or aspects Jupiter';
  if (reduction.kind === 'withMalefics')
    return `${formatGrahasWithVerb(reduction.malefics)} in the same sign`;
  return `${grahaPhrases[reduction.graha]} is ${weaknesses[reduction.kind]}`;
}

const weaknesses = {
  combust: 'combust (asta)',
  debilitated: 'in its fall (neecha)',
  withSun: 'in one sign with the Sun',
  inEnemySign: 'in the sign of an enemy',
} as const;
