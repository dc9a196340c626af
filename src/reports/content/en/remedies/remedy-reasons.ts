/** Labels and reasons of the remedies. */
export const FREE = 'Free';

/** On pages of remedies for a birth inside a polar circle. */
export const polarNote =
  'Where the Sun does not rise or set for weeks, use six in the morning for sunrise and six in the evening for sunset.';

export const mantraTitle = (graha: string): string => `Mantra for ${graha}`;

export const remedyReasons = {
  lagnaLord: (graha: string): string => `${graha}, lord of your lagna (lagnesh),`,
  need: (graha: string, condition: string): string => `${graha} is ${condition}`,
  leastSupport: (graha: string, condition: string): string =>
    `${graha} is ${condition}, and no other graha has less support`,
  mantra: (day: string, graha: string): string => `${day} is the day of ${graha}, the graha that needs support`,
  antar: (graha: string, end: string): string => `the antardasha of ${graha} is running, until ${end}`,
  maha: (graha: string, end: string): string => `the mahadasha of ${graha} is running, until ${end}`,
  moonLord: (graha: string, sign: string): string => `${graha} rules ${sign}, the sign of your Moon`,
} as const;

export const treeRemedy = {
  cost: 'Free, or nearly',
  when: 'in the planting season',
  title: 'Plant or look after a tree',
  tree: (star: string, tree: string): string => `The tree of ${star} is ${tree}.`,
  because: (star: string): string => `your birth star is ${star}, and each of the twenty-seven stars has a tree`,
} as const;

export const gemRemedy = {
  cost: 'Optional',
  when: 'we sell no stones',
  title: 'A gem, last of all',
  stone: (sign: string, stone: string): string => `For the lagna ${sign}, tradition names ${stone}.`,
  because: (graha: string): string => `${graha} rules your lagna`,
} as const;

export const luckyReasons = {
  lagna: (graha: string, sign: string): string => `${graha} is lord of your lagna (lagnesh), ${sign}`,
  fifth: (graha: string, sign: string): string => `${graha} rules the fifth house from ${sign}`,
  ninth: (graha: string, sign: string): string => `${graha} rules the ninth house from ${sign}`,
  dusthana: (graha: string, house: string): string => `besides its trikona ${graha} rules the ${house} house`,
} as const;
