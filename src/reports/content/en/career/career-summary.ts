/** The summary page of the career report. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { AmatyakarakaGraha } from './amatyakaraka.ts';
import type { WorkRole } from './work-periods.ts';

/** By the sign of the tenth house. */
export const tenthSignLine = [
  'You work best where you can start things yourself and decide quickly.',
  'Your best work is on something solid that grows each year, such as stock, land or a brand.',
  'You work best with words and contacts: writing, selling, teaching, passing news between people.',
  'Your best work is looking after people: food, housing, children or customers.',
  'You work best in a visible post, with your own name on the result.',
  'Your best work is exact and useful: checking, repairing, calculating or serving.',
  'You work best when two sides must agree: clients, partners, contracts.',
  'Your best work is on hidden or difficult matters: research, audit, tax, investigation.',
  'You work best when the job has a larger aim, such as teaching, law or public service.',
  'Your best work is large and slow: projects and departments that take years.',
  'You work best in systems and networks, among equals and by your own method.',
  'Your best work needs imagination or kindness: art, film, charity, care of others.',
] as const;

/** By the amatyakaraka. */
export const amatyakarakaLine: Record<AmatyakarakaGraha, string> = {
  Sun: 'Promotion comes when you take responsibility and answer for the result.',
  Moon: 'You rise by understanding what ordinary people need.',
  Mars: 'Quick action moves you up when others are still waiting.',
  Mercury: 'Skill with words and figures brings your promotions.',
  Jupiter: 'Seniors raise you because they trust your advice.',
  Venus: 'Good taste and good manners bring you forward.',
  Saturn: 'Regular work over many years takes you up, later than others but for long.',
  Rahu: 'A new field, such as technology or foreign trade, brings your rise.',
};

/** The strongest significators, one line each. */
export const careerStrengthLine: Record<Graha, string> = {
  Sun: 'You can take charge, and people believe you.',
  Moon: 'You know early what customers and the public want.',
  Mars: 'You can restart work that has stopped.',
  Mercury: 'You learn fast and explain clearly.',
  Jupiter: 'People ask for your judgement and pay for it.',
  Venus: 'Whatever you deliver looks good and pleases people.',
  Saturn: 'You finish what you begin, and it lasts.',
  Rahu: 'You enter new fields without fear.',
  Ketu: 'You understand one skill in great depth.',
};

/** The same for a graha that is weak in the chart. */
export const careerStrengthLineOfWeak: Record<ClassicalGraha, string> = {
  Sun: 'You can take charge, if your powers are clear from the start.',
  Moon: 'You sense what the public wants, best when you are rested.',
  Mars: 'You can restart stopped work, one part at a time.',
  Mercury: 'You learn by practice, and you explain well what you have used.',
  Jupiter: 'People ask for your judgement; check the facts before you give it.',
  Venus: 'You give things a pleasing form, if you have enough time for it.',
  Saturn: 'You finish what you begin, at your own slow pace.',
};

/** The least supported of the seven. */
export const careerCautionLine: Record<ClassicalGraha, string> = {
  Sun: 'Praise may come late, so keep your own written list of results.',
  Moon: 'Office moods affect you; do not carry them home in the evening.',
  Mars: 'Open fights at work tire you, so let a bolder colleague speak first.',
  Mercury: 'Ask somebody else to check your figures and letters.',
  Jupiter: 'Promise less than you hope to deliver.',
  Venus: 'Name your price before you do a favour.',
  Saturn: 'Long routine tires you, so work at a pace you can keep for years.',
};

/** By house of money, if its lord is weak. */
export const moneyCautionLine: Record<2 | 4 | 6 | 8 | 11 | 12, string> = {
  2: 'Put part of each payment where you cannot spend it easily.',
  4: 'Have property papers checked by a lawyer before you sign.',
  6: 'Keep loans few, and write down the date of every instalment.',
  8: 'Do not count on inheritance, claims or sudden money.',
  11: 'Ask for payment on the day it is due.',
  12: 'Check small expenses every month, above all online payments.',
};

/** If no lord of a house of money is weak. */
export const moneyEaseLine =
  'Money matters are in fair order; review your savings once a year and change little.';

export const currentPeriodLine: Record<WorkRole, string> = {
  work: 'a time for your career itself, with changes of post or duty',
  gain: 'a time for income and savings',
  duty: 'a time of hard daily work, competition and clearing old dues',
  fortune: 'a time when seniors and good timing help you',
  obstacle: 'a time to prepare, repair and rest, with little public notice',
  other: 'a time in which home and people come first and work goes on as usual',
};

/** By the role of the lord in work, for a coming antardasha. */
export const nextPeriodLine: Record<WorkRole, readonly [string, string, string]> = {
  work: ['career becomes the main subject', 'your post or duties may change', 'work needs most of your time'],
  gain: [
    'income becomes the main subject',
    'savings and payments need attention',
    'pay and profit may be discussed',
  ],
  duty: ['daily duties increase', 'competition and service fill the days', 'routine work comes first'],
  fortune: [
    'seniors and good timing help you',
    'a good time to learn or ask for advice',
    'support for your plans is near',
  ],
  obstacle: ['a time to prepare and repair', 'a quiet time for ambition', 'work goes on with little notice'],
  other: ['family and home come first', 'work goes on as usual', 'other people set the pace'],
};

/** For an unknown birth time: by the sign of the Sun. */
export const sunSignLine = [
  'You prefer to start a piece of work rather than take over someone else’s.',
  'You like work whose result you can see and touch at the end of the day.',
  'You like work with many questions, answers and new faces.',
  'You give most at work where you are fond of the people.',
  'You work for respect, and you do it generously.',
  'You trust work that can be checked and proved correct.',
  'You work well where something unfair has to be made fair.',
  'You do your best work on problems that others avoid.',
  'You need to know the purpose of your work.',
  'You are at ease with heavy duties if they were agreed beforehand.',
  'You work for the benefit of many, in your own way.',
  'You work from sympathy, more in some weeks than in others.',
] as const;

/** Reasons of the cautions and strengths of the summary. `condition`: “in its own sign (Leo), but combust”. */
export const careerSummaryReasons = {
  lead: (tenthSign: string, amatyakaraka: string): string =>
    `${tenthSign} is the sign of your tenth house, and ${amatyakaraka} is the amatyakaraka`,
  leadWithoutTime: (sign: string): string => `at noon of that day the Sun was in ${sign}`,
  /** @param links “rules the tenth house and aspects it” */
  nodeStrength: (graha: string, links: string): string => `${graha} ${links}`,
  strength: (graha: string, links: string, condition: string): string =>
    `${graha} ${links}, and is ${condition}`,
  caution: (graha: string, condition: string): string =>
    `${graha} is ${condition}, and is not among the three grahas of your work`,
  wellSupported: (graha: string, condition: string): string =>
    `of the seven grahas ${graha} is among the best supported that day, ${condition}`,
  weakMoneyLord: (house: string, lord: string, condition: string): string =>
    `the lord of the ${house}, ${lord}, is ${condition}`,
  noWeakMoneyLord: 'apart from the grahas of your work, no lord of the six houses of money is weak',
} as const;
