/** The summary page of the career report. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { AmatyakarakaGraha } from './amatyakaraka.ts';
import type { WorkRole } from './work-periods.ts';

/** By the sign of the tenth house. */
export const tenthSignLine = [
  'You work best at the front of things, where the first move counts.',
  'Your best work can be built up, weighed and handed on.',
  'You work best between people, carrying meaning from one to the next.',
  'Put you where something or someone is being looked after, and you do your best work.',
  'You work best in the open, with a name to live up to.',
  'Work that makes a kindness of exactness brings out your best.',
  'You work best at a table with two sides.',
  'Your element is below the surface, at work on what others have not solved.',
  'You work best with a purpose wider than the post.',
  'Structures that take years are where your work shows.',
  'You work best on systems, among equals, by a method of your own.',
  'Where imagination or mercy is needed, your work is at its best.',
] as const;

/** By the amatyakaraka. */
export const amatyakarakaLine: Record<AmatyakarakaGraha, string> = {
  Sun: 'Responsibility is what lifts you.',
  Moon: 'Care for ordinary people is what lifts you.',
  Mars: 'Decisive effort is what lifts you.',
  Mercury: 'Skill with words and figures is what lifts you.',
  Jupiter: 'Good counsel is what lifts you.',
  Venus: 'Taste and tact are what lift you.',
  Saturn: 'Staying power is what lifts you.',
  Rahu: 'Courage for the unfamiliar is what lifts you.',
};

/** The strongest significators, one line each. */
export const careerStrengthLine: Record<Graha, string> = {
  Sun: 'You can take charge and be believed.',
  Moon: 'You sense what the public is about to need.',
  Mars: 'You get the stalled thing moving.',
  Mercury: 'You learn fast, and explain faster.',
  Jupiter: 'Your judgement is asked for, and paid for.',
  Venus: 'What leaves your desk looks and feels right.',
  Saturn: 'You finish, and what you finish stands.',
  Rahu: 'New fields do not frighten you.',
  Ketu: 'You go to the core of a craft.',
};

/** The least supported of the seven. */
export const careerCautionLine: Record<ClassicalGraha, string> = {
  Sun: 'Do not make applause part of your salary.',
  Moon: 'Keep office weather out of your evenings.',
  Mars: 'Borrow a fighter for the fights.',
  Mercury: 'Let somebody else proofread the figures.',
  Jupiter: 'Promise less than you hope.',
  Venus: 'Price your favours before you grant them.',
  Saturn: 'Pace yourself; the road outlasts a burst of zeal.',
};

/** By house of money, if its lord is weak. */
export const moneyCautionLine: Record<2 | 4 | 6 | 8 | 11 | 12, string> = {
  2: 'Keep some of what you earn out of reach.',
  4: 'Read property papers twice, and sign them once.',
  6: 'Keep loans few, and dated.',
  8: 'Leave shared and sudden money out of the plan.',
  11: 'Ask for payment sooner than feels polite.',
  12: 'Watch the small exits of the purse.',
};

/** If no lord of a house of money is weak. */
export const moneyEaseLine = 'With money in fair order, the one thing to watch is boredom.';

export const currentPeriodLine: Record<WorkRole, string> = {
  work: 'a time that touches your work directly',
  gain: 'a time that turns on income and reserve',
  duty: 'a time of service, contest and clearing up',
  fortune: 'a time with support behind it',
  hidden: 'a time for repair and preparation, out of the light',
  other: 'a time in which work can run on an even keel',
};

/** By the role of the lord in work, for a coming sub-period. */
export const nextPeriodLine: Record<WorkRole, readonly [string, string, string]> = {
  work: ['work comes to the front', 'the tenth house has its turn', 'career is the main subject'],
  gain: ['income comes to the front', 'money matters have their turn', 'earning is the main subject'],
  duty: [
    'daily duties come to the front',
    'service and contest have their turn',
    'routine is the main subject',
  ],
  fortune: ['support is at hand', 'good counsel is near', 'goodwill lends a hand'],
  hidden: ['time to repair and prepare', 'a quieter stretch for ambition', 'work withdraws to the back room'],
  other: ['other rooms of life come first', 'work keeps an even keel', 'home and people set the pace'],
};

/** For an unknown birth time: by the sign of the Sun. */
export const sunSignLine = [
  'You would rather begin a work than inherit it.',
  'You want to see, at evening, what the day has added.',
  'You like work that answers back.',
  'You give most where you are fond of the people.',
  'You work for honour, and do it handsomely.',
  'You trust work that can be checked.',
  'You work to make unequal things fair.',
  'You do your best work where it is hardest to look.',
  'You need to know what the work is for.',
  'You are at ease under a load that was agreed.',
  'You work for the many, by a road of your own.',
  'You work from sympathy, and by the tides.',
] as const;
