/** Headings, the current state, and advice for it. */
import type { SaturnPhase } from '#src/astrology/contract.ts';

export const sadeSatiHeadings = {
  title: 'Sade Sati, by its dates',
  hindiTitle: 'साढ़े साती',
  runningTitle: 'Sade Sati',
  summary: 'When it was, whether it is now, when it comes, and how strong it is for you',
} as const;

/** The answer and the timeline are on the page of verdicts. */
export const sadeSatiDatesLead =
  'Here is every passage of your life with its dates, what each of its parts asks of you, and how strong Saturn is in your chart.';

export type SadeSatiState = SaturnPhase['phase'] | 'between' | 'free';

/** By the current state. */
export const sadeSatiToday: Record<SadeSatiState, string> = {
  rising:
    'You are in the first part of Sade Sati, which tests sleep, expenses and promises. Cancel one subscription, refuse one extra duty, and go to bed early. The savings help you in the years that follow.',
  peak: 'You are in the middle part of Sade Sati, which tests the mind and daily strength. Speak less when upset, and finish one task before the next. Write five lines in a diary each day, and meet a friend on Saturday.',
  setting:
    'You are in the last part of Sade Sati, which concerns money, family and speech. Collect what others owe you, settle one family matter kindly, and keep one good habit of these years for life.',
  between:
    'Saturn has left the three signs of Sade Sati for some months and comes back. Use the pause to finish one old matter, and start nothing that depends on the pause being long.',
  free: 'No special step is needed for Sade Sati at present.',
};

/** For the years without Sade Sati, by the element of the Moon sign: fire, earth, air, water. */
export const freeYearsTexts = [
  'You act quickly, so use these years to learn one slow skill, such as saving, gardening or music.',
  'You like security, so put aside a small fixed sum each month in a recurring deposit while pressure is low.',
  'Your mind moves from one idea to the next, so write down the methods that work and file your important papers.',
  'Your moods change easily, so build habits that do not depend on them: a bedtime, a walk and one honest friend.',
] as const;

/** Added during a dhaiya outside of Sade Sati. */
export const freeWithDhaiya = 'Only the Dhaiya described below needs some care now.';

export const sadeSatiCaptions = {
  line: 'Saturn in the sign before your Moon (pale), in the Moon’s own (gold) and in the one after (grey), from birth to old age.',
  lineAgain: (sign: string) => `The same line for a Moon in ${sign}.`,
  passages:
    'First entry into each sign and last exit. Saturn turns back at times, so a part may pause for some months.',
  steps: 'One passage step by step, with each turn back over a border.',
  dhaiyas:
    'Dhaiya is Saturn’s stay of about two and a half years in the fourth sign from the Moon (Kantaka) or in the eighth (Ashtama).',
} as const;
