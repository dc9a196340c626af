/** One row per event: its date, what happens, and what it is good for. */
import type { Eclipse } from '#src/astrology/lunations/eclipses.ts';
import { getNthSign } from '#src/astrology/zodiac.ts';
import {
  eclipseTexts,
  fullMoonNotes,
  ingressNotes,
  newMoonNotes,
  retrogradeIngressNote,
  stationNotes,
  titles,
} from '#src/newsletter/content/en.ts';
import { formatShortDate, formatTime, formatWeekday } from './month.ts';
import { getGrahaTitle, getSignText } from './names.ts';
import type { Ingress, MoonPhase, SkyEvent } from './sky-events.ts';

export type EventRow = {
  /** ISO instant */
  at: string;
  /** "16 Dec" */
  day: string;
  /** "Wed" */
  weekday: string;
  title: string;
  note: string;
};

export function toEventRow(event: SkyEvent): EventRow {
  const { at } = event;
  return {
    at,
    day: formatShortDate(at),
    weekday: formatWeekday(at),
    title: getTitle(event),
    note: [getTimeText(event), getNote(event)].filter(Boolean).join(' '),
  };
}

export function getTitle(event: SkyEvent): string {
  const sign = getSignText(event.sign);
  switch (event.kind) {
    case 'ingress':
      return getIngressTitle(event);
    case 'station':
      return titles.formatStation(getGrahaTitle(event.graha), event.turns, sign);
    default:
      return getMoonPhaseTitle(event);
  }
}

function getIngressTitle({ graha, sign, isReturn }: Ingress): string {
  if (graha === 'Rahu') return titles.formatNodes(getSignText(sign), getSignText(getNthSign(sign, 7)));
  return (isReturn ? titles.formatReturn : titles.formatIngress)(getGrahaTitle(graha), getSignText(sign));
}

function getMoonPhaseTitle({ kind, sign, eclipse }: MoonPhase): string {
  if (eclipse && eclipse.type !== 'penumbral')
    return titles.formatEclipse(getEclipseName(eclipse), getSignText(sign));
  return (kind === 'new-moon' ? titles.formatNewMoon : titles.formatFullMoon)(getSignText(sign));
}

const getEclipseName = ({ body, type }: Eclipse): string =>
  (eclipseTexts.titles[body] as Record<string, string>)[type]!;

/** A station is accurate to some minutes only, so it has no time. */
function getTimeText(event: SkyEvent): string | undefined {
  if (event.kind === 'station') return undefined;
  const umbra = 'eclipse' in event ? event.eclipse?.umbra : undefined;
  return umbra
    ? titles.formatSpan(formatTime(umbra.from), formatTime(umbra.to))
    : titles.formatTime(formatTime(event.at));
}

export function getNote(event: SkyEvent): string {
  switch (event.kind) {
    case 'ingress':
      return event.isReturn ? retrogradeIngressNote : ingressNotes[event.graha][event.sign - 1]!;
    case 'station':
      return stationNotes[event.graha][event.turns];
    default:
      return getMoonPhaseNote(event);
  }
}

function getMoonPhaseNote({ kind, sign, eclipse }: MoonPhase): string {
  const note = (kind === 'new-moon' ? newMoonNotes : fullMoonNotes)[(sign - 1) % 4]!;
  if (!eclipse) return note;
  return eclipse.type === 'penumbral'
    ? `${note} ${eclipseTexts.penumbral}`
    : eclipseTexts.seenFromIndia[eclipse.seenFromIndia];
}
