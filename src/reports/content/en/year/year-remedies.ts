/** Remedies for dates of the year; those of the grahas are in remedies/general-remedies.ts. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';

export const yearRemedies = {
  return: { cost: 'Free', title: 'Observe the minute of the Sun’s return' },
  returnWithoutTime: {
    cost: 'Free',
    title: 'Observe the day of the Sun’s return',
    text: 'Rise at sunrise on that day and sit for ten minutes with a lamp or a cup of water. Name one thing that is finished and one thing you want to begin.',
  },
  sankranti: { cost: 'About ₹50', title: 'Give a handful of food at each sankranti' },
  nakshatra: { cost: 'Free', title: 'Keep the monthly day of your birth star' },
} as const;

/** By the element of the Sun’s sign at birth: fire, earth, air, water. */
export const solarReturnByElement = [
  'Stand in sunlight for ten minutes, facing it with closed eyes. Say aloud one thing that is finished and one that may begin. If the hour does not suit you, take the next sunrise.',
  'Stand barefoot on the ground or on stone for ten minutes. Name one thing you want to complete and keep this year. If the hour is difficult, do it on the next free morning.',
  'Open a window. Write one sentence about the past year and one about the new year, and read both aloud. If you are at work then, do it in the next break.',
  'Sit with a cup of water for ten minutes and remember the people who helped you this year. Then drink it for the year that comes. If you cannot do it at that hour, do it at the next dawn.',
] as const;

/** By the lord of the birth nakshatra. */
export const birthNakshatraByLord: Record<Graha, string> = {
  Sun: 'On the day when the Moon is in your birth star, rise early and greet an elder first. Take large decisions on the next day.',
  Moon: 'When the Moon reaches your birth star, call the best cook of your family, and prepare one of their dishes. Stay near home that day.',
  Mars: 'Rest from hard exercise and sharp tools while the Moon is in your birth star. Walk slowly, pray for strength, and start trips a day later.',
  Mercury:
    'On the day of your birth star, write half a page of thanks in a notebook. Answer one important message fully, and leave the others for tomorrow.',
  Jupiter:
    'On the day of your birth star, send a line to a teacher, offer a flower, and read one page of a holy book. Begin no long trip.',
  Venus:
    'Wear clean, good clothes on the day the Moon is in your birth star, and thank the person who cooks for you. Do not start a journey.',
  Saturn:
    'Keep one meal simple on the day of your birth star, and sit with an old person for a while. Avoid long drives and vehicle purchases.',
  Rahu: 'Switch your phone off for an hour on the day the Moon reaches your birth star. Look at family photographs, and buy nothing that day.',
  Ketu: 'Leave out one thing on the day of your birth star: a meal, a meeting or a quarrel. It is a day for thanks, not for starting travel.',
};

/** By the lord of the Moon’s sign. */
export const sankrantiByLord: Record<ClassicalGraha, string> = {
  Sun: 'On the day the Sun changes its sign, twelve times a year, give a handful of wheat or a fresh roti to a person who needs it.',
  Moon: 'Each time the Sun enters a new sign, give rice or a cup of milk before you have your own.',
  Mars: 'At each change of the Sun’s sign, give jaggery and roasted chana to someone who does heavy work.',
  Mercury:
    'On each sankranti, give a handful of moong, or a notebook and pencil to a child on your street.',
  Jupiter:
    'On each sankranti, give turmeric, til or a useful book to a person who taught you something that month.',
  Venus:
    'On each day the Sun enters a new sign, give sugar, curd or flowers, with a kind word.',
  Saturn: 'On each sankranti, give til and a coin to someone who starts work before sunrise.',
};
