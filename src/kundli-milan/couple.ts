/** The couple with all positions of the Moon that their birth times allow, and the kootas of each combination. */
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart, Point } from '#src/astrology/contract.ts';
import type { Ashtakoota } from '#src/astrology/contract-matching.ts';
import { formatIso, MINUTE_DAYS, parseUt } from '#src/astrology/ephemeris/instant.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { computeAshtakoota } from '#src/astrology/matching/ashtakoota.ts';
import { listMatchingStays, type MatchingStay } from '#src/astrology/matching/moon-stays.ts';
import { computeCivilDay } from '#src/astrology/panchang/civil-day.ts';
import { toBirthMoment } from '#src/delivery/birth-moment.ts';
import { BIRTH_TIME_MARGIN_MINUTES, type ResolvedBirth } from '#src/places/contract-birth.ts';

export type CouplePerson = {
  birth: ResolvedBirth;
  moment: BirthMoment;
  /** at local noon if the birth time is unknown */
  chart: Chart;
  /** one for a known birth time, else those of the civil day */
  stays: MatchingStay[];
};

export type Couple = {
  groom: CouplePerson;
  bride: CouplePerson;
  /** by the stay of the groom, then by that of the bride */
  kootas: Ashtakoota[][];
};

export function createCouple(groomBirth: ResolvedBirth, brideBirth: ResolvedBirth): Couple {
  const [groom, bride] = [createPerson(groomBirth), createPerson(brideBirth)];
  const kootas = groom.stays.map((groomStay) =>
    bride.stays.map((brideStay) => computeAshtakoota(groomStay.moon, brideStay.moon)),
  );
  return { groom, bride, kootas };
}

function createPerson(birth: ResolvedBirth): CouplePerson {
  const moment = toBirthMoment(birth);
  const chart = computeChart(moment);
  const stays = moment.isTimeKnown ? [toSingleStay(chart)] : listMatchingStays(getCivilDay(moment));
  return { birth, moment, chart, stays };
}

const toSingleStay = ({ grahas, utc }: Chart): MatchingStay => ({ moon: grahas.Moon, from: utc, to: utc });

function getCivilDay(moment: BirthMoment): { from: string; to: string } {
  const { start, end } = computeCivilDay(moment);
  return { from: formatIso(start), to: formatIso(end) };
}

/** The positions of the Moon around a known birth time, as far as such times are usually wrong. */
export function listNearbyStays({ chart }: CouplePerson): MatchingStay[] {
  const birth = parseUt(chart.utc);
  const [from, to] = [-1, 1].map((side) => birth + side * BIRTH_TIME_MARGIN_MINUTES * MINUTE_DAYS);
  return listMatchingStays({ from: formatIso(from!), to: formatIso(to!) });
}

/** Every combination of two possible Moons with its kootas. */
export const listCombinations = ({
  groom,
  bride,
  kootas,
}: Couple): { groom: Point; bride: Point; ashtakoota: Ashtakoota }[] =>
  groom.stays.flatMap((groomStay, i) =>
    bride.stays.map((brideStay, j) => ({
      groom: groomStay.moon,
      bride: brideStay.moon,
      ashtakoota: kootas[i]![j]!,
    })),
  );

/** By the stay of the groom, then by that of the bride. @param values in the order of `listCombinations` */
export const toTable = <T>({ groom, bride }: Couple, values: readonly T[]): T[][] =>
  groom.stays.map((_, i) => values.slice(i * bride.stays.length, (i + 1) * bride.stays.length));
