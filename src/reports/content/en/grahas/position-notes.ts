/** The caption and the three notes below the table of positions. */

type Caption = {
  moment: string;
  date: string;
  place: string;
  ayanamsa: string;
  degrees: string;
  node: string;
  hasHouses: boolean;
};

export const grahaPositionNotes = {
  noon: 'noon',
  caption: ({ moment, date, place, ayanamsa, degrees, node, hasHouses }: Caption): string =>
    `Sidereal positions at ${moment} on ${date}, ${place}. ${ayanamsa} ayanamsa ${degrees},${hasHouses ? ' whole-sign houses,' : ''} ${node} node. Dignity by natural friendship.`,
  bestPlaced: (graha: string): string => `Best placed: ${graha}`,
  strongest: (condition: string, graha: string): string =>
    `${condition}. If two readings differ, give more weight to ${graha}.`,
  nearestBorder: (graha: string): string => `Nearest to a border: ${graha}`,
  motion: {
    leaving: 'and, moving forward, about to leave it',
    leavingBackwards: 'and, moving backwards, about to leave it',
    entering: 'and moving away from the border',
  },
  border: (border: string, motion: string): string => `${border} ${motion}.`,
  otherAlmanac:
    'Another almanac may place it in the other sign, so what depends on this sign is marked as a close call.',
  noneCombust: 'No graha is combust',
  nearSun: (grahas: string): string => `Near the Sun: ${grahas}`,
  noneCombustText: 'Every planet is far enough from the Sun to act with its own strength.',
  distance: (graha: string, degrees: string, isFirst: boolean): string =>
    isFirst ? `${graha} was ${degrees}` : `${graha} ${degrees}`,
  combust: (distances: string): string =>
    `${distances} from the Sun: so near the Sun a graha cannot be seen, and it loses some of its strength.`,
  noneRetrograde: 'None of the five planets was retrograde.',
  retrograde: (grahas: string, isPlural: boolean): string =>
    `${grahas} ${isPlural ? 'were' : 'was'} retrograde.`,
} as const;
