/** The page of a month: labels, purposes of days, and reasons of the rows. */
import type { Grade } from '#src/astrology/contract-timing.ts';

export const monthPosition = (index: number) => `Month ${index + 1} of 12`;

export const monthWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** `word` stands in the calendar, `label` in the list beside it. */
export const purposeTexts = {
  sign: { label: 'Sign', word: 'sign' },
  buy: { label: 'Buy', word: 'buy' },
  travel: { label: 'Travel', word: 'travel' },
  interview: { label: 'Interview', word: 'interview' },
  propose: { label: 'Propose', word: 'propose' },
  lesson: { label: 'Lesson', word: 'lesson' },
  exam: { label: 'Exam', word: 'exam' },
  outing: { label: 'Outing', word: 'outing' },
  puja: { label: 'Puja', word: 'puja' },
} as const;

export const dayListTexts = {
  /** @param days "Tue 16, Tue 23" */
  days: (days: readonly string[]) => days.join(', '),
  none: 'none this month',
  noneReason: 'No day suits both your star and your Moon',
  noneByRetrograde: (graha: string) => `${graha} is retrograde on the days that would suit`,
  because: (nakshatras: readonly string[]) => `Moon in ${nakshatras.join('; ')}`,
  light: 'Keep light',
  lightReason: (sign: string) => `Moon in ${sign}, 8th from your Moon (chandrashtama)`,
} as const;

export const lightDayWords = {
  first: (clock: string) => ['light from', clock],
  whole: ['light'],
  last: (clock: string) => ['light to', clock],
} as const;

export const rowLabels = {
  work: 'Work',
  money: 'Money',
  love: 'Love',
  health: 'Health',
  family: 'Family',
  activity: 'Activity',
  company: 'Company',
  study: 'Study',
  friends: 'Friends',
  learning: 'Learning',
  play: 'Friends',
  home: 'Home',
} as const;

export const rowReasons = {
  /** @param place "your 6th" or "6th from your Moon" */
  sunEnters: (sign: string, place: string, day: string) => `the Sun enters ${sign}, ${place}, on ${day}`,
  sunPoints: (entry: string, points: number) => `${entry}; it has ${points} points`,
  stay: (graha: string, sign: string, place: string, until: string) =>
    `${graha} is in ${sign}, ${place}, until ${until}`,
  stayInMonth: (graha: string, sign: string, place: string, month: string) =>
    `in ${month} ${graha} is in ${sign}, ${place}`,
  /** for a stay that an earlier month treated, or a second one in the same place */
  stayGoesOn: (graha: string, sign: string, place: string, until: string) =>
    `${graha} is still in ${sign}, ${place}, until ${until}`,
  stayFrom: (graha: string, sign: string, place: string, from: string) =>
    `${graha} is in ${sign}, ${place}, from ${from}`,
  sunFromMoon: (sign: string, place: string, day: string, isGood: boolean) =>
    `from ${day} the Sun is in ${sign}, ${place}, a ${isGood ? 'good' : 'demanding'} place`,
  newMoon: (day: string, sign: string, place: string) => `the Moon is new on ${day} in ${sign}, ${place}`,
  fullMoon: (day: string, sign: string, place: string) => `the Moon is full on ${day} in ${sign}, ${place}`,
  house: (place: string) => `your ${place}`,
  fromMoon: (place: string) => `${place} from your Moon`,
  moonSign: 'your Moon sign',
  window: (month: string, reason: string) => `in ${month}, ${reason}`,
  inGoodTime: (reason: string, matter: string) => `${reason}; the month lies in your good time for ${matter}`,
} as const;

type WindowGrade = Exclude<Grade, 0 | 1>;

const until = (lastMonth: string | null): string => (lastMonth ? `, until ${lastMonth}` : '');

/** For the month in which a good or best time of the matter begins. @param lastMonth "August 2027"; null if it is the same month */
export const windowRows: Record<
  'workChange' | 'money' | 'marriage' | 'study',
  Record<WindowGrade, (lastMonth: string | null) => string>
> = {
  workChange: {
    2: (lastMonth) => `A good time for a change of work${until(lastMonth)}. Give interviews.`,
    3: (lastMonth) => `The best time for a change of work${until(lastMonth)}. Apply and decide.`,
  },
  money: {
    2: (lastMonth) => `A good time for income${until(lastMonth)}. Collect dues and save.`,
    3: (lastMonth) => `The best time for income${until(lastMonth)}. Save and invest with care.`,
  },
  marriage: {
    2: (lastMonth) => `A good time for marriage and closeness${until(lastMonth)}. Meet families.`,
    3: (lastMonth) => `The best time for marriage and closeness${until(lastMonth)}. Decide together.`,
  },
  study: {
    2: (lastMonth) => `A good time for studies${until(lastMonth)}. Start a new subject.`,
    3: (lastMonth) => `The best time for studies${until(lastMonth)}. Take tests and apply.`,
  },
};

/** For a second time of the same grade. */
export const windowRowsAgain: Record<keyof typeof windowRows, (lastMonth: string | null) => string> = {
  workChange: (lastMonth) => `Another good time for a change of work${until(lastMonth)}. Follow up on earlier talks.`,
  money: (lastMonth) => `Another good time for income${until(lastMonth)}. Ask for what is still due.`,
  marriage: (lastMonth) =>
    `Another good time for marriage and closeness${until(lastMonth)}. Talk about what both of you want.`,
  study: (lastMonth) => `Another good time for studies${until(lastMonth)}. Go on with what you began.`,
};

/** @param days "9 February to 3 March" */
export const eventTexts = {
  dated: (subject: string, days: string, text: string) => `${subject}, ${days}. ${text}`,
  mars: (sign: string) => `Mars in ${sign}`,
  subPeriod: (graha: string) => `Pratyantardasha of ${graha}`,
  retrograde: (graha: string) => `${graha} retrograde`,
} as const;

export const transitTexts = {
  title: 'Transits and periods of the year',
  hindiTitle: 'गोचर',
  runningTitle: 'Transits of the year',
  summary: 'Mars, retrograde planets and pratyantardashas, then the dates in the sky',
  lead: 'The month pages follow the Sun, the Moon, Mercury and Venus. Here are the other movements of the twelve months in the order of time, and below them a table of dates.',
  periods: (days: number) =>
    `If the birth time is one minute off, the dates of the pratyantardashas move by ${days < 1.5 ? 'about a day' : `about ${Math.round(days)} days`}.`,
  table: 'The changes of sign and direction, the new and full Moons, and the days of your star, in Indian time.',
  /** without a birth time the birth star may be one of two */
  tableWithoutStar: 'The changes of sign and direction, and the new and full Moons, in Indian time.',
  tableHead: ['Day', 'What happens', 'because'],
} as const;
