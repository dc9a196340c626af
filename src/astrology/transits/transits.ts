/** Transits of the slow grahas over a birth chart: stays in signs, stations and passages over natal points. */
import type { Transits, TransitPassage, TransitStay } from '#src/astrology/contract-transits.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { parseInstant } from '#src/astrology/input.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { findStays } from '#src/astrology/motion/sign-stays.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { isFavourable } from './gochara.ts';
import { findPassages } from './passages.ts';
import { findStations } from './stations.ts';

const SLOW = ['Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const satisfies readonly Graha[];

/** Days, more than any stay in a sign. */
const MAX_STAY_DAYS = { Mars: 300, Jupiter: 500, Saturn: 1200, Rahu: 750, Ketu: 750 };

/**
 * Between two ISO instants. Houses are whole signs from the natal Moon, as in the classical books, and from the
 * lagna, as is usual today. Exact passages over Sun, Moon and lagna are also modern: the books use signs only.
 *
 * Without a birth time there are no houses from the lagna and no passages over Sun, Moon and lagna, which move too
 * far in a day; returns are accurate to some days, and the houses from the Moon are those of noon.
 * @throws ChartInputError for an instant outside 1800 to 2100
 */
export function computeTransits(chart: Chart, fromIso: string, toIso: string): Transits {
  const [from, to] = [fromIso, toIso].map((utc) => parseInstant({ ...chart, utc }).ut) as [number, number];
  const [start, end] = [formatIso(from), formatIso(to)];
  return {
    from: start,
    to: end,
    stays: SLOW.flatMap((graha) => listStays(chart, graha, from, to)),
    stations: (['Mars', 'Jupiter', 'Saturn'] as const)
      .flatMap((graha) => findStations(graha, start, end, chart.settings))
      .toSorted((a, b) => a.at.localeCompare(b.at)),
    passages: listPassages(chart, start, end),
  };
}

function listStays(chart: Chart, graha: (typeof SLOW)[number], from: number, to: number): TransitStay[] {
  return findStays(graha, from - MAX_STAY_DAYS[graha], to + MAX_STAY_DAYS[graha], chart.settings)
    .filter((stay) => stay.to.ut > from && stay.from.ut < to)
    .map(({ sign, backwards, ...stay }) => {
      const houseFromMoon = countHouse(chart.grahas.Moon.sign, sign);
      return {
        graha,
        sign,
        from: stay.from.iso,
        to: stay.to.iso,
        backwards,
        houseFromMoon,
        houseFromLagna: chart.lagna && countHouse(chart.lagna.sign, sign),
        favourable: isFavourable(graha, houseFromMoon),
      };
    });
}

const listPassages = (chart: Chart, from: string, to: string): TransitPassage[] =>
  SLOW.flatMap((graha) =>
    getNatalPoint(chart, graha).flatMap(({ over, longitude }) =>
      findPassages({ graha, longitude }, from, to, chart.settings).map((hits) => ({
        graha,
        over,
        longitude,
        hits,
      })),
    ),
  ).toSorted((a, b) => a.hits[0]!.at.localeCompare(b.hits[0]!.at));

/** Mars returns every second year, which is not used in readings; Ketu returns together with Rahu. */
const GRAHAS_WITH_RETURNS: readonly Graha[] = ['Jupiter', 'Saturn', 'Rahu'];

function getNatalPoint({ grahas, lagna }: Chart, graha: Graha): Pick<TransitPassage, 'over' | 'longitude'>[] {
  const own = GRAHAS_WITH_RETURNS.includes(graha)
    ? [{ over: graha, longitude: grahas[graha].longitude }]
    : [];
  if (!lagna) return own;
  return [
    { over: 'Sun', longitude: grahas.Sun.longitude },
    { over: 'Moon', longitude: grahas.Moon.longitude },
    { over: 'lagna', longitude: lagna.longitude },
    ...own,
  ];
}
