/** One house, or its lord, described in two contradicting ways. */
import { GRAHAS } from '#src/astrology/contract.ts';
import { houseLordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import { houseBindus } from '#src/reports/content/en/houses/house-bindus.ts';
import { emptyHouse } from '#src/reports/content/en/houses/empty-house.ts';
import { areaJudgements } from '#src/reports/content/en/life-areas/area-judgements.ts';
import { strongestHouse, weakestHouse } from '#src/reports/content/en/strengths/strengths.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';
import { type ForbiddenPair, hasStatement, hasFact } from './document-queries.ts';

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Areas of life with one lord: its last word never denies how the lord was said to fare. */
const judged: ForbiddenPair[] = ([4, 7, 10] as const).flatMap((house) => {
  const fare = houseLordCondition[house];
  const { together, lord, lordOverInfluences, lordOverKaraka, lordOverPoints, ...rest } =
    areaJudgements[house];
  const { wait, influencesUnderLord, karakaUnderLord, pointsUnderLord } = rest;
  return [
    {
      name: `the lord of the ${formatOrdinal(house)} able in the judgement and weak before`,
      one: hasStatement(together, lord, lordOverInfluences, lordOverKaraka, lordOverPoints),
      other: hasStatement(fare.debilitated, fare.enemy),
    },
    {
      name: `the lord of the ${formatOrdinal(house)} weak in the judgement and able before`,
      one: hasStatement(wait, influencesUnderLord, karakaUnderLord, pointsUnderLord),
      other: hasStatement(fare.exalted, fare.moolatrikona, fare.own),
    },
  ];
});

const described: ForbiddenPair[] = HOUSES.flatMap((house) => {
  const { well, busy } = emptyHouse[house];
  const fare = houseLordCondition[house];
  return [
    {
      name: `the ${formatOrdinal(house)} house strongest by points and thin by points`,
      one: hasStatement(strongestHouse[house - 1]!),
      other: hasStatement(houseBindus[house].low, weakestHouse[house - 1]!),
    },
    {
      name: `the ${formatOrdinal(house)} house weakest by points and rich by points`,
      one: hasStatement(weakestHouse[house - 1]!),
      other: hasStatement(houseBindus[house].high),
    },
    {
      name: `the ${formatOrdinal(house)} house empty and with a guest`,
      one: hasStatement(well, busy),
      other: hasFact(new RegExp(`^(${GRAHAS.join('|')})\\.house=${house}$`)),
    },
    {
      name: `the lord of the ${formatOrdinal(house)} well and busy elsewhere`,
      one: hasStatement(well),
      other: hasStatement(busy),
    },
    {
      name: `the lord of the ${formatOrdinal(house)} at ease in its house and busy elsewhere`,
      one: hasStatement(fare.exalted, fare.moolatrikona, fare.own),
      other: hasStatement(busy, fare.debilitated, fare.enemy),
    },
  ];
});

export const byHouse: ForbiddenPair[] = [...described, ...judged];
