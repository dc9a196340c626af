/** Other people by their mulank: how their number agrees with the reader’s, and what helps with each. */
import { formatList } from '#src/reports/content/en/grammar/index.ts';
import type { GrahaFit } from './name-numbers.ts';

export const peopleNumbersHeading = {
  title: 'You and other numbers',
  hindiTitle: 'दूसरों के अंक',
  runningTitle: 'Other people',
  summary: 'How your mulank agrees with that of another person',
} as const;

export const peopleNumbersLead =
  'You need only the day of the month on which the other person was born. Find it in the second column and read that line.';

export const peopleTable = {
  caption:
    'The nine mulanks beside your own, by the natural friendship of the grahas (Parashara). Rahu is counted like Saturn, and Ketu like Mars.',
  head: (mulank: number) => ['Mulank', 'Born on', 'Graha', `With your ${mulank}`, 'What helps with such a person'],
} as const;

/** Index mulank - 1. */
export const peopleAdvice = [
  'Let this person decide something.',
  'Speak gently, and ask how they feel.',
  'Ask for advice.',
  'Give reasons in place of orders.',
  'Be short, and answer quickly.',
  'Meet over a meal, and say thanks.',
  'Do not disturb their quiet hours.',
  'Keep your promises and be on time.',
  'Say directly what you want.',
] as const;

/** For all numbers of one kind. */
export const peopleTexts: Record<GrahaFit, (mulanks: readonly number[]) => string> = {
  same: ([mulank]) =>
    `A person of mulank ${mulank!} thinks as you do, and sometimes you want the same place. Divide the tasks early, so that each of you has one.`,
  friendly: (mulanks) =>
    `With people of mulank ${formatList(mulanks.map(String))} you agree easily. When you want to begin something together, ask one of them first.`,
  neutral: (mulanks) =>
    `People of mulank ${formatList(mulanks.map(String))} neither help nor hinder you by their number. Say clearly at the beginning who does what.`,
  tense: (mulanks) =>
    `People of mulank ${formatList(mulanks.map(String))} do things in another way than you. Begin with one small task together, and ask how they would do it.`,
};

export const peopleReasons: Record<
  GrahaFit,
  (grahas: readonly string[], ownGraha: string, mulank: number) => string
> = {
  same: (_grahas, ownGraha, mulank) => `${ownGraha} is the graha of mulank ${mulank}, for both of you`,
  friendly: (grahas, ownGraha, mulank) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'are friends' : 'is a friend'} of ${ownGraha}, of your mulank ${mulank}`,
  neutral: (grahas, ownGraha, mulank) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'are' : 'is'} neutral to ${ownGraha}, of your mulank ${mulank}`,
  tense: (grahas, ownGraha, mulank) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'are opponents' : 'is an opponent'} of ${ownGraha}, of your mulank ${mulank}`,
};

export const peopleNote = {
  text: 'Choose nobody and refuse nobody because of a number. It is a hint for the first meetings; how a person behaves counts more. Before a marriage, families compare the two birth charts.',
  because: 'a day of the month is shared by one person in thirty, and a birth chart by hardly anybody',
} as const;
