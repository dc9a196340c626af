/** Remedies of a child in place of those of the same graha for adults; those that are missing here suit every age. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';

type RemedyText = { title: string; text: string };

export const childRemedyHabits: Partial<Record<ClassicalGraha, RemedyText>> = {
  Sun: {
    title: 'See the sunrise once a week',
    text: 'Stand outside or on the roof at sunrise with a parent. Say one thing that you want to do well that day.',
  },
  Moon: {
    title: 'Sleep at a fixed hour',
    text: 'Put out the lights at the same time for forty nights. Keep water near the bed and screens in another room.',
  },
  Mars: {
    title: 'Run four times a week',
    text: 'Run, cycle or climb for twenty minutes, with a grown-up near. Stop when you are tired.',
  },
  Mercury: {
    title: 'Draw or write half a page',
    text: 'Draw or write one thing that you understood today. On the seventh day look at all the pages again.',
  },
  Jupiter: {
    title: 'Read or hear one page of an old book',
    text: 'Choose old stories in your own language. Read or hear one page each day, and remember one sentence of it.',
  },
  Saturn: {
    title: 'Finish one small task first',
    text: 'Take one small task that has waited, such as tidying your bag or your shelf, and finish it before breakfast.',
  },
};

export const childRemedyServices: Partial<Record<Graha, RemedyText>> = {
  Sun: {
    title: 'Thank your father or a teacher',
    text: 'Draw or write a thank-you for your father or a teacher, and say what you learnt from them.',
  },
  Moon: {
    title: 'Ask your mother or grandmother',
    text: 'Ask how one thing was done in earlier times, and listen until the answer is finished.',
  },
  Mars: {
    title: 'Repair something for another person',
    text: 'Repair a toy, a book or a bicycle together with a grown-up. Give it back, and ask for no thanks.',
  },
  Mercury: {
    title: 'Teach a younger child one small thing',
    text: 'Teach a sum, a knot, a rhyme or a game. Then let the younger child teach it to you.',
  },
  Jupiter: {
    title: 'Spend time with a teacher',
    text: 'Visit or call somebody who taught you, together with a parent, or help a classmate with a difficult lesson.',
  },
  Saturn: {
    title: 'Half an hour for a grandparent',
    text: 'Visit or call a grandparent or an old neighbour together with a parent. Ask for one story of earlier times, and listen.',
  },
  Rahu: {
    title: 'Welcome a newcomer',
    text: 'Help somebody who is new in your class or street. Show where things are, and play one game together.',
  },
  Ketu: {
    title: 'Give water to the birds',
    text: 'Put out a bowl of fresh water at the same place and hour. Sit still, and see which birds come.',
  },
};

/** By the element of the Sun’s sign at birth: fire, earth, air, water. */
export const childSolarReturnByElement = [
  'Stand in the sunlight with a parent for ten minutes, with closed eyes. Say aloud one thing that is finished and one that may begin. If the hour does not suit you, take the next sunrise.',
  'Stand barefoot on grass with a parent for ten minutes. Say one thing that you want to learn and keep this year. If the hour is difficult, do it on the next free morning.',
  'Open a window with a parent. Draw or write one thing of the past year and one of the new year, and show both. If you are at school then, do it in the evening.',
  'Sit with a parent and a cup of water for ten minutes, and name the people who helped you this year. Then drink the water for the new year. If you cannot do it at that hour, do it the next morning.',
] as const;

export const childReturnWithoutTime =
  'Sit with a parent for ten minutes on the morning of that day, with a lamp or a cup of water. Name one thing that is finished and one thing you want to begin.';

/** By the lord of the birth nakshatra. */
export const childBirthNakshatraByLord: Record<Graha, string> = {
  Sun: 'On the day when the Moon is in your birth star, rise early and greet an elder first.',
  Moon: 'When the Moon reaches your birth star, help the best cook of your family with one dish. Stay near home that day.',
  Mars: 'Choose quiet games while the Moon is in your birth star. Say a short prayer for strength, and leave sharp tools alone.',
  Mercury: 'On the day of your birth star, draw or write one thing that you are thankful for, and read one story.',
  Jupiter: 'On the day of your birth star, thank a teacher, offer a flower, and hear one story of the gods.',
  Venus: 'Wear clean, good clothes on the day the Moon is in your birth star, and thank the person who cooks for you.',
  Saturn: 'Eat one simple meal on the day of your birth star, and sit with a grandparent for a while.',
  Rahu: 'Leave every screen off for an hour on the day the Moon reaches your birth star. Look at photographs with your family.',
  Ketu: 'Leave out one thing on the day of your birth star: a sweet, a cartoon or a quarrel. It is a day for thanks.',
};

/** By the lord of the Moon’s sign. */
export const childSankrantiByLord: Record<ClassicalGraha, string> = {
  Sun: 'On each sankranti, give a fresh roti together with a parent to a person who needs it.',
  Moon: 'On each sankranti, let somebody else have the first cup of milk or the first spoon of rice.',
  Mars: 'On each sankranti, offer jaggery and roasted chana together with a parent to someone who does heavy work.',
  Mercury: 'On each sankranti, give a notebook or a pencil to another child.',
  Jupiter: 'On each sankranti, give a fruit or a drawing to a teacher or an elder of the family.',
  Venus: 'On each sankranti, give somebody a sweet or a flower, with a kind word.',
  Saturn: 'On each sankranti, give til sweets together with a parent to someone who starts work before sunrise.',
};
