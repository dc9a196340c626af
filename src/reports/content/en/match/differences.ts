/** Differences between the charts, each with a question for one evening. */
export const differencesLead =
  'No two charts agree in everything, and they should not. Take one of these subjects each week, and let each person speak for ten minutes without interruption.';
export const differencesLeadReason = 'the subjects are chosen where the two charts differ most';
export const differencesTitle = 'One subject a week';

/** The question comes last. */
export const differences = {
  elements: 'Your Moons are of different elements, so you calm down in different ways. Ask each other: what helps you on a bad day, and what makes it worse?',
  modes: 'One of you decides fast and the other slowly. Ask each other: which decisions may one of us take alone, and up to what sum?',
  gana: 'Your temperaments differ. Ask each other: which words must never be said in this house, even in anger?',
  maitri: 'You think in different ways. Ask each other: when did you last feel fully understood by me?',
  bhakoot: 'Your Moon signs are in a difficult position for the household. Ask each other: how much do we save in one year, and for what?',
  nadi: 'Both of you have the same nadi, so you get tired at the same time. Ask each other: who cares for the house when both of us are ill?',
  yoni: 'Closeness does not come by itself for you. Ask each other: what do you like, and what should I never do?',
  speech: 'You speak in different ways. Ask each other: do you want advice from me now, or shall I only listen?',
  anger: 'You get angry in different ways. Ask each other: how will we know that a quarrel is over?',
  love: 'You show love in different ways. Ask each other: by which three things do you notice that I love you?',
  home: 'Home means different things to you. Ask each other: where do we want to live in five years, and near whom?',
  money: 'You keep money in different ways. Ask each other: what is common, what is private, and who pays which bill?',
  manglik: 'By the rule of Manglik, anger rises faster in one of you. Ask each other: what do we do in the first ten minutes of anger?',
  faith: 'This last subject belongs to every couple. Ask each other: which feasts, fasts and customs do we keep, and in whose way?',
  work: 'Talk about work too, whatever the charts say. Ask each other: whose post decides where we live, and for how long?',
  lastPosts: 'Talk about the last years of work too, whatever the charts say. Ask each other: when does each of us stop, and where do we live then?',
  freeTime: 'Talk about your free days too, whatever the charts say. Ask each other: what do we do together, and what does each of us do alone?',
} as const;

export const differenceReasons = {
  elements: (first: string, second: string) => `the Moons are in ${first} and ${second}, signs of different elements`,
  modes: (first: string, second: string) => `the Moons are in ${first} and ${second}, signs of different kinds (movable, fixed or dual)`,
  koota: (koota: string, points: string, maximum: number) => `${koota} has ${points} of ${maximum} points`,
  grahas: (graha: string, first: string, second: string) => `${graha} is in ${first} in one chart and in ${second} in the other`,
  houses: (house: string, first: string, second: string) => `the ${house} house is ${first} in one chart and ${second} in the other`,
  lords: (first: string, second: string) => `the 2nd houses are ruled by ${first} and ${second}`,
  always: 'no position of a chart decides this subject',
  alsoAlways: 'customs come from families, not from charts',
} as const;

export const comparedReason = (reason: string): string => `compared with each other, ${reason}`;
