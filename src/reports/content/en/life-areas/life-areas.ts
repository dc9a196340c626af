/** The areas of life: an introduction, and the houses and lords of each. */
import type { Graha } from '#src/astrology/contract.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';

export type LifeArea = {
  id: string;
  title: string;
  intro: string;
  /** the house whose sign is described */
  house: Extract<HouseNumber, 2 | 4 | 7 | 9 | 10>;
  /** the houses whose lords count: two for money and for learning */
  lordsOfHouses: readonly HouseNumber[];
  /** before the names of the grahas in the house */
  occupantsIntro: string;
};

export const lifeAreasLead =
  'Twelve houses divide a life as rooms divide a home. Some are full in your chart, some stand quiet with the door ajar; a quiet room is looked after by its lord, wherever that lord has gone.';

export const lifeAreas: readonly LifeArea[] = [
  {
    id: 'room-home',
    title: 'Home and inner peace',
    intro: 'The fourth house: roof, mother, land, and what it takes for you to exhale.',
    house: 4,
    lordsOfHouses: [4],
    occupantsIntro: 'Living there, and heard in the last chapter:',
  },
  {
    id: 'room-partnership',
    title: 'Partnership',
    intro: 'The seventh house: the person opposite, in marriage and in any agreement.',
    house: 7,
    lordsOfHouses: [7],
    occupantsIntro: 'Seated opposite you from the start:',
  },
  {
    id: 'room-work',
    title: 'Work and standing',
    intro: 'The tenth house, highest in the sky: what you do in front of others.',
    house: 10,
    lordsOfHouses: [10],
    occupantsIntro: 'At the desk, with wishes of their own:',
  },
  {
    id: 'room-money',
    title: 'Money, earned and gained',
    intro: 'The second house keeps, the eleventh brings in.',
    house: 2,
    lordsOfHouses: [2, 11],
    occupantsIntro: 'Guarding the second:',
  },
  {
    id: 'room-learning',
    title: 'Learning and faith',
    intro: 'The fifth house is talent and study, the ninth is teachers, luck and belief.',
    house: 9,
    lordsOfHouses: [5, 9],
    occupantsIntro: 'Present in the ninth:',
  },
];

/** An empty house without aspects. */
export const quietArea: Record<LifeArea['house'], string> = {
  2: 'No graha lives in your house of savings, so money is a servant in this chart and seldom the plot. Build one dull habit around it and think about other things.',
  4: 'Nobody has moved into the house of home, and you are free to furnish it as you like. Peace there depends less on fate than on who has the keys to the calendar.',
  7: 'The house of the other person stands open. Nothing in it is settled beforehand; whom you choose, and how you speak on ordinary evenings, weighs more than any star.',
  9: 'The house of faith has no resident preacher. You come to meaning by your own road, and may recognise your teachers only after they have left.',
  10: 'Your house of work has no tenant to shout from the window. You are free to change what you do without having to become somebody else.',
};

/** The grahas whose aspects are described, in this order. */
export const aspectingGrahas = ['Jupiter', 'Saturn', 'Mars'] as const satisfies readonly Graha[];
