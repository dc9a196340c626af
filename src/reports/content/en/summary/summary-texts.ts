/** Labels, reasons and dated sentences of the general summary. */
import { formatAlternatives } from '#src/reports/content/en/grammar/index.ts';

export const summaryTexts = {
  labels: {
    lagna: 'Lagna, the rising sign',
    moon: 'Moon sign, your rashi',
    nakshatra: 'Birth star, your nakshatra',
    sun: 'Sun sign, sidereal',
  },
  quarter: (ordinal: string): string => `${ordinal} quarter`,
  lagnaNote: (degrees: string, star: string): string => `${degrees}, in ${star}`,
  moonNote: (degrees: string, house: string): string => `${degrees}, in the ${house} house`,
  anyHour: 'whatever the hour',
  allDay: 'all day long',
  later: (name: string): string => `at first, later ${name}`,
  laterAt: (name: string, clock: string): string => `before ${clock}, then ${name}`,

  leadReason: (lagna: string, moon: string): string => `the lagna is in ${lagna}, and the Moon is in ${moon}`,
  moonAllDay: (sign: string): string => `the Moon was in ${sign} at every hour of that day`,
  twoDescriptions: (atNoon: string, otherwise: string): string =>
    `Two descriptions are possible, and you can tell which is yours. ${atNoon} ${otherwise}`,
  /** @param hours "before 8:09 pm" */
  twoMoonSigns: (noonSign: string, hours: string, otherSign: string, otherHours: string): string =>
    `the Moon was in ${noonSign} ${hours} and in ${otherSign} ${otherHours}`,

  now: (...lords: string[]): string => `Now: ${lords.join(', ')}`,
  roundOverTitle: 'Now: a full round',
  roundOver: (date: string): string =>
    `The nine periods of 120 years were completed on ${date}, which is rare. The count begins again with the first.`,
  fromBirth: 'from birth',
  since: (date: string): string => `from ${date}`,
  /** of the mahadasha, then of the antardasha, whose dates follow */
  period: (mahaTone: string, antarTone: string, since: string, end: string): string =>
    `These are ${mahaTone}, ${antarTone}. This antardasha runs ${since} to ${end}.`,
  nowOneOf: (lords: readonly string[]): string => `Now: ${formatAlternatives(lords)}`,
  nowByHour: (periods: readonly { lord: string; tone: string }[]): string =>
    `With ${periods.map(({ lord, tone }) => `${lord}, ${tone}`).join('; with ')}. Your hour of birth decides.`,
  nowAtAnyHour: (tone: string): string =>
    `At whatever hour you were born, these are ${tone}. The dates are ranges, given further on.`,

  entry: (graha: string, sign: string, until: string): string =>
    `${graha} enters ${sign} and stays until ${until}.`,
  entryToMoonSign: (graha: string, sign: string, until: string): string =>
    `${graha} enters ${sign}, the sign of your Moon, and stays until ${until}.`,
  entryFromMoon: (graha: string, sign: string, until: string, place: string): string =>
    `${graha} enters ${sign}, the ${place} sign from your Moon, and stays until ${until}.`,

  mahaBegins: (graha: string, years: number): string => `${graha} begins its mahadasha of ${years} years`,
  /** Three dates follow each other. */
  antarBegins: [
    (graha: string, maha: string): string => `${graha} begins its antardasha within ${maha}`,
    (graha: string, maha: string): string => `Next within ${maha} is ${graha}`,
    (graha: string, maha: string): string => `The antardasha of ${graha} within ${maha} begins`,
  ],
  /** @param subjects “home and mother” */
  dated: (begin: string, subjects: string): string => `${begin}: ${subjects} come first.`,
} as const;
