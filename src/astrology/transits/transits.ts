/**
 * Computes the transits of slow grahas relative to a birth chart: stays in signs, stations, passages over natal points.
 */
import type { Transits, TransitPassage, TransitStay } from '#src/astrology/contract-transits.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { parseInstant } from '#src/astrology/input.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { findStays } from '#src/astrology/motion/sign-stays.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { isFavourable } from './gochara.ts';
import { findPassages } from './passages.ts';
import { findStations } from './stations.ts';

const TRANSIT_GRAHAS = ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const satisfies readonly Graha[];

/** In days: longer than any stay of the graha in a sign. */
const MAX_STAY_DAYS = { Mars: 300, Jupiter: 500, Saturn: 1200, Rahu: 750, Ketu: 750 };

/**
 * Computes the transits between two ISO instants. Houses are whole signs counted from the natal Moon, as in the
 * classical books, and from the lagna, as is usual today. Passages over the exact degrees of Sun, Moon and lagna are
 * also modern: the classical books use signs only.
 *
 * If the birth time is unknown, there are no houses from the lagna, and no passages over Sun, Moon and lagna, because
 * these move too far in a day. Returns are then accurate to some days, and houses from the Moon are counted from its
 * sign at noon of the day of birth.
 * @throws ChartInputError for an instant outside 1800 to 2100
 */
export function computeTransits(chart: Chart, fromIso: string, toIso: string): Transits {
  const [from, to] = [fromIso, toIso].map((utc) => parseInstant({ ...chart, utc }).ut) as [number, number];
  const [start, end] = [formatIso(from), formatIso(to)];
  return {
    from: start,
    to: end,
    stays: TRANSIT_GRAHAS.flatMap((graha) => listStays(chart, graha, from, to)),
    stations: (['Mars', 'Jupiter', 'Saturn'] as const)
      .flatMap((graha) => findStations(graha, start, end, chart.settings))
      .toSorted((a, b) => a.at.localeCompare(b.at)),
    passages: listPassages(chart, start, end),
  };
}

function listStays(
  chart: Chart,
  graha: (typeof TRANSIT_GRAHAS)[number],
  from: number,
  to: number,
): TransitStay[] {
  return findStays(graha, from - MAX_STAY_DAYS[graha], to + MAX_STAY_DAYS[graha], chart.settings)
    .filter((stay) => stay.to.ut > from && stay.from.ut < to)
    .map(({ sign, enteredRetrograde, ...stay }) => {
      const houseFromMoon = countHouse(chart.grahas.Moon.sign, sign);
      return {
        graha,
        sign,
        from: stay.from.iso,
        to: stay.to.iso,
        enteredRetrograde,
        houseFromMoon,
        houseFromLagna: chart.lagna && countHouse(chart.lagna.sign, sign),
        isFavourable: isFavourable(graha, houseFromMoon),
      };
    });
}

const listPassages = (chart: Chart, from: string, to: string): TransitPassage[] =>
  TRANSIT_GRAHAS.flatMap((graha) =>
    listNatalPoints(chart, graha).flatMap((natalPoint) =>
      findPassages({ graha, ...natalPoint }, from, to, chart.settings),
    ),
  ).toSorted((a, b) => a.crossings[0]!.at.localeCompare(b.crossings[0]!.at));

/** Returns of Mars, every second year, are not used in readings. Ketu returns together with Rahu. */
const GRAHAS_WITH_RETURNS: readonly Graha[] = ['Jupiter', 'Saturn', 'Rahu'];

function listNatalPoints(
  { grahas, lagna }: Chart,
  graha: Graha,
): Pick<TransitPassage, 'natalPoint' | 'longitude'>[] {
  const returnPoints = GRAHAS_WITH_RETURNS.includes(graha)
    ? [{ natalPoint: graha, longitude: grahas[graha].longitude }]
    : [];
  if (!lagna) return returnPoints;
  return [
    { natalPoint: 'Sun', longitude: grahas.Sun.longitude },
    { natalPoint: 'Moon', longitude: grahas.Moon.longitude },
    { natalPoint: 'lagna', longitude: lagna.longitude },
    ...returnPoints,
  ];
}
