/** The first paragraph: what the two most important events of the month mean, and the reason. */
import { leads } from '#src/newsletter/content/en.ts';
import { getNote, getTitle } from './event-rows.ts';
import { selectImportant } from './importance.ts';
import { formatDate } from './month.ts';
import { getGrahaTitle } from './names.ts';
import type { SkyEvent } from './sky-events.ts';

export type Statement = { text: string; because: string };

export function composeLead(events: readonly SkyEvent[]): Statement {
  const important = selectImportant(events, 2);
  return {
    text: important.map(formatLead).join(' '),
    because: `${important.map((event) => `${getTitle(event)} on ${formatDate(event.at)}`).join(', and ')}.`,
  };
}

function formatLead(event: SkyEvent): string {
  const date = formatDate(event.at);
  switch (event.kind) {
    case 'station':
      return leads.stations[event.graha][event.turns](date);
    case 'ingress':
      return leads.formatIngress(getGrahaTitle(event.graha), date, getNote(event));
    default:
      return leads.formatSeenEclipse(date);
  }
}
