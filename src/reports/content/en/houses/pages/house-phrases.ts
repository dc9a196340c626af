/** Subjects, titles, link sentences, facts and dates of the pages on the twelve houses. */
import type { Graha } from '#src/astrology/contract.ts';
import { toUppercaseFirst } from '#src/astrology/phrases.ts';
import type { TwoMoonSigns } from '#src/reports/content/en/moon/two-moon-signs.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';

/** `subject` is a plural; `area` follows a noun: "Patience at home". */
export const housePhrases: Record<HouseNumber, { subject: string; area: string; hindiTitle: string }> = {
  1: { subject: 'your confidence and vitality', area: 'in your character', hindiTitle: 'प्रथम भाव' },
  2: { subject: 'your savings and family ties', area: 'in money and speech', hindiTitle: 'द्वितीय भाव' },
  3: { subject: 'your courage and skills', area: 'in what you begin', hindiTitle: 'तृतीय भाव' },
  4: { subject: 'your home and peace of mind', area: 'at home', hindiTitle: 'चतुर्थ भाव' },
  5: { subject: 'your learning and ideas', area: 'in learning and play', hindiTitle: 'पंचम भाव' },
  6: { subject: 'your daily duties', area: 'in daily duties', hindiTitle: 'षष्ठ भाव' },
  7: { subject: 'your close relationships', area: 'in close relationships', hindiTitle: 'सप्तम भाव' },
  8: { subject: 'your reserves for times of change', area: 'in times of change', hindiTitle: 'अष्टम भाव' },
  9: { subject: 'your luck and faith', area: 'in faith and luck', hindiTitle: 'नवम भाव' },
  10: { subject: 'your work and good name', area: 'at work and in public', hindiTitle: 'दशम भाव' },
  11: { subject: 'your gains and friendships', area: 'among friends', hindiTitle: 'एकादश भाव' },
  12: { subject: 'your rest and inner life', area: 'in rest and solitude', hindiTitle: 'द्वादश भाव' },
};

export const housePageHeading = {
  contentsTitle: 'Twelve houses, one by one',
  summary: 'Each house on a page of its own: chart, facts, three statements and dates',
  runningTitle: 'Twelve houses',
  formatPosition: (house: number): string => `House ${house} of 12`,
  adviceTitle: 'Do',
  datesTitle: 'When this house is active',
} as const;

/** For an unknown birth time. @param origin “the Moon” */
export const countedHouseHeading = {
  contentsTitle: (origin: string): string => `Twelve houses, counted from ${origin}`,
  summary: (origin: string, sign: string): string =>
    `Each house on a page of its own, with ${origin} in ${sign} as the first house`,
  formatPosition: (house: number, origin: string): string => `House ${house} of 12, from ${origin}`,
} as const;

type LinkWriter = (subject: string) => string;

/** By the house that the lord is in: two forms, so that two houses of one lord differ. */
export const linkSentences: Record<HouseNumber, readonly [LinkWriter, LinkWriter]> = {
  1: [
    (subject) => `${toUppercaseFirst(subject)} depend most on your own decisions.`,
    (subject) => `You yourself decide most about ${subject}.`,
  ],
  2: [
    (subject) => `${toUppercaseFirst(subject)} are tied to money and family talk.`,
    (subject) => `Family and savings have a large part in ${subject}.`,
  ],
  3: [
    (subject) => `Practice and your own effort count most for ${subject}.`,
    (subject) => `Brothers, sisters, neighbours and your own skill have a part in ${subject}.`,
  ],
  4: [
    (subject) => `${toUppercaseFirst(subject)} are tied to the house you live in.`,
    (subject) => `Peace at home has a direct effect on ${subject}.`,
  ],
  5: [
    (subject) => `${toUppercaseFirst(subject)} depend on what you learn and on good advice.`,
    (subject) => `Study and younger people have a part in ${subject}.`,
  ],
  6: [
    (subject) => `${toUppercaseFirst(subject)} ask for regular work and patience with obstacles.`,
    (subject) => `Routine and service decide about ${subject}.`,
  ],
  7: [
    (subject) => `${toUppercaseFirst(subject)} depend much on the people closest to you.`,
    (subject) => `Agreements with others have a large part in ${subject}.`,
  ],
  8: [
    (subject) => `${toUppercaseFirst(subject)} pass through changes and settle later.`,
    (subject) => `Change and shared money have a part in ${subject}.`,
  ],
  9: [
    (subject) => `${toUppercaseFirst(subject)} are tied to elders, teachers and journeys.`,
    (subject) => `Father, faith and fortune have a part in ${subject}.`,
  ],
  10: [
    (subject) => `${toUppercaseFirst(subject)} are tied to your duties in public.`,
    (subject) => `Work and position have a large part in ${subject}.`,
  ],
  11: [
    (subject) => `${toUppercaseFirst(subject)} are tied to friends, groups and hopes.`,
    (subject) => `Friends and elder relatives have a part in ${subject}.`,
  ],
  12: [
    (subject) => `${toUppercaseFirst(subject)} are tied to distant places, rest and expense.`,
    (subject) => `Distance and quiet have a part in ${subject}.`,
  ],
};

/** The lord in its own house. */
export const writeOwnHouseSentence: LinkWriter = (subject) =>
  `The ruler of this house is in it, so ${subject} stand on a firm base.`;

/** What an occupant brings, well placed and weak; the nodes have one title. */
export const occupantGifts: Record<Graha, { well: string; weak: string }> = {
  Sun: { well: 'A strong will', weak: 'Pride that needs care' },
  Moon: { well: 'Feeling and care', weak: 'Changing moods' },
  Mars: { well: 'Drive and courage', weak: 'Impatience' },
  Mercury: { well: 'Clear words', weak: 'Many thoughts' },
  Jupiter: { well: 'Growth and good sense', weak: 'Large hopes' },
  Venus: { well: 'Taste and affection', weak: 'Love of comfort' },
  Saturn: { well: 'Patience and order', weak: 'Delay and duty' },
  Rahu: { well: 'A strong wish', weak: 'A strong wish' },
  Ketu: { well: 'Distance and insight', weak: 'Distance and insight' },
};

export const occupantTitles = {
  occupied: (gift: string, area: string) => `${gift} ${area}.`,
  emptyWell: (area: string) => `Freedom ${area}.`,
  emptyWeak: (area: string) => `Effort counts ${area}.`,
  onlyLord: (area: string) => `One clear direction ${area}.`,
} as const;

export const onlyLordTexts = {
  text: (subject: string) =>
    `No other planet is in this house, so make your own plan for ${subject}, and keep to it.`,
  because: (lord: string, house: string) => `${lord}, lord of the ${house} house, is in it alone`,
} as const;

type PointsWriter = (subject: string, points: number) => string;

export type PointsSentence = 'high' | 'average' | 'low' | 'highUnderWeakLord' | 'lowUnderStrongLord';

/** Three forms for each grade of the bindus; the house chooses among them. */
export const pointsSentences: Record<PointsSentence, readonly [PointsWriter, PointsWriter, PointsWriter]> = {
  high: [
    (subject, points) => `${toUppercaseFirst(subject)} have ${points} points, more than the average, so small efforts are enough.`,
    (subject, points) => `With ${points} points, ${subject} give back more than you put in.`,
    (subject, points) => `A count of ${points} points gives ${subject} good support in most years.`,
  ],
  average: [
    (subject, points) => `${toUppercaseFirst(subject)} have ${points} points, near the average, so the result follows the effort.`,
    (subject, points) => `With ${points} points, ${subject} are as good as your habits.`,
    (subject, points) => `A count of ${points} points keeps ${subject} in balance.`,
  ],
  low: [
    (subject, points) => `${toUppercaseFirst(subject)} have ${points} points, fewer than the average, so plan more time.`,
    (subject, points) => `With ${points} points, ${subject} need patience and some help from others.`,
    (subject, points) => `A count of ${points} points is low, so support ${subject} with fixed habits.`,
  ],
  highUnderWeakLord: [
    (subject, points) => `The house is better than its ruler: with ${points} points, ${subject} improve with patience.`,
    (subject, points) => `The ruler is weak, but ${points} points are more than the average: ${subject} find help when you ask.`,
    (subject, points) => `A count of ${points} points makes up for a part of the weak ruler, so effort for ${subject} is repaid.`,
  ],
  lowUnderStrongLord: [
    (subject, points) => `The ruler is better than the house: with ${points} points, ${subject} need your regular effort.`,
    (subject, points) => `The ruler is strong, but ${points} points are fewer than the average: regular habits support ${subject}.`,
    (subject, points) => `A count of ${points} points is low, and the strong ruler makes up for a part of it, so fixed habits are enough for ${subject}.`,
  ],
};

export const houseReasons = {
  lord: (lord: string, house: string, place: string, condition: string) =>
    `${lord}, lord of the ${house} house, is in the ${place}: ${condition}`,
  lordAtHome: (lord: string, house: string, condition: string) =>
    `${lord}, lord of the ${house} house, is in it: ${condition}`,
  karaka: (karaka: string, house: string, condition: string) =>
    `${karaka}, karaka of the ${house} house, is ${condition}`,
  points: (points: number) => `the house has ${points} bindus`,
} as const;

export const factLabels = {
  sign: 'Sign',
  lord: 'Lord',
  occupants: 'In it',
  aspects: 'Aspected by',
  points: 'Points',
  karaka: 'Karaka',
  none: 'no planet',
  formatPlace: (graha: string, house: string): string => `${graha}, in the ${house}`,
  formatPoints: (points: number): string => `${points}, average 28`,
  /** for the two Moon signs of a birth day. @param hours “after 2:59 pm” */
  byMoonSign: (value: string, hours: string, other: string): string => `${value}; born ${hours}: ${other}`,
} as const;

/** Below the drawing of a birth day with two Moon signs. */
export const writeDrawingNote = ({ sign, ownHours }: TwoMoonSigns): string =>
  `Drawn for a birth ${ownHours}, with the Moon in ${sign}`;

/** The page after the twelve houses, for a birth day on which the Moon changed its sign. */
export const housesOfOtherMoonSign = {
  heading: ({ other, otherHours }: TwoMoonSigns) => ({
    title: `The houses, if you were born ${otherHours}`,
    hindiTitle: 'अन्य चन्द्र राशि',
    contentsTitle: `The houses, if born ${otherHours}`,
    summary: `What the Moon in ${other} changes in the twelve houses`,
    runningTitle: 'Twelve houses',
  }),
  /** @param origin “the Sun” */
  lead: (origin: string, { sign, other, otherHours, ownHours }: TwoMoonSigns): string =>
    `The houses are counted from ${origin}, so most lines hold for every hour. Born ${otherHours}, with the Moon in ${other}, read these lines in place of those that begin with “Born ${ownHours}”, which are for the Moon in ${sign}.`,
  leadReason: (originSign: string, { other, otherHours }: TwoMoonSigns): string =>
    `the Sun was in ${originSign} all day, and the Moon in ${other} ${otherHours}.`,
  /** for a text that another house has with the first Moon sign */
  sameAsHouse: (house: number, title: string): string =>
    `What stands on the page of house ${house} under “${title}” holds for this house.`,
  /** for a reason that names too few facts to differ from that of the first Moon sign */
  reasonWithMoon: (sign: string, reason: string): string => `with the Moon in ${sign}, ${reason}`,
  partTitle: (house: number, title: string): string => `House ${house}: ${title}`,
} as const;

/** A visit of Jupiter, by house. */
const jupiterVisits: Record<HouseNumber, string> = {
  1: 'good for a fresh start',
  2: 'good for savings and family plans',
  3: 'good for a course or a new skill',
  4: 'good for matters of house and peace',
  5: 'good for study and new ideas',
  6: 'good for clearing old dues',
  7: 'good for meetings and agreements',
  8: 'good for settling joint papers',
  9: 'good for journeys and teachers',
  10: 'your work is noticed',
  11: 'good for gains and friendships',
  12: 'good for rest and far journeys',
};

export const dateTexts = {
  Jupiter: (sign: string, until: string, house: HouseNumber) =>
    `Jupiter enters ${sign}, until ${until}: ${jupiterVisits[house]}.`,
  Saturn: (sign: string, until: string, house: HouseNumber) =>
    `Saturn enters ${sign}, until ${until}: more duty, slow but lasting results ${housePhrases[house].area}.`,
  Rahu: (sign: string, until: string, house: HouseNumber) =>
    `Rahu enters ${sign}, until ${until}: new wishes ${housePhrases[house].area}; check promises.`,
  Ketu: (sign: string, until: string, house: HouseNumber) =>
    `Ketu enters ${sign}, until ${until}: time to simplify ${housePhrases[house].area}.`,
  now: 'Now',
  currentPeriod: (lord: string, house: string, until: string) =>
    `The antardasha of ${lord}, lord of the ${house} house, is running until ${until}.`,
  period: (lord: string, house: string, until: string) =>
    `The antardasha of ${lord}, lord of the ${house} house, begins and lasts until ${until}.`,
} as const;
