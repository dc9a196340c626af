/** The brightness of the Moon, by groups of tithis; each group holds the tithis up to and including `upTo`. */
export const moonPhases = [
  {
    upTo: 4,
    name: 'a young crescent',
    text: 'New things lift your mood: a first day, a new book, a plan that nobody has tried. When you feel low, start something small and easy the same day.',
  },
  {
    upTo: 10,
    name: 'a growing half moon',
    text: 'You are at your best in the middle of a difficult task. Progress that you can see cheers you. Write down each step that is done, and help others who want to give up halfway.',
  },
  {
    upTo: 14,
    name: 'a bright gibbous moon',
    text: 'Improving things is your habit, and you rarely leave a piece of work as it is. Decide before you begin when it is good enough, and hand it over then.',
  },
  {
    upTo: 16,
    name: 'a full moon',
    text: 'You see both sides of a matter: your wish and your duty, yourself and the other person. Many people come to you. Keep one evening a week without visitors.',
  },
  {
    upTo: 20,
    name: 'a moon just past full',
    text: 'You like to pass on what you know and what you have. Teaching makes you content. Take one junior or one child of the family as your student this year.',
  },
  {
    upTo: 26,
    name: 'a waning half moon',
    text: 'You choose carefully and drop what is not needed, in work and in friendship. Experience counts more for you than promises. Tell people kindly when you step back.',
  },
  {
    upTo: 29,
    name: 'a thin old moon',
    text: 'You are good at finishing: the last step, the last page, a proper goodbye. You plan new things in silence. Tell one person about them before you begin.',
  },
  {
    upTo: 30,
    name: 'a dark moon',
    text: 'Your feelings work inside, and others find it hard to know them. You understand things early by being quiet. Sit alone for ten minutes in the evening, in low light.',
  },
] as const;
