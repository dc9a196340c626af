/** Reasons and cells of the chapter on the slow grahas. */
import { formatCountOfEight, formatList, formatOrdinal } from '#src/reports/content/en/grammar/index.ts';

export const slowTransitReasons = {
  onMoon: (graha: string, sign: string, moonSign: string): string =>
    `${graha} in ${sign} is in the sign of your ${moonSign} Moon`,
  fromMoon: (graha: string, sign: string, place: number, moonSign: string): string =>
    `${graha} in ${sign} is ${formatOrdinal(place)} from your ${moonSign} Moon`,
  withPoints: (reason: string, points: number): string => `${reason}, on ${formatCountOfEight(points)} points`,
  obstruction: (obstructors: readonly string[], sign: string, graha: string, moonSign: string): string =>
    `${formatList(obstructors)}, in ${sign}, ${obstructors.length > 1 ? 'are' : 'is'} in the place that obstructs ${graha} for a Moon in ${moonSign}`,
} as const;

/** When a graha is in a sign. It may leave the sign and come back, in retrograde motion. */
export const stayTimes = {
  until: (to: string): string => `until ${to}`,
  fromTo: (from: string, to: string): string => `from ${from} to ${to}`,
  withPauses: (time: string, count: number): string => `${time}, with ${count === 1 ? 'a pause' : 'pauses'}`,
  lead: (graha: string, sign: string, time: string): string => `${graha} in ${sign}, ${time}:`,
  leadForMoonSign: (graha: string, sign: string, time: string, moonSign: string): string =>
    `${graha} in ${sign} for a Moon in ${moonSign}, ${time}:`,
  /** of two possible Moon signs, before the same text */
  joinLeads: (lead: string, other: string): string => `${lead.replace(/:$/, ';')} ${other}`,
} as const;

/** Above the drawing for one of two possible signs of the Moon. */
export const moonSignCase = (sign: string): string => `With the Moon in ${sign}`;

export const slowTransitLaneNote = (house: number): string => `house ${house}`;

export const slowTransitTable = {
  head: ['Graha', 'Sign', 'From', 'Until'],
  fromMoon: 'From the Moon',
  fromSign: (sign: string): string => `From ${sign}`,
  headWithTime: ['From lagna', 'Points'],
  points: (points: number): string => `${points} of 8`,
  noPoints: 'none',
} as const;
