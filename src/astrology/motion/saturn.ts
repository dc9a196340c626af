/**
 * Saturn's transits relative to the natal Moon: Sade Sati, seven and a half years in the signs before, of and after
 * it; and Dhaiya.
 */
import type { Dhaiya } from '#src/astrology/contract-transits.ts';
import type { Chart, SaturnPassage, SaturnPhase } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { type Stay, findStays } from './sign-stays.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

/** By house from the Moon. */
export const SATURN_PHASES: Partial<Record<number, SaturnPhase['phase']>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
};

/**
 * Saturn returns within months after retrograding over a border; the next passage is more than twenty years later.
 */
const SAME_PASSAGE_DAYS = 3 * 365;

/**
 * Passages from birth to an age in years, by Saturn's sidereal signs counted from the Moon's sign. A passage that
 * was running at birth is reported from its beginning. Phases are in the order of Saturn's motion, including
 * retrograde returns; between them there may be gaps.
 */
export const findSadeSati = (chart: Chart, untilAge = 90): SaturnPassage[] =>
  findPassages(chart, untilAge, [12, 1, 2]).map((stays) => ({
    ...ends(stays),
    phases: stays.map((stay) => ({
      phase: SATURN_PHASES[countHouse(chart.grahas.Moon.sign, stay.sign)]!,
      sign: stay.sign,
      from: stay.from.iso,
      to: stay.to.iso,
    })),
  }));

/** Dhaiya, two and a half years each: Saturn in the fourth sign from the Moon (Ardhashtama, also called Kantaka) and in the eighth (Ashtama). */
export const findDhaiyas = (chart: Chart, untilAge = 90): Dhaiya[] =>
  ([4, 8] as const)
    .flatMap((house) =>
      findPassages(chart, untilAge, [house]).map((stays) => ({
        house,
        sign: stays[0]!.sign,
        ...ends(stays),
        stays: stays.map(({ from, to }) => ({ from: from.iso, to: to.iso })),
      })),
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** Saturn's stays in the given signs from the Moon, grouped by passage. */
function findPassages(chart: Chart, untilAge: number, houses: readonly number[]): Stay[][] {
  const birth = parseUt(chart.utc);
  const end = birth + untilAge * 365.25;
  const stays = findStays('Saturn', birth - 9 * 365.25, end + 9 * 365.25, chart.settings);
  return groupConsecutive(
    stays.filter(({ sign }) => houses.includes(countHouse(chart.grahas.Moon.sign, sign))),
  ).filter((passage) => passage.at(-1)!.to.ut > birth && passage[0]!.from.ut < end);
}

function groupConsecutive(stays: readonly Stay[]): Stay[][] {
  const passages: Stay[][] = [];
  for (const stay of stays) {
    const last = passages.at(-1);
    if (last && stay.from.ut - last.at(-1)!.to.ut < SAME_PASSAGE_DAYS) last.push(stay);
    else passages.push([stay]);
  }
  return passages;
}

const ends = (stays: readonly Stay[]) => ({ from: stays[0]!.from.iso, to: stays.at(-1)!.to.iso });
