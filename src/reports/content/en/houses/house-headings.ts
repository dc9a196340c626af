/** The chapter on houses: headings, and for each house a title, a line and the words before its occupants. */
import type { HouseNumber } from './house-lord.ts';

export const housesHeading = {
  title: 'Twelve houses, one by one',
  hindiTitle: 'द्वादश भाव',
  runningTitle: 'Twelve houses',
  summary: 'Each house by its sign, its lord, the grahas in it and its points',
} as const;

export const housesLead =
  'Each of the twelve houses shows one part of life. For each you read its sign, the place of its lord, the strength of that lord, and the grahas in it. Where these disagree, the lord counts most.';

export type HouseHeading = {
  title: string;
  intro: string;
  /** before the names of the grahas in the house */
  occupantsIntro: string;
  /** the lord in its own house, and the lord in another */
  lordAtHomePhrase: string;
  lordAwayPhrase: string;
};

export const houseHeadings: Record<HouseNumber, HouseHeading> = {
  1: {
    title: 'Yourself and your strength',
    intro: 'The first house: body, character and the energy you start with.',
    occupantsIntro: 'In your first house:',
    lordAtHomePhrase: '{lord} rules the first house and is in it',
    lordAwayPhrase: '{lord} rules the first house and is in the {seat}',
  },
  2: {
    title: 'Money, speech and family',
    intro: 'The second house: savings, speech and the family you live with.',
    occupantsIntro: 'In your second house:',
    lordAtHomePhrase: '{lord} rules the second house and is in it',
    lordAwayPhrase: '{lord} rules the second house and is in the {seat}',
  },
  3: {
    title: 'Courage, brothers and sisters',
    intro: 'The third house: courage, skill of the hands, messages, brothers and sisters.',
    occupantsIntro: 'In your third house:',
    lordAtHomePhrase: '{lord} rules the third house and is in it',
    lordAwayPhrase: '{lord} rules the third house and is in the {seat}',
  },
  4: {
    title: 'Home, mother and property',
    intro: 'The fourth house: home, mother, land, vehicles and peace of mind.',
    occupantsIntro: 'In your fourth house:',
    lordAtHomePhrase: '{lord} rules the fourth house and is in it',
    lordAwayPhrase: '{lord} rules the fourth house and is in the {seat}',
  },
  5: {
    title: 'Talent, study and children',
    intro: 'The fifth house: intelligence, love, creative work and children.',
    occupantsIntro: 'In your fifth house:',
    lordAtHomePhrase: '{lord} rules the fifth house and is in it',
    lordAwayPhrase: '{lord} rules the fifth house and is in the {seat}',
  },
  6: {
    title: 'Daily work, rivals and debts',
    intro: 'The sixth house: service, duties, loans and competitors.',
    occupantsIntro: 'In your sixth house:',
    lordAtHomePhrase: '{lord} rules the sixth house and is in it',
    lordAwayPhrase: '{lord} rules the sixth house and is in the {seat}',
  },
  7: {
    title: 'Marriage and partnership',
    intro: 'The seventh house: spouse, business partner, client and opponent.',
    occupantsIntro: 'In your seventh house:',
    lordAtHomePhrase: '{lord} rules the seventh house and is in it',
    lordAwayPhrase: '{lord} rules the seventh house and is in the {seat}',
  },
  8: {
    title: 'Change and hidden matters',
    intro: 'The eighth house: sudden change, secrets, inheritance and shared money.',
    occupantsIntro: 'In your eighth house:',
    lordAtHomePhrase: '{lord} rules the eighth house and is in it',
    lordAwayPhrase: '{lord} rules the eighth house and is in the {seat}',
  },
  9: {
    title: 'Luck, father and teachers',
    intro: 'The ninth house: fortune, belief, father, teachers and long journeys.',
    occupantsIntro: 'In your ninth house:',
    lordAtHomePhrase: '{lord} rules the ninth house and is in it',
    lordAwayPhrase: '{lord} rules the ninth house and is in the {seat}',
  },
  10: {
    title: 'Career and reputation',
    intro: 'The tenth house: profession, duty and the name you have in public.',
    occupantsIntro: 'In your tenth house:',
    lordAtHomePhrase: '{lord} rules the tenth house and is in it',
    lordAwayPhrase: '{lord} rules the tenth house and is in the {seat}',
  },
  11: {
    title: 'Income, friends and hopes',
    intro: 'The eleventh house: gains, friends, elder brothers and sisters, and wishes.',
    occupantsIntro: 'In your eleventh house:',
    lordAtHomePhrase: '{lord} rules the eleventh house and is in it',
    lordAwayPhrase: '{lord} rules the eleventh house and is in the {seat}',
  },
  12: {
    title: 'Rest, expense and faraway places',
    intro: 'The twelfth house: sleep, spending, giving and life abroad.',
    occupantsIntro: 'In your twelfth house:',
    lordAtHomePhrase: '{lord} rules the twelfth house and is in it',
    lordAwayPhrase: '{lord} rules the twelfth house and is in the {seat}',
  },
};
