/**
 * Counts the house of Mars from the lagna, the Moon and Venus. Manglik applies in the first, fourth, seventh, eighth
 * and twelfth house; the southern form of the verse ("dhane vyaye cha") adds the second. Sources: Muhurta Samgraha
 * Darpana (verse "lagne vyaye cha patale"); Brihat Parashara Hora Shastra ch. 80 (birth of women); for the three
 * origins B. V. Raman, Muhurtha, ch. on marriage.
 */
import type { Chart } from '#src/astrology/contract.ts';
import type { MarsCount, MarsOrigin } from '#src/astrology/contract-doshas.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { formatGraha } from '#src/astrology/phrases.ts';
import { countHouse } from '#src/astrology/zodiac.ts';

const NORTHERN_HOUSES = [1, 4, 7, 8, 12];
const SOUTHERN_HOUSE = 2;

/**
 * Weights of the usual comparison of doshas (dosha samya): most astrologers today give the lagna the most weight. B. V.
 * Raman, How to Judge a Horoscope, vol. 2, gives Venus the most weight and the lagna the least.
 */
const WEIGHTS: Record<MarsOrigin, number> = { lagna: 1, Moon: 0.5, Venus: 0.25 };

/** If the birth time is unknown, Mars is counted from the Moon and Venus only. */
export function countMarsHouses(chart: Chart): MarsCount[] {
  const origins: MarsOrigin[] = chart.lagna ? ['lagna', 'Moon', 'Venus'] : ['Moon', 'Venus'];
  return origins.map((origin) => countMarsHouseFrom(chart, origin));
}

function countMarsHouseFrom(chart: Chart, origin: MarsOrigin): MarsCount {
  const house = countHouse(getOriginSign(chart, origin), chart.grahas.Mars.sign);
  const isSouthern = house === SOUTHERN_HOUSE;
  const applies = isSouthern || NORTHERN_HOUSES.includes(house);
  return {
    origin,
    house,
    isSouthern,
    applies,
    weight: applies ? WEIGHTS[origin] * (isSouthern ? 0.5 : 1) : 0,
    because: `Mars is in the ${formatOrdinal(house)} from ${formatOrigin(origin)}`,
    keys: [origin === 'lagna' ? 'Mars.house' : `Mars.from.${origin}`],
  };
}

const formatOrigin = (origin: MarsOrigin): string => (origin === 'lagna' ? 'the lagna' : formatGraha(origin));

const getOriginSign = (chart: Chart, origin: MarsOrigin): number =>
  origin === 'lagna' ? chart.lagna!.sign : chart.grahas[origin].sign;
