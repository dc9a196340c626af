/** The eight kootas as three subjects of a life together, with the points of each. */
import { content } from '#src/reports/content/content.ts';
import type { KootaKey } from '#src/astrology/contract-matching.ts';
import type { Statement } from '#src/reports/contract.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { createMatchReaders, hasKnownMoons, type Match } from './match.ts';
import { describeMoonStars, formatPoints } from './match-phrases.ts';
import { createPairStatement } from './match-statement.ts';

const KOOTA_GROUPS = {
  closeness: ['yoni', 'maitri', 'gana'],
  household: ['varna', 'vashya', 'bhakoot'],
  wellbeing: ['tara', 'nadi'],
} as const satisfies Record<string, KootaKey[]>;
type Group = keyof typeof KOOTA_GROUPS;

/** None for an unknown hour, whose ranges the tables show. */
export const writeKootaGroups = (match: Match): Statement[] =>
  hasKnownMoons(match) ? (Object.keys(KOOTA_GROUPS) as Group[]).map((group) => writeGroup(match, group)) : [];

function writeGroup(match: Match, group: Group): Statement {
  const { points, maximum, parts } = readGroup(match, group);
  const { names, sum, reason } = content.match.kootaGroups;
  const readers = createMatchReaders(match, (other) => readGroup(other, group).parts);
  return createPairStatement(
    match,
    `${sum(names[group], formatPoints(points), maximum)} ${chooseText(group, points, maximum)}`,
    content.match.kootaReasons.withPlaces(describeMoonStars(match), reason(parts)),
    { first: ['Moon.nakshatra', ...readers.first], second: ['Moon.nakshatra', ...readers.second] },
  );
}

/** `parts`: "Yoni 2, Graha maitri 5 and Gana 6" */
function readGroup({ kootas: { kootas } }: Match, group: Group) {
  const keys: readonly KootaKey[] = KOOTA_GROUPS[group];
  const ofGroup = kootas.filter(({ key }) => keys.includes(key));
  return {
    points: ofGroup.reduce((sum, koota) => sum + koota.points, 0),
    maximum: ofGroup.reduce((sum, koota) => sum + koota.maximum, 0),
    parts: formatList(
      ofGroup.map((koota) => `${content.match.kootaNames[koota.key]} ${formatPoints(koota.points)}`),
    ),
  };
}

/** Closeness in thirds of the points, the others in halves. */
function chooseText(group: Group, points: number, maximum: number): string {
  const { texts } = content.match.kootaGroups;
  if (group !== 'closeness') return texts[group][points * 2 >= maximum ? 'many' : 'few'];
  if (points * 3 >= maximum * 2) return texts.closeness.many;
  return texts.closeness[points * 3 >= maximum ? 'some' : 'few'];
}
