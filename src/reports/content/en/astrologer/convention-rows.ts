/** The conventions that decide the numbers of the tables, and why another almanac has other dates. */

export const conventionTexts = {
  title: 'Conventions',
  labels: {
    zodiac: 'Ayanamsa, node',
    sunrise: 'Sunrise',
    houses: 'Houses',
    otherDates: 'Dasha dates',
    strengths: 'Bala',
    arudhas: 'Arudhas',
    upagrahas: 'Upagrahas',
  },
  zodiac: {
    true: (ayanamsa: string, arc: string): string => `${ayanamsa} ${arc}; true node`,
    mean: (ayanamsa: string, arc: string): string => `${ayanamsa} ${arc}; mean node; an almanac with the true node has other dates for Rahu and Ketu, by up to a month`,
  },
  houses: 'Whole sign from the lagna; chalit and bhava bala by Sripati',
  /** why an almanac of the family has other dates */
  otherDates: (yearDays: number, days: string): string =>
    `Counted from the exact degree of the Moon, in years of ${yearDays} days. The almanac that your family owns rounds the Moon: one minute of arc moves every date by ${days}.`,
  otherDatesWithoutTime:
    'Counted from the Moon at both ends of the day. The almanac of your family takes the Moon of one hour and rounds it, so its dates lie between these two.',
  days: (count: number): string => (count === 1 ? 'one day' : `${count} days`),
  strengths: 'Shadbala and bhava bala as B. V. Raman computes them',
  arudhas: 'Scorpio and Aquarius by the stronger of two lords; house and 7th move to the 10th',
  upagrahas: 'Lagna at the start of each part; Mandi by the ghatis of Phaladeepika',
} as const;
