/** The maha dashas for a child, the current period on the summary page, and the note on the age of sixteen. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';

/** For the years before sixteen. */
export const childMaha: Record<Graha, string> = {
  Sun: 'These years ask who you are. You like to be seen, to do it yourself and to hear your name said with respect; a father, a grandfather or a head teacher is a large figure now.',
  Moon: 'Home is the whole world in these years. Sleep, food, a mother’s voice and the mood of the room reach you before words do, and a steady day is the kindest present.',
  Mars: 'Brisk years with grazed knees. You learn by climbing, racing and taking apart, brothers, sisters and cousins are friend and rival, and daily running about keeps the temper sweet.',
  Mercury:
    'Years of words and games. You learn by talking, counting, copying and asking; books, short outings and a patient answer to the tenth “why” are what you thrive on.',
  Jupiter:
    'Roomy, well-wishing years. Grandparents, teachers and stories stand round you like shade trees; you grow by being trusted, and learn most where you are allowed to ask.',
  Venus:
    'Gentle years with music in them. Affection, colour, dress and playmates matter much to you, and you learn best whatever is beautiful or can be done with a friend.',
  Saturn:
    'Slow and steady years. You take things seriously, notice rules and like to know what comes next; unhurried grown-ups and small duties of your own make you sure of yourself.',
  Rahu: 'Years of novelty: places, people, screens and questions nobody at home expected. You are quick to try and quick to tire, and a firm bedtime is your compass.',
  Ketu: 'Inward years. You watch before you join, need little, and have a gift that shows when nobody is looking; quiet, animals and one trusted person are good company.',
};

/** By the house of the lord, first to twelfth. */
export const childHouse = [
  'Much of it shows in yourself: how you stand, eat, speak up and enter a room.',
  'It happens round the family table, with food, first words and songs.',
  'Brothers, sisters, cousins and clever hands have the largest part in it.',
  'The stage for it is home: courtyard, kitchen and the lap you like best.',
  'Play is where it happens, with drawing, make-believe and lessons that feel like games.',
  'Routine carries it: meals on time, washed hands, pets, and small tasks well done.',
  'It comes to you through one other person at a time, a playmate above all.',
  'Hidden corners attract it: riddles, caves under tables, questions about how things began.',
  'Teachers, grandparents and journeys with the family bring it nearer.',
  'It is noticed in public: in class, on a stage, wherever you are given a task.',
  'A crowd helps it along: friends, teams and older children who take you with them.',
  'Sleep, dreams and time by yourself do more for it than company does.',
] as const;

/** Before the text for adults on the same period. */
export const fromAgeSixteen = 'From sixteen on, the same period goes on like this.';

/** For a lord in its own or exaltation sign, and for a lord in its fall. */
export const childDignity: Record<'strong' | 'low', Record<ClassicalGraha, string>> = {
  strong: {
    Sun: 'It comes easily: your Sun is strong.',
    Moon: 'A well-placed Moon keeps it warm.',
    Mars: 'Strength is there; gentleness is the lesson.',
    Mercury: 'You are quick at it, with a sound Mercury.',
    Jupiter: 'Help comes early, as Jupiter is well placed.',
    Venus: 'Grace is on your side in it.',
    Saturn: 'You have more patience for it than most.',
  },
  low: {
    Sun: 'Praise in small, true portions helps.',
    Moon: 'An extra cuddle or a quiet word helps.',
    Mars: 'Begin small; courage follows.',
    Mercury: 'Take it slowly, with pictures.',
    Jupiter: 'A patient elder makes the difference.',
    Venus: 'One good friend is plenty.',
    Saturn: 'Short steps and many pauses do it.',
  },
};

/** The current period, on the summary page. */
export const childMahaTone: Record<Graha, string> = {
  Sun: 'years of finding your own voice',
  Moon: 'years close to lap and lullaby',
  Mars: 'lively years on quick legs',
  Mercury: 'years of words and games',
  Jupiter: 'years of growing under kind eyes',
  Venus: 'tender years with music in them',
  Saturn: 'steady years of small steps',
  Rahu: 'years of wide-eyed discovery',
  Ketu: 'quiet, watchful years',
};

export const childAntarTone: Record<Graha, string> = {
  Sun: 'with a proud streak just now',
  Moon: 'just now wanting home and sleep',
  Mars: 'just now on the run',
  Mercury: 'just now full of questions',
  Jupiter: 'with a good teacher near just now',
  Venus: 'just now in a sweet mood',
  Saturn: 'just now learning to wait',
  Rahu: 'just now after everything new',
  Ketu: 'just now playing quietly',
};
