/**
 * Sentences for a reader of sixteen or seventeen, by the id of the part or chapter, in place of the sentences on later years
 * that a text loses. Each is printed at most once in a copy, in this order, so each must follow any text of its part.
 */
export const youthEndings: Readonly<Record<string, readonly string[]>> = {
  'first-impression': ['In a new group, speak once in the first ten minutes.'],
  strengths: [
    'A few minutes of practice a week are enough for now.',
    'Ask a teacher or an elder how others see this in you.',
  ],
  sign: ['When a day was hard, sleep first and decide later.'],
  qualities: [
    'Try it first in a small task at school or at home.',
    'Talk about it with somebody who knows you well.',
  ],
  pada: ['One small aim a month is enough for it.'],
  'graha-sun': [
    'Take one task this term whose result others can see.',
    'Ask a teacher for an honest word on what you do.',
    'When you were wrong, say so first; it makes you stronger.',
  ],
  'graha-moon': [
    'Sleep at the same hour, because your mood depends on it.',
    'Write down in the evening what moved you.',
  ],
  'graha-mars': [
    'Train a sport three times a week, so that this energy has a way out.',
    'Wait one night before you answer in anger.',
    'Set a target with a date, and reach it.',
  ],
  'graha-mercury': [
    'Explain each new chapter aloud to somebody.',
    'Check your answers once more before you hand them in.',
    'Learn ten words of another language each week.',
    'Put your notes in order on Sunday.',
  ],
  'graha-jupiter': [
    'Ask a good teacher which book to read next.',
    'Help a younger student with one subject.',
    'Keep an hour a week for a book outside the syllabus.',
  ],
  'graha-venus': [
    'Practise one art for pleasure, and show what you made.',
    'Say thank you in words, also at home.',
    'Give a friendship time, and decide nothing in a hurry.',
  ],
  'graha-saturn': [
    'Study at the same hour each day, even if only for a short time.',
    'Divide a long task into parts with dates.',
    'Help an old person of the family once a week.',
  ],
  'graha-rahu': [
    'Discuss each new plan with a sober friend first.',
    'Keep a fixed time for the screen.',
    'Complete one old task before a new one.',
  ],
  'graha-ketu': [
    'An hour alone with a book or an instrument does you good.',
    'Tell one person what you think, also when nobody asks.',
    'Stay with one skill for a whole year.',
  ],
  'area-home': [
    'Do one thing at home each day without being asked.',
    'Keep your own table and corner in order.',
    'Call a grandparent once a week.',
  ],
  'area-partnership': [
    'For now it shows in friendship: keep your word, and listen until the end.',
    'A friend who is honest with you is worth more than five who flatter.',
    'Give a new friendship time before you trust it fully.',
  ],
  'area-work': [
    'For now, show it in a project, a club or a competition.',
    'A good training is the first step.',
    'Ask people in a field that you like how they began.',
    'Keep your best results in one folder.',
  ],
  'area-money': [
    'For now, keep a simple list of what you receive and spend.',
    'Put a small part of each gift aside.',
    'Talk with your parents once a month about what things cost.',
    'Compare three prices before you buy anything large.',
  ],
  'area-learning': [
    'Study at a fixed hour, with a short break after forty minutes.',
    'Repeat each chapter after a day and after a week.',
    'Ask the teacher on the same day what was not clear.',
    'Join a small study group, or form one.',
  ],
  yogas: [
    'For now it shows in study, in a club or in a competition.',
    'It grows with the years, and practice helps it now.',
    'A good teacher can help with it.',
    'Use it first in small matters, at school and at home.',
    'What you learn now is the ground for it.',
  ],
  fields: [
    'Spend one day beside somebody who works there.',
    'A project in the holidays shows whether you like it.',
    'Ask a teacher which subjects lead there.',
  ],
  means: [
    'Good habits with small sums are the beginning of it.',
    'What you learn now is the ground for it.',
  ],
  rank: [
    'For now it shows in study, in a club or in a competition.',
    'It grows with the years, and practice helps it now.',
    'Use it first in small matters, at school and at home.',
  ],
  mars: ['Walk for ten minutes before you answer.', 'Say what you want in one calm sentence.'],
  'sade-sati': [
    'A fixed hour for sleep helps most in slow months.',
    'Talk early with somebody you trust when something is heavy.',
    'Keep one friend and one sport through all the months.',
    'Small promises, kept, take you further than large plans.',
  ],
  natal: ['Regular hours for study, sport and sleep give this a good use.'],
  transiting: ['Plan small steps, and keep them.'],
  'numbers-months': [
    'Bring your reasons, and wait for the answer without asking twice.',
    'Put your notes and your week in order first.',
    'Agree with your parents on what the plan may cost.',
    'Give it one fixed hour a week.',
    'Show a teacher what you have so far.',
    'Do the dull part in the morning, and keep the evening free.',
    'One thing done well is enough for this month.',
  ],
  driver: ['For now, school and friends are the place for it.'],
  conductor: ['Good habits of study prepare the way for it.'],
  day: ['Use it first in a project at school.'],
  pair: ['Both sides can be practised in one good project.'],
  'numbers-chart': [
    'Begin with what is near: your room, your class, your friends.',
    'Practise it in the family first.',
    'Take one small step towards it this month.',
    'A talk with somebody older helps here.',
  ],
  'numbers-customs': ['Keep this day for a task that you have put off.', 'A calm start of this day suits the custom.'],
  'numbers-grid': ['A fixed place for each thing is a good beginning.', 'Practise it for ten minutes a day.'],
};
