/** Who has the most to say about work: the lord and guests of the tenth, the minister, the old test of livelihood, whoever looks on. */
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { hasAspect, getHouse, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { computeCharaKarakas } from '#src/astrology/karakas.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { rankByStrength } from '#src/reports/facts/graha-strength.ts';
import { formatList, formatOrdinal } from '#src/reports/text/phrases.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';

export type Significator = { graha: Graha; score: number; links: WorkLink[] };
type WorkLink = { weight: number; words: string; keys: string[] };

export const getAmatyakaraka = (chart: Chart): Graha =>
  computeCharaKarakas(chart, chart.settings.karakas).AmK!;
export const getAtmakaraka = (chart: Chart): Graha => computeCharaKarakas(chart, chart.settings.karakas).AK!;

/** Karmajiva: the lord of the navamsha in which the lord of the tenth stands. */
export const getKarmajivaLord = (chart: Chart): Graha =>
  getSignLord(chart.grahas[getHouseLord(chart, 10)].navamsaSign);

/** The strongest first. Offices count, and a graha that stands well or badly has a point more or less. */
export const rankSignificators = (chart: Chart): Significator[] =>
  GRAHAS.map((graha) => weighGraha(chart, graha)).toSorted((a, b) => b.score - a.score);

function weighGraha(chart: Chart, graha: Graha): Significator {
  const links = listWorkLinks(chart, graha);
  const bearing = { strong: 1, fair: 0, weak: -1 }[getCondition(chart, graha)];
  return { graha, links, score: links.reduce((sum, { weight }) => sum + weight, bearing) };
}

function listWorkLinks(chart: Chart, graha: Graha): WorkLink[] {
  const tenth = getHouseLord(chart, 10);
  const all: [boolean, WorkLink][] = [
    [tenth === graha, { weight: 3, words: 'rules the tenth house', keys: ['lord.10'] }],
    [getHouse(chart, graha) === 10, { weight: 3, words: 'stands in the tenth', keys: ['house.10'] }],
    [getAmatyakaraka(chart) === graha, { weight: 3, words: 'is your minister', keys: ['karaka.AmK'] }],
    [
      getKarmajivaLord(chart) === graha,
      { weight: 2, words: 'passes the test of livelihood', keys: [`${tenth}.navamsa`, 'lord.10'] },
    ],
    [
      isClassicalGraha(graha) && hasAspect(chart, graha, 10),
      { weight: 1, words: 'looks at the tenth', keys: [`${graha}.aspects.10`] },
    ],
    [getHouseLord(chart, 1) === graha, { weight: 1, words: 'rules the lagna', keys: ['lord.1'] }],
  ];
  return all.filter(([held]) => held).map(([, office]) => office);
}

/** "rules the tenth house, looks at it", or where it stands when it has no office */
export const describeWorkLinks = (chart: Chart, { graha, links }: Significator): string =>
  links.length > 0
    ? formatList(links.map(({ words }) => words))
    : `works from the ${formatOrdinal(getHouse(chart, graha))} house`;

/** What those words rest on. */
export const listWorkLinkKeys = ({ graha, links }: Significator): string[] =>
  links.length > 0 ? links.flatMap(({ keys }) => keys) : [`${graha}.house`];

/** The least supported of the seven that is not among the first in work. */
export function findLeastSupported(chart: Chart, first: readonly Graha[]): ClassicalGraha {
  const last = rankByStrength(chart).toReversed();
  return last.find((graha) => !first.includes(graha)) ?? CLASSICAL_GRAHAS[0];
}
