/** One house, or its lord, described in two contradicting ways. */
import { GRAHAS } from '#src/astrology/contract.ts';
import { houseLordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import { emptyHouse } from '#src/reports/content/en/houses/empty-house.ts';
import { areaJudgements } from '#src/reports/content/en/life-areas/area-judgements.ts';
import { strongestHouse, weakestHouse } from '#src/reports/content/en/strengths/strengths.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';
import { type ForbiddenPair, hasStatement, hasFact } from './document-queries.ts';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The closing judgement of an area of life must not contradict the condition of its house lord. */
const judgementPairs: ForbiddenPair[] = ([4, 7, 10] as const).flatMap((house) => {
  const lordCondition = houseLordCondition[house];
  const { together, lord, lordOverInfluences, lordOverKaraka, lordOverPoints, ...negativeTexts } =
    areaJudgements[house];
  const { wait, influencesUnderLord, karakaUnderLord, pointsUnderLord } = negativeTexts;
  return [
    {
      name: `the lord of the ${formatOrdinal(house)} able in the judgement and weak before`,
      hasFirst: hasStatement(together, lord, lordOverInfluences, lordOverKaraka, lordOverPoints),
      hasSecond: hasStatement(lordCondition.debilitated, lordCondition.enemy),
    },
    {
      name: `the lord of the ${formatOrdinal(house)} weak in the judgement and able before`,
      hasFirst: hasStatement(wait, influencesUnderLord, karakaUnderLord, pointsUnderLord),
      hasSecond: hasStatement(lordCondition.exalted, lordCondition.moolatrikona, lordCondition.own),
    },
  ];
});

const descriptionPairs: ForbiddenPair[] = HOUSES.flatMap((house) => {
  const { well, busy } = emptyHouse[house];
  return [
    {
      name: `the ${formatOrdinal(house)} house strongest and weakest by points`,
      hasFirst: hasStatement(strongestHouse[house - 1]!),
      hasSecond: hasStatement(weakestHouse[house - 1]!),
    },
    {
      name: `the ${formatOrdinal(house)} house empty and occupied`,
      hasFirst: hasStatement(well, busy),
      hasSecond: hasFact(new RegExp(`^(${GRAHAS.join('|')})\\.house=${house}$`)),
    },
    {
      name: `the lord of the ${formatOrdinal(house)} well and busy elsewhere`,
      hasFirst: hasStatement(well),
      hasSecond: hasStatement(busy),
    },
  ];
});

export const housePairs: ForbiddenPair[] = [...descriptionPairs, ...judgementPairs];
