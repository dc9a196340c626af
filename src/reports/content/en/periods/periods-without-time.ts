/** The mahadashas for an unknown birth time. */
export const periodsWithoutTime = {
  summary: 'Vimshottari, with every date as a range',
  lead: 'The mahadashas are counted from the exact place of the Moon. Without a birth time that place is known to about thirteen degrees, so each date here is a first and a last possible day.',
  head: ['Mahadasha', 'Begins at the earliest', 'Begins at the latest'],
  atBirth: 'at birth',
  /** @param hours “before 12:30 am”, empty for the whole day */
  caption: (star: string, hours: string): string =>
    hours
      ? `The mahadashas if you were born ${hours}, with the Moon in ${star}.`
      : `The mahadashas for a Moon in ${star}: born at the end of the day, and at its beginning.`,
  /** @param stars “Ashwini before 12:30 am” */
  omitted: (stars: string): string => `Left out, because the time was short: ${stars}.`,
  /** @param hours “before 5:29 am” */
  possible: (hours: string, graha: string, text: string): string =>
    `Born ${hours}, you are now in the period of ${graha}. ${text}`,
  possibleReason: (graha: string, hours: string, date: string): string =>
    `the place of the Moon ${hours} gives the period of ${graha} on ${date}`,
  next: (graha: string, text: string): string => `The period after that is ruled by ${graha}. ${text}`,
  nextReason: (graha: string, next: string): string => `in the order of Vimshottari ${next} follows ${graha}`,
  currentReason: (graha: string, date: string): string =>
    `born at any hour of that day, you would be in the period of ${graha} on ${date}`,
} as const;
