/**
 * Chara dasha of Jaimini by the method of K. N. Rao, which Indian courses and programs use. Sources: K. N. Rao,
 * Predicting through Jaimini's Chara Dasha; Shalini Dhasmana, Jaimini System: An Introduction, ch. 6-8. Exaltation and
 * debilitation change no period: Rao rejects the year that some commentators add or deduct.
 */
import type { CharaDasha } from '#src/astrology/contract-dashas.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { GRAHAS } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import { listDashas, type MahaShare, repeatCycle } from './period-list.ts';

type CharaChart = Pick<Chart, 'lagna' | 'grahas' | 'settings' | 'utc'>;
type SignShare = MahaShare<{ sign: number }>;

/** The signs that two grahas rule: Scorpio with Ketu, and Aquarius with Rahu. */
const SECOND_LORDS: Partial<Record<number, Graha>> = { 8: 'Ketu', 11: 'Rahu' };

/**
 * The first period is that of the lagna. After twelve periods the cycle begins again with the same years.
 * @returns the twelve periods, and more until the age of 108; null if the birth time is unknown
 */
export function computeChara(chart: CharaChart): CharaDasha[] | null {
  const { lagna, settings, utc } = chart;
  if (!lagna) return null;
  const cycle = listSigns(lagna.sign, getDirection(lagna.sign)).map((sign): SignShare => ({
    ruler: { sign },
    years: computeYears(chart, sign),
    antars: listAntars(sign),
  }));
  const repeated = repeatCycle(cycle, 0, 0);
  return listDashas(repeated.length < 12 ? cycle : repeated, parseUt(utc), settings.yearDays);
}

/**
 * Signs are counted forwards from Aries, Taurus, Gemini, Libra, Scorpio and Sagittarius, the odd-footed signs, and
 * backwards from the others.
 */
const isOddFooted = (sign: number) => Math.floor((sign - 1) / 3) % 2 === 0;

/** Periods from a sign go forwards if the ninth sign from it is odd-footed. */
const getDirection = (sign: number): 1 | -1 => (isOddFooted(getNthSign(sign, 9)) ? 1 : -1);

const listSigns = (first: number, direction: 1 | -1): number[] =>
  Array.from({ length: 12 }, (_, step) => ((first - 1 + direction * step + 12) % 12) + 1);

/** Twelve equal antardashas in the direction of the dasha's sign, which is the last of them. */
function listAntars(sign: number): SignShare['antars'] {
  const [own, ...others] = listSigns(sign, getDirection(sign));
  return [...others, own!].map((antarSign) => ({ ruler: { sign: antarSign }, years: 1 }));
}

/** The years are the signs from the sign to its lord, less one; twelve if the lord is in the sign. */
function computeYears(chart: CharaChart, sign: number): number {
  const lordSign = findSignOfLord(chart, sign);
  const steps = isOddFooted(sign) ? lordSign - sign : sign - lordSign;
  return (steps + 12) % 12 || 12;
}

/**
 * Of two lords, one in the sign is ignored; both in the sign give twelve years. Elsewhere the one with more grahas in
 * its sign counts, or if they are equal, the one at the higher degree of its sign.
 */
function findSignOfLord({ grahas }: Pick<Chart, 'grahas'>, sign: number): number {
  const [first, second] = [getSignLord(sign), SECOND_LORDS[sign]];
  if (second === undefined) return grahas[first].sign;
  if (grahas[first].sign === sign) return grahas[second].sign;
  if (grahas[second].sign === sign) return grahas[first].sign;
  const countGrahas = (lord: Graha) =>
    GRAHAS.filter((graha) => grahas[graha].sign === grahas[lord].sign).length;
  const difference =
    countGrahas(first) - countGrahas(second) || grahas[first].degreeInSign - grahas[second].degreeInSign;
  return grahas[difference >= 0 ? first : second].sign;
}
