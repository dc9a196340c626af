/** Names of the conventions of a chart, for captions and for the method page. */

export const ayanamsas = {
  lahiri: { short: 'Lahiri', full: 'the Lahiri ayanamsa (Chitra paksha)' },
  kp: { short: 'Krishnamurti', full: 'the Krishnamurti ayanamsa' },
  raman: { short: 'Raman', full: 'the ayanamsa of B. V. Raman' },
  'true-chitra': {
    short: 'True Chitra',
    full: 'the True Chitra ayanamsa, which keeps the star Chitra at 0° of Tula',
  },
} as const;

export const nodes = {
  true: 'True node, the Moon’s actual crossing; Ketu exactly opposite Rahu',
  mean: 'Mean node; Ketu exactly opposite Rahu',
} as const;

export const sunrises = {
  'upper-limb': 'Upper edge of the Sun, with refraction',
  centre: 'Centre of the Sun, with refraction',
  hindu: 'Centre of the Sun on the bare horizon, without refraction',
} as const;

export const karakaSchemes = {
  7: 'Seven chara karakas, without Rahu',
  8: 'Eight chara karakas, Rahu among them',
} as const;
