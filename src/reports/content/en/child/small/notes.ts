/** Endings and notes before the seventh birthday: what a small child can do, mostly together with the parents. */

/** By the id of the part or chapter, as in child-endings.ts. */
export const childEndings = {
  'first-impression': ['Say hello to one new child in the park or at playschool each week.'],
  strengths: [
    'For now this shows in play, in drawing and in small tasks at home.',
    'For parents: give it a few minutes a day, as a game.',
  ],
  qualities: [
    'Try it first in a game at home.',
    'For parents: listen until the end.',
    'Say it to somebody at home on the same evening.',
  ],
  pada: ['In the first years, one small task at home lets this grow.'],
  'graha-sun': [
    'Choose one thing each day yourself, such as a shirt or a story.',
    'In the evening, say one thing that you did well.',
    'When you were wrong, say sorry with a hug.',
  ],
  'graha-moon': [
    'On a hard day, sit with your mother or a grandparent for a while.',
    'Sleep at the same hour every night, because your mood depends on it.',
    'Draw what you feel when no words come.',
  ],
  'graha-mars': [
    'Run and climb outside every day, so that this energy has a way out.',
    'Play games with one clear rule, and laugh when you lose.',
    'For parents: stay calm in a tantrum, and talk about it afterwards.',
  ],
  'graha-mercury': [
    'Hear a story each evening, and say what happened first and last.',
    'Learn one new word a day in a song or a game.',
    'Sort and count things at home together.',
    'For parents: answer one question after the other.',
  ],
  'graha-jupiter': [
    'Ask a grandparent to tell you one old story each week.',
    'Share one toy with a smaller child.',
    'Learn a short prayer by heart.',
  ],
  'graha-venus': [
    'Draw, sing or dance a little every day, for the joy of it.',
    'Make a small present with your own hands for a friend.',
    'Say thank you when somebody has made something nice for you.',
  ],
  'graha-saturn': [
    'Put away your toys at the same hour each day.',
    'For parents: show each new thing twice, slowly.',
    'Help a grandparent with one small thing each week.',
  ],
  'graha-rahu': [
    'Try the new thing together with your mother or father first.',
    'For parents: keep a short, fixed time for the screen.',
    'Look at picture books of animals and far places.',
  ],
  'graha-ketu': [
    'Half an hour alone with blocks or colours does you good.',
    'For parents: ask in the evening what was good and what was hard.',
    'Keep one favourite game, and play it often.',
  ],
  'area-home': [
    'Help with one small thing at home each day.',
    'In the evening, say what was good and what was hard.',
    'Play one game with the whole family on Sunday.',
    'Talk with a grandparent on the phone once a week.',
  ],
  'area-learning': [
    'Listen to a story at a fixed hour each day.',
    'Show somebody at home what you have learnt.',
    'For parents: choose one thing that is loved, and do more of it.',
    'Ask “why” as often as you like.',
    'Learn one song or prayer by heart each month.',
  ],
} as const;

/** By the id of the chapter. */
export const childNotesByPage = {
  'nine-grahas': 'In the first years these traits show at play.',
  'numbers-year': 'At your age, read play and learning in place of work, and the money of the family in place of your own.',
  'numbers-months': 'In your months, work means games and small tasks.',
} as const;
