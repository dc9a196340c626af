/** The ten poruthams of southern India. */
import type { PoruthamKey } from '#src/astrology/contract-matching.ts';

export const poruthamsLead =
  'Families in southern India count ten agreements of the two birth stars. Five of them, dina, gana, yoni, rasi and rajju, weigh most.';

export const poruthamNames: Record<PoruthamKey, string> = {
  dina: 'Dina',
  gana: 'Gana',
  mahendra: 'Mahendra',
  'stri-dirgha': 'Stri dirgha',
  yoni: 'Yoni',
  rasi: 'Rasi',
  rasiyathipathi: 'Rasiyathipathi',
  vasya: 'Vasya',
  rajju: 'Rajju',
  vedha: 'Vedha',
};

export const poruthamSubjects: Record<PoruthamKey, string> = {
  dina: 'health and luck',
  gana: 'temperament',
  mahendra: 'family growth',
  'stri-dirgha': 'well-being of the bride',
  yoni: 'closeness',
  rasi: 'Moon signs',
  rasiyathipathi: 'lords of the signs',
  vasya: 'attraction',
  rajju: 'a lasting bond',
  vedha: 'no obstacles',
};

export const gradeNames = { uttamam: 'uttamam, best', madhyamam: 'madhyamam, fair', adhamam: 'adhamam, least' } as const;
export const agreement = { yes: 'agrees', no: 'does not agree', exception: 'agrees by an exception', open: 'the hour decides' } as const;

export const poruthamTable = {
  caption: (bride: string, groom: string): string => `The ten poruthams, with ${bride} as bride and ${groom} as groom`,
  head: ['Porutham', 'Stands for', 'Grade', 'Result', 'Why'],
} as const;

/** What the grade follows from, in a table cell; of two values the first is that of the bride. */
export const poruthamValues = {
  both: (value: string) => `both ${value}`,
  pair: (ofBride: string, ofGroom: string) => `${ofBride} with ${ofGroom}`,
  star: (ordinal: string) => `${ordinal} star from hers`,
  sign: (ordinal: string) => `${ordinal} sign from hers`,
  /** @param births alternatives of `bornThen`, joined by `both` and `orIf` */
  agreesOnlyIf: (births: string) => `agrees only if ${births}`,
} as const;

/** A further table, of what the count of the stars does not read. */
export const seventhHouse = {
  caption: 'What the count leaves out: the seventh house and the mahadashas',
  head: (bride: string, groom: string) => ['Detail', bride, groom],
  labels: {
    sign: '7th house',
    lord: 'Its lord',
    occupants: 'Grahas in it',
    aspects: 'Aspects on it',
    Venus: 'Venus',
    Jupiter: 'Jupiter',
    navamsha: 'Navamsha 7th',
    periodNow: 'Period now',
    nextPeriod: 'Next period',
  },
  place: (house: string, sign: string) => `${house} house, ${sign}`,
  lordPlace: (lord: string, house: string, sign: string) => `${lord}, in the ${house} house, ${sign}`,
  none: 'none',
  unknown: 'needs the hour of birth',
  until: (lord: string, month: string) => `${lord}, until ${month}`,
} as const;

/** A further table, for the talk with the family. */
export const astrologerQuestions = {
  caption: 'Questions for the astrologer of your family',
  head: ['Subject', 'Question, and why it matters'],
  rows: [
    ['The stars', 'Which star and quarter do you find for each of us? If one differs from the table of the two births, compare time and town first.'],
    ['The number', 'How many of the ten do you ask for? Customs differ. Kalaprakashika, which we follow, asks for five.'],
    ['Exceptions', 'Which exceptions do you accept? A dosha with an exception weighs less for most astrologers, but not for all.'],
    ['The rest', 'What do you look at besides the stars? The seventh house and the periods of both charts are not part of the count.'],
  ],
} as const;

export const poruthamCounts = {
  many: (count: string, chief: string) => `${count} of the ten poruthams agree, and ${chief} of the five chief ones. By this custom the match is good.`,
  accepted: (count: string, chief: string) => `${count} of the ten poruthams agree, and ${chief} of the five chief ones. Kalaprakashika asks for five, so the custom is met.`,
  few: (count: string, chief: string) => `${count} of the ten poruthams agree, and ${chief} of the five chief ones. Kalaprakashika asks for five; families who follow it will want to talk.`,
  sameCount: (count: string) =>
    `At every hour of that day ${count} of the ten poruthams agree, but not always the same ones. The table shows which of them the hour decides.`,
  range: (count: string) =>
    `Depending on the unknown hour of birth, ${count} of the ten poruthams agree. The table shows which of them the hour decides.`,
} as const;
export const poruthamOther = (bride: string, groom: string, count: string): string =>
  `With ${bride} as bride and ${groom} as groom, ${count} of the ten agree.`;
/** After the count: the book has rules by which a porutham counts although its grade is the least. */
export const poruthamExcepted = (names: string): string =>
  `Counted as agreeing by a rule of the book, although the grade is the least: ${names}.`;
/** By the words of the engine; those that compare stars are separate. */
export const poruthamSignExceptions: Record<string, string> = {
  'one graha rules both signs': 'one graha rules both signs',
  'the lords of the signs are friends': 'the lords of these signs are friends',
  'the signs are opposite to each other': 'these signs are opposite to each other',
};
export const poruthamStarExceptions: Record<string, string> = {
  'the star of the bride is beyond the 14th from that of the groom': 'the star of the bride is beyond the 14th from that of the groom',
};
export const poruthamReason = 'each porutham is counted from these two stars and their signs';
export const poruthamSource = 'Kalaprakashika 13';
