/** The doshas of a match, with every exception of the books, met or not met. */
export const doshaQuestions = {
  nadi: 'Is there nadi dosha?',
  bhakoot: 'Is there bhakoot dosha?',
  gana: 'Is there gana dosha?',
  rajju: 'Is there rajju dosha?',
  vedha: 'Is there vedha dosha?',
} as const;

/** Large letters on the page, so they are short. */
export const verdicts = { no: 'No', yes: 'Yes', excepted: 'In part', open: 'Open' } as const;

export const doshaTexts = {
  nadi: {
    no: 'The two stars are of different nadis, so this dosha is absent.',
    yes: 'Both stars are of one nadi, and no exception of the books is met. Tradition asks you to take care of rest and health. If you have a question about health, ask a doctor. This dosha does not decide your future.',
    excepted: 'Both stars are of one nadi, but an exception of the books is met. Most astrologers then set this dosha aside.',
  },
  bhakoot: {
    no: 'The two Moon signs are well placed from each other, so this dosha is absent.',
    yes: 'The two Moon signs are in one of the three difficult positions, and no exception is met. Make a common plan for money and for the care of parents.',
  },
  gana: {
    no: 'The two temperaments get on without special care, so this dosha is absent.',
    yes: 'The two temperaments are far apart, and no exception is met. Make one rule for quarrels and keep it: do not shout, and say a kind word before you sleep.',
    excepted: 'The two temperaments are far apart, but other parts of the match make up for it by a rule of the books.',
  },
  rajju: {
    no: 'The two stars belong to different parts of the body in the list of rajju (the “rope”). Southern India prefers this.',
    excepted: 'Both stars belong to one part of the body in the list of rajju (the “rope”), but the book accepts such a pair because of the Moon signs. The chapter on the ten poruthams names the rule.',
    exceptedByHour: 'At some hours of that day both stars belong to one part of the body in the list of rajju (the “rope”). The book then accepts the pair because of the Moon signs, so the unknown hour changes nothing here.',
    yes: 'Both stars belong to one part of the body in the list of rajju (the “rope”). Families in southern India ask about this first, so speak about it early.',
  },
  vedha: {
    no: 'The old list of vedha names pairs of stars to keep apart. Your two stars are not such a pair.',
    excepted: 'The old list of vedha keeps your two stars apart, but by a rule of Kalaprakashika the Moon signs make up for it.',
    exceptedByHour: 'At some hours of that day the old list of vedha keeps the two stars apart. The Moon signs make up for it then, so the unknown hour does not matter for vedha.',
    yes: 'The old list of vedha keeps your two stars apart. Give each other room, above all in the first year.',
  },
} as const;

/** By the exception that is met. */
export const bhakootExceptions = {
  'bhakoot-one-lord': 'The Moon signs are in a difficult position, but one graha rules both. By the books you then need not worry about the household.',
  'bhakoot-friendly-lords': 'The Moon signs are in a difficult position, but their lords are friends and the nadis differ. By the books you then need not worry about the household.',
  'bhakoot-friendly-navamsas': 'The Moon signs are in a difficult position, but the lords of the Moons’ navamsha signs are friends and the nadis differ. By the books you then need not worry about the household.',
  'bhakoot-friendly-six-eight': 'The Moon signs are in a difficult position, but the books list this sixth and eighth as a friendly pair. You then need not worry about the household.',
} as const;

/** What the two birth stars have in common. */
export const doshaReasons = {
  nadi: { no: 'these two stars belong to different nadis', yes: 'these two stars belong to one nadi' },
  gana: { no: 'the temperaments of these stars agree well enough', yes: 'the temperaments of these stars are opposed' },
  bhakoot: 'each possible pair of signs is in a difficult position',
  vedha: { no: 'these stars are not a pair in the list of vedha', yes: 'these stars are a pair in the list of vedha' },
} as const;

/** The dosha exists at every hour of the day, and an exception at some of them only. */
export const doshaExceptionOpen = {
  nadi: 'Both stars are of one nadi at every hour of that day. The unknown hour decides whether an exception of the books is met.',
  bhakoot: 'The Moon signs are in one of the three difficult positions at every hour of that day. The unknown hour decides whether an exception is met. Keep a common plan for money.',
  gana: 'The two temperaments are far apart at every hour of that day. The unknown hour decides whether other parts of the match make up for it.',
} as const;

/** The dosha exists at every hour, and each hour has an exception, not always the same. @param which names them */
export const doshaExceptedByHour = {
  nadi: (which: string): string =>
    `Both stars are of one nadi at every hour of that day, but each hour has an exception in the books. ${which} Most astrologers then set nadi aside.`,
  bhakoot: (which: string): string =>
    `The Moon signs are in a difficult position at every hour of that day, but an exception of the books is met at each hour. ${which} By the books you then need not worry about the household.`,
  gana: (which: string): string =>
    `The two temperaments are far apart at every hour of that day, but at each hour another part of the match makes up for it. ${which}`,
} as const;
export const quoteException = (exception: string): string => `“${exception}”`;
export const exceptionOfHours = (exception: string, name: string, hours: string): string =>
  `${quoteException(exception)} if ${name} was born ${hours}`;
export const exceptionsByHour = (dosha: string, exceptions: string): string =>
  `For ${dosha} the exception is ${exceptions}.`;
export const exceptionsByBothHours = (dosha: string, exceptions: string): string =>
  `For ${dosha} the two hours decide which of these exceptions is met: ${exceptions}.`;

/** The dosha exists at some of the unknown hours of birth. */
export const doshaOfHours = {
  /** @param births alternatives of `bornThen`, joined by `both` and `orIf` */
  only: (dosha: string, births: string): string => `There is ${dosha} only if ${births}.`,
  bornThen: (name: string, hours: string): string => `${name} was born ${hours}`,
  both: ' and ',
  orIf: ', or if ',
  bothHoursMatter: 'Both hours of birth matter.',
  excepted: (dosha: string): string => `An exception of the books is met then, and most astrologers set ${dosha} aside.`,
  none: (dosha: string): string =>
    `No exception of the books to ${dosha} is met then. At every other hour ${dosha} is absent.`,
  some: (dosha: string): string =>
    `At some of these hours an exception to ${dosha} is met. At every other hour ${dosha} is absent.`,
} as const;

/** The dosha exists at every hour of the day, and the Moon signs make up for it at some of them only. */
export const southernExceptionOpen = (dosha: string): string =>
  `There is ${dosha} at every hour of that day. The unknown hour decides whether the Moon signs make up for it by a rule of the same book.`;
export const southernNames = { rajju: 'a shared rajju', vedha: 'vedha' } as const;

export const exceptionsTable = {
  caption: {
    nadi: 'Exceptions for nadi dosha',
    bhakoot: 'Exceptions for bhakoot dosha',
    gana: 'Exceptions for gana dosha',
  },
  head: ['Exception', 'In your charts', 'Book'],
  states: { met: 'met', notMet: 'not met', open: 'the hour decides' },
} as const;

/** Every exception that the books name, by the key of the engine. */
export const exceptions = {
  'nadi-same-sign': 'One Moon sign, two birth stars',
  'nadi-same-nakshatra': 'One birth star, two Moon signs',
  'nadi-other-quarter': 'One birth star, two of its quarters',
  'nadi-exempt-nakshatra': 'The shared star is one of eight that may be shared',
  'gana-same-sign': 'One Moon sign, two birth stars',
  'gana-friendly-lords': 'The lords of the Moon signs are friends, and bhakoot has all points',
  'bhakoot-one-lord': 'One graha rules both Moon signs',
  'bhakoot-friendly-lords': 'The lords of the Moon signs are friends, and the nadis differ',
  'bhakoot-friendly-navamsas': 'The lords of the Moons’ navamsha signs are friends, and the nadis differ',
  'bhakoot-friendly-six-eight': 'Sixth and eighth from each other, but named as friendly in the books',
} as const;

export const exceptionSources: Record<keyof typeof exceptions, string> = {
  'nadi-same-sign': 'Muhurta Chintamani',
  'nadi-same-nakshatra': 'Muhurta Chintamani',
  'nadi-other-quarter': 'Muhurta Chintamani',
  'nadi-exempt-nakshatra': 'Jyotirnibandha',
  'gana-same-sign': 'Muhurta Chintamani',
  'gana-friendly-lords': 'Garga, in the Piyushadhara',
  'bhakoot-one-lord': 'Muhurta Chintamani',
  'bhakoot-friendly-lords': 'Muhurta Chintamani',
  'bhakoot-friendly-navamsas': 'Muhurta Chintamani',
  'bhakoot-friendly-six-eight': 'Muhurtaraja',
};

/** Parts of the rajju. */
export const rajjuParts: Record<string, string> = {
  foot: 'the foot',
  waist: 'the waist',
  navel: 'the navel',
  neck: 'the neck',
  head: 'the head',
};
export const rajjuReason = (first: string, firstPart: string, second: string, secondPart: string): string =>
  `in the list of rajju the star of ${first} belongs to ${firstPart}, and that of ${second} to ${secondPart}`;
export const southernSource = 'Kalaprakashika, on marriage';

export const manglikQuestions = {
  person: (name: string) => `Is ${name} Manglik?`,
  both: 'Is Manglik a problem for the two of you?',
} as const;

/** Not the sentences of other reports, which one of the two may own. */
export const manglikOfPerson = {
  none: (name: string) => `Mars is in none of the Manglik houses in the chart of ${name}.`,
  cancelled: (name: string) => `Mars of ${name} is in a Manglik house, but a rule of the books cancels it.`,
  mild: (name: string) => `Mars of ${name} is in a Manglik house, but the books give this place less weight, so ${name} is only mildly Manglik.`,
  present: (name: string) => `Mars of ${name} is in a Manglik house, and no rule cancels it.`,
} as const;
export const askForLagna = (name: string): string =>
  `The position of Mars from the lagna of ${name} matters most, and it needs the hour of birth.`;
/** Without a birth time: the counts from the Moon and Venus only. */
export const manglikWithoutTime = {
  none: (name: string) => `Mars of ${name} is in no Manglik house from the Moon or Venus.`,
  cancelled: (name: string) => `Mars of ${name} is in a Manglik house from the Moon or Venus, but a rule of the books cancels it.`,
  mild: (name: string) => `Mars of ${name} is in a Manglik house from the Moon or Venus. By these counts ${name} is mildly Manglik.`,
} as const;
/** The same at some hours. @param ifBorn "If Asha was born before 5:46 am" */
export const manglikOfHours = {
  none: (ifBorn: string) => `${ifBorn}, Mars is in no Manglik house from the Moon or Venus.`,
  cancelled: (ifBorn: string) => `${ifBorn}, Mars is in a Manglik house from the Moon or Venus, but a rule of the books cancels it.`,
  mild: (ifBorn: string) => `${ifBorn}, Mars is in a Manglik house from the Moon or Venus, and by this count Manglik is mild.`,
} as const;
export const manglikAsVerdict = { none: 'No', cancelled: 'No', mild: 'In part', present: 'Yes', open: 'Open' } as const;
/** @param hours "before 5:46 am" */
export const reasonOfHours = (hours: string, reason: string): string => `for a birth ${hours}, ${reason}`;
/** In a reason. */
export const manglikVerdicts = { none: 'no', cancelled: 'cancelled', mild: 'mild', present: 'yes', open: 'the hour decides' } as const;

export const manglikTogether = {
  clear: {
    verdict: 'No',
    text: 'Neither chart is Manglik, so nothing has to be balanced. Quarrels between you have other reasons, which the chapter on talking names.',
  },
  cancelled: {
    verdict: 'No',
    text: 'Where Mars is in a Manglik house, a rule of the books cancels it. Nothing has to be balanced between the two charts, and anger needs only the usual patience.',
  },
  open: {
    verdict: 'Open',
    text: 'Without the hour of birth we cannot say whether only one of the two charts is Manglik. Ask an older relative for the hour before you worry about this point.',
  },
  balanced: {
    verdict: 'No',
    text: 'Both charts are Manglik. By an old rule two such charts go well together. Two people with much energy need enough work and enough sleep.',
  },
  answered: {
    verdict: 'In part',
    text: 'One chart is Manglik. In the other chart the Sun, Saturn, Rahu or Ketu is in the same house as Mars in the first. By an old rule this makes up for Mars.',
  },
  'one-sided-mild': {
    verdict: 'In part',
    text: 'One chart is mildly Manglik, and nothing in the other chart makes up for it. Most astrologers accept such a match. End an argument on the same day, with or without a result.',
  },
  'one-sided': {
    verdict: 'Yes',
    text: 'One chart is Manglik, and nothing in the other chart makes up for it. Ask an astrologer whom you trust to read both whole charts. Make up on the same day after a quarrel, and take no large decision while angry.',
  },
} as const;
/** @param grahas that are in the house of Mars in the other chart */
export const manglikAnsweredBy = (reason: string, grahas: string, house: string, name: string): string =>
  `${reason}; the ${house} house of ${name} has ${grahas} in it`;

/** Each place is that of Mars in one chart, with the verdict of that chart. */
export const manglikTogetherReason = (first: string, second: string): string => `Mars is ${first}, and ${second}`;
export const marsPlaces = {
  house: (house: string, name: string, verdict: string) => `in the ${house} house of ${name} (Manglik: ${verdict})`,
  /** @param places "the 1st from the Moon and the 12th from Venus" */
  counts: (house: string, places: string, name: string, verdict: string) =>
    `in the ${house} house of ${name} and ${places} (Manglik: ${verdict})`,
  sign: (sign: string, name: string, verdict: string) => `in ${sign} in the chart of ${name} (Manglik: ${verdict})`,
} as const;
/** Sources of cancellations stand beside their rules. */
export const manglikSources = { rule: 'Brihat Parashara Hora Shastra 80', answer: 'The marriage manuals' } as const;
export const manglikNote =
  'By tradition Manglik shows how much energy and anger somebody has. No study has shown that it shortens a life or ends a marriage.';
export const manglikNoteReason = 'this is a general note on the rule, the same for every couple';
