/** What matters most today in a town, as texts by the clock of the town. */
import { computeDayPanchang } from '#src/astrology/almanac/day-panchang.ts';
import type { LimbStay } from '#src/astrology/contract-almanac.ts';
import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { formatTithiName, VARAS } from '#src/astrology/panchang/panchang-names.ts';
import type { Place } from '#src/places/contract.ts';
import type { TownToday } from './contract.ts';
import { getLocalDate } from './dates.ts';
import { formatSpan, formatTime } from './format-clock.ts';

/** Shown to visitors who have not chosen a town. Without the gazetteer, so that the start of the server does not load it. */
const NEW_DELHI: Place = {
  id: '1261481',
  name: 'New Delhi',
  country: 'IN',
  latitude: 28.63576,
  longitude: 77.22445,
  zone: 'Asia/Kolkata',
};

export const computeTodayInDelhi = (now: Date): TownToday =>
  computeTownToday(NEW_DELHI, { slug: 'new-delhi', name: NEW_DELHI.name }, now);

export function computeTownToday(place: Place, { slug, name }: TownToday['town'], now: Date): TownToday {
  const date = getLocalDate(now, place.zone);
  const { tithis, nakshatras, hours, sunrise, sunset, vara } = computeDayPanchang(place, date);
  const describe = ([stay]: readonly LimbStay[], nameOf: (part: number) => string) => ({
    name: nameOf(stay!.part),
    end: `until ${formatTime(stay!.to, place.zone)}`,
  });
  return {
    town: { slug, name },
    date,
    weekday: VARAS[vara - 1]!.english,
    tithi: describe(tithis, formatTithiName),
    nakshatra: describe(nakshatras, (part) => NAKSHATRAS[part - 1]!.name),
    rahuKaal: hours && formatSpan(hours.rahuKaal, place.zone),
    sun: sunrise && sunset && `${formatTime(sunrise, place.zone)}–${formatTime(sunset, place.zone)}`,
  };
}
