/** Headings, the current state, and advice for it. */
import type { SaturnPhase } from '#src/astrology/contract.ts';

export const sadeSatiHeadings = {
  title: 'Sade Sati, by its dates',
  devanagari: 'साढ़े साती',
  runningTitle: 'Sade Sati',
  summary: 'When it was, whether it is now, when it comes, and how much it weighs for you',
} as const;

export type SadeSatiState = SaturnPhase['phase'] | 'between' | 'free';

/** By the current state. */
export const sadeSatiToday: Record<SadeSatiState, string> = {
  rising:
    'You are in the first part. Look after the three quiet drains, sleep, spending and saying yes. Cancel one subscription, one obligation and one late night, in that order, and the rest of the passage finds you with something in hand.',
  peak: 'You are in the middle part. Say less, finish more, and be gentle with your own moods, which are on double duty. A diary of five lines a day is the cheapest counsellor, and Saturday the day to see a friend.',
  setting:
    'You are in the last part. Collect what is owed, say the sentence you have been saving up, and turn one of these years’ habits into a permanent arrangement before the feeling of urgency fades.',
  between:
    'Saturn has stepped out of the three signs for some months and is coming back. Treat it as the interval of a long film: stretch, settle one thing, and keep your ticket.',
  free: 'Nothing has to be done on its account at present.',
};

/** For the years without Sade Sati, by the element of the Moon sign: fire, earth, air, water. */
export const freeYearsTexts = [
  'A quick Moon learns the slow trades best now, a budget, a garden, an instrument, and is glad of them later.',
  'Your Moon likes a full larder, so put by a little each month while nobody asks for it; Saturn counts the jars when it comes.',
  'Write down how you do things while they are easy. A Moon of the air forgets its own good methods, and Saturn wants them on paper.',
  'Make the habits that hold when moods do not: a bedtime, a walk, one friend who is told the truth.',
] as const;

/** Added during a dhaiya outside of Sade Sati. */
export const freeWithDhaiya = 'Only the smaller visit, told further down, asks for some care just now.';

export const sadeSatiCaptions = {
  line: 'Saturn in the sign before your Moon (pale), in the Moon’s own (gold) and in the one after (grey), from birth to old age.',
  lineAgain: (sign: string) => `The same line for a Moon in ${sign}.`,
  passages:
    'First entry into each sign and last exit. Saturn turns back at times, so a part may pause for some months.',
  steps: 'One passage step by step, with each turn back over a border.',
  dhaiyas:
    'The smaller visits, called Dhaiya: Saturn in the fourth sign from the Moon (Kantaka) and in the eighth (Ashtama).',
} as const;
