/** Phrases for a birth day without a known time on which the Moon changed its sign. */

import { formatList } from '#src/reports/content/en/grammar/index.ts';

/** `hours`: full hours of the day in `sign`; `ownHours`: "before 7:12 pm", its part of the day; `otherHours`: "after 7:12 pm", that of the other sign; `clock`: "7:12 pm" */
export type TwoMoonSigns = {
  sign: string;
  other: string;
  hours: number;
  ownHours: string;
  otherHours: string;
  clock: string;
};

export const twoMoonSignsTexts = {
  /** begins the answer for the sign of most hours, whose reason names the sign */
  born: (hours: string): string => `Born ${hours}`,
  bornWithMoon: (hours: string, sign: string): string => `Born ${hours}, Moon in ${sign}`,
  /** the times that both signs share, printed for the first */
  sameTimes: (times: readonly string[]): string =>
    `${formatList(times)} ${times.length === 1 ? 'stays' : 'stay'} as above.`,
  /** both reasons end without a full stop */
  reasons: (reason: string, hours: string, otherReason: string): string =>
    `${reason}. If born ${hours}, ${otherReason}`,
  /** the lords of the period, counted from the other sign */
  shortReason: (sign: string, reason: string): string => `counted from ${sign}, ${reason}`,
  noShortReason: (house: string): string => `no mahadasha agrees with the transits for the ${house}`,
  /** below the answers */
  answersNote: ({ sign, other, hours, otherHours }: TwoMoonSigns): string =>
    `On your birth day the Moon was in ${sign} for ${hours} of 24 hours, and in ${other} ${otherHours}. Where the two signs give different answers, you read both.`,
  /** in the chapter on the whole chart */
  share: ({ sign, other, hours, otherHours }: TwoMoonSigns): string =>
    `Your Moon was in ${sign} for ${hours} of the 24 hours of your birth day, and in ${other} ${otherHours}. We read ${sign} first. This is a close call until you know the hour.`,
  /** the same if neither sign held 60 % of the day */
  nearShare: ({ sign, other, hours, otherHours }: TwoMoonSigns): string =>
    `Your Moon was in ${sign} for ${hours} of the 24 hours of your birth day, and in ${other} ${otherHours}. The shares are near, so both readings stand side by side.`,
  partTitle: ({ other, otherHours }: TwoMoonSigns): string => `If you were born ${otherHours}: Moon in ${other}`,
  partIntro: (lord: string, house: string, subject: string, { sign }: TwoMoonSigns): string =>
    `Then ${lord} is lord of the ${house}, the house ${subject}, and these lines replace those from ${sign}.`,
  sameReading: (subject: string, { other }: TwoMoonSigns): string =>
    `With the Moon in ${other}, the main lines on the house ${subject} stay the same.`,
  sameReason: (lord: string, house: string, subject: string): string =>
    `the ${house} house, that ${subject}, and its lord, ${lord}, lead to the same text`,
  leadReason: (
    lord: string,
    house: string,
    subject: string,
    { sign, other, hours, otherHours }: TwoMoonSigns,
  ): string =>
    `the Moon was in ${sign} for ${hours} of 24 hours and in ${other} ${otherHours}; counted from ${sign}, ${lord} is lord of the ${house}, the house ${subject}`,
  synthesisReason: ({ sign, other, hours, otherHours }: TwoMoonSigns, sunSign: string): string =>
    `the Moon was in ${sign} for ${hours} of 24 hours and in ${other} ${otherHours}; the Sun at noon was in ${sunSign}`,
  synthesisIntro: ({ other }: TwoMoonSigns): string =>
    `The other planets hardly move in a day. With the Moon in ${other}, this is what you need instead.`,
  partOfDayReason: (sign: string): string => `the Moon was in ${sign} for a part of the day`,
  timing: ({ sign, hours }: TwoMoonSigns): string =>
    `The bars count from the Moon in ${sign}, its sign for ${hours} of the 24 hours.`,
  timingOfOther: (lead: string, { other, otherHours }: TwoMoonSigns): string =>
    `If you were born ${otherHours}, the Moon is in ${other}, so read instead: ${lead}`,
  timingIsSame: ({ other, otherHours }: TwoMoonSigns): string =>
    `If you were born ${otherHours}, the Moon is in ${other}: the first good times stay, others may differ.`,
} as const;
