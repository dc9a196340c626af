/** Ashtakavarga for work: the twelve houses as bars, and what the tenth, eleventh, twelfth and second make of them. */
import { timeKnown, type Chapter } from '#src/reports/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/sources.ts';
import { workHeadings, workLeads } from '#src/reports/content/en/career/headings.ts';
import { flow, housePoints, pointsWords } from '#src/reports/content/en/career/points.ts';
import { bindusOf } from '#src/reports/counted.ts';
import type { Reading } from '#src/reports/reading.ts';
import { say } from '#src/reports/say.ts';
import { ordinal, signName } from '#src/reports/words.ts';
import { signOfHouse } from '#src/astrology/houses.ts';

const HOUSES = [10, 11, 2] as const;
const [HIGH, LOW, AVERAGE] = [30, 25, 28];

export const workPoints: Chapter = {
  fits: timeKnown,
  write: (reading) => ({
    kind: 'table',
    id: 'work-points',
    ...workHeadings.points,
    lead: workLeads.points,
    figures: [barsOf(reading)],
    tables: [],
    statements: [...HOUSES.map((house) => houseStatement(reading, house)), flowStatement(reading)],
  }),
};

function barsOf({ chart }: Reading): Figure {
  const bars = bindusOf(chart).sarvaByHouse.map((value, i) => ({
    label: String(i + 1),
    note: signName(signOfHouse(chart, i + 1)).slice(0, 3),
    value,
  }));
  return { kind: 'bars', ...pointsWords, bars, average: AVERAGE, high: HIGH, low: LOW };
}

const bandOf = (points: number): 'high' | 'middle' | 'low' =>
  points >= HIGH ? 'high' : points <= LOW ? 'low' : 'middle';

function houseStatement(reading: Reading, house: (typeof HOUSES)[number]): Statement {
  const points = bindusOf(reading.chart).sarvaByHouse[house - 1]!;
  const because = `the ${ordinal(house)} house has ${points} of the 337 points`;
  return say(reading, housePoints[house][bandOf(points)], because, [`sarva.${house}`], sources.ashtakavarga);
}

/** Gain against work, outgo against gain. */
function flowStatement(reading: Reading): Statement {
  const { sarvaByHouse } = bindusOf(reading.chart);
  const [tenth, eleventh, twelfth] = [9, 10, 11].map((i) => sarvaByHouse[i]!) as [number, number, number];
  const key = `${eleventh > tenth ? 'easy' : 'hard'}${twelfth < eleventh ? 'Kept' : 'Spent'}` as const;
  const because = `the tenth, eleventh and twelfth count ${tenth}, ${eleventh} and ${twelfth}`;
  return say(reading, flow[key], because, ['sarva.10', 'sarva.11', 'sarva.12'], sources.ashtakavarga);
}
