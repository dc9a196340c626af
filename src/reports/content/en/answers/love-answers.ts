/** Answers of Love & Marriage: the partner, how you meet, love or arranged, Manglik, and what to watch. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { CountsWithoutLagna } from './kundli-manglik.ts';
import type { Graha } from '#src/astrology/contract.ts';

export const loveQuestions = {
  whom: 'What will my partner be like?',
  how: 'Love or arranged?',
  manglik: 'Am I Manglik?',
  watch: 'What should I watch?',
} as const;

/** By the graha in the seventh house, or its lord if the house is empty. */
export const partnerNature: Record<Graha, string> = {
  Sun: 'A capable person who likes to lead.',
  Moon: 'A caring person whose feelings show.',
  Mars: 'An active person who speaks directly.',
  Mercury: 'A clever, talkative person, young in manner.',
  Jupiter: 'An educated person with good principles.',
  Venus: 'A pleasant person who likes comfort and art.',
  Saturn: 'A steady person, perhaps older than you.',
  Rahu: 'Somebody from another community or place.',
  Ketu: 'A quiet person who needs time alone.',
};

/** By the house of the lord of the seventh; index house - 1. */
export const meetingPlaces = [
  'You probably find each other yourselves, in your own circle',
  'You probably meet through your family',
  'You probably meet near home, on the phone or through a brother or sister',
  'You probably meet through your mother’s side or near home',
  'You probably meet at study, at a hobby or through friends',
  'You probably meet at work or while you help somebody',
  'You probably meet in public, or through business',
  'You probably meet unexpectedly, or through relatives by marriage',
  'You probably meet through a teacher, a journey or your father’s side',
  'You probably meet through work or a senior person',
  'You probably meet through friends or an elder brother or sister',
  'You probably meet far from home, or somebody living far away',
] as const;

/** Directions of the signs, Aries to Pisces. */
export const directions = [
  'east',
  'south',
  'west',
  'north',
  'east',
  'south',
  'west',
  'north',
  'east',
  'south',
  'west',
  'north',
] as const;

/** By the lord of the fourth house, which is the tenth from the seventh: the partner’s work. */
export const partnerWork: Record<ClassicalGraha, string> = {
  Sun: 'government, health care or management',
  Moon: 'care, food, travel or work with the public',
  Mars: 'engineering, police, sport or property',
  Mercury: 'trade, accounts, software or teaching',
  Jupiter: 'teaching, law, finance or advice',
  Venus: 'design, beauty, hotels or the arts',
  Saturn: 'industry, transport, service or administration',
};

export const partnerDetail = (meeting: string, direction: string, work: string): string =>
  `${meeting}. The family home is likely to the ${direction} of yours, and the work may be ${work}.`;

export const loveOrArranged = {
  love: { text: 'Love: you are likely to choose yourself.', detail: 'Tell your parents early, and let them meet the person before they hear about it from others.' },
  arranged: { text: 'Arranged: the family helps you choose.', detail: 'Say clearly what matters to you, and ask for enough meetings before you agree.' },
  both: { text: 'Both: you choose, and the family agrees.', detail: 'Whoever finds the person, the other side gets a say. Plan for both talks.' },
} as const;

export const manglikAnswers = {
  none: { text: 'No.', detail: 'Mars is in none of the places that count. You need no ritual before marriage.' },
  cancelled: { text: 'No. Mars is in a Manglik house, but a rule cancels it.', detail: 'You need no ritual before marriage. The chapter on living together names the rule.' },
  mild: { text: 'A little. One count remains, and it is weak.', detail: 'Tell the other family openly. Many families ask for nothing more.' },
  present: { text: 'Yes. Mars is in a Manglik house, and no rule cancels it.', detail: 'By custom a match with another Manglik chart balances it. It is a rule for matching and nothing to fear.' },
} as const;

/** Without a birth time. */
export const manglikAnswersWithoutTime: Record<CountsWithoutLagna, { text: string; detail: string }> = {
  none: {
    text: 'Open. The hour of birth decides it.',
    detail: 'Mars is in no Manglik house from the Moon or from Venus. The count from the lagna weighs most, and it is not known yet.',
  },
  cancelled: {
    text: 'Open. The hour of birth decides it.',
    detail: 'The count from the Moon or Venus is cancelled by a rule. That from the lagna weighs most, and it is not known yet.',
  },
  mild: {
    text: 'In part. The hour of birth decides how much.',
    detail: 'One weak count remains, from the Moon or Venus. That from the lagna weighs most, and it is not known yet.',
  },
};

/** By the weakest of the lord of the seventh, Venus and the Moon. */
export const watchTexts: Record<ClassicalGraha, { text: string; detail: string }> = {
  Sun: { text: 'Your pride. Say sorry first.', detail: 'Do not wait for the other to begin. Thank each other for work at home.' },
  Moon: { text: 'Your moods. Say what you feel on the same day.', detail: 'Eat and sleep before you discuss anything hard.' },
  Mars: { text: 'Your temper. Stop before the second angry sentence.', detail: 'Walk for ten minutes, then talk. Never settle money matters in anger.' },
  Mercury: { text: 'Misunderstandings. Ask what was meant.', detail: 'Put plans and money agreements in writing, also between the two of you.' },
  Jupiter: { text: 'Too much advice. Listen before you advise.', detail: 'Respect both families’ customs, and agree together which ones you keep.' },
  Venus: { text: 'Unspoken wishes. Say what you expect.', detail: 'Plan one evening a week for the two of you, without phones or relatives.' },
  Saturn: { text: 'Distance. Spend time together every day.', detail: 'Work must not take every evening. Small regular attention counts most.' },
};

export const loveReasons = {
  occupied: (graha: string, sign: string) => `${graha} is in your 7th house, ${sign}`,
  emptyWithLord: (lord: string, sign: string, house: string) =>
    `no graha is in your 7th house, ${sign}, so its lord, ${lord}, describes the partner, and it is in the ${house}`,
  lordPlace: (lord: string, house: string) => `${lord}, lord of the 7th, is in the ${house}`,
  workLord: (lord: string) => `${lord} rules the 4th, the tenth from the 7th`,
  weakest: (graha: string, condition: string) =>
    `of the lord of the 7th, Venus and the Moon, ${graha} has the least support: ${condition}`,
  noVote: 'your 5th and 7th houses have no link of love and none of the family',
} as const;

/** Links that speak for a love marriage or an arranged one. */
export const marriageLinks = {
  lordsJoined: (fifth: string, seventh: string) => `${fifth}, lord of the 5th, is with ${seventh}, lord of the 7th`,
  lordsAspecting: (fifth: string, seventh: string) =>
    `${fifth}, lord of the 5th, and ${seventh}, lord of the 7th, aspect each other`,
  lordsExchange: 'the lords of the 5th and the 7th exchange signs',
  sameLord: (lord: string) => `${lord} rules both the 5th and the 7th`,
  fifthLordInSeventh: (lord: string) => `${lord}, lord of the 5th, is in the 7th`,
  seventhLordInFifth: (lord: string) => `${lord}, lord of the 7th, is in the 5th`,
  venusWithMars: 'Venus is with Mars',
  rahuInSeventh: 'Rahu is in the 7th',
  rahuWithVenus: 'Rahu is with Venus',
  seventhLordInFamilyHouse: (lord: string, house: string) => `${lord}, lord of the 7th, is in the ${house}`,
  jupiterOnSeventh: 'Jupiter aspects the 7th',
  jupiterInSeventh: 'Jupiter is in the 7th',
  ninthLordOnSeventh: (lord: string) => `${lord}, lord of the 9th, is in the 7th`,
} as const;
