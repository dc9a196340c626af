/** The answers on the first page of the Life Blueprint of a child. */
import type { WindowTexts } from '#src/reports/content/en/answers/window-answers.ts';

export const childAnswers = {
  study: {
    question: 'When does learning come easily?',
    subject: 'Progress in learning is',
    weakDetail: 'With a fixed hour each day, learning succeeds in any year.',
    advice: {
      3: ['Take the harder task.', 'A second strong season.', 'A third strong season.'],
      2: ['Begin a new subject.', 'Good for languages.', 'Good for a test or a prize.'],
      1: ['Repeat the basics.', 'Learn with a friend.', 'Find a patient teacher.'],
      0: ['Keep the routine.', 'More sleep, less hurry.', 'Time outdoors beside the books.'],
    },
  },
  health: {
    question: 'Which months ask for care of my health?',
    subject: 'Care of your body is',
    weakDetail: 'Good habits are enough: time outdoors, early sleep and a yearly visit to the doctor.',
    advice: {
      3: ['Rest, and early sleep.', 'Rest once more.', 'Fewer tasks for a while.'],
      2: ['Regular sleep and meals.', 'Visit the family doctor.', 'Fewer sweets.'],
      1: ['An hour outdoors every day.', 'Stretch in the morning.', 'Drink more water.'],
      0: ['Live as usual.', 'Run and move.', 'Enjoy good months.'],
    },
  },
} as const satisfies Record<string, WindowTexts>;
