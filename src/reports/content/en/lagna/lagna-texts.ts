/** The lagna before or after that of the given time. */
export const otherLagnaTexts = {
  title: 'The other possible lagna',
  opening: {
    before: (sign: string, clock: string, minutes: number): string =>
      `${sign} rose until ${clock}, ${formatMinutes(minutes)} before your time. If it is your lagna,`,
    after: (sign: string, clock: string, minutes: number): string =>
      `${sign} rose from ${clock}, ${formatMinutes(minutes)} after your time. If it is your lagna,`,
  },
  because: {
    before: (sign: string, lord: string): string =>
      `${lord} rules ${sign}, the sign before your lagna, and with it each graha is in the next house`,
    after: (sign: string, lord: string): string =>
      `${lord} rules ${sign}, the sign after your lagna, and with it each graha is in the house before`,
  },
} as const;

const formatMinutes = (minutes: number): string => (minutes === 1 ? 'one minute' : `${minutes} minutes`);

/** Headings, lead and reasons of the chapter on the lagna. */
type LagnaLead = { time: string; degree: string; sign: string; place: string; star: string; epithet: string };

export const lagnaTexts = {
  title: (sign: string): string => `Your lagna: ${sign}`,
  generalTitle: 'Your lagna',
  runningTitle: 'Your lagna',
  firstImpression: 'The first impression',
  strengths: 'What you bring, and where you use it',
  aboutTime: (clock: string): string => `about ${clock}`,
  lead: ({ time, degree, sign, place, star, epithet }: LagnaLead): string =>
    `At ${time} the ${degree} degree of ${sign} was rising in the east over ${place}, in ${star}, ${epithet}.`,
  leadReason: (sign: string, lord: string, degrees: string, quarter: string): string =>
    `${sign}, ruled by ${lord}, was rising, and its rising point, ${degrees}, is in the ${quarter} quarter of the star`,
  moonAndSun: (moon: string, sun: string): string => `at noon the Moon was in ${moon} and the Sun in ${sun}`,
  starReason: (star: string, deity: string): string => `the lagna is in ${star}, the star of ${deity}`,
  lordAtHome: (lord: string): string => `${lord}, lord of your lagna (lagnesh), is in the first house`,
  lord: (lord: string, house: string, sign: string): string =>
    `${lord}, lord of your lagna (lagnesh), is in your ${house} house, ${sign}`,
} as const;
