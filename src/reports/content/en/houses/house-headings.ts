/** The houses from sixteen on: for each a title and a line. */
import type { HouseNumber } from './house-lord.ts';

export type HouseHeading = {
  title: string;
  intro: string;
};

export const houseHeadings: Record<HouseNumber, HouseHeading> = {
  1: {
    title: 'Yourself and your strength',
    intro: 'The first house: body, character and the energy you start with.',
  },
  2: {
    title: 'Money, speech and family',
    intro: 'The second house: savings, speech and the family you live with.',
  },
  3: {
    title: 'Courage, brothers and sisters',
    intro: 'The third house: courage, skill of the hands, messages, brothers and sisters.',
  },
  4: {
    title: 'Home, mother and property',
    intro: 'The fourth house: home, mother, land, vehicles and peace of mind.',
  },
  5: {
    title: 'Talent, study and children',
    intro: 'The fifth house: intelligence, love, creative work and children.',
  },
  6: {
    title: 'Daily work, rivals and debts',
    intro: 'The sixth house: service, duties, loans and competitors.',
  },
  7: {
    title: 'Marriage and partnership',
    intro: 'The seventh house: spouse, business partner, client and opponent.',
  },
  8: {
    title: 'Change and hidden matters',
    intro: 'The eighth house: sudden change, secrets, inheritance and shared money.',
  },
  9: {
    title: 'Luck, father and teachers',
    intro: 'The ninth house: fortune, belief, father, teachers and long journeys.',
  },
  10: {
    title: 'Career and reputation',
    intro: 'The tenth house: profession, duty and the name you have in public.',
  },
  11: {
    title: 'Income, friends and hopes',
    intro: 'The eleventh house: gains, friends, elder brothers and sisters, and wishes.',
  },
  12: {
    title: 'Rest, expense and faraway places',
    intro: 'The twelfth house: sleep, spending, giving and life abroad.',
  },
};

/** For sixteen and seventeen, where they differ. */
export const houseHeadingsOfYouth: Partial<Record<HouseNumber, HouseHeading>> = {
  4: { title: 'Home and mother', intro: 'The fourth house: home, mother and peace of mind.' },
  5: { title: 'Talent and study', intro: 'The fifth house: intelligence, creative work and study.' },
  6: { title: 'Daily duties and rivals', intro: 'The sixth house: duties, habits, tests and competitors.' },
  7: {
    title: 'Friends and partnership',
    intro: 'The seventh house: the friend beside you, agreements and, in later years, marriage.',
  },
  8: {
    title: 'Change and hidden matters',
    intro: 'The eighth house: sudden change, secrets and deep subjects.',
  },
  10: {
    title: 'Study, duty and good name',
    intro: 'The tenth house: results, duties, a later profession and your name in public.',
  },
  11: {
    title: 'Friends, gains and hopes',
    intro: 'The eleventh house: gains, friends, elder brothers and sisters, and wishes.',
  },
  12: {
    title: 'Rest and faraway places',
    intro: 'The twelfth house: sleep, giving, time alone and life abroad.',
  },
};
