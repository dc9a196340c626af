/** Answers of Love & Marriage for readers of forty and more, of whom most are married and some live alone. */
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { WindowTexts } from './window-answers.ts';

export const marriedLifeQuestions = {
  partner: 'What is my partner like?',
  bond: 'What keeps our marriage strong?',
  family: 'How do we keep peace in the family?',
  closeness: 'Which times favour us as a couple?',
} as const;

/** In place of the times for a wedding. */
export const marriedLifeWindows: WindowTexts = {
  question: 'Which times favour my marriage?',
  subject: 'Closeness is',
  weakDetail: 'No months stand out, so a fixed evening together each week helps most.',
  advice: {
    3: ['Plan something large.', 'Again a strong time.', 'A later strong time.'],
    2: ['Travel together.', 'Celebrate at home.', 'Settle an old question.'],
    1: ['Find time to talk.', 'A small change at home.', 'Renew an old habit.'],
    0: ['Time for other duties.', 'Look after savings.', 'See old friends.'],
  },
};

/** After the times, for readers without a partner. */
export const secondStart = 'If you live alone, these months suit a new beginning.';

/** By the house of the lord of the seventh; index house - 1. */
const meetings = [
  'through your own circle',
  'through the family',
  'near home or through a brother or sister',
  'near home or through your mother’s side',
  'at study, at a hobby or through friends',
  'at work or through helping somebody',
  'in public or through business',
  'by surprise or through relatives by marriage',
  'through a teacher, a journey or your father’s side',
  'through work or a senior person',
  'through friends or an elder brother or sister',
  'far from home',
] as const;

export const marriedPartnerDetail = (house: number, work: string): string =>
  `${nameMeeting(house)}. The partner’s work or main interest may be ${work}.`;

export const marriedPartnerFromMoon = (house: number): string =>
  `${nameMeeting(house)}. This is counted from the Moon, without the lagna.`;

const nameMeeting = (house: number): string =>
  `The chart shows a meeting ${meetings[house - 1]!}; compare it with yours`;

/** By the condition of the lord of the seventh; without a birth time, by that of Venus. */
export const bondTexts: Record<Condition, { text: string; detail: string }> = {
  strong: {
    text: 'Loyalty: the bond recovers after a quarrel.',
    detail: 'Speak openly about money, children and parents. The two of you can bear it.',
  },
  fair: {
    text: 'Habit: small attention every day.',
    detail: 'Keep one fixed hour a week for the two of you, and name small troubles early.',
  },
  weak: {
    text: 'Patience: give the other one time.',
    detail: 'Do not count old mistakes. If one quarrel returns, ask an elder or a counsellor to help.',
  },
};

/** By the lord of the second house, of the family. */
export const familyPeace: Record<ClassicalGraha, { text: string; detail: string }> = {
  Sun: { text: 'Hear everyone before you decide.', detail: 'Thank the younger ones in front of guests. Leave one decision a month to them.' },
  Moon: { text: 'Eat together, and ask how each one is.', detail: 'Call those who live far away on a fixed day of the week.' },
  Mars: { text: 'Let old quarrels rest.', detail: 'Settle questions of property on paper while everyone is calm.' },
  Mercury: { text: 'Speak to each person directly.', detail: 'Do not send messages through others. Keep the accounts of shared money open to all.' },
  Jupiter: { text: 'Give advice once, then trust them.', detail: 'Children and in-laws listen to you more when they may choose.' },
  Venus: { text: 'Say early what is too much for you.', detail: 'You are polite, and others cannot guess your limits.' },
  Saturn: { text: 'Praise more often.', detail: 'The family sees your sense of duty. Your warmth has to be said in words.' },
};

/** The next antardasha of partnership, for readers above the age of the windows. */
export const closenessTexts = {
  now: (until: string): string => `The present months, until ${until}.`,
  next: (months: string): string => `The next good time is ${months}.`,
  detail: 'Use it for a journey, a family function or peace with a relative. If you live alone, accept company.',
} as const;

export const marriedLifeReasons = {
  bond: (lord: string, condition: string): string => `${lord}, lord of the 7th, is ${condition}`,
  bondFromVenus: (condition: string): string => `Venus, the karaka of marriage, is ${condition}`,
  family: (lord: string): string => `${lord} rules your 2nd house, of the family and of speech`,
  closeness: (lord: string, link: string): string => `${lord} rules this antardasha and ${link}`,
} as const;
