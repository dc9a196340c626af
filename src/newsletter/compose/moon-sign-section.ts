/** The paragraph for one Moon sign: the Sun's two houses, the month's important events, good days and slow days. */
import { DEFAULT_SETTINGS, computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { countHouse, getNthSign, getSign } from '#src/astrology/zodiac.ts';
import { formatGraha, formatOrdinal } from '#src/reports/text/phrases.ts';
import { areas, frame, moonSign as texts } from '#src/newsletter/content/en.ts';
import { selectImportant } from './importance.ts';
import type { Statement } from './lead.ts';
import { formatDate, formatDays, listNoons } from './month.ts';
import { getSignText } from './names.ts';
import type { Ingress, SkyEvent, Station } from './sky-events.ts';

export type MoonSignSection = Statement & { title: string };

/** By gochara the Moon is best in the eleventh from its sign at birth; in the eighth (chandrashtama) begin nothing large. */
const BEST_HOUSE = 11;
const SLOW_HOUSE = 8;

/** @param sign of the Moon at birth, 1 to 12 */
export function composeMoonSignSection(
  month: string,
  events: readonly SkyEvent[],
  sign: number,
): MoonSignSection {
  const sunIngress = events.find(
    (event): event is Ingress => event.kind === 'ingress' && event.graha === 'Sun',
  )!;
  const personalEvents = selectImportant(events.filter(isPersonal), 2);
  return {
    title: frame.formatMoonSignTitle(getSignText(sign)),
    text: [
      describeSun(sunIngress, sign),
      ...personalEvents.map((event) => describeEvent(event, sign)),
      texts.formatBestDays(formatDays(listDays(month, getNthSign(sign, BEST_HOUSE)))),
      texts.formatSlowDays(formatDays(listDays(month, getNthSign(sign, SLOW_HOUSE)))),
    ].join(' '),
    because: explain(sunIngress, personalEvents, sign),
  };
}

type PersonalEvent = Station | (Ingress & { graha: Exclude<Ingress['graha'], 'Sun'> });

const isPersonal = (event: SkyEvent): event is PersonalEvent =>
  event.kind === 'station' || (event.kind === 'ingress' && event.graha !== 'Sun');

const getArea = (moonSign: number, sign: number): string => areas[countHouse(moonSign, sign) - 1]!;

function describeSun({ at, sign }: Ingress, moonSign: number): string {
  const before = getArea(moonSign, getNthSign(sign, 12));
  return texts.formatSun(formatDate(at), before, getArea(moonSign, sign));
}

function describeEvent(event: PersonalEvent, moonSign: number): string {
  const [date, area] = [formatDate(event.at), getArea(moonSign, event.sign)];
  if (event.kind === 'station') return texts.stations[event.graha][event.turns](date, area);
  return event.isReturn ? texts.formatReturn(date, area) : texts.ingresses[event.graha](date, area);
}

/** The days on which the Moon is in the sign at noon. */
const listDays = (month: string, sign: number): Date[] =>
  listNoons(month).filter(
    (noon) =>
      getSign(computeSiderealLongitude('Moon', toInstant(parseUt(noon.toISOString())), DEFAULT_SETTINGS)) ===
      sign,
  );

function explain(sunIngress: Ingress, events: readonly PersonalEvent[], moonSign: number): string {
  const formatHouse = (sign: number) => formatOrdinal(countHouse(moonSign, sign));
  const sunPlaces = texts.formatSunPlaces(
    formatHouse(getNthSign(sunIngress.sign, 12)),
    formatHouse(sunIngress.sign),
  );
  const places = events.map(({ graha, sign }) => texts.formatPlace(formatGraha(graha), formatHouse(sign)));
  const list = [sunPlaces, ...new Set(places)].join('; ');
  return `${texts.formatBecause(list)} ${texts.formatMoonPlaces}`;
}
