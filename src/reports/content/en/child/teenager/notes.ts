/** Notes, endings and answers at twelve to fifteen. */
export { youthEndings as childEndings } from '#src/reports/content/en/child/youth-endings.ts';

export const childRemedyNote = 'Do these practices if you like them, and ask your parents before you give or buy anything.';

/** By the id of the chapter. */
export const childNotesByPage = {
  'nine-grahas': 'At your age these traits show at school, in sport and among friends.',
  'sade-sati':
    'At your age, Sade Sati asks for calm, fixed hours and a patient family, and nothing more. What is said of work and money is for later passages.',
  'numbers-birth':
    'For now you show these traits at school and among friends. What is said of work and money is for the years when you choose a field.',
  'numbers-year':
    'At your age, read study and hobbies in place of work, and the money of the family in place of your own.',
  'numbers-months': 'In your months, work means study, sport and hobbies.',
} as const;
