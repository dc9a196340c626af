/** Phrases that several chapters of a match use. */
import { content } from '#src/reports/content/content.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { formatMonthSpan, isOneMonth, type Span } from '#src/reports/chapters/timing/window-months.ts';
import { getElement, ELEMENTS } from '#src/reports/facts/elements.ts';
import { getNakshatraName, getSignName } from '#src/reports/text/phrases.ts';
import { listMoons, type Match, type Person } from './match.ts';

/** "24½" */
export const formatPoints = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${points < 1 ? '' : Math.floor(points)}½`;

export const formatPointRange = ({ lowest, highest }: { lowest: number; highest: number }): string =>
  lowest === highest
    ? formatPoints(highest)
    : content.grammar.formatSpan(formatPoints(lowest), formatPoints(highest));

/** "from March to July 2029", "in May 2030" */
export function formatMonthsInSentence({ from, to }: Span): string {
  const { one, span } = content.match.monthsInSentence;
  return (isOneMonth(from, to) ? one : span)(formatMonthSpan(from, to, 'long'));
}

export type Distance =
  'same' | 'opposite' | 'thirdEleventh' | 'fourthTenth' | 'secondTwelfth' | 'fifthNinth' | 'sixthEighth';

const DISTANCES: readonly Distance[] = [
  'same',
  'secondTwelfth',
  'thirdEleventh',
  'fourthTenth',
  'fifthNinth',
  'sixthEighth',
  'opposite',
];

/** The relation of two signs, the same in both directions. */
export function getDistance(first: number, second: number): Distance {
  const forward = countHouse(first, second);
  return DISTANCES[Math.min(forward - 1, 13 - forward)]!;
}

/** The key of a text on the elements of two signs, in the order of the elements: "fire water". */
export function toElementPair(first: number, second: number): keyof typeof content.match.moonElements {
  const [a, b] = [getElement(first), getElement(second)].toSorted(
    (left, right) => ELEMENTS.indexOf(left) - ELEMENTS.indexOf(right),
  );
  return `${a} ${b}` as keyof typeof content.match.moonElements;
}

export type Agreement = 'same' | 'friendly' | 'different';

/** Fire goes well with air, and earth with water. */
export function compareElements(first: number, second: number): Agreement {
  const pair = toElementPair(first, second);
  if (getElement(first) === getElement(second)) return 'same';
  return pair === 'fire air' || pair === 'earth water' ? 'friendly' : 'different';
}

export const MODES = ['movable', 'fixed', 'dual'] as const;
export type Mode = (typeof MODES)[number];
export const getMode = (sign: number): Mode => MODES[(sign - 1) % 3]!;

/** "the Moon of Asha is in Leo, and that of Ravi in Aries or Taurus" */
export const describeMoonSigns = (match: Match): string =>
  describeMoons(match, ({ sign }) => getSignName(sign));

export const describeMoonStars = (match: Match): string =>
  describeMoons(match, ({ nakshatra }) => getNakshatraName(nakshatra));

function describeMoons({ first, second }: Match, getName: (moon: Moon) => string): string {
  const listNames = (person: Person) => [...new Set(listMoons(person).map(getName))];
  const [a, b] = [listNames(first), listNames(second)];
  if (a.length === 1 && b.length === 1 && a[0] === b[0]) return content.match.moonsShare(a[0]!);
  const { formatAlternatives } = content.grammar;
  return content.match.moonsOf(first.name, formatAlternatives(a), second.name, formatAlternatives(b));
}
