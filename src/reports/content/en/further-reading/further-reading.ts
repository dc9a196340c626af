/** The page of the free kundli that names facts of the chart which other reports explain. */
import type { Matter } from '#src/astrology/contract-timing.ts';

export const furtherReadingHeadings = {
  title: 'Three more answers from your chart',
  hindiTitle: 'आगे',
  runningTitle: 'What comes next',
  summary: 'Three more facts of your chart, and the reports that explain them',
} as const;

export const furtherReadingTexts = {
  overline: 'For your next questions',
  lead: 'This copy is complete and stays yours. Other reports explain these three facts of your chart in full.',
  end: 'There is no hurry: your birth details are saved, and these pages do not expire. If you have a question about this copy, write to us from the Support page. A person answers.',
} as const;

/** The matters of life for which a window is named. */
type NamedMatter = Extract<Matter, 'marriage' | 'workChange' | 'promotion' | 'money' | 'property' | 'study'>;

/** `partnership` in place of marriage for readers who may be married, `firstJob` in place of a change of work for young ones. */
export const windowItems: Record<
  NamedMatter | 'partnership' | 'firstJob',
  { title: string; subject: string; more: string }
> = {
  marriage: {
    title: 'When marriage is likely',
    subject: 'marriage',
    more: 'Some of its months are better than others.',
  },
  partnership: {
    title: 'When times are good for two',
    subject: 'plans for two',
    more: 'Some of its months suit a journey, others a large step.',
  },
  firstJob: {
    title: 'When a first job is likely',
    subject: 'a first job or a new post',
    more: 'Some of its months are better for a test, others for an interview.',
  },
  workChange: {
    title: 'When to change work',
    subject: 'a change of work',
    more: 'Some of its months are better for a move than others.',
  },
  promotion: {
    title: 'When promotion is likely',
    subject: 'promotion',
    more: 'It also matters what you ask for, and whom.',
  },
  money: { title: 'When money grows', subject: 'money', more: 'Some of its months are better for saving, others for spending.' },
  property: {
    title: 'When to buy property',
    subject: 'buying property',
    more: 'Some of its weeks are better for looking, others for signing.',
  },
  study: {
    title: 'When study goes well',
    subject: 'study',
    more: 'Exams and admission each have their own months.',
  },
};

const joinSentences = (first: string, second: string): string => (second ? `${first} ${second}` : first);

/** What a sign counted from the Moon means for Saturn. */
const placesOfSaturn = {
  sadeSati: 'This sign is one of the three of Sade Sati.',
  dhaiya: 'Its stay in this place is called Dhaiya.',
  other: 'This place belongs neither to Sade Sati nor to a Dhaiya.',
} as const;

export const furtherItems = {
  /** @param more of `windowItems`; empty for a window of one month */
  window: (subject: string, months: string, more: string) =>
    joinSentences(`The next strong time for ${subject} is ${months}.`, more),
  runningWindow: (subject: string, until: string, more: string) =>
    joinSentences(`A strong time for ${subject} is running, until ${until}.`, more),
  tenthLord: {
    title: 'What your tenth house says',
    text: (lord: string, house: string) =>
      `${lord} rules your 10th house, the house of work, and is in the ${house}. From this an astrologer reads your field and your money.`,
    because: (lord: string, sign: string, house: string, lordSign: string) =>
      `your 10th house is ${sign}, ruled by ${lord}; ${lord} is in ${lordSign}, the ${house} house`,
  },
  yogas: {
    one: 'What your yoga means',
    title: (count: string) => `What your ${count} yogas mean`,
    childTitle: 'What your yogas mean',
    oneText: (name: string) => `One yoga of the old books is present in your chart: ${name}. The strength of its planets decides what it brings.`,
    childText: (name: string) =>
      `The old books name several yogas that are present in your chart, among them ${name}. The strength of its planets decides what each brings.`,
    text: (count: string, name: string) =>
      `The old books name ${count} yogas that are present in your chart, among them ${name}. The strength of its planets decides what each brings.`,
  },
  jupiter: {
    title: 'What the coming year brings',
    text: (sign: string, house: string, date: string, subject: string) =>
      `Jupiter enters ${sign}, the ${house} from your lagna, on ${date}. For about a year it opens new chances in ${subject}.`,
    because: (sign: string, house: string, lagna: string) =>
      sign === lagna ? `your lagna is in ${lagna}` : `${sign} is the ${house} from your lagna, ${lagna}`,
    textFromMoon: (sign: string, house: string, date: string, subject: string) =>
      `Jupiter enters ${sign}, the ${house} from your Moon, on ${date}. For about a year it opens new chances in ${subject}.`,
    becauseFromMoon: (sign: string, house: string, moon: string) =>
      sign === moon
        ? `your Moon is in ${moon}`
        : `${sign} is the ${house} from your Moon, which is in ${moon}`,
  },
  strongHouse: {
    title: (house: string) => `Why your ${house} house is strong`,
    text: (house: string, points: number, subject: string) =>
      `Your ${house} house, of ${subject}, has ${points} points of ashtakavarga, where 28 is the middle. No other house of yours has more.`,
    because: (house: string, points: number) => `the seven planets give ${points} points to the ${house} house`,
  },
  number: {
    title: 'What your birth number means',
    text: (number: number, graha: string) =>
      `Your birth number is ${number}, the number of ${graha}. It needs no birth hour, so all its readings are open to you.`,
    because: (day: number, number: number) => `you were born on day ${day} of the month, which gives the number ${number}`,
  },
  nakshatra: {
    title: (name: string) => `What ${name} gives`,
    text: (name: string) => `The Moon was in ${name} at your birth. Its story, its strengths and its days fill a report of their own.`,
    because: (name: string) => `the Moon was in ${name} at every hour of that day`,
  },
  moonSigns: {
    title: 'Which Moon sign is yours',
    text: (first: string, second: string) =>
      `The Moon went from ${first} to ${second} on your birth day. Read both signs side by side, and you can tell which is yours.`,
    because: (first: string, second: string) => `the Moon was in ${first} at first and in ${second} later that day`,
  },
  saturn: {
    title: 'When Saturn changes sign',
    text: (sign: string, date: string) =>
      `Saturn enters ${sign} on ${date}. What this means for Sade Sati depends on the sign of your Moon.`,
    /** @param house "4th" */
    textFromMoon: (sign: string, house: string, date: string, place: keyof typeof placesOfSaturn) =>
      `Saturn enters ${sign}, the ${house} from your Moon, on ${date}. ${placesOfSaturn[place]}`,
    because: (sign: string, next: string) => `Saturn is in ${sign} now, and the next sign that it enters is ${next}`,
    /** @param house "4th" */
    becauseFromMoon: (next: string, house: string, moon: string) => `${next} is the ${house} from your Moon, which is in ${moon}`,
  },
} as const;

/** The subjects of the houses, the first to the twelfth. */
export const houseSubjects = [
  'body and character',
  'family and speech',
  'courage and younger brothers and sisters',
  'home and mother',
  'learning and ideas',
  'service and daily work',
  'other people and the public',
  'research and shared money',
  'fortune, teachers and father',
  'work and standing',
  'gains and friends',
  'rest, journeys and giving',
] as const;

/** The matters in which Jupiter gives chances, by its house; for every age. */
export const jupiterSubjects = [
  'health and confidence',
  'family, speech and good food',
  'courage, skill and short journeys',
  'home and comfort',
  'learning and ideas',
  'daily duties and good habits',
  'friendship and meetings with new people',
  'research and inner growth',
  'fortune, teachers and pilgrimage',
  'standing and responsibility',
  'gains and friends',
  'rest, journeys and charity',
] as const;

/** The link below each item: the report, and what it says about the fact. */
export const furtherLinks = {
  'love-marriage': 'Love & Marriage: the months in order, and the partner',
  'career-wealth': 'Career & Wealth: fields, months and money',
  'janam-kundli': 'Janam Kundli: every yoga and every antardasha, with rule and book',
  'year-ahead': 'Year Ahead: the coming twelve months, one by one',
  'life-blueprint': 'Complete Life Blueprint: all twelve houses, read one by one',
  'numerology-profile': 'Numerology Profile: every number, with its sum',
  'moon-and-nakshatra': 'Moon & Nakshatra: your birth star in full, free',
  'sade-sati-check': 'Sade Sati Check: every date of Saturn, free',
} as const;
