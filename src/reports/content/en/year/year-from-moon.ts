/** Parts of life in the coming year by the slow grahas counted from the Moon, for an unknown birth time. */
import { formatList } from '#src/reports/content/en/grammar/index.ts';

export const yearFromMoonHeadings = {
  title: 'Parts of life in this year',
  hindiTitle: 'चन्द्र से वर्ष',
  runningTitle: 'Parts of life',
  summary: 'Duties, home, close people, learning and strength, counted from the Moon',
} as const;

export const yearFromMoonLead =
  'A year chart needs a birth time. Jupiter, Saturn and the nodes counted from the Moon do not, so they describe the year here. Jupiter helps a part of life, or brings changes to it from a demanding place. Saturn asks for work, and Rahu and Ketu bring changes.';

/** The Moon changed its sign that day. @param hours “before 7:12 pm” */
export const yearFromMoonNote = (sign: string, hours: string): string =>
  `These lines are for the Moon in ${sign}, if you were born ${hours}.`;

/** Which of the slow grahas reach the house of a part of life. */
export type YearTouch = 'helped' | 'tested' | 'both' | 'restless' | 'free';

type YearArea = {
  id: string;
  house: number;
  title: string;
  /** for a sentence: “Jupiter helps your duties” */
  name: string;
  /** completed years; for every age without it */
  fromAge?: number;
  texts: Record<YearTouch, string>;
};

/** For readers of every age. */
export const yearAreas: readonly YearArea[] = [
  {
    id: 'duties',
    house: 10,
    title: 'Work, study and duties',
    name: 'your duties',
    texts: {
      helped:
        'Your duties go well this year, and people above you see it. Ask for the task that you want, and bring one finished piece of work as proof.',
      tested:
        'Duties grow faster than praise this year. Finish what you promised on the agreed day, and keep a record of it; the credit follows later.',
      both: 'You get more responsibility this year, and help with it. Accept the harder task, and ask for clear terms before you begin.',
      restless:
        'Plans and rules around your duties may change suddenly this year. Change your method when necessary, and stay honest in each detail.',
      free: 'No slow planet presses on your duties this year, so they follow your own pace. Use the calm to learn one thing for later.',
    },
  },
  {
    id: 'savings',
    house: 2,
    title: 'Savings and family',
    name: 'your savings',
    fromAge: 16,
    texts: {
      helped:
        'Savings can grow this year, and family matters are friendly. Add a small sum to what you put aside, and settle one old account.',
      tested:
        'Money asks for order this year. Needs of the family come first, so write down each month what is fixed and what is free.',
      both: 'Income is possible this year, and so are duties for the family. Save first and spend later, and lend only what you can miss.',
      restless:
        'Money comes and goes quickly this year. Wait a week before you accept an offer, and keep documents in one safe place.',
      free: 'Savings have an ordinary year: what you put aside stays. Choose one goal with a sum and a date, and keep to it.',
    },
  },
  {
    id: 'home',
    house: 4,
    title: 'Home',
    name: 'your home',
    texts: {
      helped:
        'Home gives you comfort this year, and guests are welcome. It is a good year for repairs, plants, and time with elders.',
      tested:
        'Home brings duties this year: repairs, distance, or care for somebody. Share the work by name and day, and keep one evening free.',
      both: 'Home asks for work this year and repays it. A repair, a move or a family decision can be completed step by step.',
      restless:
        'Home feels unsettled this year, through a change of place, people or devices. Keep meals and sleep at fixed hours.',
      free: 'Home is quiet this year. Enjoy the calm, and repair the small things that were left for later.',
    },
  },
  {
    id: 'people',
    house: 7,
    title: 'Close people',
    name: 'your close relationships',
    texts: {
      helped:
        'Close people are helpful this year, and agreements are fair. Meet them often, and say clearly what you wish for.',
      tested:
        'Closeness needs patience this year, because duties or distance take time from it. Fix a day each week to talk, and keep small promises.',
      both: 'A relationship becomes more serious this year, in a good sense. Talk about duties first and about plans afterwards.',
      restless:
        'New people interest you this year, and old friends may surprise you. Take time before you trust, and keep the family informed.',
      free: 'With close people this year is as good as the attention that you give. A short visit does more than a long message.',
    },
  },
  {
    id: 'learning',
    house: 5,
    title: 'Learning and ideas',
    name: 'your learning',
    texts: {
      helped:
        'Learning is easy this year, and good ideas come. Begin a course, or teach somebody younger what you know.',
      tested:
        'Learning is slow this year, and it lasts. Choose fewer subjects, and repeat them every week.',
      both: 'Serious study brings a result this year. Follow one plan under a strict teacher, and finish it.',
      restless:
        'Ideas are many this year, and attention jumps. Test one idea in a small form before you speak of it.',
      free: 'Learning has no pressure and no special help this year. Half an hour a day is enough to make it a good year.',
    },
  },
  {
    id: 'strength',
    house: 1,
    title: 'Strength and routine',
    name: 'your strength',
    texts: {
      helped:
        'You feel strong this year, though weight grows easily. Use the energy for a daily walk and one new habit.',
      tested:
        'You tire more quickly this year. Sleep at fixed hours, exercise gently, and see a doctor early about a lasting pain.',
      both: 'Energy and duties are in balance this year when your routine is fixed. Plan rest first, and work after it.',
      restless: 'You may feel restless this year, and good habits slip. Keep meals, sleep and screen time at fixed hours.',
      free: 'Strength has a steady year. Keep the habits that work, and add one small exercise.',
    },
  },
];

/** Follows the text of a part of life. @param spans “from 31 Oct 2026 to 24 Jan 2027” */
export const yearTouchDates = {
  Jupiter: (name: string, spans: readonly string[]): string => `Jupiter helps ${name} ${formatList(spans)}.`,
  /** in a house that is a demanding place for it */
  demandingJupiter: (name: string, spans: readonly string[]): string =>
    `Jupiter brings changes to ${name} ${formatList(spans)}.`,
  Saturn: (name: string, spans: readonly string[]): string => `Saturn tests ${name} ${formatList(spans)}.`,
  Rahu: (name: string, spans: readonly string[]): string => `Rahu brings changes to ${name} ${formatList(spans)}.`,
  Ketu: (name: string, spans: readonly string[]): string => `Ketu brings distance to ${name} ${formatList(spans)}.`,
  allYear: 'during the whole year',
  until: (end: string): string => `until ${end}`,
  from: (start: string): string => `from ${start}`,
  between: (start: string, end: string): string => `from ${start} to ${end}`,
} as const;

export const yearFromMoonReasons = {
  lead: (sign: string, from: string, to: string): string =>
    `the houses are counted from the Moon in ${sign}, from ${from} to ${to}`,
  house: (moonSign: string, house: string, sign: string): string =>
    `from the Moon in ${moonSign} the ${house} house is ${sign}`,
  isIn: (graha: string, sign: string): string => `${graha} passes through ${sign}`,
  isInDemandingPlace: (graha: string, sign: string): string =>
    `${graha} passes through ${sign}, a demanding place for it`,
  aspects: (graha: string, sign: string): string => `${graha} in ${sign} aspects it`,
  none: 'neither Jupiter, Saturn, Rahu nor Ketu reaches it',
} as const;
