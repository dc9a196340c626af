/** The words of the marks; the note on how to read the report explains each. */
export const markWords = {
  stable: 'firm',
  'minute-sensitive': 'depends on the time',
  borderline: 'close call',
} as const;

/** The marks of certainty beside statements, with the hours within which a statement holds. */
export const certaintyNotes = {
  firm: 'firm',
  firmWithin: (hours: string): string => `firm, ${hours}`,
  firmWithLagna: (sign: string): string => `firm, as long as ${sign} rises`,
  firmAtAnyHour: 'firm, whatever the hour',
  firmForSpelling: 'firm, for this spelling',
  needsMinute: (limit: string): string => `depends on the time: ${limit}`,
  closeCall: (limit: string): string => `close call: ${limit}`,
  holds: (hours: string): string => `holds ${hours}`,
  changesOnDay: 'close call: it changes on that day',
  /** of a statement that the unknown hour of birth decides */
  needsHour: 'close call: it needs the hour of birth',
  risesFrom: (sign: string, clock: string): string => `${sign} rises from ${clock}`,
  risesUntil: (sign: string, clock: string): string => `${sign} rises until ${clock}`,
  midnight: 'the date changes at midnight',
  from: (clock: string): string => `from ${clock} on`,
  until: (clock: string): string => `until ${clock}`,
  allDay: 'all that day',
  insideSign: (graha: string, arc: string, sign: string): string => `${graha} is ${arc} inside ${sign}`,
  endOfSign: (graha: string, arc: string, sign: string): string =>
    `${graha} is ${arc} from the end of ${sign}`,
  partBorder: (graha: string, arc: string): string => `${graha} is ${arc} from another part of its sign`,
} as const;

