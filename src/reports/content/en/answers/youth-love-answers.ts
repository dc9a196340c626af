/** Answers of Love & Marriage at sixteen and seventeen: friendship now, and a partner in later years. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { windowAnswers, type WindowTexts } from './window-answers.ts';

export const youthLoveQuestions = {
  friends: 'How do I make and keep friends?',
  watch: 'What should I watch with friends?',
  whom: 'What may a partner be like, in later years?',
} as const;

/** By the sign of Venus; index sign - 1. */
export const friendshipTexts = [
  { text: 'You make friends quickly, by doing something together.', detail: 'After the quick start, give each other a few calm weeks.' },
  { text: 'You make few friends, and you keep them.', detail: 'Share food, music or a walk, and say early when something hurts you.' },
  { text: 'You make friends by talking, and you know many people.', detail: 'Choose two of them for the important things.' },
  { text: 'You make friends by caring for them.', detail: 'Ask for help too, so that the care goes both ways.' },
  { text: 'You make friends by warmth and good humour.', detail: 'Praise the others aloud, and let them stand in front at times.' },
  { text: 'You make friends by helping.', detail: 'Say a kind word before you correct anything.' },
  { text: 'You make friends easily, because you are fair and polite.', detail: 'Say no when you mean no. A real friend stays.' },
  { text: 'You trust few people, and you trust them fully.', detail: 'Do not test a friend. Ask openly what you want to know.' },
  { text: 'You make friends on trips, in sport and in long talks.', detail: 'Keep small promises, which count more than large plans.' },
  { text: 'You make friends slowly, and they can rely on you.', detail: 'Write first at times, since others may think that you are busy.' },
  { text: 'You are friendly with everybody, and close to a few.', detail: 'Give one hour a week to the closest of them.' },
  { text: 'You understand friends without many words.', detail: 'Choose people who are kind to you too.' },
] as const;

export const friendshipReason = (sign: string): string => `Venus, karaka of affection, is in ${sign}`;

/** By the weakest of the lord of the seventh, Venus and the Moon. */
export const youthWatchTexts: Record<ClassicalGraha, { text: string; detail: string }> = {
  Sun: { text: 'Your pride. Say sorry first.', detail: 'Do not wait for your friend to begin. Thank people at home too.' },
  Moon: { text: 'Your moods. Say what you feel on the same day.', detail: 'Eat and sleep before you discuss anything hard.' },
  Mars: { text: 'Your temper. Stop before the second angry sentence.', detail: 'Walk for ten minutes, then talk. Send no message in anger.' },
  Mercury: { text: 'Misunderstandings. Ask what was meant.', detail: 'When a message hurts you, meet and talk.' },
  Jupiter: { text: 'Too much advice. Listen before you advise.', detail: 'A friend with another custom or opinion is still a friend.' },
  Venus: { text: 'Unspoken wishes. Say what you expect.', detail: 'Friends cannot guess it. Say it once, in a kind way.' },
  Saturn: { text: 'Distance. Give people some time each week.', detail: 'Study need not take every evening. A short call keeps a friendship.' },
};

export const youthManglikDetail = 'The question belongs to later years. Nothing has to be done now.';

/** No month before the twenty-first birthday is counted. */
export const youthMarriageWindows: WindowTexts = {
  ...windowAnswers.marriage,
  question: 'In which later years is marriage favoured?',
  none: 'For marriage, no months of these ten years stand out.',
  weakDetail: 'Nothing has to be decided now. Steady friendships are the best preparation.',
  advice: {
    ...windowAnswers.marriage.advice,
    0: ['Use it for study and work.', 'Learn a profession first.', 'Give friendships time.'],
  },
};
