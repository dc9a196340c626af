import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouseLord, listOccupants } from '#src/astrology/houses.ts';
import type { AreaVerdict, JudgementTexts } from '#src/reports/content/en/life-areas/area-verdict.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { formatGraha, formatList, formatOrdinal } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import type { LifeArea } from './areas.ts';
import { type AreaVotes, countVotes, findInfluences, findKaraka, type Side } from './area-votes.ts';

/** The judgement of an area of life, by the votes for and against it; the reason names them all. `ownTexts` replaces texts of the area. */
export function writeJudgementStatement(
  context: ReportContext,
  area: LifeArea,
  ownTexts: Partial<JudgementTexts> = {},
): Statement {
  const { chart } = context;
  const verdict = decideVerdict(countVotes(chart, area));
  const text = ownTexts[verdict] ?? content.lifeAreas.areaJudgements[area.house][verdict];
  const evidence = [
    ...describeLords(chart, area),
    describeInfluences(chart, area),
    ...describeKaraka(chart, area),
    describeBindus(chart, area),
  ];
  const because = evidence.map(({ phrase }) => phrase).join('; ');
  const keys = new Set(evidence.flatMap((item) => item.keys));
  return createStatement(
    context,
    text,
    because,
    [...keys, (other) => JSON.stringify(countVotes(other.chart, area))],
    content.common.sources.lifeArea,
  );
}

type Evidence = { phrase: string; keys: readonly FactKey<ReportContext>[] };

const describeLords = (chart: Chart, { lordsOfHouses }: LifeArea): Evidence[] =>
  lordsOfHouses.map((house) => {
    const lord = getHouseLord(chart, house);
    return {
      phrase: content.lifeAreas.areaEvidence.lord(
        formatGraha(lord),
        formatOrdinal(house),
        describeCondition(chart, lord, house),
      ),
      keys: [`lord.${house}`, ...listConditionKeys(chart, lord, house)],
    };
  });

function describeKaraka(chart: Chart, area: LifeArea): Evidence[] {
  const karaka = findKaraka(chart, area);
  if (!karaka) return [];
  const phrase = content.lifeAreas.areaEvidence.karaka(formatGraha(karaka), describeCondition(chart, karaka));
  return [{ phrase, keys: listConditionKeys(chart, karaka) }];
}

function describeInfluences(chart: Chart, { house }: LifeArea): Evidence {
  const { helping, afflicting, working } = findInfluences(chart, house);
  const influences = [...helping, ...afflicting, ...working];
  if (influences.length === 0) return describeNoInfluences(chart, house);
  const { helping: help, afflicting: afflict, working: work } = content.lifeAreas.areaEvidence;
  const ordinal = formatOrdinal(house);
  const phrases = [
    ...describeGrahas(helping, help, ordinal),
    ...describeGrahas(afflicting, afflict, helping.length > 0 ? null : ordinal),
    ...describeGrahas(working, work, ordinal),
  ];
  const occupants = listOccupants(chart, house);
  const keys = influences.map((graha) =>
    occupants.includes(graha) ? `${graha}.house` : `${graha}.aspects.${house}`,
  );
  return { phrase: content.lifeAreas.areaEvidence.influences(phrases), keys };
}

function describeNoInfluences(chart: Chart, house: number): Evidence {
  const checkedGrahas = new Set<Graha>([
    'Sun',
    'Mars',
    'Jupiter',
    'Venus',
    'Saturn',
    getHouseLord(chart, house),
  ]);
  const keys = [`house.${house}`, ...[...checkedGrahas].map((graha) => `${graha}.aspects.${house}`)];
  const isLordThere = listOccupants(chart, house).includes(getHouseLord(chart, house));
  return { phrase: content.lifeAreas.areaEvidence.noInfluences(formatOrdinal(house), isLordThere), keys };
}

const describeGrahas = (
  grahas: readonly Graha[],
  write: (grahas: string, isPlural: boolean, house: string | null) => string,
  house: string | null,
): string[] =>
  grahas.length === 0 ? [] : [write(formatList(grahas.map(formatGraha)), grahas.length > 1, house)];

function describeBindus(chart: Chart, { house }: LifeArea): Evidence {
  const bindus = requireAshtakavarga(chart).sarvaByHouse[house - 1]!;
  return {
    phrase: content.lifeAreas.areaEvidence.bindus(formatOrdinal(house), bindus),
    keys: [`sarva.${house}`],
  };
}

/**
 * The weights of the votes: lord 3, occupants and aspects 2, karaka and bindus 1 each, in the order of Mantreswara. The lord decides
 * unless all others contradict it (four against three). If the lord is neutral, the heaviest of the others decides, and in a tie
 * the one that comes first.
 */
export function decideVerdict(votes: AreaVotes): AreaVerdict {
  if (votes.lord > 0) return decideWithStrongLord(votes);
  return votes.lord < 0 ? decideWithWeakLord(votes) : decideWithoutLord(votes);
}

function decideWithStrongLord({ influences, karaka, points }: AreaVotes): AreaVerdict {
  if (areAllOnSide(-1, influences, karaka, points)) return 'overruled';
  if (influences < 0) return 'lordOverInfluences';
  if (karaka < 0) return 'lordOverKaraka';
  if (points < 0) return 'lordOverPoints';
  return influences > 0 ? 'together' : 'lord';
}

function decideWithWeakLord({ influences, karaka, points }: AreaVotes): AreaVerdict {
  if (areAllOnSide(1, influences, karaka, points)) return 'carried';
  if (influences > 0) return 'influencesUnderLord';
  if (karaka > 0) return 'karakaUnderLord';
  return points > 0 ? 'pointsUnderLord' : 'wait';
}

function decideWithoutLord({ influences, karaka, points }: AreaVotes): AreaVerdict {
  const contradicts = (side: Side, ...others: Side[]) => others.includes(-side as Side);
  if (influences !== 0) {
    const isContradicted = contradicts(influences, karaka, points);
    if (influences > 0) return isContradicted ? 'influencesOver' : 'influences';
    return isContradicted ? 'afflictedOver' : 'afflicted';
  }
  if (karaka > 0) return contradicts(karaka, points) ? 'karakaOver' : 'karaka';
  if (karaka < 0) return contradicts(karaka, points) ? 'karakaLowOver' : 'karakaLow';
  return points > 0 ? 'points' : points < 0 ? 'pointsLow' : 'even';
}

const areAllOnSide = (side: Side, ...votes: Side[]): boolean => votes.every((vote) => vote === side);
