/** The content of one month, before it is rendered as HTML and text. */
import { frame } from '#src/newsletter/content/en.ts';
import { listEkadashiRows } from './ekadashi-rows.ts';
import { toEventRow, type EventRow } from './event-rows.ts';
import { composeLead, type Statement } from './lead.ts';
import { formatMonth, getDayNumber } from './month.ts';
import { listMoonlight, type DayOfMoon } from './moonlight.ts';
import { composeMoonSignSection, type MoonSignSection } from './moon-sign-section.ts';
import { listRetrogrades } from './retrogrades.ts';
import { listSkyEvents } from './sky-events.ts';

export type Newsletter = {
  /** YYYY-MM */
  month: string;
  /** "December 2026" */
  title: string;
  subject: string;
  lead: Statement;
  /** one sentence per planet that moves backwards at the start of the month */
  retrogrades: string[];
  rows: EventRow[];
  /** one entry per day of the month */
  moonlight: DayOfMoon[];
  /** days of the month with an event */
  markedDays: number[];
  /** by sign of the Moon, Mesha (Aries) first */
  moonSigns: MoonSignSection[];
};

/** Takes about a second. @param month YYYY-MM */
export function composeNewsletter(month: string): Newsletter {
  const events = listSkyEvents(month);
  const title = formatMonth(month);
  return {
    month,
    title,
    subject: frame.formatSubject(title),
    lead: composeLead(events),
    retrogrades: listRetrogrades(month),
    rows: [...events.map(toEventRow), ...listEkadashiRows(month)].toSorted((a, b) =>
      a.at.localeCompare(b.at),
    ),
    moonlight: listMoonlight(month),
    markedDays: [...new Set(events.map(({ at }) => getDayNumber(at)))],
    moonSigns: Array.from({ length: 12 }, (_, index) => composeMoonSignSection(month, events, index + 1)),
  };
}

let latest: Newsletter | undefined;

/** The newsletter of a month, computed once while the same month is asked for. */
export function getNewsletter(month: string): Newsletter {
  if (latest?.month !== month) latest = composeNewsletter(month);
  return latest;
}
