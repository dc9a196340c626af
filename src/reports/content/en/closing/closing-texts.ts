/** The closing page of a report: headings, blessing, next steps and notes. */
import type { Matter } from '#src/astrology/contract-timing.ts';

export const closingHeadings = {
  title: 'With our good wishes',
  runningTitle: 'With our good wishes',
  summary: 'A blessing, your next steps, and where to ask',
} as const;

type Blessing = { devanagari: string; transliteration: string; text: string };

/** Two quarters of a well-known prayer each; the Upanishads and the common prayers of peace. */
export const blessings = {
  allHappy: {
    devanagari: 'सर्वे भवन्तु सुखिनः\nसर्वे सन्तु निरामयाः',
    transliteration: 'Sarve bhavantu sukhinah, sarve santu niramayah',
    text: 'May all be happy. May all be well.',
  },
  together: {
    devanagari: 'ॐ सह नाववतु\nसह नौ भुनक्तु',
    transliteration: 'Om saha navavatu, saha nau bhunaktu',
    text: 'May we both be protected. May we both be nourished.',
  },
  prosperity: {
    devanagari: 'शुभं करोति कल्याणम्\nआरोग्यं धनसम्पदा',
    transliteration: 'Shubham karoti kalyanam, arogyam dhanasampada',
    text: 'May the light bring good fortune, health and wealth.',
  },
  goodToSee: {
    devanagari: 'सर्वे भद्राणि पश्यन्तु\nमा कश्चिद्दुःखभाग्भवेत्',
    transliteration: 'Sarve bhadrani pashyantu, ma kashchid duhkhabhag bhavet',
    text: 'May all see good days. May nobody have sorrow.',
  },
  light: {
    devanagari: 'असतो मा सद्गमय\nतमसो मा ज्योतिर्गमय',
    transliteration: 'Asato ma sad gamaya, tamaso ma jyotir gamaya',
    text: 'Lead me from the unreal to the real, from darkness to light.',
  },
  allWorlds: {
    devanagari: 'लोकाः समस्ताः\nसुखिनो भवन्तु',
    transliteration: 'Lokah samastah sukhino bhavantu',
    text: 'May all the worlds be happy.',
  },
} as const satisfies Record<string, Blessing>;

export const stepsTitle = 'What to do next';

/** The subject of a window: "Good months for a change of work". */
const windowSubjects: Partial<Record<Matter, string>> = {
  marriage: 'marriage talks',
  workChange: 'a change of work',
  promotion: 'asking for a promotion',
  property: 'buying property',
  study: 'exams and admission',
  money: 'better income',
  abroad: 'going abroad',
};

/** For readers of an age at which most are married. */
const partnershipSubject = 'plans for two';

/** For readers of sixty or more. */
const changeAtHomeSubject = 'a change at home, such as a move or a repair';
const journeySubject = 'a long journey';

/** For readers of the age of a first job. */
const firstJobSubject = 'a first or better job';

/** For a child under seven. */
const firstLearningSubject = 'first lessons and new games';

type MonthsSubject = {
  matter: Matter;
  isReadAsMarried: boolean;
  isRetired: boolean;
  isStarting: boolean;
  isSmallChild: boolean;
};

function nameSubject({ matter, isReadAsMarried, isRetired, isStarting, isSmallChild }: MonthsSubject): string {
  if (matter === 'study' && isSmallChild) return firstLearningSubject;
  if (matter === 'workChange' && isStarting) return firstJobSubject;
  if (matter === 'marriage' && isReadAsMarried) return partnershipSubject;
  if (matter === 'abroad' && isRetired) return journeySubject;
  if (matter === 'property' && isRetired) return changeAtHomeSubject;
  return windowSubjects[matter] ?? 'new plans';
}

export const stepTexts = {
  months: {
    title: 'Mark the months',
    text: ({ isBest, ...subject }: MonthsSubject & { isBest: boolean }, months: string) =>
      `${isBest ? 'The best time' : 'A good time'} for ${nameSubject(subject)}: ${months}. Note it, and prepare for it in the time before.`,
    running: (subject: MonthsSubject, until: string) =>
      `A good time for ${nameSubject(subject)} is running, until ${until}. Decide now what you want to do in it.`,
  },
  subPeriod: {
    title: 'Note the next period',
    text: (lord: string, date: string, maha: string) =>
      `On ${date} the antardasha of ${lord} begins within ${maha}. Read again then what this copy says about ${lord}.`,
    newMaha: (lord: string, date: string) =>
      `On ${date} the mahadasha of ${lord} begins. Read again then what this copy says about ${lord}.`,
  },
  jupiter: {
    title: 'Note one date',
    text: (sign: string, date: string) =>
      `Jupiter enters ${sign} on ${date}. This date is the same for every birth hour, so begin new plans after it.`,
  },
  saturn: {
    title: 'Note when Saturn moves',
    text: (sign: string, date: string) =>
      `Saturn enters ${sign} on ${date}. Read again then what this copy says about Saturn in ${sign}.`,
  },
  star: {
    title: 'Note the day of your star',
    text: (star: string, date: string) =>
      `On ${date} the Moon enters your star, ${star}, and stays about one day. Keep the day simple, and read the pages on your star again.`,
  },
  birthday: {
    title: 'Note your birthday',
    text: (date: string) => `On ${date} your next year of life begins, with a new year chart.`,
    withoutTime: (date: string) => `About ${date} your next year of life begins.`,
  },
  personalYear: {
    title: 'Note the new year',
    text: (date: string, number: number) =>
      `On ${date} your personal year changes to ${number}. Read then what this copy says about it.`,
  },
  personalMonth: {
    title: 'Plan the next month',
    text: (month: string, number: number) =>
      `${month} is a personal month of ${number}. Read what this copy says about it before the month begins.`,
  },
  birthTime: {
    title: 'Check the birth time',
    text: (time: string) =>
      `Compare ${time} with the birth certificate, or ask in the family. One correction within seven days of delivery is free: choose Correct birth details under My reports.`,
  },
  findBirthTime: {
    title: 'Look for the birth time',
    text: 'Ask an elder, or look in old family papers. With a time we make a new edition, free within seven days of delivery: choose Correct birth details under My reports.',
  },
  birthDate: {
    title: 'Check name and date',
    text: (date: string) =>
      `All numbers are computed from ${date} and from the name as it is spelled here. One correction within seven days of delivery is free, under My reports.`,
  },
} as const;

export const closingNotes = {
  ask: {
    title: 'Where to ask',
    text: (order: string) =>
      `Open the Support page and name order ${order}. A person answers you. Your copy stays under My reports.`,
  },
  remember: {
    title: 'Please remember',
    text: 'Astrology is a tradition, not a science. Take no decision about health, law, money or marriage on this report alone. Ask people trained in these matters.',
  },
} as const;
