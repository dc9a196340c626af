/** For a child: the muntha by house, its lord, and the lord of the year. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const childMuntha = [
  'The year is about you: your growing body, your will and the way you say your name. Shoes get small, opinions get large, and both want room.',
  'The year sits down at the family table. Tastes, words and songs are added one by one, and how people speak to each other at supper is what you learn by heart.',
  'A year for hands, tongue and courage. You learn most from brothers, sisters, cousins and neighbours a little ahead of you, by copying them until it is yours.',
  'Home is the subject. A room is changed, a grandparent stays, roots are shown to you on a walk; the more settled the evenings, the bolder the mornings.',
  'One of the happiest places for a child’s year. Play, stories and talent are in the foreground, and what you love doing is worth a fixed hour.',
  'A year of small habits and small hurdles. With one thing practised at a time, and somebody cheerful beside you, most of the hurdles are stepped over before summer.',
  'Other people bring this year its news: a best friend, a new teacher, a cousin of your age. Taking turns is the art to be learnt.',
  'A thoughtful year with questions under the surface. You feel changes before they are spoken of, so plain words, early nights and steady arms are the right answer.',
  'Good luck comes by way of teachers, elders and journeys. You are told something that stays with you, and are allowed to go a little further than last year.',
  'You step forward this year, in class, on a stage or at the door when guests arrive. Tasks of the right size, done in front of others, make you taller.',
  'A year full of company. Friends, groups and festivals suit you, and a wish that you have had for long is heard by somebody who can help.',
  'A quieter year that grows inwards. Sleep, imagination and time without a plan do the work, and a far place or an old song may become dear to you.',
] as const;

export const childMunthaLord: Record<ClassicalGraha, string> = {
  Sun: 'Somebody with a warm authority, a father, a teacher or an elder, has the key. You do well where you are asked for your opinion and thanked for it.',
  Moon: 'Mothers and grandmothers, in the kitchen or on the telephone, keep the year’s key. What is told softly goes in, and what is cooked with you is eaten.',
  Mars: 'The key hangs at the sports ground. Movement, clear rules and a little dare each week open what talking cannot.',
  Mercury:
    'Books, puzzles and a friend with many ideas hold the key. Ask twice, write it down or draw it, and it opens.',
  Jupiter:
    'A grandparent or a good teacher holds the key, and is glad to lend it. Blessings, stories and plain encouragement do more than pushing.',
  Venus:
    'The key lies in the box with paints, songs and dress-up clothes. Whatever is beautiful or can be done with a friend goes well.',
  Saturn:
    'The key turns slowly. One small duty kept all year gives you more pride than ten treats, if it is noticed by those you love.',
};

export const childYearLord: Record<ClassicalGraha, string> = {
  Sun: 'With the Sun as its lord the year wants you upright. Let there be decisions that are truly yours, and grown-ups who stay calm when you take them loudly.',
  Moon: 'The Moon governs, so the household’s mood is your weather. Regular meals, water to splash in and one long hug a day are good government.',
  Mars: 'Mars rules and is fond of you: strength, pluck and impatience grow together. Every day wants its hour of running, and every quarrel its handshake.',
  Mercury:
    'Mercury has the year in hand, a lord after a child’s own heart. Words, numbers, tricks and friendships multiply, and boredom ends with a new question.',
  Jupiter:
    'Under Jupiter you are well looked after. Learning comes in large helpings, elders are generous, and your trust in people is met more often than not.',
  Venus:
    'Venus gives the year good manners and a tune. Friends are made gently, beauty is noticed, and sharing comes more easily than it did.',
  Saturn:
    'Saturn takes the year at walking pace. Things are learnt late and kept long; praise patience wherever it shows, in you and in those who wait for you.',
};
