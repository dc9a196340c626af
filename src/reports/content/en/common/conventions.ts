/** Names of the conventions of a chart, for captions and for the method page. */

import { AYANAMSA_NAMES } from '#src/astrology/contract-names.ts';

export const ayanamsas = {
  lahiri: { short: AYANAMSA_NAMES.lahiri, full: 'the Lahiri ayanamsa (Chitra paksha)' },
  kp: { short: AYANAMSA_NAMES.kp, full: 'the Krishnamurti ayanamsa' },
  raman: { short: AYANAMSA_NAMES.raman, full: 'the ayanamsa of B. V. Raman' },
  'true-chitra': {
    short: AYANAMSA_NAMES['true-chitra'],
    full: 'the True Chitra ayanamsa, which puts the star Chitra at 0° of Libra',
  },
} as const;

export const nodes = {
  true: 'True node, the actual crossing of the Moon; Ketu exactly opposite Rahu',
  mean: 'Mean node; Ketu exactly opposite Rahu',
} as const;

export const sunrises = {
  'upper-limb': 'Upper edge of the Sun, with refraction',
  centre: 'Centre of the Sun, with refraction',
  hindu: 'Centre of the Sun on the bare horizon, without refraction',
} as const;

export const karakaSchemes = {
  7: 'Seven chara karakas, without Rahu',
  8: 'Eight chara karakas, with Rahu',
} as const;
