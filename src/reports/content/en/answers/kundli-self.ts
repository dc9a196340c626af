/** “Who am I?”: the lagna, the Moon sign and the nakshatra in one plain sentence each. */

export const selfQuestion = 'Who am I?';

/** By the lagna, Aries to Pisces. */
export const lagnaAnswers = [
  'You are quick, and you like to go first.',
  'You are calm, patient and steady.',
  'You are curious, and you learn fast.',
  'You are caring, and home comes first.',
  'You are generous, and people notice you.',
  'You are exact, and you see small errors.',
  'You are polite, and you hear both sides.',
  'You are private and determined.',
  'You are hopeful, and you love to learn.',
  'You are serious, and you plan far ahead.',
  'You are friendly and independent.',
  'You are gentle, and you feel for others.',
] as const;

/** By the sign of the Moon, Aries to Pisces. */
export const moonAnswers = [
  'Your feelings come fast and pass fast.',
  'Inside you are steady. Good food and a calm home help you to remain steady.',
  'Your mind needs news and talk to feel well.',
  'Family decides your mood more than anything else.',
  'Praise warms you, and being ignored hurts you most.',
  'You worry about details, and a tidy list calms you.',
  'You are at ease only when the people around you are at peace.',
  'You feel deeply and show little of it.',
  'Your mood is bright when you have a goal or a journey ahead.',
  'You keep your feelings under control, and duty gives you peace.',
  'You need friends, but also a room of your own.',
  'You take in the moods of others, so you need quiet hours.',
] as const;

/** By the nakshatra of the Moon: "Your birth star, Ashwini, gives …" */
const nakshatraGifts = [
  'a quick start and the wish to help at once',
  'strength to carry a heavy task to its end',
  'a sharp eye and honest speech',
  'charm, good taste and love of growing things',
  'a searching mind that asks questions',
  'the power to begin again after a hard time',
  'a good nature that recovers quickly',
  'patience and care for others',
  'insight into people and skill with words',
  'respect for elders and natural authority',
  'ease, friendliness and a talent for enjoyment',
  'loyalty, and help that others can count on',
  'clever hands and quick answers',
  'a sense of beauty and exact work',
  'independence and skill in dealing with people',
  'determination to reach one aim',
  'discipline, and friendships that last',
  'a sense of duty towards the younger and the weaker',
  'the wish to know the cause of everything',
  'confidence that does not give up',
  'endurance, and success that comes late and stays',
  'the ability to listen and to learn by hearing',
  'energy, rhythm and skill with money',
  'an independent mind that finds out how things work',
  'strong ideals and a serious mind',
  'depth, self-control and kindness',
  'gentleness, and care for travellers and animals',
] as const;

export const describeNakshatraGift = (nakshatra: number, name: string): string =>
  `Your birth star, ${name}, gives you ${nakshatraGifts[nakshatra - 1]}.`;

/** Two Moon signs are possible on the birth day. */
export const selfWithTwoMoons = 'Two answers are possible, and you can tell which is yours.';

export const selfReasons = {
  withTime: (lagna: string, moon: string, nakshatra: string) =>
    `${lagna} was rising, and the Moon was in ${moon}, in the nakshatra ${nakshatra}`,
  withoutTime: (moon: string) => `the Moon was in ${moon} all through that day`,
  twoMoons: (first: string, second: string) => `the Moon went from ${first} to ${second} that day`,
} as const;
