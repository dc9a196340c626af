/** Statements on the highest and lowest bindus and shadbala. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouse, getSignOfHouse } from '#src/astrology/houses.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { Gift, Strain } from '#src/reports/content/en/grahas/roles-and-traits.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import {
  strongestGraha,
  strongestHouse,
  strongYetLow,
  transitBindus,
  weakestGraha,
  weakestHouse,
  weakYetHigh,
} from '#src/reports/content/en/strengths/strengths.ts';
import {
  gradeBindus,
  requireShadbala,
  requireAshtakavarga,
  findBindusExtremes,
  getTransitSign,
} from '#src/reports/facts/chart-metrics.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findGift, findStrain } from '#src/reports/facts/graha-strength.ts';
import { formatGraha, toNumberWord, formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { roundRupas } from './strength-figures.ts';

export function writeHouseExtremeStatements(context: ReportContext): Statement[] {
  const counts = requireAshtakavarga(context.chart).sarvaByHouse;
  const { best, worst } = findBindusExtremes(context.chart);
  const [mostBindus, leastBindus] = [counts[best - 1]!, counts[worst - 1]!];
  const getSignNameOfHouse = (house: number) => getSignName(getSignOfHouse(context.chart, house));
  const mostReason = `${getSignNameOfHouse(best)}, your ${formatOrdinal(best)} house, has ${mostBindus} bindus, and no house has more`;
  const leastReason = `only ${leastBindus} bindus fall to ${getSignNameOfHouse(worst)}, your ${formatOrdinal(worst)} house, and none has fewer`;
  return [
    createStatement(context, strongestHouse[best - 1]!, mostReason, [`sarva.${best}`], sources.ashtakavarga),
    createStatement(context, weakestHouse[worst - 1]!, leastReason, [`sarva.${worst}`], sources.ashtakavarga),
  ];
}

/** Saturn and Jupiter by their bindus in the sign of their current transit. */
export const writeTransitBindusStatements = (context: ReportContext): Statement[] => [
  writeTransitBindusStatement(context, 'Jupiter', 'stands'),
  writeTransitBindusStatement(context, 'Saturn', 'has arrived'),
];

function writeTransitBindusStatement(
  context: ReportContext,
  graha: 'Jupiter' | 'Saturn',
  verb: string,
): Statement {
  const { chart, now } = context;
  const sign = getTransitSign(chart, now, graha);
  const bindus = requireAshtakavarga(chart).grahas[graha].bindus[sign - 1]!;
  const house = formatOrdinal(countHouse(chart.lagna!.sign, sign));
  const because = `${graha} ${verb} in ${getSignName(sign)}, your ${house} house, as this is written, and has ${toNumberWord(bindus)} of eight bindus there`;
  const keys = [`transit.${graha}`, `bindus.${graha}.${sign}`];
  return createStatement(
    context,
    transitBindus[graha][gradeBindus(bindus)],
    because,
    keys,
    sources.ashtakavarga,
  );
}

export function writeShadbalaExtremeStatements(context: ReportContext): Statement[] {
  const { grahas } = requireShadbala(context.chart);
  const ranked = CLASSICAL_GRAHAS.toSorted((a, b) => grahas[a].rank - grahas[b].rank);
  const [strongest, weakest] = [ranked[0]!, ranked.at(-1)!];
  const describeRupas = (graha: ClassicalGraha) =>
    `${roundRupas(grahas[graha].rupas).toFixed(2)} rupas where ${grahas[graha].required} are asked`;
  const strongestReason = `${formatGraha(strongest)} has ${describeRupas(strongest)}, the best proportion of the seven`;
  const weakestReason = `of the seven ${formatGraha(weakest)} has least for its needs, ${describeRupas(weakest)}`;
  return [
    createStatement(
      context,
      strongestGraha[strongest],
      strongestReason,
      [`rank.${strongest}`],
      sources.shadbala,
    ),
    ...writeStrongButLowStatements(context, strongest),
    createStatement(context, weakestGraha[weakest], weakestReason, [`rank.${weakest}`], sources.shadbala),
    ...writeWeakButHighStatements(context, weakest),
  ];
}

function writeStrongButLowStatements(context: ReportContext, graha: ClassicalGraha): Statement[] {
  const strain = findStrain(context.chart, graha);
  if (strain === null) return [];
  const [place, key] = describePlacement(context, graha, STRAIN_PHRASES[strain]);
  const because = `${formatGraha(graha)} leads by shadbala and yet stands in ${place}`;
  return [createStatement(context, strongYetLow, because, [`rank.${graha}`, key])];
}

function writeWeakButHighStatements(context: ReportContext, graha: ClassicalGraha): Statement[] {
  const gift = findGift(context.chart, graha);
  if (gift === null) return [];
  const [place, key] = describePlacement(context, graha, GIFT_PHRASES[gift]);
  const because = `${formatGraha(graha)} comes last by shadbala although it stands in ${place}`;
  return [createStatement(context, weakYetHigh, because, [`rank.${graha}`, key])];
}

/** Follow the name of the sign; empty if the house is named instead. */
const STRAIN_PHRASES: Record<Strain, string> = {
  debilitated: 'its sign of fall',
  enemy: 'which belongs to no friend of it',
  hidden: '',
};
const GIFT_PHRASES: Record<Gift, string> = {
  exalted: 'its height',
  own: 'a sign of its own',
  friendly: 'the sign of a friend',
  direction: '',
  angle: '',
  trine: '',
};

/** @returns the place as a phrase (the sign if there is a phrase for it, else the house), and the key of its fact */
function describePlacement(
  { chart }: ReportContext,
  graha: ClassicalGraha,
  signPhrase: string,
): [string, string] {
  if (signPhrase) return [`${getSignName(chart.grahas[graha].sign)}, ${signPhrase}`, `${graha}.dignity`];
  return [`the ${formatOrdinal(getHouse(chart, graha))} house`, `${graha}.house`];
}
