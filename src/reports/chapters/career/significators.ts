/** The significators of work: lord and occupants of the tenth, amatyakaraka, karmajiva lord, and aspecting grahas. */
import { content } from '#src/reports/content/content.ts';
import type { FactReader } from '#src/reports/facts/derived-facts.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { hasAspect, getHouse, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { computeCharaKarakas, listKarakaCandidates } from '#src/astrology/jaimini/karakas.ts';
import { type BirthDayRange, hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { getCondition, isDignified, rankByCondition } from '#src/reports/facts/graha-condition.ts';
import { CONDITION_POINTS } from '#src/reports/facts/condition-scale.ts';

export type Significator = { graha: Graha; score: number; links: WorkLink[] };
export type WorkLink = { weight: number; phrase: string; keys: string[] };

export const getAmatyakaraka = (chart: Chart): Graha =>
  computeCharaKarakas(chart, chart.settings.karakas).AmK!;
export const getAtmakaraka = (chart: Chart): Graha => computeCharaKarakas(chart, chart.settings.karakas).AK!;

/**
 * For an unknown birth time: whether atmakaraka and amatyakaraka are the same at every moment of the day. A graha that
 * changes its sign has 30 degrees at that moment and is the atmakaraka, even if both are the same at the ends of the
 * day. While every graha stays in its sign, the order at the ends decides.
 */
export const hasSameKarakasAllDay = (dayRange: BirthDayRange): boolean =>
  listKarakaCandidates(dayRange.earliest.settings.karakas).every((graha) => hasOneSign(dayRange, graha)) &&
  getAtmakaraka(dayRange.earliest) === getAtmakaraka(dayRange.latest) &&
  getAmatyakaraka(dayRange.earliest) === getAmatyakaraka(dayRange.latest);

/** The lord of the navamsha of the tenth lord shows the livelihood (Phaladeepika 5). */
export const getKarmajivaLord = (chart: Chart): Graha =>
  getSignLord(chart.grahas[getHouseLord(chart, 10)].navamsaSign);

/** As many of the strongest significators as a text describes. */
export const SIGNIFICATORS_IN_TEXT = 3;

/** The strongest first. */
export const rankSignificators = (chart: Chart): Significator[] =>
  GRAHAS.map((graha) => createSignificator(chart, graha, listWorkLinks(chart, graha))).toSorted(
    (a, b) => b.score - a.score,
  );

/** The score is the sum of the weights of the links, and one point more or less for the condition of the graha. */
export function createSignificator(chart: Chart, graha: Graha, links: WorkLink[]): Significator {
  const conditionPoints: number = CONDITION_POINTS[getCondition(chart, graha)];
  return { graha, links, score: links.reduce((sum, { weight }) => sum + weight, conditionPoints) };
}

function listWorkLinks(chart: Chart, graha: Graha): WorkLink[] {
  const tenthLord = getHouseLord(chart, 10);
  const possibleLinks: [boolean, WorkLink][] = [
    [
      tenthLord === graha,
      { weight: 3, phrase: content.career.workLinkPhrases.rulesTenth, keys: ['lord.10'] },
    ],
    [
      getHouse(chart, graha) === 10,
      { weight: 3, phrase: content.career.workLinkPhrases.inTenth, keys: ['house.10'] },
    ],
    [
      getAmatyakaraka(chart) === graha,
      { weight: 3, phrase: content.career.workLinkPhrases.amatyakaraka, keys: ['karaka.AmK'] },
    ],
    [
      getKarmajivaLord(chart) === graha,
      {
        weight: 2,
        phrase: content.career.workLinkPhrases.karmajiva,
        keys: [`${tenthLord}.navamsa`, 'lord.10'],
      },
    ],
    [
      isClassicalGraha(graha) && hasAspect(chart, graha, 10),
      { weight: 1, phrase: content.career.workLinkPhrases.aspectsTenth, keys: [`${graha}.aspects.10`] },
    ],
    [
      getHouseLord(chart, 1) === graha,
      { weight: 1, phrase: content.career.workLinkPhrases.rulesLagna, keys: ['lord.1'] },
    ],
  ];
  return possibleLinks.filter(([applies]) => applies).map(([, link]) => link);
}

/** "rules the tenth house and aspects the tenth house", or its house if it has no link to work */
export const describeWorkLinks = (chart: Chart, { graha, links }: Significator): string =>
  links.length > 0
    ? formatList(links.map(({ phrase }) => phrase))
    : content.career.workLinkPhrases.none(getHouse(chart, graha));

/** The keys of the facts that `describeWorkLinks` names. */
export const listWorkLinkKeys = ({ graha, links }: Significator): string[] =>
  links.length > 0 ? links.flatMap(({ keys }) => keys) : [`${graha}.house`];

/** The weakest of the seven classical grahas that is not excluded; one in its own sign only if no other is left. */
export function findLeastSupported(chart: Chart, excluded: readonly Graha[]): ClassicalGraha {
  const candidates = rankByCondition(chart)
    .toReversed()
    .filter((graha) => !excluded.includes(graha));
  return candidates.find((graha) => !isDignified(chart.grahas[graha].dignity)) ?? candidates[0]!;
}

/** The weakest of those that are neither among the significators described in the text nor the graha of livelihood. */
export const findLeastSupportedInWork = ({ chart }: TimeKnownContext): ClassicalGraha =>
  findLeastSupported(chart, [
    ...rankSignificators(chart)
      .slice(0, SIGNIFICATORS_IN_TEXT)
      .map(({ graha }) => graha),
    getKarmajivaLord(chart),
  ]);

/** Reads the links of a significator if it is among those described in the text. */
export const readDescribedLinks =
  (graha: Graha): FactReader<TimeKnownContext> =>
  ({ chart }) => {
    const significators = rankSignificators(chart).slice(0, SIGNIFICATORS_IN_TEXT);
    const significator = significators.find((candidate) => candidate.graha === graha);
    return significator ? describeWorkLinks(chart, significator) : null;
  };
