/** The Sun in each house, first to twelfth. */
export const sun = [
  'You enter a conversation as if a chair had been kept for you. Responsibility finds you early, and you take correction badly in public but surprisingly well in private, an hour later.',
  'What you own and what you are worth are close neighbours in your mind. Money earned under your own name satisfies you; money handed down comes with a voice you would rather not obey.',
  'Courage shows in small, visible acts: the first hand up, the call nobody else wanted to make. Brothers, sisters and neighbours learn to send you ahead when something has to be said.',
  'The front door matters more to you than the front row. You want a house with your name on it, or at least a room whose rules are yours, and you grow calmer the day you have one.',
  'You shine where you are allowed to make something: a lesson, a play, a plan, a child laugh. Praise for the thing made reaches you deeper than praise for your good sense.',
  'Difficulty wakes you up. Give you a tangled office, a rival or a deadline nobody believes in, and you become cheerful; give you an easy month and you start looking for faults in it.',
  'You find out who you are by standing beside someone. Partners tend to be proud people, and the friendship holds best where both of you are allowed to be right on different days.',
  'Part of your light is kept under a lid. You ask the question others step around, about money, about loss, about what was really meant, and you come out of hard seasons plainer and stronger.',
  'A father, a teacher or a principle stands tall at the back of your decisions. You may argue with that figure for years, and one day catch yourself using the very same words.',
  'Work is where people learn your name. You do your best under a clear title, with the result on view, and a task that no one is ever going to see takes you twice as long.',
  'Friends in useful places come naturally to you, since you like people who have built something. You gain most when you ask plainly for what you want instead of hoping it is noticed.',
  'Your confidence is made in private. Early mornings, a closed study, a foreign town where nobody knows the family: from such places you return with a decision and need no applause for it.',
] as const;
