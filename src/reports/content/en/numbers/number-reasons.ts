/** Reasons of the chapters on numbers. A name of a graha stands within a sentence: "the Sun", "Mars". */
import {
  formatAlternatives,
  formatList,
  formatOrdinal,
  formatOrdinalDigits,
  toNumberWord,
} from '#src/reports/content/en/grammar/index.ts';
import type { GrahaFit } from './name-numbers.ts';

type UnequalFit = Exclude<GrahaFit, 'same'>;

/** For a reason that uses the friendships of a node, which the classical table does not have. */
export const addNodeRule = (reason: string, node: string, substitute: string) =>
  `${reason} (${node} counts like ${substitute})`;

/** A number and the driver. */
export const driverRelations: Record<
  UnequalFit,
  (graha: string, digit: number, driverGraha: string, driver: number) => string
> = {
  friendly: (graha, digit, driverGraha, driver) =>
    `${graha}, of ${digit}, is a friend of ${driverGraha}, of your mulank ${driver}`,
  neutral: (graha, digit, driverGraha, driver) =>
    `${graha}, of ${digit}, is neutral to ${driverGraha}, of your mulank ${driver}`,
  tense: (graha, digit, driverGraha, driver) =>
    `${graha}, of ${digit}, is an opponent of ${driverGraha}, of your mulank ${driver}`,
};
export const sameAsDriver = (digit: number, graha: string, driver: number) =>
  `${graha}, of ${digit}, is also the graha of your mulank ${driver}`;

export const birthReasons = {
  lead: (date: string, driver: number, conductor: number) =>
    `you were born on ${date}, which gives mulank ${driver} and bhagyank ${conductor}.`,
  /** @param sum "2 + 9 = 11, 1 + 1 = 2" */
  day: (sum: string, because: string) => `${sum}: ${because}`,
  conductor: (graha: string, sum: string) => `the digits of your date add up to the number of ${graha}: ${sum}`,
  conductorGraha: (graha: string, conductor: number) => `${graha} is the graha of bhagyank ${conductor}`,
  laterInLife: (graha: string) => `by custom ${graha}, as the graha of a bhagyank, gives its results from the middle of life on`,
  samePair: (digit: number, graha: string, fit: string) =>
    `both are ${digit}, the number of ${graha}; ${fit}`,
  pair: (driverGraha: string, driver: number, conductorGraha: string, conductor: number, fit: string) =>
    `${driverGraha} has ${driver} and ${conductorGraha} ${conductor}; ${fit}`,
} as const;

/** The lords of the chart that are compared with the driver. */
export const comparisonLabels = {
  weekday: 'weekday',
  lagna: 'lagna',
  Moon: 'Moon',
  maha: 'mahadasha',
} as const;

/** Each begins the reason of a comparison. */
export const comparisonSubjects = {
  weekday: (lord: string, weekday: string) => `${lord} rules that ${weekday}`,
  lagna: (lord: string, sign: string) => `${lord} rules your lagna, ${sign},`,
  Moon: (lord: string, sign: string) => `${lord} rules ${sign}, the sign of your Moon,`,
  maha: (lord: string) => `${lord} rules the present mahadasha`,
} as const;

/** @param subject of `comparisonSubjects` */
export const comparisonReasons: Record<GrahaFit, (subject: string, driverGraha: string) => string> = {
  same: (subject) => `${subject} and is also the graha of your mulank`,
  friendly: (subject, driverGraha) => `${subject} and is a friend of ${driverGraha}, the graha of your mulank`,
  neutral: (subject, driverGraha) => `${subject} and is neutral to ${driverGraha}, the graha of your mulank`,
  tense: (subject, driverGraha) => `${subject} and is an opponent of ${driverGraha}, the graha of your mulank`,
};

const tallyPhrases: Record<GrahaFit, string> = {
  same: 'with the same graha',
  friendly: 'friendly',
  neutral: 'neutral',
  tense: 'opposed',
};

/** @param labels of `comparisonLabels` @param tally the kinds that occur, with their numbers */
export const balanceReason = (
  driverGraha: string,
  labels: readonly string[],
  tally: readonly (readonly [GrahaFit, number])[],
) =>
  `${driverGraha} is compared with the lords of ${formatList(labels)}: ${labels.length} comparisons, ${formatList(tally.map(([fit, count]) => `${count} ${tallyPhrases[fit]}`))}`;

export const nameReasons = {
  /** @param figures of the words; one word has the sum of its letters */
  figureAtOnce: (figures: readonly number[], figure: number) =>
    figures.length > 1
      ? `the words of the name have the figures ${formatList(figures.map(String))}, together ${figure}`
      : `the letters add up to ${figure}`,
  unlistedCompound: (compound: number, figure: number) =>
    `the letters come to ${compound}, and that reduces to ${figure}`,
  compound: (compound: number) => `the compound of your name is ${compound}`,
  figure: (figure: number, graha: string) =>
    `the figure of the name is ${figure}, which belongs to ${graha}`,
  sameAsDriver: (driver: number) => `name and mulank are both ${driver}`,
  twoTotals: (total: number, compound: number) => `in one row ${total}, word by word ${compound}`,
  latinOnly: 'the tables hold Latin letters alone',
  oneLetter: 'your name was given to us as one letter',
  notInTables: (letters: string) => `${letters} is not in any table of letters`,
} as const;

/** The graha of the name and that of the driver. */
export const nameRelations: Record<UnequalFit, (nameGraha: string, driverGraha: string) => string> = {
  friendly: (nameGraha, driverGraha) =>
    `${nameGraha}, of your name, is a friend of ${driverGraha}, of your mulank`,
  neutral: (nameGraha, driverGraha) =>
    `${nameGraha}, of your name, is neutral to ${driverGraha}, of your mulank`,
  tense: (nameGraha, driverGraha) =>
    `${nameGraha}, of your name, is an opponent of ${driverGraha}, of your mulank`,
};

const formatLetterCount = (letters: number, words: number) =>
  `${letters} ${letters === 1 ? 'letter' : 'letters'} in ${words} ${words === 1 ? 'word' : 'words'}`;

export const letterCountReasons = {
  all: (letters: number, words: number) => `your name has ${formatLetterCount(letters, words)}.`,
  /** @param ignored the letters without a value */
  some: (letters: number, words: number, ignored: string) =>
    `your name has ${formatLetterCount(letters, words)} that can be counted; ${ignored} is left as it stands.`,
} as const;

export const letterReasons = {
  destiny: (value: number) => `destiny, all letters in one sum, is ${value}`,
  heart: (letters: readonly string[], value: number) => `its vowels ${formatList(letters)} come to ${value}`,
  noHeart: 'A, E, I, O, U and a Y that acts for them do not occur in it',
  personality: (letters: readonly string[], value: number) =>
    `its consonants ${formatList(letters)} come to ${value}`,
  noPersonality: 'all its letters are vowels',
  soulUrge: (path: number, destiny: number, value: number) =>
    `path ${path} and destiny ${destiny}, added and divided by 9, leave ${value === 9 ? 'nothing, which counts as 9' : value}`,
  maturity: (path: number, destiny: number, value: number) =>
    `path ${path} and destiny ${destiny} add up to maturity ${value}`,
  oneFrequent: (letter: string, digit: number) => `${letter} is its letter for ${digit}`,
  frequent: (count: number, digit: number, letters: readonly string[]) =>
    `${count} of the letters are worth ${digit}: ${formatList(letters)}`,
  missing: (letters: readonly string[], digit: number) =>
    `the name has no ${formatAlternatives(letters)}, and the date has no ${digit}`,
  missingInName: (letters: readonly string[], digit: number) =>
    `the name has no ${formatAlternatives(letters)}, while the date has the digit ${digit}`,
} as const;

export const spellingReasons = {
  mainLetters: (sum: number, total: number, letters: string, value: number) =>
    `of the sum ${total} of your name ${sum} come from ${letters}, ${value} for each letter`,
  /** @param relation of `driverRelations` */
  changedCompound: (form: string, compound: number, figure: number, ownFigure: number, relation: string) =>
    `${form} comes to ${compound}, so ${figure} in place of ${ownFigure}; ${relation}`,
  changedFigure: (form: string, figure: number, ownFigure: number, relation: string) =>
    `${form} comes to ${figure} in place of ${ownFigure}; ${relation}`,
  sameFigure: (form: string, figure: number) => `${form} keeps the figure ${figure}`,
  value: (relation: string) => `with the spelling you gave, ${relation}`,
} as const;

export const placementReasons = {
  driverHouse: (graha: string, driver: number, house: number) =>
    `${graha} is the graha of your mulank ${driver} and is in your ${formatOrdinal(house)} house`,
  sign: (graha: string, sign: string, element: string) => `${graha} was in ${sign}, a sign of ${element}`,
  signOfPartOfDay: (graha: string, sign: string, element: string) =>
    `${graha} was for a part of the day in ${sign}, a sign of ${element}`,
  /** Before the text for one of two possible signs. */
  ifInSign: (graha: string, sign: string, text: string) => `If ${graha} was in ${sign}: ${text}`,
  /** @param condition continues "Mars is" */
  condition: (graha: string, condition: string) => `${graha} is ${condition}`,
  conductorHouse: (graha: string, conductor: number, house: number) =>
    `${graha}, of your bhagyank ${conductor}, is in the ${formatOrdinal(house)} house`,
} as const;

type Distance = (first: string, firstSign: string, second: string, secondSign: string) => string;

const createDistanceReason =
  (forward: string, backward: string): Distance =>
  (first, firstSign, second, secondSign) =>
    `${second} is in ${secondSign}, the ${forward} sign from ${first} in ${firstSign}, and the count back gives the ${backward}`;

/** By the shorter count of signs between the two grahas, both signs counted. `second` is that many signs after `first`. */
export const distanceReasons = {
  1: (first, firstSign, second) => `${first} and ${second} are both in ${firstSign}`,
  2: createDistanceReason('second', 'twelfth'),
  3: createDistanceReason('third', 'eleventh'),
  4: createDistanceReason('fourth', 'tenth'),
  5: createDistanceReason('fifth', 'ninth'),
  6: createDistanceReason('sixth', 'eighth'),
  7: (first, firstSign, second, secondSign) =>
    `${first} in ${firstSign} and ${second} in ${secondSign} are in the seventh sign from each other`,
} as const satisfies Record<number, Distance>;

export const arcReasons = {
  pinnacle: (arcs: readonly number[], years: string, number: string) =>
    `${formatArcs(arcs)}, ${years}, ${arcs.length > 1 ? 'have' : 'has'} the pinnacle ${number}`,
  challenge: (arcs: readonly number[], number: string) =>
    `${formatArcs(arcs)} ${arcs.length > 1 ? 'have' : 'has'} the challenge ${number}`,
  numberOfGraha: (digit: number, graha: string) => `${digit}, of ${graha}`,
} as const;

const formatArcs = (arcs: readonly number[]) =>
  `the ${formatList(arcs.map(formatOrdinal))} ${arcs.length > 1 ? 'arcs' : 'arc'}`;

/** @param sum "0 + 1 + 2 = 3" */
export const personalYearReasons = {
  year: (year: number, graha: string, sum: string) =>
    `the digits of your birthday and of ${year} add up to the number of ${graha}: ${sum}`,
  task: (value: number) =>
    `${value} is the ${formatOrdinal(value)} of the nine years, and the school gives this work to it`,
  avoid: (graha: string, value: number) => `this is what ${graha}, of ${value}, does badly`,
  next: (firstDay: string, graha: string, sum: string) => `from ${firstDay} on your year has the number of ${graha}: ${sum}`,
} as const;

export const personalMonthReasons = {
  lead: (firstMonth: string) =>
    `these are the twelve months from ${firstMonth} on; the number of each is its personal year plus its place in the calendar. Among friends and opponents Rahu is counted like Saturn, Ketu like Mars.`,
  /** @param relation of `driverRelations` */
  month: (relation: string, year: number, month: number, sum: string) =>
    `${relation}; year ${year}, month ${month}: ${sum}`,
} as const;

export const numberSummaryReasons = {
  lead: (day: number, driver: number, driverGraha: string, conductor: number, conductorGraha: string) =>
    `the ${formatOrdinalDigits(day)} gives mulank ${driver}, ${driverGraha}, and the date bhagyank ${conductor}, ${conductorGraha}`,
  gift: (graha: string, driver: number) => `${graha}, of your mulank ${driver}, does this best`,
  noRepeatedDigit: (digit: number) => `no digit of the date comes twice, and ${digit} is the first of them`,
  repeatedDigit: (digit: number, count: number) =>
    `${digit} occurs ${count === 2 ? 'twice' : `${toNumberWord(count)} times`} in the date, and no digit occurs more often`,
  name: (graha: string, figure: number) => `by Cheiro’s letters your name comes to ${figure}, the number of ${graha}`,
  caution: (graha: string, driver: number) => `${graha}, of mulank ${driver}, overdoes exactly this`,
  challenge: (arc: number, challenge: number) =>
    `your ${formatOrdinal(arc)} arc has the challenge ${challenge}`,
} as const;

export const customReasons: Record<'driver' | 'conductor' | 'name', (digit: number, graha: string) => string> = {
  driver: (digit, graha) => `${graha} is the graha of your mulank ${digit}`,
  conductor: (digit, graha) => `${graha} is the graha of your bhagyank ${digit}`,
  name: (digit, graha) => `${graha} is the graha of your name number ${digit}`,
};

/** @param labels of `numberNames` */
export const recurringNumberReason = (value: number, labels: readonly string[]) =>
  `${value} is your ${formatList(labels)}`;
