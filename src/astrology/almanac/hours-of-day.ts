/**
 * The divisions of the day from sunrise to sunset and of the night to the next sunrise. Sources: choghadiya and Rahu Kaal by
 * the custom of the almanacs; hora by Surya Siddhanta 12.79; the fifteen muhurtas by Atharva Jyotisha 6-11.
 */
import {
  CHOGHADIYAS,
  type Choghadiya,
  type HoursOfDay,
  type TimeSpan,
} from '#src/astrology/contract-almanac.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { getPartOfGraha } from '#src/astrology/upagrahas/parts-of-day.ts';
import type { SunDayBounds } from '#src/astrology/shadbala/sun-day.ts';

/** Part of eight, from 1, by weekday from Sunday. */
const RAHU_PARTS = [8, 2, 7, 5, 6, 4, 3];

/** Each hora belongs to the next lord; after the last the list begins again. */
const HORA_LORDS: ClassicalGraha[] = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'];
/** By weekday from Sunday: the place of its lord in HORA_LORDS, and of its first choghadiya in CHOGHADIYAS. */
const FIRST_INDICES = [0, 3, 6, 2, 5, 1, 4];

/** @param vara 1 Sunday to 7 Saturday; @param bounds days from J2000.0 */
export function computeHoursOfDay(vara: number, { rise, set, nextRise }: SunDayBounds): HoursOfDay {
  const takeEighth = (part: number) => takePart(rise, set, 8, part);
  const takeEighthOf = (graha: ClassicalGraha) => takeEighth(getPartOfGraha(graha, vara, true) + 1);
  return {
    rahuKaal: takeEighth(RAHU_PARTS[vara - 1]!),
    yamaganda: takeEighthOf('Jupiter'),
    gulika: takeEighthOf('Saturn'),
    abhijit: takePart(rise, set, 15, 8),
    brahmaMuhurta: takePart(set, nextRise, 15, 14),
    choghadiyas: {
      day: listChoghadiyas(rise, set, FIRST_INDICES[vara - 1]!, 1),
      // At night they begin five places later in the list, and each one is five places after the one before.
      night: listChoghadiyas(set, nextRise, FIRST_INDICES[vara - 1]! + 5, 5),
    },
    horas: {
      day: listHoras(rise, set, FIRST_INDICES[vara - 1]!),
      night: listHoras(set, nextRise, FIRST_INDICES[vara - 1]! + 12),
    },
  };
}

const listChoghadiyas = (from: number, to: number, first: number, step: number): Choghadiya[] =>
  divide(from, to, 8).map((span, index) => ({ ...span, name: CHOGHADIYAS[(first + index * step) % 7]! }));

const listHoras = (from: number, to: number, first: number) =>
  divide(from, to, 12).map((span, index) => ({ ...span, lord: HORA_LORDS[(first + index) % 7]! }));

const divide = (from: number, to: number, count: number): TimeSpan[] =>
  Array.from({ length: count }, (_, index) => takePart(from, to, count, index + 1));

/** @param part from 1 */
function takePart(from: number, to: number, count: number, part: number): TimeSpan {
  const length = (to - from) / count;
  return { from: formatIso(from + (part - 1) * length), to: formatIso(from + part * length) };
}
