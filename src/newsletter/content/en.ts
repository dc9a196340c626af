/** All words of the monthly newsletter. Signs are listed from Mesha (Aries) to Meena (Pisces). */

/** "Makara (Capricorn)" */
export const formatSign = (sanskrit: string, english: string) => `${sanskrit} (${english})`;

export const frame = {
  name: 'The sky, once a month',
  formatSubject: (month: string) => `The sky in ${month}`,
  formatPhaseDay: (phase: string, day: string, month: string) => `${phase} moon on ${day} ${month}`,
  formatMoonCaption: (phases: string) => `The light of the Moon: ${phases}.`,
  datesTitle: 'The dates',
  zoneNote: 'All times are Indian Standard Time.',
  because: 'Because',
  retrogradeTitle: 'Moving backwards now',
  noRetrograde: 'No planet moves backwards as the month begins.',
  formatRetrograde: (graha: string, sign: string, until: string) => `${graha} in ${sign}, until ${until}.`,
  retrogradeNote:
    'When a planet seems to move backwards, old questions return. Review them before you begin something new.',
  formatMoonSignTitle: (sign: string) => `For your Moon sign, ${sign}`,
  moonSignInvitation: 'Members can add a paragraph for their own Moon sign in their profile.',
  moonSignLink: 'Add my Moon sign',
  moonSignChange: 'Change this in my profile',
  skyLink: 'See today’s sky in your town',
  webLink: 'Read on the web',
  /** on the page of a month */
  moonSignsTitle: 'By Moon sign',
  moonSignsNote: 'Your Moon sign is the sign of the Moon at your birth. The free Kundli names it.',
  subscribeNote:
    'You can subscribe to this newsletter at the foot of our pages. It comes once a month, by e-mail.',
  formatConsent: (email: string, date: string) =>
    `You get this e-mail because you confirmed ${email} on ${date}.`,
  unsubscribe: 'Unsubscribe',
};

export type TwelveTexts = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** What the stay of a graha in a sign is good for. */
export const ingressNotes: Record<
  'Sun' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn' | 'Rahu',
  TwelveTexts
> = {
  Sun: [
    'The solar new year begins. Good for a fresh start at work.',
    'Slow and steady work pays. Good for savings and family matters.',
    'Talks and short journeys fill the month. Good for courses.',
    'Home and parents ask for more time. Good for house repairs.',
    'Good for taking the lead and for talks with seniors.',
    'Order and routine come first. Good for accounts and health.',
    'Agreements come first. Good for settling old differences.',
    'Deep work is favoured. Good for research and for closing debts.',
    'In many families weddings pause for this month. Good for study and pilgrimage.',
    'This is Makara Sankranti. Work becomes serious, and weddings may begin again.',
    'Friends and groups help. Good for plans with many people.',
    'In many families weddings pause for this month. Good for prayer and rest.',
  ],
  Mars: [
    'Mars is in its own sign. Good for starting things; drive with care.',
    'Energy goes to money and property. Do not hurry a purchase.',
    'Many tasks come at once. Finish one before you begin the next.',
    'Mars is weak here. Rest more, and keep calm at home.',
    'Courage grows. Good for sports, leadership and bold steps.',
    'Good for detailed work, repairs and a new exercise routine.',
    'Competition grows. Keep arguments short and agreements in writing.',
    'Mars is in its own sign. Good for work that needs patience and strength.',
    'Good for training, competition and a journey with a purpose.',
    'Mars is exalted here. Good for work that needs courage and discipline.',
    'Good for team work. Keep to the rules when you are in a hurry.',
    'Energy comes and goes. Good for quiet work and for charity.',
  ],
  Mercury: [
    'Words and decisions are quick. Read a message again before you send it.',
    'Talks about money become practical. Good for budgets and purchases.',
    'Mercury is in its own sign. Good for exams, writing and trade.',
    'People speak about feelings. Good for family talks.',
    'Words carry more weight. Good for presentations and interviews.',
    'Mercury is exalted here. Good for accounts, details and learning a skill.',
    'Talks become fair and polite. Good for agreements and contracts.',
    'Talks go deeper. Good for accounts and research.',
    'Ideas become larger. Good for study and for planning a journey.',
    'Plans become practical. Good for office work and official papers.',
    'New ideas come easily. Good for technology and talks with friends.',
    'Mercury is weak here. Check numbers, names and dates twice.',
  ],
  Jupiter: [
    'A long period that favours new beginnings, teachers and courage.',
    'A long period that favours savings, food, land and steady growth.',
    'A long period that favours learning, writing and trade.',
    'Jupiter is exalted here. A long period that favours family, home and learning.',
    'A long period that favours leadership, children and creative work.',
    'A long period that favours service, health and exact work.',
    'A long period that favours partnerships, law and fair agreements.',
    'A long period that favours research, healing and shared money.',
    'Jupiter is in its own sign. A long period for study, faith and travel.',
    'Jupiter is weak here. Growth comes slowly, through discipline.',
    'A long period that favours friends, networks and public causes.',
    'Jupiter is in its own sign. A long period for faith, rest and giving.',
  ],
  Venus: [
    'Feelings are quick. Good for a new look, less for large purchases.',
    'Venus is in its own sign. Good for savings, good food and family.',
    'Light company and pleasant talk. Good for meeting new people.',
    'Warmth grows at home. Good for furnishing and for family time.',
    'A generous time. Good for celebrations; watch the expenses.',
    'Venus is weak here. Be kind in small matters, and do not compare yourself with others.',
    'Venus is in its own sign. Good for marriage talks, art and design.',
    'Feelings run deep. Speak openly, and do not test the other person.',
    'Good for travel together and for talks about what you both believe.',
    'People show love by doing their duty. Good for practical gifts and long-term plans.',
    'Good for friends, groups and unusual plans.',
    'Venus is exalted here. Good for love, music and forgiveness.',
  ],
  Saturn: [
    'Saturn is weak here. New beginnings need patience for a long time.',
    'A long period of careful work on money, food and land.',
    'A long period of careful work on skills and communication.',
    'A long period in which home and property ask for patience.',
    'A long period in which responsibility grows and respect is earned slowly.',
    'A long period that favours routine, health and exact work.',
    'Saturn is exalted here. Good for law, fairness and lasting agreements.',
    'A long period in which old debts and shared money need an honest plan.',
    'A long period of serious study, in which old beliefs are tested.',
    'Saturn is in its own sign. Hard work builds something that lasts.',
    'Saturn is in its own sign. Good for institutions and team work.',
    'A long period to finish old duties and to rest more.',
  ],
  Rahu: [
    'For a year and a half, independence grows and partnerships change.',
    'For a year and a half, money and comfort attract you. Keep purchases simple.',
    'For a year and a half, news and technology grow. Check what is true.',
    'For a year and a half, home matters more, and status matters less.',
    'For a year and a half, the wish to be seen grows. Stay with your friends.',
    'For a year and a half, work and health get more attention. Plan your rest.',
    'For a year and a half, partnerships grow. Keep your own direction.',
    'For a year and a half, hidden matters come up. Keep money matters clear.',
    'For a year and a half, travel and new beliefs attract you. Choose teachers with care.',
    'For a year and a half, ambition grows. Give home a fixed place in the week.',
    'For a year and a half, networks and technology grow, and pride matters less.',
    'For a year and a half, distant places and quiet attract you. Keep a daily routine.',
  ],
};

export const retrogradeIngressNote = 'It comes back into this sign, so earlier matters come up once more.';

type Station = 'retrograde' | 'direct';
export type StationGraha = 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';

export const stationNotes: Record<StationGraha, Record<Station, string>> = {
  Mercury: {
    retrograde: 'Read twice before you sign, and confirm dates and tickets.',
    direct: 'Talks, papers and travel plans go forward again.',
  },
  Venus: {
    retrograde: 'Take your time with decisions in love and with costly purchases.',
    direct: 'Matters of love and money become clearer again.',
  },
  Mars: {
    retrograde: 'Finish old tasks before you start new ones.',
    direct: 'Delayed projects get new energy. Drive and argue calmly.',
  },
  Jupiter: {
    retrograde: 'Check advice before you act on it, most of all about money and study.',
    direct: 'Good advice and study plans go forward again.',
  },
  Saturn: {
    retrograde: 'Long work slows down. Go back to what was left unfinished.',
    direct: 'Long work goes forward again: visas, building, courts.',
  },
};

/** By the element of the sign: fire, earth, air, water. */
export const newMoonNotes = [
  'Good for rest, and for choosing one goal for the coming weeks.',
  'Good for rest, prayers for ancestors and a plan for your money.',
  'Good for rest, and for writing down what you want to learn.',
  'Good for rest, prayers for ancestors and time with the family.',
] as const;

export const fullMoonNotes = [
  'Good for finishing what you began, and for celebrating it.',
  'Good for finishing accounts and for giving to others.',
  'Good for an open talk and for time with friends.',
  'Good for prayer, family and an early evening.',
] as const;

export const eclipseTexts = {
  titles: {
    Moon: { total: 'Total lunar eclipse', partial: 'Partial lunar eclipse' },
    Sun: {
      total: 'Total solar eclipse',
      annular: 'Annular solar eclipse',
      partial: 'Partial solar eclipse',
    },
  },
  seenFromIndia: {
    all: 'It can be seen from all of India. Many families fast and pray during it.',
    part: 'It can be seen from a part of India. Many families there fast and pray during it.',
    none: 'It cannot be seen from India, so most almanacs ask for no fast or prayer.',
  },
  penumbral: 'The Moon passes through a faint outer shadow. Almanacs do not count this as an eclipse.',
};

export const titles = {
  formatIngress: (graha: string, sign: string) => `${graha} enters ${sign}`,
  formatReturn: (graha: string, sign: string) => `${graha} moves back into ${sign}`,
  formatNodes: (rahu: string, ketu: string) => `Rahu enters ${rahu}, Ketu enters ${ketu}`,
  formatStation: (graha: string, turns: string, sign: string) => `${graha} turns ${turns} in ${sign}`,
  formatNewMoon: (sign: string) => `New moon in ${sign}`,
  formatFullMoon: (sign: string) => `Full moon in ${sign}`,
  formatEclipse: (title: string, sign: string) => `${title} in ${sign}`,
  formatTime: (time: string) => `At ${time}.`,
  formatSpan: (from: string, to: string) => `From ${from} to ${to}.`,
};

/** The first paragraph of the newsletter: what the most important events of the month mean. */
export const leads = {
  stations: {
    Mercury: {
      retrograde: (date: string) => `From ${date}, read twice before you sign, and confirm every date.`,
      direct: (date: string) => `Papers and travel plans go forward again after ${date}.`,
    },
    Venus: {
      retrograde: (date: string) => `From ${date}, take your time with love and with costly purchases.`,
      direct: (date: string) => `Matters of love and money become clearer after ${date}.`,
    },
    Mars: {
      retrograde: (date: string) => `From ${date}, finish old tasks before you start new ones.`,
      direct: (date: string) => `Delayed projects get new energy after ${date}.`,
    },
    Jupiter: {
      retrograde: (date: string) => `For decisions about money and study, take your time from ${date}.`,
      direct: (date: string) => `Advice about money and study is easier to trust after ${date}.`,
    },
    Saturn: {
      retrograde: (date: string) =>
        `Long work slows down from ${date}, so go back to what was left unfinished.`,
      direct: (date: string) => `Work that stood still can move again after ${date}.`,
    },
  } satisfies Record<StationGraha, Record<Station, (date: string) => string>>,
  formatIngress: (graha: string, date: string, note: string) => `${graha} changes sign on ${date}. ${note}`,
  formatSeenEclipse: (date: string) =>
    `Keep ${date} free of large decisions, because an eclipse can be seen from India.`,
};

/** By the house from the Moon: fits after "about", "in" and "to". */
export const areas: TwelveTexts = [
  'your own plans and your strength',
  'money and family',
  'your skills and short journeys',
  'home and peace of mind',
  'study, children and creative work',
  'daily work and health',
  'your partner and agreements',
  'shared money and research',
  'teachers, faith and long journeys',
  'your work and your reputation',
  'income and friends',
  'rest, expenses and distant places',
];

type AreaText = (date: string, area: string) => string;

export const moonSign = {
  formatSun: (date: string, before: string, after: string) =>
    `Until ${date} your attention goes to ${before}. After that it goes to ${after}.`,
  formatBestDays: (days: string) => `The best days are ${days}.`,
  formatSlowDays: (days: string) => `The slow days are ${days}: make no large decision then.`,
  stations: {
    Mercury: {
      retrograde: (date, area) => `From ${date}, read twice before you sign anything about ${area}.`,
      direct: (date, area) => `From ${date}, talks about ${area} go forward again.`,
    },
    Venus: {
      retrograde: (date, area) => `From ${date}, do not hurry money or feelings in this area: ${area}.`,
      direct: (date, area) => `From ${date}, it is easier to agree about ${area}.`,
    },
    Mars: {
      retrograde: (date, area) => `From ${date}, finish old tasks about ${area} before new ones.`,
      direct: (date, area) => `From ${date}, you have new energy for ${area}.`,
    },
    Jupiter: {
      retrograde: (date, area) => `From ${date}, check advice about ${area} before you act on it.`,
      direct: (date, area) => `From ${date}, good advice about ${area} comes again.`,
    },
    Saturn: {
      retrograde: (date, area) => `From ${date}, be patient with ${area}, and finish what you have started.`,
      direct: (date, area) => `From ${date}, slow work on ${area} can move again.`,
    },
  } satisfies Record<StationGraha, Record<Station, AreaText>>,
  ingresses: {
    Mercury: (date, area) => `From ${date}, it is easier to talk about ${area}.`,
    Venus: (date, area) => `From ${date}, kindness helps you with ${area}.`,
    Mars: (date, area) => `From ${date}, you have more energy and less patience for ${area}.`,
    Jupiter: (date, area) => `From ${date}, look for help with ${area}.`,
    Saturn: (date, area) => `From ${date}, be patient with ${area}.`,
    Rahu: (date, area) =>
      `From ${date}, you may want something new in this area: ${area}. Check the facts first.`,
  } satisfies Record<StationGraha | 'Rahu', AreaText>,
  formatReturn: (date: string, area: string) => `From ${date}, earlier matters about ${area} come up again.`,
  formatBecause: (places: string) => `${places}, counted from the Moon of your birth.`,
  formatSunPlaces: (before: string, after: string) =>
    `the Sun is in your ${before} house, then in your ${after}`,
  formatPlace: (graha: string, house: string) => `${graha} is in your ${house} house`,
  formatMoonPlaces:
    'The Moon is in your eleventh house on the best days, and in your eighth on the slow ones.',
};
