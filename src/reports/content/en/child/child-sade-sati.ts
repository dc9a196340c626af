/** Sade Sati in the report of a child. */
import type { SaturnPhase } from '#src/astrology/contract.ts';

export const sadeSatiOfChild = {
  /** One that begins after childhood; `age`: in its first days. */
  later: (age: number): string =>
    `The next Sade Sati begins when you are ${age}. Nothing has to be prepared for it in childhood: its advice is for grown-up years.`,
  past: 'One Sade Sati fell in your first years, and the family felt it more than you. A calm grown-up at home helped most. It is over, and nothing has to be done about it.',
} as const;

/** Today, by the current state. */
export const childSadeSatiToday = {
  rising:
    'You are in the first part of Sade Sati. In childhood it is felt in small changes at home. Early sleep and the same hours every day help most.',
  peak: 'You are in the middle part of Sade Sati. You may be tired or sad a little sooner than usual. Say so to somebody at home, and do one thing at a time.',
  setting:
    'You are in the last part of Sade Sati, and things become easier step by step. Kind words at meals and one good habit are enough.',
  between:
    'Saturn has left the three signs of Sade Sati for some months and comes back. Enjoy the easier time, and keep your usual hours.',
  free: 'No special step is needed for Sade Sati at present.',
} as const;

/** For the years without Sade Sati, by the element of the Moon sign: fire, earth, air, water. */
export const childFreeYears = [
  'You act quickly, so learn one slow skill in these years, such as drawing, gardening or music.',
  'You like what you know, so try one new food, game or place each month while the time is easy.',
  'You jump from one idea to the next, so finish one game or picture before you begin another.',
  'Your moods change easily, so keep what calms you: a bedtime, a walk and one good friend.',
] as const;

/** A part of the passage that begins before the sixteenth birthday, by the element of the Moon sign: fire, earth, air, water. */
export const childSadeSatiPhases: readonly Record<SaturnPhase['phase'], string>[] = [
  {
    rising: 'Waiting is hard for you in these years. For parents: give a reason for each no, and an hour outdoors every day.',
    peak: 'Wishes take longer than you like. Choose one aim at a time; somebody at home can help with the first step.',
    setting: 'Your quick words may hurt people at home. Say sorry soon, and help with one thing in the kitchen.',
  },
  {
    rising: 'Changes at home may disturb you, such as another room or other hours. Keep your bed, your toys or your books in their places.',
    peak: 'You may worry about small things. Regular meals, a walk and early sleep are the best help.',
    setting: 'You learn to manage with less and to share. For parents: praise patience more than results.',
  },
  {
    rising: 'Many things want your attention, and sleep is short. Stop games and screens an hour before bed.',
    peak: 'Your head is full, and talking helps. Name one thing each evening that was hard and one that was good.',
    setting: 'Friends come and go in these years. Keep one of them, and speak kindly at home.',
  },
  {
    rising: 'You take the worries of the family to heart. For parents: say in simple words what is going on, and that it is not the fault of the children.',
    peak: 'Feelings are strong, and rest is needed. Sit with your mother or a grandparent for a while each day.',
    setting: 'Little things may hurt you at the table. Say what you need in one sentence; people at home listen.',
  },
];
