/** Ganda Mula: six nakshatras at three junctions of the zodiac, each in its four padas. */

export type GandaMulaNakshatra = 1 | 9 | 10 | 18 | 19 | 27;

/** By number of the nakshatra. */
export const gandaMulaByNakshatra: Record<GandaMulaNakshatra, string> = {
  1: 'With the Moon in Ashwini, yours is a Ganda Mula birth, and it is nothing to fear. Ashwini is the first of the 27 birth stars and makes a person quick to begin. The custom belongs to the twenty-seventh day after birth, when the family welcomes the newborn.',
  9: 'With the Moon in Ashlesha, yours is a Ganda Mula birth, and it asks only for calm. The star ends the sign Cancer and gives a deep, watchful mind. Let go of one old hurt each year, for example at Diwali.',
  10: 'With the Moon in Magha, yours is a Ganda Mula birth, and it asks for respect to elders. The star begins the sign Leo, belongs to the ancestors and gives a sense of honour. Say the names of your four grandparents once a year, with a lamp or an offering of water.',
  18: 'With the Moon in Jyeshtha, yours is a Ganda Mula birth, and its task is simple. The name means “the eldest”, and the star ends the sign Scorpio. Protect those who are younger than you, at home and at work.',
  19: 'With the Moon in Mula, yours is a Ganda Mula birth, and you need not fear it. Mula means root, and it begins the sign Sagittarius. You look for the cause of things; use this in study, research or in setting old family matters right.',
  27: 'With the Moon in Revati, yours is a Ganda Mula birth, and Revati is a gentle star. It is the last of the 27 birth stars, and it makes a person helpful when something ends. Help others, and keep time and money for your own plans too.',
};

/** By pada, as the traditional list has them. */
export const gandaMulaByPada: Record<GandaMulaNakshatra, readonly [string, string, string, string]> = {
  1: [
    'The traditional list connects the first quarter of Ashwini with the father. Families asked the father’s side for an extra blessing. Every Sunday telephone your father or whoever raised you, or light a lamp for them.',
    'The second quarter of Ashwini is favourable: the list gives it comfort and ease. Nothing needs to be done.',
    'The third quarter of Ashwini is favourable too: the list promises a place beside people who decide. Giving advice suits you.',
    'The list gives honours to the last quarter of Ashwini. If anybody warns you about your star, show them this line.',
  ],
  9: [
    'The verses call the first quarter of Ashlesha pleasant. People who warn against the star often leave this out. You need not pay anybody.',
    'The second quarter of Ashlesha concerns money. The advice is to save: keep an account book and a small deposit in your own name.',
    'The third quarter of Ashlesha is connected with the mother. In the past the family gave her a month of rest. Help a young mother in your family in the same way.',
    'The fourth quarter of Ashlesha is connected with the father. The old custom was a small ceremony in which the father first saw the newborn. If it was never held, the father’s blessing today does as well.',
  ],
  10: [
    'The list connects the first quarter of Magha with the mother’s side of the family. Visit your mother’s relatives once a year, and ask for their blessing.',
    'Magha’s second quarter is connected with the father. Respect for an old neighbour or a retired teacher is an accepted answer.',
    'For the third quarter of Magha the list has one word, happiness. It asks for no remedy at all.',
    'Learning and wealth are what the list gives the last quarter of Magha. Study and degrees are favoured, so complete the one you have begun.',
  ],
  18: [
    'The first quarter of Jyeshtha is connected with an elder brother or sister. Give way in one small matter, and greet them first at festivals.',
    'Younger brothers and sisters are named at the second quarter of Jyeshtha. Teach one of them, or another younger person, what you know best.',
    'The third quarter of Jyeshtha concerns the mother. Take fruit when you visit your mother or an aunt, and stay for an hour.',
    'The last quarter of Jyeshtha concerns yourself, and it gives a strong will. Make a few rules of your own for sleep, money and anger, and keep them on ordinary days.',
  ],
  19: [
    'The first quarter of Mula is the one that people mention most, and it is connected with the father. The same verse says that one simple rite settles everything. A father’s blessing is the heart of that rite.',
    'The second quarter of Mula is connected with the mother, who was to be given rest after the birth. Today it asks you to spare her some work each week.',
    'The third quarter of Mula concerns money and belongings. You may have to build up from little, and you learn what you really need. Put a small fixed sum aside each month.',
    'The last quarter of Mula is called fortunate, without any condition. If somebody has frightened you with this star, ask which quarter was meant.',
  ],
  27: [
    'The list gives the first quarter of Revati favour from people in authority. Apply without fear for government posts, grants and awards.',
    'The old verses give the second quarter of Revati the post of an adviser. People listen to you, so give your opinion in meetings.',
    'The third quarter of Revati means comfort and plenty. Few astrologers quote this line, and no remedy belongs to it.',
    'The last quarter of Revati concerns the person’s own strength. Regular meals, enough sleep and exercise are the right answer at every age.',
  ],
};

/** For a Moon close to the junction itself, by sign of the junction. */
export const gandantaTexts: Record<'Aries' | 'Leo' | 'Sagittarius', string> = {
  Aries:
    'Your Moon was in gandanta, close to the border between Pisces and Aries. You move easily from one phase of life to the next, and settling down takes longer. After each large change, give yourself three months to settle.',
  Leo: 'Your Moon was in gandanta, close to the border between Cancer and Leo. You have private feelings and also a wish to be seen. Think over a feeling at home first, and speak of it in public later.',
  Sagittarius:
    'Your Moon was in gandanta, close to the border between Scorpio and Sagittarius. You ask deep questions early, and you look for a meaning in hard times. A good teacher or guru helps you more than most people.',
};

export const gandaMulaTexts = {
  close:
    'It was less than half a degree from the border. Fewer than one birth in a hundred is so close. For such births families kept the ceremony of the twenty-seventh day with care. If it was missed, any day is right for it.',
  none: 'You do not have a Ganda Mula birth, because your birth star is not one of the six. No ceremony or remedy is needed. Two births in nine fall in these six, so somebody in your family probably has one.',
} as const;

/** @param hours “before 12:30 am” */
export const writeUnsureGandaMula = (hours: string): string =>
  `You have a Ganda Mula birth only if you were born ${hours}. At every other time of that day you do not. The advice is the same in both cases: honour your grandparents and welcome newborn children.`;

export const gandaMulaReasons = {
  /** @param stars “Ashwini before 12:30 am and Bharani after 12:30 am” */
  moonOfDay: (stars: string): string => `the Moon was in ${stars}`,
  none: (star: string): string => `the Moon is in ${star}, which is not one of the six stars`,
  /** @param stars as for `moonOfDay` */
  noneOfDay: (stars: string): string => `the Moon was in ${stars}, and none of these is one of the six stars`,
  applies: (star: string): string => `the Moon is in ${star}, one of the six stars at a junction of signs`,
  pada: (quarter: string, star: string, degrees: string, sign: string): string =>
    `the Moon is in the ${quarter} quarter of ${star}, at ${degrees} of ${sign}`,
  junction: (degrees: string, sign: string): string =>
    `the Moon is ${degrees} from the beginning of ${sign}`,
} as const;
