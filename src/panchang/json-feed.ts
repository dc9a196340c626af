/** The panchangs of the last days as a JSON Feed (jsonfeed.org, version 1.1). */
import { computeDayPanchang } from '#src/astrology/almanac/day-panchang.ts';
import type { LimbStay } from '#src/astrology/contract-almanac.ts';
import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { formatTithiName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';
import type { Place } from '#src/places/contract.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { PanchangTown } from './contract.ts';
import { formatClock } from './format-clock.ts';

const DAYS = 7;

type Options = { place: Place; town: PanchangTown; today: string; publicUrl: string };

/** The newest day first, as readers of feeds expect it. */
export function buildJsonFeed({ place, town, today, publicUrl }: Options): object {
  const page = `${publicUrl}/panchang/${town.slug}`;
  const dates = Array.from({ length: DAYS }, (_, days) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10),
  );
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Panchang for ${town.name}`,
    home_page_url: page,
    feed_url: `${publicUrl}/api/panchang/${town.slug}/feed.json`,
    language: 'en-IN',
    items: dates.map((date) => buildItem(place, date, `${page}/${date}`)),
  };
}

function buildItem(place: Place, date: string, url: string): object {
  const day = computeDayPanchang(place, date);
  const clock = (iso: string) => formatClock(iso, place.zone, date);
  const describe = (name: string, [stay]: readonly LimbStay[], nameOf: (part: number) => string) =>
    `${name}: ${nameOf(stay!.part)} until ${clock(stay!.to)}.`;
  const { hours, sunrise, sunset } = day;
  const lines = [
    describe('Tithi', day.tithis, formatTithiName),
    describe('Nakshatra', day.nakshatras, (part) => NAKSHATRAS[part - 1]!.name),
    describe('Yoga', day.yogas, (part) => YOGAS[part - 1]!.english),
    ...(sunrise && sunset ? [`Sunrise ${clock(sunrise)}, sunset ${clock(sunset)}.`] : []),
    ...(hours ? [`Rahu Kaal ${clock(hours.rahuKaal.from)} to ${clock(hours.rahuKaal.to)}.`] : []),
  ];
  return {
    id: url,
    url,
    title: `${VARAS[day.vara - 1]!.english}, ${date}`,
    content_text: lines.join('\n'),
    date_published: day.bounds.from,
  };
}
