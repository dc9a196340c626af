/**
 * Sentences for a child, by the id of the part or chapter, in place of the sentences on adult life that a text loses. Each is
 * printed at most once in a copy, in this order, so each must follow any text of its part.
 */
export const childEndings: Readonly<Record<string, readonly string[]>> = {
  'first-impression': ['At school, sit once a week beside a classmate whom you hardly know.'],
  strengths: [
    'For now, a few minutes of practice a day are enough.',
    'At your age this shows first in play, in drawing and in small duties at home.',
    'Grown-ups can help with time and a friendly word.',
  ],
  sign: ['After a hard day, a story and an early night help more than questions.'],
  qualities: [
    'Grown-ups can help by listening until the end.',
    'Try it in a game first, and then at school.',
    'Tell somebody at home about it on the same evening.',
  ],
  pada: ['In childhood, one small duty at home lets this grow.'],
  'graha-sun': [
    'At school, ask for a small task whose result others can see.',
    'Each evening, tell the family one thing that you did well.',
    'When you were wrong, say sorry first; it makes you stronger.',
  ],
  'graha-moon': [
    'On a hard day, sit with your mother or a grandparent for a while.',
    'Sleep at the same hour every night, because your mood depends on it.',
    'Draw or tell what you feel, also when no words come at once.',
  ],
  'graha-mars': [
    'Run, swim or play outside every day, so that this energy has a way out.',
    'Learn one sport with clear rules, and keep them also when you lose.',
    'When you are angry, count to twenty before you answer.',
  ],
  'graha-mercury': [
    'Read a few pages aloud each day, and explain them to somebody at home.',
    'Finish one exercise before you begin the next.',
    'Learn five new words each week, and use them in a letter.',
    'Check your homework once more before you pack the bag.',
  ],
  'graha-jupiter': [
    'Ask a teacher or a grandparent what you do not understand.',
    'Show a younger child something that you have learnt.',
    'Listen to one old story each week, and tell it again in your own words.',
  ],
  'graha-venus': [
    'Draw, sing or dance a little every day, for the joy of it.',
    'Make a small present with your own hands for a friend.',
    'Say thank you when somebody has made something nice for you.',
  ],
  'graha-saturn': [
    'Do your homework at the same hour each day, even when it is short.',
    'Divide a big task into three parts, and rest between them.',
    'Help an old person of the family with one small thing each week.',
  ],
  'graha-rahu': [
    'Try the new thing together with a parent or a friend first.',
    'Keep a fixed time for the screen, and stop when it is over.',
    'Write down your questions, and look for the answers in a book.',
  ],
  'graha-ketu': [
    'Half an hour alone with a drawing or a book does you good.',
    'Tell one person at home what you think, also when nobody asks.',
    'Stay with one hobby for a whole year before you change it.',
  ],
  'area-home': [
    'Keep your own corner tidy, and help with one thing at home each day.',
    'In the evening, tell your parents what was good and what was hard.',
    'Choose one game that the whole family can play on Sunday.',
    'Call a grandparent once a week, and tell the news of the house.',
  ],
  'area-learning': [
    'Study at a fixed hour, and take a short break after half an hour.',
    'Explain each new lesson to somebody at home.',
    'Choose one subject that you love, and read a little more in it than school asks.',
    'Ask the teacher when a step is not clear; good questions are welcome.',
    'Learn one prayer or poem by heart each month.',
  ],
  yogas: [
    'In childhood this shows in class and in games, and it grows without hurry.',
    'For now, practise it in small things: a class task, a team, a family function.',
    'A good teacher can do much for it in these years.',
    'What is small now becomes a strength with time.',
    'Grown-ups can help with patience and with honest praise.',
  ],
  'sade-sati': [
    'In childhood, early sleep and a calm voice at home are the best help.',
    'Short lessons and one fixed hour for play keep the weeks light.',
    'A walk together after dinner does the whole family good.',
    'Parents can make small promises and keep every one of them.',
    'A grandparent who has time is the best company in slow months.',
    'One friend and one hobby, kept through the year, give firm ground.',
  ],
  natal: [
    'For now, a fixed order of the day gives strength: meals, lessons, play and sleep.',
    'Praise for effort helps more here than praise for marks.',
  ],
  transiting: [
    'For now, parents can divide homework into small parts and sit nearby.',
    'In childhood, this is felt through the mood of the family.',
  ],
};
