/** The running period and the dated steps of the next three years, in the answers of the Janam Kundli. */
import type { Graha } from '#src/astrology/contract.ts';

export const periodQuestions = {
  now: 'What is this time of my life about?',
  next: 'What do the next three years bring?',
} as const;

type ByAge = { adult: Record<Graha, string>; child: Record<Graha, string> };

/** What the lord of the antardasha brings. */
export const antarThemes: ByAge = {
  adult: {
    Sun: 'more responsibility and more notice',
    Moon: 'home, family and peace of mind',
    Mars: 'action, courage and quick decisions',
    Mercury: 'papers, learning and dealings with people',
    Jupiter: 'good advice, learning and growth',
    Venus: 'company, comfort and some spending',
    Saturn: 'steady work and slow results',
    Rahu: 'new people, new wishes and some doubt',
    Ketu: 'fewer people and more time to think',
  },
  child: {
    Sun: 'confidence and praise from teachers',
    Moon: 'home, mother and close friends',
    Mars: 'energy, sport and a quick temper',
    Mercury: 'reading, counting and talk',
    Jupiter: 'good teachers and steady progress',
    Venus: 'play, music and drawing',
    Saturn: 'routine and patient practice',
    Rahu: 'new interests and new friends',
    Ketu: 'quiet play and own ideas',
  },
};

/** What the mahadasha is about. */
export const mahaThemes: ByAge = {
  adult: {
    Sun: 'your name and your independence',
    Moon: 'family and the care of others',
    Mars: 'effort, land and brothers or sisters',
    Mercury: 'knowledge, trade and words',
    Jupiter: 'wisdom, elders and the next generation',
    Venus: 'relationships, comfort and beauty',
    Saturn: 'duty, patience and things that last',
    Rahu: 'ambition and all that is new or foreign',
    Ketu: 'letting go and what lies within',
  },
  child: {
    Sun: 'confidence and the example of the father',
    Moon: 'home, sleep and the mother',
    Mars: 'movement, sport and courage',
    Mercury: 'lessons, games and languages',
    Jupiter: 'teachers, grandparents and trust',
    Venus: 'friends, music and colours',
    Saturn: 'fixed hours and small duties',
    Rahu: 'new places and many questions',
    Ketu: 'quiet hours and hidden talents',
  },
};

export const nowTexts = {
  answer: (theme: string, until: string) => `${theme}, until ${until}.`,
  detail: (maha: string, until: string, theme: string, antar: string) =>
    `You are in the mahadasha (great period) of ${maha} until ${until}. It is about ${theme}. Within it, the antardasha (sub-period) of ${antar} runs now.`,
  ownSubPeriod: (maha: string, until: string, theme: string) =>
    `You are in the mahadasha (great period) of ${maha} until ${until}, and in its own first antardasha (sub-period). It is about ${theme}.`,
  over: 'The full round of 120 years is complete.',
  overDetail: 'This is rare. The count of the periods begins again with the first one.',
  withoutTime: (theme: string) => `This is a time of ${theme}.`,
  withoutTimeDetail: (maha: string, first: string, last: string) =>
    `You are in the mahadasha (great period) of ${maha}. Without the birth time, it ends between ${first} and ${last}.`,
  severalMahas: 'The hour of birth decides which mahadasha (great period) runs now.',
  /** In the order of the hours; the last one has no end. */
  severalMahasDetail: (mahas: readonly { lord: string; until: string | null }[]) =>
    mahas
      .map(({ lord, until }, i) => {
        if (!until) return `If you were born later, you are in that of ${lord}.`;
        const earlier = mahas[i - 1];
        return earlier
          ? `If you were born between ${earlier.until} and ${until}, you are in that of ${lord}.`
          : `If you were born before about ${until}, you are in the mahadasha of ${lord}.`;
      })
      .join(' '),
} as const;

export const nowReasons = {
  place: (graha: string, house: string) => `${graha} is in the ${house}`,
  /** @param role "lord of your 9th and 10th" */
  placeOfLord: (graha: string, role: string, house: string) => `${graha}, ${role}, is in the ${house}`,
  lords: (antar: string, maha: string) => `${antar}; ${maha}`,
  /** @param stars the nakshatras of the Moon with their hours, if they are several */
  withoutTime: (maha: string, stars: string) =>
    `the Moon was in ${stars}, and at every hour of that day the count gives the period of ${maha}`,
  severalMahas: (stars: string) => `the periods are counted from the exact place of the Moon, which was in ${stars}`,
  over: (lord: string) => `the count began with ${lord}, the lord of your birth star`,
} as const;

/** The parts of life of the twelve houses. */
export const partsOfLife = {
  adult: [
    'health and own plans',
    'money and family',
    'skills, brothers and sisters',
    'home, mother and property',
    'children, study and ideas',
    'daily work and loans',
    'your partner and agreements',
    'shared money and old matters',
    'father, teachers and travel',
    'work and public standing',
    'income and friends',
    'rest, expenses and far places',
  ],
  /** from sixty */
  senior: [
    'health and own plans',
    'money and family',
    'skills, brothers and sisters',
    'home and property',
    'young people, study and ideas',
    'daily duties and small dues',
    'your partner and agreements',
    'shared money and old matters',
    'faith, teachers and travel',
    'your tasks and good name',
    'income and friends',
    'rest, expenses and far places',
  ],
  /** sixteen and seventeen */
  youth: [
    'health and own plans',
    'speech, food and family',
    'skills, brothers and sisters',
    'home and mother',
    'study and ideas',
    'daily duties and good habits',
    'friends and agreements',
    'quiet changes in the family',
    'father, teachers and travel',
    'results and good name',
    'friends and wishes',
    'rest and far places',
  ],
  child: [
    'health and confidence',
    'speech, food and family',
    'skills, brothers and sisters',
    'home and mother',
    'study and play',
    'routine and good habits',
    'friends and getting along',
    'quiet changes at home',
    'father, teachers and journeys',
    'school results',
    'friends and wishes',
    'sleep and rest',
  ],
} as const;

export const nextTexts = {
  newMaha: (lord: string, month: string) => `A new mahadasha, ${lord}, begins in ${month}.`,
  newAntar: (month: string, part: string) => `From ${month}: ${part}.`,
  steady: (month: string) => `An even time; the next larger change is in ${month}.`,
  none: 'An even time without a new period.',
  sadeSati: (until: string, month: string) => `Sade Sati runs until ${until}; the next larger change is in ${month}.`,
  sadeSatiComing: (from: string) => `Sade Sati begins on ${from}; until then the time is even.`,
  sadeSatiAlone: (until: string) => `Sade Sati runs until ${until}, and no new period begins.`,
} as const;

export const stepTexts = {
  maha: (lord: string, part: string) => `Mahadasha of ${lord}: ${part}.`,
  antar: (lord: string, part: string) => `Antardasha of ${lord}: ${part}.`,
  Saturn: (part: string) => `Saturn: more effort for ${part}.`,
  Jupiter: (part: string) => `Jupiter: more help for ${part}.`,
} as const;

/** A part of life on a birth day with two Moon signs. */
export const partFromMoon = (part: string, house: string, sign: string) => `${part}, the ${house} from ${sign}`;

/** How to prepare for the next antardasha, by its lord. */
export const preparations: ByAge = {
  adult: {
    Sun: 'Keep papers and health in order before it begins.',
    Moon: 'Keep time and money free for home before it begins.',
    Mars: 'Settle disputes before it begins, and build up your strength.',
    Mercury: 'Learn one useful skill before it begins.',
    Jupiter: 'Ask for good advice early, because it counts then.',
    Venus: 'Save a little now, because spending rises then.',
    Saturn: 'Finish what is open, so that you begin it without old burdens.',
    Rahu: 'Check new offers twice then, and keep one trusted adviser.',
    Ketu: 'Make no large promises for the first months of it.',
  },
  child: {
    Sun: 'Practise speaking in front of others before it begins.',
    Moon: 'Plan more time with your mother when it begins.',
    Mars: 'Begin a sport with clear rules before it starts.',
    Mercury: 'Read together daily before it begins.',
    Jupiter: 'Look early for a kind and good teacher.',
    Venus: 'Begin an instrument or drawing before it starts.',
    Saturn: 'Set fixed hours for meals and sleep before it begins.',
    Rahu: 'Agree on limits for screens before it begins.',
    Ketu: 'Keep the afternoons calm when it begins.',
  },
};

export const nextReasons = {
  period: (lord: string, house: string) => `${lord} is in your ${house} house`,
  transit: (graha: string, sign: string, house: string) => `${graha} goes to ${sign}, your ${house} house`,
  transitFromMoon: (graha: string, sign: string, house: string) => `${graha} goes to ${sign}, the ${house}`,
  fromMoon: (list: string, moon: string) => `counted from the Moon in ${moon}: ${list}`,
  sadeSati: (reason: string, saturnSign: string, house: string) =>
    `${reason}; Saturn in ${saturnSign} is in the ${house} from the Moon`,
  none: (moon: string) => `no period and no slow graha changes for the Moon in ${moon}`,
} as const;
